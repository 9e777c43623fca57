#!/usr/bin/env python3
"""Two people in one channel of an IRC server, each with a place of their own.

    irc_people.py PORT '#lab' [NICK OF THE BOT]

Prints the conversation; the exit status is 1 when Curio does not do what it should.
"""
import select
import socket
import sys
import time

port, channel = int(sys.argv[1]), sys.argv[2]
bot = sys.argv[3] if len(sys.argv) > 3 else "curio"


class Person:
    """A connection that says lines and collects what the bot says."""

    def __init__(self, nick):
        self.nick, self.heard, self.buffer = nick, [], b""
        self.socket = socket.create_connection(("127.0.0.1", port))
        self.put(f"NICK {nick}\r\nUSER {nick} 0 * :{nick}\r\n".encode())
        self.wait(lambda line: b" 376 " in line or b" 422 " in line)
        self.put(f"JOIN {channel}\r\n".encode())
        self.wait(lambda line: b" 366 " in line)

    def put(self, data):
        self.socket.sendall(data)

    def lines(self, seconds):
        ready, _, _ = select.select([self.socket], [], [], seconds)
        if ready:
            data = self.socket.recv(65536)
            if not data:
                raise SystemExit(f"{self.nick} was thrown out")
            self.buffer += data
        *lines, self.buffer = self.buffer.split(b"\r\n")
        for line in lines:
            if line.startswith(b"PING"):
                self.put(b"PONG" + line[4:] + b"\r\n")
            elif line.lower().startswith(f":{bot}!".encode()) and b" PRIVMSG " in line:
                assert len(line) <= 510, f"{len(line)} bytes"
                line.decode("utf-8")
                self.heard.append(line.split(b" :", 1)[1].decode())
        return lines

    def wait(self, matches, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(matches(line) for line in self.lines(0.2)):
                return
        raise SystemExit(f"{self.nick} waited in vain")

    def settle(self, seconds=2.5):
        """Waits until the bot has been quiet for a while: after four lines it says one each 1.5 s."""
        quiet = time.monotonic()
        count = len(self.heard)
        while time.monotonic() - quiet < seconds:
            self.lines(0.1)
            if len(self.heard) != count:
                count, quiet = len(self.heard), time.monotonic()
        self.heard = []

    def say(self, text, expected=None, to=None, quiet=1.5):
        """Says a line; what the bot says until it has been quiet for a while, or until what is expected came."""
        self.settle()
        data = text if isinstance(text, bytes) else text.encode()
        self.put(b"PRIVMSG " + (to or channel).encode() + b" :" + data + b"\r\n")
        print(f"<{self.nick}> {data.decode('utf-8', 'backslashreplace')}")
        end = time.monotonic() + (20 if expected else quiet)
        while time.monotonic() < end:
            self.lines(0.1)
            if expected and any(expected in line for line in self.heard):
                break
        for line in self.heard:
            print(f"    {bot}: {line}")
        if expected and not any(expected in line for line in self.heard):
            raise SystemExit(f"expected: {expected}")
        if expected is None and self.heard:
            raise SystemExit("expected: silence")
        return self.heard


ana, ben = Person("ana"), Person("ben")
end = time.monotonic() + 30
while not any(b"JOIN" in line or b" 353 " in line for line in ana.lines(0.2)) and time.monotonic() < end:
    ana.put(f"NAMES {channel}\r\n".encode())
    if any(f"{bot}".encode() in line for line in ana.lines(0.5)):
        break

ana.say(f"{bot}: comic 936", "936")
ben.say(f"{bot}: comic 20", "20")
ana.say(f"{bot}: next", "935")
ben.say(f"{bot}: next", "19")
ben.say("nothing for anyone here")
ana.say(f"\x02{bot}\x02: \x0304,12comic\x03 10", "10")
ana.say(bot.encode() + b": goblin \xff\xfe", "Goblin")
ana.say(f"{bot}: more", "STR")
ben.say("comic 5", "5", to=bot)
ben.say("\x01VERSION\x01", to=bot)
ana.say(f"{bot}, count fish", "114")
print("ok: two people, each with a next of their own")
