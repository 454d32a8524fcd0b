#!/usr/bin/env python3
"""Plays the demo's live screen in pseudo-terminals: `terminal_tests.py DEMO`.

Of any size, with signals at any moment, with a window that is closed: the demo ends as it should, never by a
trap, and leaves the terminal as it was.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

DEMO = sys.argv[1] if len(sys.argv) == 2 else sys.exit(__doc__)
# What the demo switches, with what each is before.
MODES = {"1049": "l", "25": "h", "7": "h"}
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]


class Live:
    """A demo in a terminal, and what that shows."""

    def __init__(self, columns, lines, scene="inbox", owns_terminal=False):
        self.master, self.slave = pty.openpty()
        self.output = ""
        self.resize(columns, lines)
        self.before = termios.tcgetattr(self.slave)

        def prepare():
            # Whoever runs this may ignore some, and a process inherits that.
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            if owns_terminal:
                os.setsid()
                fcntl.ioctl(0, termios.TIOCSCTTY)

        self.process = subprocess.Popen(
            [DEMO, "live", scene], stdin=self.slave, stdout=self.slave, stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}, preexec_fn=prepare)

    def resize(self, columns, lines):
        self.size = columns, lines
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def is_raw(self):
        return not termios.tcgetattr(self.slave)[3] & termios.ICANON

    def read(self, seconds=0.0):
        """Reads what is there, or comes before so many seconds without anything have gone by."""
        while self.master is not None and select.select([self.master], [], [], seconds)[0]:
            self.output += os.read(self.master, 65536).decode(errors="replace")

    def wait_for(self, condition, what):
        end = time.monotonic() + 10
        while not condition():
            assert time.monotonic() < end, f"{self}: {what} must come (was {self.lines()})"
            assert self.process.poll() is None, f"{self}: {what} must come (ended: {self.end()})"
            self.read(0.01)
        self.read(0.05)

    def wait_until_drawn(self):
        """Waits until there is something on the newest screen."""
        self.wait_for(lambda: re.search(r"\x1b\[2J.*\x1b\[1;1H\x1b\[K", self.output, re.S), "a screen")

    def press(self, keys):
        os.write(self.master, keys.encode())
        self.read(0.15)

    def resize_and_wait(self, columns, lines):
        self.read()
        self.output = re.sub(r"\x1b\[2J", "", self.output)
        self.resize(columns, lines)
        self.process.send_signal(signal.SIGWINCH)
        self.wait_until_drawn()

    def lines(self):
        """The lines that the terminal shows, with what makes them coloured."""
        shown = {}
        for number, text in re.findall(r"\x1b\[(\d+);1H\x1b\[[KJ]([^\x1b]*(?:\x1b\[[\d;]*m[^\x1b]*)*)", self.output.rsplit("\x1b[2J", 1)[-1]):
            shown[int(number)] = text
        return [shown.get(number + 1, "") for number in range(max(shown, default=0))]

    def close(self):
        """Closes the window."""
        self.read()
        os.close(self.master)
        self.master = None

    def end(self):
        """Waits until the demo has ended, and returns how: 0, a status, or a signal's number below 0."""
        limit = time.monotonic() + 10
        while self.process.poll() is None:
            if time.monotonic() > limit:
                self.process.kill()
                raise AssertionError(f"{self}: must end (is running)")
            self.read(0.01)
        self.read()
        return self.process.returncode

    def is_as_before(self):
        """Whether the terminal is what it was: its settings, its screen, its cursor."""
        modes = dict(MODES)
        modes.update(re.findall(r"\x1b\[\?(\d+)([hl])", self.output))
        return termios.tcgetattr(self.slave) == self.before and modes == MODES

    def __str__(self):
        return f"{self.size[0]} columns, {self.size[1]} lines"


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


@contextmanager
def live(*arguments, **named):
    demo = Live(*arguments, **named)
    try:
        yield demo
    finally:
        demo.process.kill()
        problems = demo.process.communicate()[1].decode()
        for file in (demo.master, demo.slave):
            if file is not None:
                os.close(file)
    expect(not problems, f"{demo}: nothing must be complained about (was '{problems}')")


def expect_quit(demo, how=0):
    ended = demo.end()
    expect(ended == how, f"{demo}: must end with {how} (was {ended})")
    expect(demo.is_as_before(), f"{demo}: the terminal must be as it was (was {demo.output[-80:]!r})")


def plays_at(columns, lines, scene="inbox"):
    with live(columns, lines, scene) as demo:
        demo.wait_until_drawn()
        for key in ["\x1b[B", "\x1b[C", "\x1b[F", "\x1b[6~", "\x1b[<65;1;1M", "\x1b[<0;1;1M", "\r"]:
            os.write(demo.master, key.encode())
        demo.press("\x1b[H")
        expect(len(demo.lines()) <= lines, f"{demo}: nothing must be below (was {demo.lines()})")
        expect("\x1b[?7l" in demo.output, f"{demo}: long lines must be cut")
        expect(demo.output.count("\x1b[2J") <= 2, f"{demo}: no key must clear the screen")
        demo.press("q")
        expect_quit(demo)


def is_resized():
    with live(100, 30) as demo:
        demo.wait_until_drawn()
        demo.press("\x1b[F")
        for size in [(50, 20), (1, 1), (3, 80), (2, 2), (20, 24), (1, 24), (300, 3), (60, 25)]:
            demo.resize_and_wait(*size)
            expect(len(demo.lines()) <= size[1], f"{demo}: nothing must be below")
        expect(any("\x1b[7m" in line for line in demo.lines()), f"{demo}: the focus must be in sight")
        demo.press("q")
        expect_quit(demo)


def shows_all_that_it_has():
    with live(50, 22) as demo:
        demo.wait_until_drawn()
        demo.press("\x1b[F")
        hints = demo.lines()[-1]
        expect(hints.startswith("  q quit  ") and hints.endswith("…"), f"hints must be cut (was '{hints}')")
        demo.press("a")
        demo.resize_and_wait(80, 30)
        panel = [line[line.rfind("  ") + 2:] for line in demo.lines()[:16]]
        expect("2 of 14 rows touched" in panel, f"the panel must add up (was {panel})")
        demo.resize_and_wait(120, 30)
        demo.press("\x1b[H\rz")
        typed = lambda: [line for line in demo.lines() if "the field typed none -> z" in line]
        demo.wait_for(typed, "what the field typed")
        expect(typed()[0].index("the") > 80, f"the panel must be beside a short list (was {typed()})")
        # All other keys are typed.
        expect(demo.lines()[-1] == "  type  enter done", f"hints must be true (was '{demo.lines()[-1]}')")
        demo.press("\r")
        demo.press("q")
        expect_quit(demo)


def says_that_it_cannot_write():
    with open("/dev/full", "w") as full:
        ended = subprocess.run([DEMO, "show"], stdout=full, stderr=subprocess.PIPE)
    expect(ended.returncode == 1 and b"Cannot write" in ended.stderr, f"a full disk must be said (was {ended})")


def is_closed(owns_terminal, at_start):
    with live(60, 25, owns_terminal=owns_terminal) as demo:
        if at_start:
            while not demo.is_raw():
                expect(demo.process.poll() is None, "the demo must start")
        else:
            demo.wait_until_drawn()
        demo.close()
        ended = demo.end()
        expect(ended in (0, -signal.SIGHUP), f"a closed window must end it by SIGHUP (was {ended})")


def is_signalled(number, delay=None, moment=None):
    """Sends a signal after so many seconds, or as soon as there is something."""
    with live(60, 25) as demo:
        if moment == "raw":
            while not demo.is_raw():
                expect(demo.process.poll() is None, "the demo must start")
        elif delay is None:
            demo.wait_until_drawn()
        else:
            time.sleep(delay)
        demo.process.send_signal(number)
        expect_quit(demo, -number)


def main():
    tests = [
        *((plays_at, size) for size in [(1, 1), (2, 2), (1, 24), (24, 1), (3, 80), (19, 2), (500, 60)]),
        (plays_at, (2, 2, "music")),
        (is_resized, ()), (shows_all_that_it_has, ()), (says_that_it_cannot_write, ()),
        *((is_closed, (owns, at_start)) for owns in (False, True) for at_start in (False, True)),
        *((is_signalled, (number, delay, moment)) for number in SIGNALS
          for delay, moment in [(None, None)] + 3 * [(None, "raw")]),
        # Before, while and after the terminal is taken, wherever that is on this machine.
        *((is_signalled, (SIGNALS[step % 4], step * 0.004)) for step in range(48)),
    ]
    with ThreadPoolExecutor(4) as pool:
        results = [(test, arguments, pool.submit(test, *arguments)) for test, arguments in tests]
    failures = 0
    for test, arguments, result in results:
        if problem := result.exception():
            failures += 1
            print(f"{test.__name__}{arguments}: {problem}")
    print(f"{len(tests)} terminals, {failures} failed")
    sys.exit(1 if failures else 0)


main()
