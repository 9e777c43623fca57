"""What has to hold between the built program and the stand-ins; run by live.sh."""
import collections, json, os, shutil, signal, subprocess, sys, time, urllib.request

BASE, CURIO, WORK = os.environ["base"], os.environ["curio"], os.environ["work"]
failures = []


def check(name, holds, detail=""):
    print(("ok      " if holds else "FAILED  ") + name + (f"  {detail}" if detail else ""))
    if not holds:
        failures.append(name)


def control(path, body=None):
    data = None if body is None and path == "log" else json.dumps(body or {}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{BASE}/__{path}", data=data)) as answer:
        return json.load(answer)


def run(*arguments, home="main", text=""):
    start = time.monotonic()
    done = subprocess.run([CURIO, "--data", f"{WORK}/{home}", *arguments], input=text,
                          capture_output=True, text=True, timeout=300)
    return done, time.monotonic() - start


def log(service):
    return [entry for entry in control("log") if entry["service"] == service]


def sync():
    counts = {"fish": 114, "monsters": 334, "characters": 826, "comics": 3287}
    control("clear")
    for catalog, count in counts.items():
        control("reset")
        done, seconds = run("catalog", "sync", catalog, home="sync")
        check(f"sync {catalog}", done.returncode == 0 and f"{count} kept" in done.stdout,
              f"{done.stdout.strip()}, {len(log(catalog))} requests, {seconds:.1f} s")
        asked = [(entry["operation"], entry["path"], json.dumps(entry["variables"])) for entry in log(catalog)]
        check(f"sync {catalog} asks for everything once", len(asked) == len(set(asked)))
        control("reset")
        done, _ = run("catalog", "sync", catalog, home="sync")
        again = len(log(catalog))
        check(f"sync {catalog} again", done.returncode == 0 and again <= 1, f"{again} requests")


def interrupted(catalog, after):
    control("reset")
    home = f"killed-{catalog}"
    # A service that is slow enough to be caught in the middle.
    control("fault", {"service": catalog, "mode": "slow", "seconds": 0.05})
    child = subprocess.Popen([CURIO, "--data", f"{WORK}/{home}", "catalog", "sync", catalog],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(after)
    child.send_signal(signal.SIGKILL)
    child.wait()
    control("clear")
    time.sleep(0.2)
    status, _ = run("catalog", "status", home=home)
    kept = [int(line.split()[1]) for line in status.stdout.splitlines()
            if line.startswith(catalog) and " copies" in line]
    first = len(log(catalog))
    done, _ = run("catalog", "sync", catalog, home=home)
    asked = collections.Counter(
        (entry["path"], json.dumps(entry["variables"], sort_keys=True)) for entry in log(catalog))
    # What was on its way when it ended was not kept yet; the newest is asked for by each run.
    twice = sum(count > 1 for count in asked.values())
    check(f"killed while it fetched {catalog}", done.returncode == 0 and twice <= 6,
          f"{kept} kept of {first} requests, {twice} asked for twice; {done.stdout.strip()}")


FAULTS = [
    {"mode": "status", "status": 503}, {"mode": "status", "status": 429, "headers": {"Retry-After": "30"}},
    {"mode": "status", "status": 500}, {"mode": "status", "status": 403}, {"mode": "hang", "seconds": 8},
    {"mode": "slow", "seconds": 5}, {"mode": "truncate"}, {"mode": "reset"}, {"mode": "html"},
    {"mode": "empty"}, {"mode": "garbage"}, {"mode": "redirect", "to": "http://localhost:9/x"},
    {"mode": "redirect", "to": "/comics/info.0.json"},
]
ASKED = {"fish": "show me sockeye", "monsters": "show me the owlbear",
         "characters": "show me birdperson", "comics": "comic 936"}


def faults():
    for fault in FAULTS:
        name = fault["mode"] + str(fault.get("status", ""))
        slowest, calm = 0, True
        for service, line in ASKED.items():
            control("clear")
            control("fault", {"service": service, **fault})
            home = f"fault-{service}-{name}"
            done, seconds = run("say", line, home=home)
            slowest = max(slowest, seconds)
            calm = calm and done.returncode == 0 and done.stdout.strip() != ""
            others = [other for other in ASKED if other != service][:1]
            done, seconds = run("say", ASKED[others[0]], home=home)
            calm = calm and done.returncode == 0
            shutil.rmtree(f"{WORK}/{home}", ignore_errors=True)
        control("clear")
        check(f"fault {name} on each service", calm and slowest < 2.5, f"slowest {slowest:.2f} s")


def copies():
    for line, words in [
        ("hover text of comic 936", "information theory"), ("find information theory argument", "#936"),
        ("description of the archmage", "apprentice mages"), ("find lichdom", "Archmage"),
        ("habitat of haddock", "Georges Bank"),
    ]:
        done, _ = run("--offline", "say", line, home="sync")
        check(f"a copy answers “{line}” without a network", words in done.stdout, done.stdout.split("\n")[0][:80])


def paging():
    control("clear")
    control("reset")
    # A pause between lines: nobody leafs faster than pages come.
    pages = ["monsters"] + ["more"] * 3 + ["page 1", "only Morty", "characters", "more"]
    child = subprocess.Popen([CURIO, "--data", f"{WORK}/paging"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                             text=True)
    for line in pages:
        child.stdin.write(line + "\n")
        child.stdin.flush()
        time.sleep(0.4)
    child.stdin.close()
    child.wait()
    skips = [entry["variables"]["skip"] for entry in log("monsters")]
    check("pages of monsters are read ahead, each once", skips == [0, 20, 40], f"{skips}")
    asked = [json.dumps(entry["variables"], sort_keys=True) for entry in log("characters")]
    check("so are characters, from page 1 with a filter", len(asked) == len(set(asked)) and '"Morty"' in asked[0],
          f"{asked}")


def together():
    control("clear")
    control("reset")
    control("fault", {"service": "comics", "mode": "slow", "seconds": 1})
    done, _ = run(home="together", text="<ana> hover text of comic 5\n<bob> hover text of comic 5\n")
    count = sum("/5/" in entry["path"] for entry in log("comics"))
    check("two people who ask for the same share a request", count == 1 and done.stdout.count("Blown") >= 2,
          f"{count} requests")
    control("clear")
    control("fault", {"service": "comics", "mode": "hang", "seconds": 8})
    done, seconds = run(home="together", text="hover text of comic 6\nstop\ncount fish\n")
    check("stop ends an answer that waits", seconds < 1.5 and "114" in done.stdout, f"{seconds:.2f} s")
    control("clear")


def favourites():
    run("say", "favourite comic 1", home="favourites")
    for service in ASKED:
        control("fault", {"service": service, "mode": "garbage"})
    run(home="favourites", text="\n".join(ASKED.values()) + "\n")
    control("clear")
    done, _ = run("say", "my favourites", home="favourites")
    check("favourites outlive what services do", "Barrel" in done.stdout)


sync()
interrupted("comics", 3)
interrupted("monsters", 0.8)
faults()
copies()
paging()
together()
favourites()
sys.exit(f"{len(failures)} failed: {', '.join(failures)}" if failures else 0)
