#!/usr/bin/env python3
"""Curio in Matrix rooms, with the standard library alone.

    MATRIX_TOKEN=... matrix.py https://matrix.example.org [CURIO OPTION...]

Environment: MATRIX_TOKEN (the bot's access token, never an argument), CURIO (the program, default curio).

One process of Curio serves all rooms over its json wire. Invite the bot: it joins. In a room it answers when a message begins with
its name (display name, user name or a pill), alone with a person always, by m.notice, where it was asked: reply and thread are kept.
"""
import collections
import itertools
import json
import os
import queue
import re
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

PAUSE = float(os.environ.get("CURIO_PAUSE", "2"))  # seconds before the first new try; doubled up to a minute
STALE = 300_000  # milliseconds: what was asked before a long outage is not answered any more
LARGEST = 60_000  # bytes of an event; servers refuse more than 65,536


def log(text):
    print(f"matrix.py: {text}".translate({i: " " for i in range(32)}), file=sys.stderr, flush=True)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the token to another host."""

    def redirect_request(self, *_):
        return None


class Refused(Exception):
    """The server said no, and asking again would not help."""


class Homeserver:
    opener = urllib.request.build_opener(NoRedirect)

    def __init__(self, base, token):
        url = urllib.parse.urlsplit(base)
        if url.scheme != "https" and url.hostname not in ("localhost", "127.0.0.1", "::1"):
            raise SystemExit("matrix.py: the token travels over https only")
        self.base, self.token = base.rstrip("/") + "/_matrix/client/v3", token

    def ask(self, method, path, body=None, query=None, patience=60, tries=None):
        """Asks until there is an answer, as slowly as the server wants; `tries` limits that."""
        url = self.base + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        pause = PAUSE
        for attempt in itertools.count(1):
            try:
                request = urllib.request.Request(url, data, headers, method=method)
                with self.opener.open(request, timeout=patience) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                try:
                    told = json.load(error)
                except (ValueError, OSError):
                    told = {}
                told = told if isinstance(told, dict) else {}
                if error.code == 429:
                    wait = told.get("retry_after_ms") or 1000 * float(error.headers.get("Retry-After") or pause)
                    time.sleep(min(wait / 1000, 600))
                    continue
                if error.code < 500:
                    raise Refused(f"{error.code} {told.get('errcode', '')}") from None
                reason = f"status {error.code}"
            except (OSError, ValueError) as error:  # no connection, or no JSON
                reason = str(error)
            if attempt == tries:
                raise Refused(reason)
            log(f"{method} {path.split('/')[1]}: {reason}; again in {pause:g} s")
            time.sleep(pause)
            pause = min(2 * pause, 60)


class Curio:
    """The program at the other end of two pipes; started again when it dies."""

    def __init__(self, command, answered):
        self.command, self.answered, self.lock = command, answered, threading.Lock()
        # The token is for this script alone.
        self.environment = {name: value for name, value in os.environ.items() if name != "MATRIX_TOKEN"}
        self.start()
        threading.Thread(target=self.listen, daemon=True).start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.environment)

    def listen(self):
        while True:
            for line in self.process.stdout:
                self.answered(json.loads(line))
            log(f"Curio ended with status {self.process.wait()}; it is started again")
            time.sleep(PAUSE)
            with self.lock:
                self.start()
            self.answered(None)

    def ask(self, request):
        line = json.dumps(request, ensure_ascii=False).encode("utf-8", "replace") + b"\n"
        with self.lock:
            try:
                self.process.stdin.write(line)
                self.process.stdin.flush()
            except OSError:
                pass  # it has died; `listen` sees that too, and what has no answer is asked again
        return len(line)


class Bridge:
    def __init__(self, server, options):
        self.server = server
        self.me = server.ask("GET", "/account/whoami")["user_id"]
        self.nick = self.me[1:].split(":")[0]
        try:
            shown = server.ask("GET", "/profile/" + quoted(self.me) + "/displayname", tries=3).get("displayname")
        except Refused:
            shown = None
        # The full user name first: `@fish:example.org` is not `@fish` with a colon.
        names = [re.escape(self.me)] + ["[@!]?" + re.escape(name) for name in (shown, self.nick) if name]
        self.address = re.compile(r"\s*(?:%s)(?:[:,\uff1a\uff0c]\s*|\s+|$)" % "|".join(names), re.IGNORECASE)
        self.joined, self.members = set(), {}
        self.waiting = {}  # by event: where its answer goes
        self.oversize = collections.deque(maxlen=100)  # the same for lines that Curio will not read
        self.outbox = queue.Queue(maxsize=1000)
        self.run_id, self.counter = time.time_ns(), itertools.count()
        threading.Thread(target=self.send, daemon=True).start()
        self.curio = Curio(
            [os.environ.get("CURIO", "curio"), "--wire", "json", "--nick", self.nick, *options], self.answered)

    # From Matrix to Curio

    def run(self):
        every = {"room": {"timeline": {"limit": 50}, "state": {"lazy_load_members": True}, "ephemeral": {"types": []},
                          "account_data": {"types": []}}, "presence": {"types": []}}
        first = json.loads(json.dumps(every))
        first["room"]["timeline"]["limit"] = 1  # what was said before the start is not for us
        state = self.server.ask("GET", "/sync", query={"filter": json.dumps(first)}, patience=120)
        self.joined.update(state.get("rooms", {}).get("join", {}))
        self.accept(state)
        log(f"{self.me} is in {len(self.joined)} rooms")
        while True:
            query = {"since": state["next_batch"], "timeout": 30000, "filter": json.dumps(every)}
            state = self.server.ask("GET", "/sync", query=query, patience=75)
            for room, news in state.get("rooms", {}).get("join", {}).items():
                self.hear(room, news)
            for room in state.get("rooms", {}).get("leave", {}):
                self.joined.discard(room)
            self.accept(state)

    def accept(self, state):
        for room in state.get("rooms", {}).get("invite", {}):
            try:
                self.server.ask("POST", "/join/" + quoted(room), {}, tries=3)
                log(f"joined {room}")
            except Refused as refusal:
                log(f"could not join {room}: {refusal}")

    def hear(self, room, news):
        events = news.get("timeline", {}).get("events", [])
        state = news.get("state", {}).get("events", [])
        if any(event.get("type") == "m.room.member" for event in events + state):
            self.members.pop(room, None)
        if room not in self.joined:  # what was said before we came is not for us either
            self.joined.add(room)
            for index, event in enumerate(events):
                if event.get("type") == "m.room.member" and event.get("state_key") == self.me:
                    events = events[index + 1:]
                    break
        for event in events:
            try:
                self.take(room, event)
            except (AttributeError, KeyError, TypeError) as fault:  # a stranger's event may hold anything
                log(f"an event of {room} was skipped: {fault!r}")

    def take(self, room, event):
        content = event.get("content") or {}
        relation = content.get("m.relates_to") or {}
        if (event.get("type") != "m.room.message" or event["sender"] == self.me
                or content.get("msgtype") != "m.text" or relation.get("rel_type") == "m.replace"
                or "m.new_content" in content or event.get("unsigned", {}).get("age", 0) > STALE):
            return
        text = content["body"]
        if relation.get("m.in_reply_to"):  # older clients quote what they reply to
            text = re.sub(r"\A(?:> .*\n)+\n", "", text)
        named = self.address.match(text)
        if named:
            text = f"{self.nick}: {text[named.end():]}"
        direct = self.count(room) <= 2
        if not (named or direct):
            return
        target = {"m.in_reply_to": {"event_id": event["event_id"]}}
        if relation.get("rel_type") == "m.thread":
            target.update(rel_type="m.thread", event_id=relation["event_id"], is_falling_back=True)
        request = {"id": event["event_id"], "room": room, "user": event["sender"], "direct": direct, "text": text}
        self.waiting[event["event_id"]] = [room, target, request]
        if len(self.waiting) > 10_000:
            self.waiting.pop(next(iter(self.waiting)))
        if self.curio.ask(request) > 8192:
            self.oversize.append(self.waiting.pop(event["event_id"]))

    def count(self, room):
        """How many have joined; asked again when somebody comes or goes."""
        if room not in self.members:
            try:
                answer = self.server.ask("GET", f"/rooms/{quoted(room)}/joined_members", tries=2)
                self.members[room] = len(answer["joined"])
            except Refused:
                return 3  # not known: only when addressed
        return self.members[room]

    # From Curio to Matrix

    def answered(self, answer):
        if answer is None:  # a new Curio: ask again what the old one left, but once, lest it was that which ended it
            self.oversize.clear()
            for waiting in list(self.waiting.values()):
                if waiting[2]:
                    self.curio.ask(waiting[2])
                    waiting[2] = None
            return
        target = self.waiting.pop(answer.get("id"), None)
        if target is None and answer.get("error", {}).get("code") == "tooLong" and self.oversize:
            target = self.oversize.popleft()
        text = answer.get("text") or answer.get("error", {}).get("message")
        if target is None or answer["outcome"] == "ignored" or not text:
            return
        room, relation, _ = target
        # An empty m.mentions: whatever stands in the text, nobody is rung.
        content = {"msgtype": "m.notice", "body": text, "m.mentions": {}, "m.relates_to": relation}
        if answer.get("html"):
            content.update(format="org.matrix.custom.html", formatted_body=answer["html"])
        if size(content) > LARGEST:
            content.pop("format", None)
            content.pop("formatted_body", None)
        while size(content) > LARGEST:
            content["body"] = content["body"][:len(content["body"]) * 3 // 4] + " …"
        try:
            self.outbox.put_nowait((room, content))
        except queue.Full:
            log("too much to say; an answer was dropped")

    def send(self):
        while True:
            room, content = self.outbox.get()
            # The same number however often it is tried, so that nothing is said twice.
            path = f"/rooms/{quoted(room)}/send/m.room.message/{self.run_id}-{next(self.counter)}"
            try:
                self.server.ask("PUT", path, content, tries=8)
            except Refused as refusal:
                log(f"not said in {room}: {refusal}")


def quoted(text):
    return urllib.parse.quote(text, safe="")


def size(content):
    return len(json.dumps(content).encode())


def main():
    token = os.environ.get("MATRIX_TOKEN")
    if len(sys.argv) < 2 or sys.argv[1].startswith("-") or not token:
        raise SystemExit(__doc__.strip())
    try:
        Bridge(Homeserver(sys.argv[1], token), sys.argv[2:]).run()
    except Refused as refusal:
        raise SystemExit(f"matrix.py: the server refuses: {refusal}")
    except KeyboardInterrupt:
        raise SystemExit(130)


if __name__ == "__main__":
    main()
