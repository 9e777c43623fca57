#!/usr/bin/env python3
"""What sessions cost, measured at the built program: memory and time of many people, and of very many lines.

    .ci/memory.py CURIO [PEOPLE [LINES]]

10,000 people say one line each over the json wire; then as many lines as asked for (default 0; 1000000 takes some minutes) come from
100 people. Told is the resident memory after the first answer and after each tenth, on Linux. Both ways of the json wire are measured.
"""
import json
import subprocess
import sys
import tempfile
import threading
import time

SAID = ["show haddock", "only farmed", "comic 936", "next comic", "who is birdperson", "undead of CR 5 or lower", "filter",
        "compare haddock and lingcod", "find dragon", "only Morty"]


class Curio:
    def __init__(self, program, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen([program, "--offline", "--wire", "json", "--data", self.folder.name, *options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = 0
        threading.Thread(target=self.count, daemon=True).start()

    def count(self):
        for _ in self.process.stdout:
            self.answers += 1

    def say(self, people, first, count, text):
        before = self.answers
        for number in range(first, first + count):
            line = {"user": f"user{number % people:05}", "text": text or SAID[number % len(SAID)]}
            self.process.stdin.write(json.dumps(line).encode() + b"\n")
        self.process.stdin.flush()
        while self.answers < before + count:
            time.sleep(0.005)

    def resident(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def measure(self, title, people, lines, text=None):
        self.say(people, 0, 1, text)
        first, start = self.resident(), time.monotonic()
        print(f"{title}: {first} KB after the first line")
        for tenth in range(10):
            self.say(people, 1 + tenth * (lines // 10), lines // 10, text)
            print(f"  {(tenth + 1) * lines // 10:8} lines {time.monotonic() - start:7.1f} s {self.resident():7} KB", flush=True)
        each = (self.resident() - first) * 1024 / min(people, lines)
        print(f"  {each:.0f} bytes a person more than after the first line")
        start = time.monotonic()
        self.process.stdin.close()
        print(f"  ended with {self.process.wait()} in {time.monotonic() - start:.1f} s")
        self.folder.cleanup()


program = sys.argv[1]
people = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
lines = int(sys.argv[3]) if len(sys.argv) > 3 else 0
for options in [], ["--in-order"]:
    name = " ".join(options) or "concurrent"
    Curio(program, *options).measure(f"{name}, the same line", people, people, "show haddock")
    Curio(program, *options).measure(f"{name}, many lines", people, people)
    if lines:
        Curio(program, *options).measure(f"{name}, 100 people", 100, lines, "count fish")
