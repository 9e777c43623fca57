#!/usr/bin/env python3
"""The Matrix bridge against a small homeserver of its own on loopback. CURIO names the program."""
import http.server
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.parse

BRIDGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/Bridges/matrix.py")
ME = "@fish:lab.test"


class Homeserver(http.server.ThreadingHTTPServer):
    """Keeps what the bridge said, and tells it what a test wants it to hear."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.changed = threading.Condition()
        self.batches = []  # what each sync after the first tells
        self.sent, self.attempts, self.joined = [], [], []
        self.members = {"!lab:x": 3, "!dm:x": 2, "!new:x": 3}
        self.refusals = []  # (status, body) for the next sends
        self.sync_faults = []  # statuses for the next syncs
        self.count = 0
        self.backlog = set()

    def handle_error(self, request, client_address):
        """A bridge that is killed while it reads an answer is nothing to tell of."""

    def tell(self, rooms):
        with self.changed:
            self.batches.append(rooms)
            self.changed.notify_all()

    def event(self, body, sender="@ana:x", **content):
        self.count += 1
        return {"type": "m.room.message", "sender": sender, "event_id": f"$e{self.count}",
                "unsigned": {"age": 5}, "content": {"msgtype": "m.text", "body": body, **content}}

    def say(self, body, sender="@ana:x", room="!lab:x", **content):
        event = self.event(body, sender, **content)
        self.tell({"join": {room: {"timeline": {"events": [event]}}}})
        return event["event_id"]

    def wait(self, condition, seconds=30):
        with self.changed:
            return self.changed.wait_for(condition, seconds)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, body, status=200, **headers):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        server, url = self.server, urllib.parse.urlsplit(self.path)
        path, query = url.path.removeprefix("/_matrix/client/v3"), urllib.parse.parse_qs(url.query)
        if self.headers["Authorization"] != "Bearer secret-token":
            return self.reply({"errcode": "M_UNKNOWN_TOKEN"}, 401)
        if path == "/account/whoami":
            return self.reply({"user_id": ME})
        if path.endswith("/displayname"):
            return self.reply({"displayname": "Fish (Bot)"})
        if path.endswith("/joined_members"):
            room = urllib.parse.unquote(path.split("/")[2])
            return self.reply({"joined": {f"@u{i}:x": {} for i in range(server.members[room])}})
        if path != "/sync":
            return self.reply({"errcode": "M_UNRECOGNIZED"}, 404)
        if "since" not in query:
            backlog = [server.event(f"fish: comic {number}") for number in range(1, 21)]
            with server.changed:
                server.backlog = {event["event_id"] for event in backlog}
                server.changed.notify_all()
            return self.reply({"next_batch": "0", "rooms": {"join": {
                "!lab:x": {"timeline": {"events": backlog}}, "!dm:x": {}}}})
        since = int(query["since"][0])
        server.wait(lambda: len(server.batches) > since, 5)
        if server.sync_faults:
            fault = server.sync_faults.pop(0)
            return self.reply(b"<html>bad gateway</html>", fault)
        rooms = server.batches[since] if len(server.batches) > since else {}
        self.reply({"next_batch": str(min(since + 1, len(server.batches))), "rooms": rooms})

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"] or 0))
        with self.server.changed:
            self.server.joined.append(urllib.parse.unquote(self.path.rsplit("/", 1)[1]))
            self.server.changed.notify_all()
        self.reply({})

    def do_PUT(self):
        content = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        parts = self.path.split("/")
        server = self.server
        with server.changed:
            server.attempts.append((parts[-1], time.monotonic()))
            refusal = server.refusals.pop(0) if server.refusals else None
            if refusal is None:
                server.sent.append((urllib.parse.unquote(parts[5]), content))
            server.changed.notify_all()
        if refusal:
            return self.reply(refusal[1], refusal[0])
        self.reply({"event_id": f"$s{len(server.sent)}"})


def content(path):
    with open(path, "rb") as file:
        return file.read()


class MatrixTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Homeserver()
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.folder = tempfile.TemporaryDirectory()
        cls.bridge = subprocess.Popen(
            [sys.executable, BRIDGE, f"http://127.0.0.1:{cls.server.server_port}", "--offline", "--data",
             cls.folder.name],
            env={**os.environ, "MATRIX_TOKEN": "secret-token", "CURIO_PAUSE": "0.1"}, stderr=subprocess.PIPE)
        cls.complaints = []
        threading.Thread(target=lambda: cls.complaints.extend(cls.bridge.stderr), daemon=True).start()
        cls.people = 0
        assert cls.server.wait(lambda: cls.server.backlog), cls.complaints

    @classmethod
    def tearDownClass(cls):
        cls.bridge.kill()
        cls.bridge.wait()
        cls.server.shutdown()
        cls.server.server_close()
        cls.folder.cleanup()

    def setUp(self):
        # A person of their own for each test, so that no test speaks within another's limits.
        type(self).people += 1
        self.ana = f"@ana{self.people}:x"
        self.room = f"!lab{self.people}:x"
        self.server.members[self.room] = 3

    def answer(self, body, sender=None, room=None, **content):
        """Says something, and gives the event that comes back."""
        before = len(self.server.sent)
        self.asked = self.server.say(body, sender or self.ana, room or self.room, **content)
        self.assertTrue(self.server.wait(lambda: len(self.server.sent) > before), self.complaints)
        self.assertEqual(len(self.server.sent), before + 1)
        self.assertEqual(self.server.sent[-1][0], room or self.room)
        return self.server.sent[-1][1]

    def assertSilence(self, *events):
        """What was said gets no answer: the next question's is the first that comes."""
        before = len(self.server.sent)
        self.server.tell({"join": {self.room: {"timeline": {"events": list(events)}}}})
        self.assertIn("114", self.answer("fish: count fish", self.ana + "z")["body"])
        self.assertEqual(len(self.server.sent), before + 1)

    def test_an_answer_is_a_notice_that_replies_and_rings_nobody(self):
        content = self.answer("fish: show me the owlbear")
        self.assertEqual(content["msgtype"], "m.notice")
        self.assertTrue(content["body"].startswith("Owlbear\n"))
        self.assertEqual(content["format"], "org.matrix.custom.html")
        self.assertIn("<strong>Owlbear</strong>", content["formatted_body"])
        self.assertEqual(content["m.mentions"], {})
        self.assertEqual(content["m.relates_to"], {"m.in_reply_to": {"event_id": self.asked}})

    def test_a_thread_is_kept(self):
        content = self.answer("fish: comic 5", **{"m.relates_to": {"rel_type": "m.thread", "event_id": "$root"}})
        self.assertEqual(content["m.relates_to"], {
            "rel_type": "m.thread", "event_id": "$root", "is_falling_back": True,
            "m.in_reply_to": {"event_id": self.asked}})

    def test_everyone_has_a_place_of_their_own(self):
        said = [(self.ana, "comic 936", "936"), (self.ana + "b", "comic 20", "20"), (self.ana, "next", "935"),
                (self.ana + "b", "next", "19")]
        for sender, text, number in said:
            self.assertIn("#" + number, self.answer("fish: " + text, sender)["body"])

    def test_the_backlog_is_not_answered(self):
        self.answer("fish: count fish")
        for _, content in self.server.sent:
            self.assertNotIn(content["m.relates_to"]["m.in_reply_to"]["event_id"], self.server.backlog)

    def test_edits_notices_own_words_and_old_questions_are_not_answered(self):
        server = self.server
        edit = server.event("* fish: comic 13", self.ana, **{
            "m.new_content": {"body": "fish: comic 13"}, "m.relates_to": {"rel_type": "m.replace", "event_id": "$1"}})
        notice = server.event("fish: comic 14", self.ana, msgtype="m.notice")
        own = server.event("fish: comic 15", ME)
        old = server.event("fish: comic 16", self.ana)
        old["unsigned"]["age"] = 10_000_000
        self.assertSilence(edit, notice, own, old, server.event("comic 17", self.ana))

    def test_events_of_any_shape_are_survived(self):
        broken = [{}, {"type": "m.room.message"}, {"type": "m.room.message", "sender": self.ana, "content": []},
                  {"type": "m.room.message", "sender": self.ana, "content": {"msgtype": "m.text", "body": 7}},
                  {"type": "m.room.message", "sender": self.ana, "content": {"msgtype": "m.text"}},
                  {**self.server.event("fish: cod", self.ana), "event_id": None, "unsigned": None},
                  self.server.event("fish: cod", self.ana, **{"m.relates_to": "x"})]
        self.assertSilence(*broken)

    def test_every_way_to_address_it(self):
        for index, body in enumerate([
                "Fish (Bot): goblin", "fish (bot) goblin", "@fish:lab.test goblin", "@fish:lab.test: goblin",
                "fish, goblin", "!fish goblin"]):
            pill = {"formatted_body": f'<a href="https://matrix.to/#/{ME}">Fish (Bot)</a>: goblin'}
            self.server.members[f"!den{index}:x"] = 4
            content = self.answer(body, f"{self.ana}{index}", f"!den{index}:x", **pill)
            self.assertTrue(content["body"].startswith("Goblin"), body)

    def test_alone_with_a_person_it_needs_no_address(self):
        self.server.members[self.room] = 2
        self.assertTrue(self.answer("goblin")["body"].startswith("Goblin"))

    def test_the_quotation_before_a_reply_is_not_the_question(self):
        content = self.answer("> <@ben:x> fish: comic 12\n\nfish: goblin", **{
            "m.relates_to": {"m.in_reply_to": {"event_id": "$0"}}})
        self.assertTrue(content["body"].startswith("Goblin"))

    def test_a_server_that_is_slow_or_broken_is_asked_again(self):
        self.server.refusals += [(429, {"errcode": "M_LIMIT_EXCEEDED", "retry_after_ms": 400}), (502, {})]
        before = len(self.server.attempts)
        self.server.sync_faults += [502, 504]
        self.answer("fish: count fish")
        attempts = self.server.attempts[before:]
        self.assertEqual(len(attempts), 3)
        self.assertEqual(len({number for number, _ in attempts}), 1, "it could be said twice")
        self.assertGreaterEqual(attempts[1][1] - attempts[0][1], 0.4)

    def test_an_invitation_is_accepted_and_what_was_said_before_is_not_answered(self):
        self.server.tell({"invite": {"!new:x": {}}})
        self.assertTrue(self.server.wait(lambda: "!new:x" in self.server.joined))
        before = len(self.server.sent)
        arrival = {"type": "m.room.member", "state_key": ME, "sender": ME, "content": {"membership": "join"}}
        old, new = self.server.event("fish: comic 1"), self.server.event("fish: comic 2")
        self.server.tell({"join": {"!new:x": {"timeline": {"events": [old, arrival, new]}}}})
        self.assertTrue(self.server.wait(lambda: len(self.server.sent) > before))
        self.assertIn("#2", self.server.sent[before][1]["body"])

    def test_a_message_that_is_too_long_gets_one_sentence(self):
        self.assertIn("too long", self.answer("fish: " + "x" * 20_000)["body"])
        self.assertIn("114", self.answer("fish: count fish")["body"])

    def test_nobody_is_rung(self):
        content = self.answer("fish: find @room sale")
        self.assertNotIn("@room", content["body"] + content["formatted_body"])

    @unittest.skipUnless(os.path.isdir("/proc"), "only Linux shows a process's environment")
    def test_the_token_stays_with_the_bridge_and_a_dead_program_is_started_again(self):
        self.answer("fish: count fish")
        child = int(content(f"/proc/{self.bridge.pid}/task/{self.bridge.pid}/children").split()[0])
        self.assertNotIn(b"secret-token", content(f"/proc/{child}/environ"))
        self.assertNotIn(b"secret-token", content(f"/proc/{self.bridge.pid}/cmdline"))
        os.kill(child, signal.SIGKILL)
        end = time.monotonic() + 20
        while self.runs(child) and time.monotonic() < end:
            time.sleep(0.01)
        self.assertIn("114", self.answer("fish: count fish", self.ana + "b")["body"])

    @staticmethod
    def runs(process):
        try:
            return b") Z " not in content(f"/proc/{process}/stat")
        except OSError:
            # It may go between any two looks at it.
            return False


# A program that answers as much as it is asked for: so many signs of text, and as many of HTML.
TALKATIVE = """#!{python}
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    sign, count = request["text"].split()[-2:]
    text = (sign * 9 + " ") * (int(count) // 10)
    print(json.dumps({{"id": request["id"], "outcome": "understood", "text": text, "html": "<p>" + text + "</p>"}}), flush=True)
"""


class LargeAnswerTests(unittest.TestCase):
    """Case BR-14: a server refuses an event of more than 64 KiB, and then nobody would see anything."""

    LARGEST = 65_536

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        program = os.path.join(self.folder.name, "talkative")
        with open(program, "w") as file:
            file.write(TALKATIVE.format(python=sys.executable))
        os.chmod(program, 0o700)
        self.server = Homeserver()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.bridge = subprocess.Popen(
            [sys.executable, BRIDGE, f"http://127.0.0.1:{self.server.server_port}"],
            env={**os.environ, "CURIO": program, "MATRIX_TOKEN": "secret-token", "CURIO_PAUSE": "0.1"},
            stderr=subprocess.DEVNULL)
        self.assertTrue(self.server.wait(lambda: self.server.backlog))

    def tearDown(self):
        self.bridge.kill()
        self.bridge.wait()
        self.server.shutdown()
        self.server.server_close()
        self.folder.cleanup()

    def answer(self, sign, count):
        before = len(self.server.sent)
        self.server.say(f"fish: {sign} {count}")
        self.assertTrue(self.server.wait(lambda: len(self.server.sent) > before))
        return self.server.sent[-1][1]

    def test_both_bodies_count_and_the_text_alone_is_said_where_both_are_too_much(self):
        self.assertIn("formatted_body", self.answer("x", 20_000))
        content = self.answer("x", 40_000)
        self.assertNotIn("formatted_body", content)
        self.assertNotIn("format", content)
        self.assertEqual(len(content["body"]), 40_000)

    def test_a_text_that_is_too_long_is_cut_and_says_so(self):
        for sign in ("x", "é", "文", "🐟", '\\"'):
            content = self.answer(sign, 200_000)
            self.assertLess(len(json.dumps(content, ensure_ascii=False).encode()), self.LARGEST)
            self.assertGreater(len(json.dumps(content).encode()), 30_000, "more was cut than had to be")
            self.assertTrue(content["body"].startswith(sign * 9 + " "))
            self.assertTrue(content["body"].endswith(" …"))
        self.assertEqual(self.answer("x", 50)["body"], "xxxxxxxxx " * 5)


if __name__ == "__main__":
    unittest.main()
