#!/usr/bin/env python3
"""Makes Curio's catalogue data: catalogue/*.tsv, out of a folder of plain facts.

    python3 Sources/CAssets/make_catalogue.py FACTS_DIR

FACTS_DIR holds fish.json, monsters.json, characters.json, locations.json, episodes.json and
comics.json: lists of records with numbers, names, dates, enumerations and addresses, no prose.
catalogue/aliases.tsv is written by hand and merged in: nicknames that people use.

The form: UTF-8, one record a line, fields between tabs. The first line names the columns; they are
the names that facts have everywhere in Curio. The first three are always key, name and spellings
(other ways to write the name, which are no facts of their own). Lists are joined with "; ", which
no value holds. An empty field is a fact that is not known.

Monsters go on over lines that start with a tab: the kind of feature, a tab, the name, and parts
between "; ", each a keyword with its words (see `feature`). A `variant`, `casting` or `spells` line
belongs to the feature above it.
"""

import json
import os
import re
import sys
import unicodedata

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "catalogue")
LIST = "; "
FISH_PICTURES = "https://www.fishwatch.gov/sites/default/files/"
COMIC_PICTURES = "https://imgs.xkcd.com/comics/"
OUNCE = 28.35


def fail(message):
    sys.exit(f"make_catalogue: {message}")


def fold(text):
    """Lower case, without marks and punctuation: what two spellings have in common."""
    plain = unicodedata.normalize("NFD", text.lower())
    plain = re.sub(r"['’‘`\u0300-\u036f]", "", plain)
    return re.sub(r"[^\w]+", " ", plain).strip()


def number(value):
    return "" if value is None else f"{value:.10g}"


def field(value):
    if value is None:
        return ""
    if isinstance(value, list):
        for part in value:
            if ";" in part:
                fail(f"a list item holds the separator: {part!r}")
        value = LIST.join(value)
    value = str(value)
    if any(ord(character) < 32 for character in value):
        fail(f"a control character in {value!r}")
    return value


def without(prefix, address):
    """The address less the beginning that all of a catalog have in common."""
    if not address.startswith(prefix):
        fail(f"{address} does not start with {prefix}")
    return address[len(prefix):]


def distinct(spellings, known):
    """The spellings that say something new, in order."""
    seen = {fold(text) for text in known}
    fresh = []
    for text in spellings:
        if fold(text) not in seen:
            seen.add(fold(text))
            fresh.append(text)
    return fresh


# Fish


def fish(record, nicknames):
    name, scientific = record["name"], record["scientific_name"]
    aliases = distinct(record["aliases"], [name])
    food = record["nutrition"]
    serving = food["serving_g"] or (food.get("serving_oz") or 0) * OUNCE or None
    selenium = number(food["selenium_mcg"])
    if not selenium and food.get("selenium_pct_dv"):
        selenium = f"{food['selenium_pct_dv']}%"
    landed = record["landings"]
    spellings = name.split("/") if "/" in name else []
    spellings += scientific_spellings(scientific) + nicknames
    return {
        "key": record["slug"],
        "name": name,
        "spellings": distinct(spellings, [name, scientific] + aliases),
        "aliases": aliases,
        "scientificName": scientific,
        "harvest": record["harvest_type"],
        "region": record["regions"],
        "source": record["source_places"],
        "location": record["range_places"],
        "color": [color.replace("snow-white", "snow white") for color in record["color"]],
        "taste": record["taste"],
        "texture": record["texture"],
        "availability": record["available"],
        "season": [time for time in record["available"] if time != "year-round"]
        + record["available_months"],
        "gear": record["gear"],
        "population": record["population"],
        "fishingRate": record["fishing_rate"],
        "size": number(record["max_length_in"]),
        "weight": number(record["max_weight_lb"]),
        "lifespan": number(record["max_age_years"]),
        "landings": f"{landed['pounds']} {landed['year']}" if landed else "",
        "revenue": f"{landed['usd']} {landed['year']}" if landed else "",
        "serving": number(serving and round(serving)),
        "calories": number(food["calories"]),
        "protein": number(food["protein_g"]),
        "fat": number(food["fat_g"]),
        "saturatedFat": number(food["saturated_fat_g"]),
        "carbohydrates": number(food["carbohydrate_g"]),
        "sugars": number(food["sugars_g"]),
        "fiber": number(food["fiber_g"]),
        "cholesterol": number(food["cholesterol_mg"]),
        "sodium": number(food["sodium_mg"]),
        "selenium": selenium,
        "picture": without(FISH_PICTURES, record["image"]),
        "gallery": len(record["gallery"]),
    }


def scientific_spellings(text):
    """The single species of a scientific name that names several or holds remarks."""
    plain = re.sub(r"\s*\([^)]*\)", "", text)
    return [part for part in re.split(r",\s*|\s+and\s+", plain) if not part.endswith("spp.")]


# Monsters


def monster(record, nicknames, names):
    name = record["name"]
    without(f"/api/images/monsters/{record['index']}.png", record["image"])
    if not record["hp_roll"].startswith(record["hit_dice"]):
        fail(f"{name}: the hit dice are not in the roll")
    row = {
        "key": record["index"],
        "name": name,
        "spellings": distinct(monster_spellings(name) + nicknames, [name]),
        "size": record["size"],
        "type": record["type"],
        "subtype": record["subtype"],
        "alignment": record["alignment"],
        "armorClass": [armor(entry) for entry in record["ac"]],
        "hitPoints": f"{record['hp']} {record['hp_roll']}",
        "speed": distances(record["speed"], remarks={"fly": "hover"}),
    }
    for ability in "strength dexterity constitution intelligence wisdom charisma".split():
        row[ability] = record[ability[:3]]
    row |= {
        "saves": bonuses(record.get("saves")),
        "skills": bonuses(record.get("skills")),
        "vulnerabilities": record.get("vulnerable"),
        "resistances": record.get("resistant"),
        "immunities": record.get("immune"),
        "conditionImmunities": record.get("condition_immune"),
        "senses": distances(record["senses"], remarks={"blindsight": "blind_beyond"}),
        "languages": languages(record["languages"]),
        "challenge": {0.125: "1/8", 0.25: "1/4", 0.5: "1/2"}.get(
            record["cr"], number(record["cr"])),
        "xp": record["xp"],
        "proficiencyBonus": record["prof_bonus"],
        "forms": [names[index] for index in record.get("forms") or []],
    }
    lines = []
    kinds = [("trait", "special"), ("action", "actions"), ("reaction", "reactions"),
             ("legendary", "legendary")]
    for kind, column in kinds:
        for entry in record.get(column) or []:
            lines += feature(kind, entry)
    return row, lines


def monster_spellings(name):
    """Other ways to write a name that says two things."""
    if name.startswith("Swarm of "):
        return [name.removeprefix("Swarm of ").removesuffix("s") + " Swarm"]
    if "/" in name:
        return name.split("/")
    if "(" in name:
        return ["{1} {0}".format(*re.fullmatch(r"(.*) \((.*)\)", name).groups())]
    if "," in name:
        first, second = name.split(", ")
        short = second.removesuffix(" Form")
        return [f"{second} {first}", f"{first} {short}", f"{short} {first}",
                f"{first} in {second}"]
    return []


def armor(entry):
    sources = entry.get("armor") or [entry.get("spell") or entry.get("condition")]
    return " ".join([str(entry["value"]), entry["kind"], ", ".join(filter(None, sources))]).strip()


def distances(entries, remarks):
    """Feet by kind; a flag such as hover is a remark on the kind that it belongs to."""
    said = {"hover": "hover", "blind_beyond": "blind beyond this radius"}
    out = []
    for kind, feet in entries.items():
        if kind not in said:
            remark = said[remarks[kind]] if kind in remarks and entries.get(remarks[kind]) else ""
            out.append(f"{kind.replace('_', ' ')} {feet} {remark}".strip())
    flags = sum(kind in said for kind in entries)
    if flags != sum(" hover" in text or " blind beyond" in text for text in out):
        fail(f"a remark belongs nowhere: {entries}")
    return out


def bonuses(entries):
    return [f"{kind.replace('_', ' ')} {bonus}" for kind, bonus in (entries or {}).items()]


def languages(text):
    """One language a term, but "understands A, B, and C but can't speak" stays whole."""
    terms = []
    for part in filter(None, re.split(r",\s+", text)):
        open_clause = terms and "understands" in terms[-1] and not re.search(
            r"(can't|doesn't) speak", terms[-1])
        if open_clause:
            terms[-1] += ", " + part
        else:
            terms.append(part)
    return terms


def feature(kind, entry):
    """The lines of one feature.

    Parts after the name, each at most once but `damage` and `attacks`:
      attack +9 melee weapon      the bonus to hit and the kind of attack, as far as known
      reach 10, range 20/60       feet; normal and long range
      area cone 60                a shape and feet
      damage 2d6+5 fire           dice and type; | between choices, a remark in (), a save after ","
      hit 12                      what it does on average
      save CON 14 half            the ability, the number to beat, and what a success still costs
      recharge 5-6, daily 3, rest short long      when it may be used again
      conditions charmed prone    what it may impose
      attacks Bite x 1 + Claw x 2 what a multiattack is made of; several are alternatives
      cost 2                      in legendary actions
    """
    name = entry["name"]
    parts = []
    bonus, attack = entry.get("attack_bonus"), entry.get("kind")
    # The service fills in a bonus of 0 where there is no attack roll at all.
    if attack or bonus:
        parts.append(f"attack {bonus:+d} {(attack or '').removesuffix(' attack')}".strip())
    if "reach_ft" in entry:
        parts.append(f"reach {entry['reach_ft']}")
    if "range_ft" in entry:
        parts.append("range " + "/".join(map(str, entry["range_ft"])))
    if "area" in entry:
        parts.append(f"area {entry['area']['shape']} {entry['area']['size_ft']}")
    parts += ["damage " + damage(roll) for roll in entry.get("damage", [])]
    if "average_hit" in entry:
        parts.append(f"hit {entry['average_hit']}")
    if "dc" in entry:
        parts.append("save " + save(entry["dc"]))
    if "recharge" in entry:
        parts.append(f"recharge {entry['recharge']}")
    if "per_day" in entry:
        parts.append(f"daily {entry['per_day']}")
    if "recharge_after_rest" in entry:
        parts.append("rest " + " ".join(entry["recharge_after_rest"]))
    if "conditions" in entry:
        parts.append("conditions " + " ".join(entry["conditions"]))
    for choice in entry.get("attack_options") or [entry.get("attacks")]:
        if choice:
            parts.append("attacks " + " + ".join(f"{a['name']} x {a['count']}" for a in choice))
    if "cost" in entry:
        name = name.removesuffix(f" (Costs {entry['cost']} Actions)")
        parts.append(f"cost {entry['cost']}")
    lines = [f"\t{kind}\t" + field([name] + parts)]
    for variant in entry.get("options") or entry.get("sub_attacks") or []:
        lines += feature("variant", variant)
    if "spellcasting" in entry:
        lines += spellcasting(entry["spellcasting"])
    return lines


def damage(roll):
    if "options" in roll:
        return " | ".join(damage(option) for option in roll["options"])
    text = f"{roll['dice']} {roll['type']}"
    if "note" in roll:
        text += f" ({roll['note'].lower()})"
    if "dc" in roll:
        text += ", " + save(roll["dc"])
    return text


def save(dc):
    return f"{dc['ability']} {dc['value']} {dc['success']}"


def spellcasting(entry):
    """\tcasting\tINT; level 18; ...  and  \tspells\t0 Light; 2 Darkness, 1/day"""
    parts = [entry["ability"]]
    if "level" in entry:
        parts.append(f"level {entry['level']}")
    if "dc" in entry:
        parts.append(f"save {entry['dc']}")
    if "attack_bonus" in entry:
        parts.append(f"attack {entry['attack_bonus']:+d}")
    if "class" in entry:
        parts.append(f"class {entry['class']}")
    if "slots" in entry:
        levels = [str(level) for level in range(1, len(entry["slots"]) + 1)]
        parts.append("slots " + " ".join(str(entry["slots"][level]) for level in levels))
    spells = [f"{spell[1]} {', '.join([spell[0]] + spell[2:])}" for spell in entry["spells"]]
    return ["\tcasting\t" + field(parts), "\tspells\t" + field(spells)]


# Characters, locations, episodes


def character(record, nicknames):
    without(f"https://rickandmortyapi.com/api/character/avatar/{record['id']}.jpeg",
            record["image"])
    return {
        "key": record["id"],
        "name": record["name"],
        "spellings": distinct(nicknames, [record["name"]]),
        "status": record["status"],
        "species": record["species"],
        "kind": record["type"],
        "gender": record["gender"],
        "origin": record["origin"],
        "location": record["location"],
        "episodes": runs(record["episodes"]),
    }


def runs(numbers):
    """[1, 2, 3, 7] -> "1-3 7"."""
    spans = []
    for value in numbers:
        if spans and spans[-1][1] + 1 == value:
            spans[-1][1] = value
        else:
            spans.append([value, value])
    return " ".join(f"{low}-{high}" if high > low else str(low) for low, high in spans)


def location(record, nicknames, characters):
    residents = [who["id"] for who in characters if who["location_id"] == record["id"]]
    if residents != record["residents"]:
        fail(f"{record['name']}: the residents are not the characters who live there")
    return {
        "key": record["id"],
        "name": record["name"],
        "spellings": distinct(nicknames, [record["name"]]),
        "kind": record["type"],
        "dimension": record["dimension"],
        "residents": len(residents),
    }


def episode(record, nicknames):
    months = ("January February March April May June July August September October November"
              " December").split()
    month, day, year = record["air_date"].replace(",", "").split()
    return {
        "key": record["id"],
        "name": record["name"],
        "spellings": distinct(nicknames, [record["name"]]),
        "code": record["code"],
        "date": f"{year}-{months.index(month) + 1:02d}-{int(day):02d}",
        "characters": runs(record["characters"]),
    }


# Comics


def comic(record, nicknames):
    title = record["title"]
    # A title that only a right-to-left override turns round is kept as it reads.
    if title.startswith("\u202e"):
        title = title[:0:-1]
    return {
        "key": record["num"],
        "name": title,
        "spellings": distinct(nicknames, [title]),
        "date": record["date"],
        "picture": without(COMIC_PICTURES, record["img"]),
    }


# Reading and writing


def read_aliases():
    """Nicknames by catalog and key; each line repeats the name, so that a wrong key shows."""
    aliases = {}
    with open(os.path.join(HERE, "aliases.tsv"), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.strip() and not line.startswith("#"):
                fields = line.rstrip("\n").split("\t")
                if len(fields) != 4:
                    fail(f"aliases.tsv:{number}: want catalog, key, name and nicknames")
                catalog, key, name, nicknames = fields
                aliases.setdefault(catalog, {})[key] = (name, nicknames.split(LIST))
    return aliases


def write(catalog, records, key, make):
    wanted = ALIASES.pop(catalog, {})
    lines = []
    for record in records:
        name, nicknames = wanted.pop(str(record[key]), (None, []))
        row = make(record, nicknames)
        row, details = row if isinstance(row, tuple) else (row, [])
        if name not in (None, row["name"]):
            fail(f"aliases.tsv: {catalog} {record[key]} is {row['name']!r}, not {name!r}")
        if not lines:
            lines.append("\t".join(row))
        lines.append("\t".join(field(value) for value in row.values()))
        lines += details
    if wanted:
        fail(f"aliases.tsv: no such {catalog}: {', '.join(wanted)}")
    with open(os.path.join(HERE, f"{catalog}.tsv"), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines) + "\n")


def main(folder):
    def load(name):
        with open(os.path.join(folder, f"{name}.json"), encoding="utf-8") as file:
            return json.load(file)

    def by_name(records, key):
        return sorted(records, key=lambda record: (fold(record["name"]), record[key]))

    monsters, characters = load("monsters"), load("characters")
    names = {record["index"]: record["name"] for record in monsters}
    write("fish", by_name(load("fish"), "slug"), "slug", fish)
    write("monsters", by_name(monsters, "index"), "index",
          lambda record, nicknames: monster(record, nicknames, names))
    write("characters", characters, "id", character)
    write("locations", load("locations"), "id",
          lambda record, nicknames: location(record, nicknames, characters))
    write("episodes", load("episodes"), "id", episode)
    write("comics", load("comics"), "num", comic)
    if ALIASES:
        fail(f"aliases.tsv: no such catalog: {', '.join(ALIASES)}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    ALIASES = read_aliases()
    main(sys.argv[1])
