#!/usr/bin/env python3
"""Two people in one room of a Matrix homeserver, each with a place of their own.

    matrix_people.py http://127.0.0.1:18008 token BOT                  prints an access token of a user
    matrix_people.py http://127.0.0.1:18008 chat BOT                   the conversation, as alice and ben

Passwords are the names with -pw behind them. The exit status is 1 when Curio does not do what it should.
"""
import itertools
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

base, what, bot = sys.argv[1:4]
numbers = itertools.count(time.time_ns())


def ask(method, path, body=None, token=None):
    request = urllib.request.Request(
        base + "/_matrix/client/v3" + path, None if body is None else json.dumps(body).encode(),
        {"Content-Type": "application/json", **({"Authorization": "Bearer " + token} if token else {})}, method=method)
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)


def token_of(user):
    return ask("POST", "/login", {
        "type": "m.login.password", "identifier": {"type": "m.id.user", "user": user},
        "password": user + "-pw"})["access_token"]


if what == "token":
    print(token_of(bot))
    sys.exit()

alice, ben = token_of("alice"), token_of("ben")
me = ask("GET", "/account/whoami", token=alice)["user_id"]
server = me.split(":", 1)[1]
full = f"@{bot}:{server}"


def quoted(text):
    return urllib.parse.quote(text, safe="")


def send(token, room, content):
    path = f"/rooms/{quoted(room)}/send/m.room.message/{next(numbers)}"
    return ask("PUT", path, content, token)["event_id"]


class Room:
    def __init__(self, invited, **content):
        self.id = ask("POST", "/createRoom", {"preset": "private_chat", "invite": invited, **content}, alice)["room_id"]
        if f"@ben:{server}" in invited:
            ask("POST", "/join/" + quoted(self.id), {}, ben)
        end = time.monotonic() + 30
        while full not in ask("GET", f"/rooms/{quoted(self.id)}/joined_members", token=alice)["joined"]:
            if time.monotonic() > end:
                raise SystemExit(f"{full} did not come")
            time.sleep(0.2)
        self.since = ask("GET", "/sync", token=alice)["next_batch"]

    def say(self, who, text, expected=None, **content):
        token = alice if who == "alice" else ben
        print(f"<{who}> {text}")
        event = send(token, self.id, {"msgtype": "m.text", "body": text, **content})
        end = time.monotonic() + (20 if expected else 3)
        while time.monotonic() < end:
            news = ask("GET", f"/sync?timeout=1000&since={quoted(self.since)}", token=alice)
            self.since = news["next_batch"]
            for said in news.get("rooms", {}).get("join", {}).get(self.id, {}).get("timeline", {}).get("events", []):
                if said["sender"] != full or said["type"] != "m.room.message":
                    continue
                heard = said["content"]
                print("    " + f"{bot}: " + heard["body"].replace("\n", "\n        "))
                assert expected, "expected: silence"
                assert expected in heard["body"], f"expected: {expected}"
                assert heard["msgtype"] == "m.notice" and heard["m.mentions"] == {}
                assert heard["m.relates_to"]["m.in_reply_to"]["event_id"] == event
                return heard
        if expected:
            raise SystemExit(f"expected: {expected}")


room = Room([full, f"@ben:{server}"], name="lab")
room.say("alice", f"{bot}: comic 936", "#936")
room.say("ben", f"{bot}: comic 20", "#20")
room.say("alice", f"{bot}: next", "#935")
room.say("ben", f"{bot}: next", "#19")
room.say("ben", "nothing for anyone here")
root = send(alice, room.id, {"msgtype": "m.text", "body": "a thread"})
thread = {"rel_type": "m.thread", "event_id": root}
heard = room.say("alice", f"{full}: show me the owlbear", "Owlbear", **{"m.relates_to": thread})
assert heard["m.relates_to"]["event_id"] == root and heard["m.relates_to"]["rel_type"] == "m.thread"
assert "<strong>Owlbear</strong>" in heard["formatted_body"]
edit = {"m.new_content": {"msgtype": "m.text", "body": f"{bot}: comic 5"},
        "m.relates_to": {"rel_type": "m.replace", "event_id": root}}
room.say("alice", f"* {bot}: comic 5", **edit)
private = Room([full], is_direct=True)
private.say("alice", "comic 404", "404")
private.say("alice", "goblin", "Goblin")
print("ok: two people, each with a next of their own, a thread, an edit and a direct chat")
