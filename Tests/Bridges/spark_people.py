"""Twenty people talk to Curio through Spark: each line is answered once, in the order of its person, in a context of its own."""
import json
import os

from pyspark.sql import SparkSession

PEOPLE = [f"user{number}" for number in range(20)]
SAID = ["comic {start}", "next", "next"]

spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
lines = [
    (person, json.dumps({"id": turn, "user": person, "text": text.format(start=1000 + 10 * place)}))
    for turn, text in enumerate(SAID)
    for place, person in enumerate(PEOPLE)
]
command = f"{os.environ['CURIO']} --wire json --in-order --offline --data {os.environ['CURIO_DATA']}"
answers = spark.sparkContext.parallelize(lines, 4).partitionBy(4).values().pipe(command).map(json.loads).collect()
spark.stop()

heard = {person: [] for person in PEOPLE}
for answer in answers:
    heard[answer["user"]].append((answer["id"], answer["text"].splitlines()[1].split()[0]))
for place, person in enumerate(PEOPLE):
    first = 1000 + 10 * place
    expected = [(turn, f"#{first - turn}") for turn in range(len(SAID))]
    assert heard[person] == expected, (person, heard[person], expected)
print(f"{len(answers)} lines of {len(PEOPLE)} people, each answered in a context of its own")
