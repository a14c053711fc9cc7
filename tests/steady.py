"""Whether the tests are steady: `python -m tests.steady`, or `make test-steady`.

Runs them ten times, each time in another order, five times beside processes that only burn the processor, and then with
twice as many tests at once. Prints which test was red how often; 1 if any was. What is printed of a run (`--order`)
gives its order again.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import SystemRandom

RED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
SAID = re.compile(r"^(.*(?:passed|failed|error).* in .*)$", re.MULTILINE)
BURN = "while True: pass"


@contextmanager
def burners(count: int) -> Iterator[None]:
    """So many processes that only burn the processor."""
    running = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(count)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def run(order: int, jobs: int, tests: list[str]) -> tuple[int, str]:
    """The exit status of one run, and what it wrote."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-v", "-n", str(jobs), "--dist", "worksteal", "--tb=short", "-rfE"),
            *("-p", "no:cacheprovider", "--order", str(order), *tests),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout


def main(arguments: list[str]) -> int:
    """Run, and print what was red."""
    parser = argparse.ArgumentParser(prog="python -m tests.steady", description="Whether the tests are steady.")
    parser.add_argument("--runs", type=int, default=10, help="how often")
    parser.add_argument("--busy", type=int, help="so many of these on a busy machine; half of them by themselves")
    parser.add_argument("--burners", type=int, default=4, help="how many processes make it busy")
    parser.add_argument("--jobs", type=int, default=3)
    parser.add_argument("--orders", type=int, nargs="*", default=[], help="these orders, instead of new ones")
    given, tests = parser.parse_known_args(arguments)
    busy = given.runs // 2 if given.busy is None else given.busy
    red: Counter[str] = Counter()
    green = 0
    for number in range(given.runs):
        order = given.orders[number] if number < len(given.orders) else SystemRandom().randrange(10**6)
        with burners(given.burners if number < busy else 0):
            status, said = run(order, given.jobs * (1 + (number < busy)), tests)
        found = set(RED.findall(said))
        red.update(found)
        green += status == 0
        summary = (SAID.findall(said) or ["it ended without a word"])[-1].strip("= ")
        beside = f"{2 * given.jobs} at once beside {given.burners} burners" if number < busy else "alone"
        print(f"run {number + 1} of {given.runs}, {beside}, --order {order}: {summary}", flush=True)
        if status:
            print(said[said.find("= FAILURES =") :] if found else said, flush=True)
    for test, times in red.most_common():
        print(f"red {times} of {given.runs} times: {test}")
    print(f"{green} of {given.runs} runs were green")
    return 0 if green == given.runs else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
