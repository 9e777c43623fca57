#!/usr/bin/env python3
"""The IRC bridge with a stand-in for ii. CURIO names the program."""
import glob
import os
import shutil
import subprocess
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
BRIDGE = os.path.join(HERE, "../../Sources/Bridges/irc-ii.sh")


def content(path):
    with open(path, "rb") as file:
        return file.read()


class IRCTests(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        os.makedirs(self.path("bin"))
        os.makedirs(self.path("tmp"))
        os.symlink(os.path.join(HERE, "ii_stand_in.py"), self.path("bin/ii"))
        self.bridge = subprocess.Popen(
            [BRIDGE, "irc.test", "#lab", "--offline", "--data", self.path("data")], stderr=subprocess.DEVNULL,
            env={**os.environ, "PATH": self.path("bin") + ":" + os.environ["PATH"], "TMPDIR": self.path("tmp"),
                 "II_SAID": self.path("said"), "CURIO_PAUSE": "0.1", "CURIO_PACE": "20", "IRC_PASSWORD": "secret"})
        self.taken = 0
        self.assertTrue(self.until(lambda: glob.glob(self.path("tmp/*/irc/irc.test/#lab/out"))))

    def tearDown(self):
        self.bridge.terminate()
        self.bridge.wait(10)
        shutil.rmtree(self.home, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.home, name)

    def until(self, condition, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            time.sleep(0.02)
        return False

    def hear(self, folder, line):
        path = glob.glob(self.path("tmp/*/irc/irc.test"))[0] + "/" + folder
        os.makedirs(path, exist_ok=True)
        if not os.path.exists(path + "/in"):
            os.mkfifo(path + "/in")
        with open(path + "/out", "ab") as out:
            out.write(b"1700000000 " + line + b"\n")

    def said(self):
        if not os.path.exists(self.path("said")):
            return []
        with open(self.path("said"), "rb") as file:
            lines = file.read().split(b"\n")[:-1]
        return [line.split(b"\t", 1)[1] for line in lines if line.startswith(b"#lab\t")]

    def ask(self, line, count):
        self.taken = len(self.said())
        self.hear("#lab", line)
        self.assertTrue(self.until(lambda: len(self.said()) >= self.taken + count), self.said()[self.taken:])
        return self.said()[self.taken:]

    def test_two_people_and_what_is_not_for_us(self):
        self.assertEqual(self.ask(b"<ana> curio: comic 20", 4)[1], b"#20 \xc2\xb7 1 January 2006")
        self.assertIn(b"#936", self.ask(b"<ben> curio: comic 936", 4)[1])
        for line in (b"<ana> nothing for us", b"<curio> curio: comic 1", b'-!- "curio: comic 2"', b"<ana> curious: comic 3"):
            self.hear("#lab", line)
        # Colour codes go with their digits, bad bytes do not matter.
        self.assertIn(b"#19", self.ask(b"<ana> \x02curio\x02: \x0304,12next\x03 \xff", 4)[1])
        self.assertIn(b"#935", self.ask(b"<ben> curio: next", 4)[1])

    def test_a_long_answer_is_three_lines_and_then_more_for_the_same_person(self):
        first = self.ask(b"<ana> curio: show me the owlbear", 4)
        self.assertEqual(first[0], b"Owlbear")
        self.assertIn("more lines".encode(), first[3])
        self.hear("#lab", b"<ben> more")
        second = self.ask(b"<ana> curio: more", 4)
        self.assertTrue(second[0].startswith(b"STR 20"))
        for line in first + second:
            self.assertLessEqual(len(line), 350)
            line.decode("utf-8")

    @unittest.skipUnless(os.path.isdir("/proc"), "only Linux shows a process's children")
    def test_a_dead_program_is_started_again(self):
        self.ask(b"<ana> curio: count fish", 1)
        for child in content(f"/proc/{self.bridge.pid}/task/{self.bridge.pid}/children").split():
            process = f"/proc/{int(child)}/"
            if b"--wire\0plain" in content(process + "cmdline"):
                self.assertNotIn(b"secret", content(process + "environ"))
                os.kill(int(child), 9)
        self.assertEqual(self.ask(b"<ana> curio: count fish", 1), [b"There are 114 fish."])


if __name__ == "__main__":
    unittest.main()
