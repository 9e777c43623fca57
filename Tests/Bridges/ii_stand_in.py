#!/usr/bin/env python3
"""Stands in for ii: makes its folders and pipes, writes its logs, and obeys /j; no server is needed.

II_SAID names a file to which every line goes that reaches a pipe: FOLDER, a tab, the line.
"""
import os
import sys
import threading
import time

options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
base, nick = os.path.join(options["-i"], options["-s"]), options["-n"]
lock = threading.Lock()


def log(folder, line):
    with open(os.path.join(base, folder, "out"), "ab") as out:
        out.write(b"%d %s\n" % (time.time(), line))


def serve(folder):
    os.makedirs(os.path.join(base, folder))
    pipe = os.path.join(base, folder, "in")
    os.mkfifo(pipe)
    with open(os.open(pipe, os.O_RDWR), "rb", buffering=0) as source:
        log(folder, b"-!- " + nick.encode() + b" has joined " + folder.encode() if folder else b"-!- End of MOTD")
        for line in iter(source.readline, b""):
            with lock, open(os.environ["II_SAID"], "ab") as said:
                said.write(folder.encode() + b"\t" + line)
            if line.startswith(b"/j "):
                threading.Thread(target=serve, args=(line[3:].strip().decode(),), daemon=True).start()
            elif folder:
                log(folder, b"<" + nick.encode() + b"> " + line.rstrip(b"\n"))


serve("")
