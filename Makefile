# `make play` and `make test` do all the set-up on a fresh machine with Python 3.11 or newer, Node.js 20 or newer and a
# C compiler. Without Node.js there is no page to play on, without a compiler the same rules run slower.

PYTHON ?= python3
export PYTHON
VENV := .venv
BIN := $(VENV)/bin
INSTALL := requirements/install $(VENV)
PAGE := src/etalage/server/page/index.html
KERNEL_SOURCES := $(shell find src/etalage/games src/etalage/bots src/etalage/coach src/etalage/envs -name '*.py' -o -name '*.pxd') setup.py
PAGE_SOURCES := $(shell find web/src web/public web/scripts -type f -not -path 'web/src/fonts/*' -not -name schema.d.ts) \
  $(shell find src/etalage/locale -name '*.ftl' -o -name '*.md' -path '*/locale/*') web/index.html web/vite.config.ts web/svelte.config.js src/etalage/version.py

# $(call step,what,command): one line instead of all that the command says; all of it if the command fails.
step = @echo "$(1) ..."; log=$$(mktemp); { $(2); } >$$log 2>&1 || { cat $$log; rm $$log; echo "$(1): this has failed"; exit 1; }; rm $$log

.PHONY: play quick cluster dataset docs test lint test-compiled test-pure test-web page screenshots sheets access bench load rate soak postgres chromium proxies jq lock audit install clean

# What a host needs, in .venv: docs/hosting.md.
install: $(VENV)/installed

play:
	@$(MAKE) --no-print-directory --jobs=4 $(VENV)/installed
	@command -v npm >/dev/null || test -e $(PAGE) || \
	  echo "Node.js is not installed (Debian: apt-get install nodejs npm), so there is no page: try .venv/bin/etalage play"
	@$(BIN)/etalage

# Two that keep one processor busy each go side by side, and speak one after the other; the rest fills all there are.
test: $(VENV)/tools $(VENV)/installed web/node_modules/installed
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint test-web
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-pure

QUICK_TESTS := $(wildcard tests/test_*.py) tests/games tests/records tests/locale tests/cli tests/tables

# What a change of Python is likely to break, in less than a minute, on the working copy as it is.
quick: $(VENV)/tools $(VENV)/editable
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(MAKE) --no-print-directory $(VENV)/kernel
	@$(BIN)/mypy --strict src tests
	@$(BIN)/python -m pytest -n auto -m "not slow" --hypothesis-profile pure $(QUICK_TESTS)

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src tests

# Two more workers than processors, for whoever tests the server or the page waits for another process half of the time.
WORKERS = $$(($$(getconf _NPROCESSORS_ONLN) + 2))

test-compiled: $(VENV)/tools $(VENV)/installed postgres chromium proxies jq
	$(BIN)/python -c "import etalage, sys; sys.exit(not etalage.compiled())" || \
	  { echo "The kernel is not compiled: install a C compiler (Debian: apt-get install gcc python3-dev) and run make clean."; exit 1; }
	$(BIN)/python -m pytest -n $(WORKERS) --maxschedchunk=2

# The page's own types and units; whole games in a real browser are played in tests/web.
test-web: $(VENV)/installed web/node_modules/installed
	cd web && PYTHON=../$(BIN)/python npm run --silent types && npm run --silent check && npm run --silent test

# Every screen, both games, phone and desk, light and dark, into screenshots/.
screenshots: $(VENV)/tools $(VENV)/installed chromium
	$(BIN)/python -m tests.web.screenshots screenshots

# Scenes in all languages side by side, on contact sheets in screenshots/sheets: make sheets SCENES='daily* ladder'
SCENES := *
sheets: $(VENV)/tools $(VENV)/installed chromium
	set -f; $(BIN)/python -m tests.web.screenshots screenshots --only $(SCENES) --languages en de nl fr hu

# Every screen under axe, phone and desk, light and dark; `make test` looks at half of them, for it has a quarter of an hour.
access: $(VENV)/tools $(VENV)/installed chromium
	ETALAGE_SCENES=all $(BIN)/python -m pytest -n auto tests/web/test_access.py

page: $(PAGE)

# The rules and bots on the plain Python source, with fewer examples, and what that leaves untouched of games/ and records/.
# What has no compiled parts is tested once: commands, texts, documents, server, page, programs and others' environments.
test-pure: $(VENV)/tools $(VENV)/installed
	@rm -f .coverage .coverage.*
	ETALAGE_PURE=1 $(BIN)/coverage run -m pytest -n auto $(wildcard tests/test_[!d]*.py) tests/games tests/records tests/tables tests/coach \
	  tests/envs --ignore tests/test_package.py --ignore tests/envs/test_pettingzoo.py --ignore tests/envs/test_openspiel.py
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	ETALAGE_PURE=1 $(BIN)/python -m pytest -n auto tests/bots --ignore tests/bots/test_programs.py --ignore tests/bots/test_examples.py

bench: $(VENV)/bench $(VENV)/installed
	$(BIN)/etalage bench

# A quarter of an hour or so: all tables that six characters make, and the README's tables.
rate: $(VENV)/tools $(VENV)/installed
	for game in weinhaendler money; do \
	  $(BIN)/etalage rate $$game --deals 20 --seed 50000 --jobs 2 --out src/etalage/bots/ratings.json; done
	$(BIN)/python benchmarks/readme_ratings.py

# Some ten minutes: a million deals, a server that is killed fifty times under load, one with ten thousand tables, and attacks on one.
soak: $(VENV)/tools $(VENV)/installed
	$(BIN)/python benchmarks/memory.py
	ETALAGE_KILLS=50 ETALAGE_TABLES=10000 ETALAGE_ATTACK=5000 \
	  $(BIN)/python -m pytest -s tests/server/test_no_loss.py tests/server/test_crowd.py tests/server/test_attacks.py tests/server/test_heavy_asking.py

# Some eight minutes: the server's speed, boardgame.io's in the same sitting (Node.js and npm are needed for that), and that of several workers.
load: $(VENV)/tools $(VENV)/installed postgres
	for mode in start idle saturate open half bot peer workers growth; do \
	  echo "== $$mode"; $(BIN)/python -m benchmarks.load $$mode; done

# A quarter of an hour on a busy machine: Ray, 80 MB of it, and runs on a cluster of two nodes, of which one is killed.
cluster: $(VENV)/tools $(VENV)/installed $(VENV)/ray
	ETALAGE_CLUSTER=1 $(BIN)/python -m pytest tests/cluster

# pyarrow, 55 MB of it, and datasets read back.
dataset: $(VENV)/tools $(VENV)/installed $(VENV)/pyarrow
	ETALAGE_DATASET=1 $(BIN)/python -m pytest tests/envs/test_dataset.py

# The documentation as a site, in build/site.
docs: $(VENV)/docs $(VENV)/editable
	$(BIN)/python -m docs.site

# Tests of several workers start a PostgreSQL server of their own. Where nobody may install one, they say so and are skipped.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; } || \
	  echo "PostgreSQL is not installed (Debian: apt-get install postgresql): its tests will be skipped."

# Tests of the page play in Chromium.
chromium:
	@command -v chromium-headless-shell >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null; } || \
	  command -v chromium >/dev/null || \
	  echo "Chromium is not installed (Debian: apt-get install chromium-headless-shell): the tests in a browser will be skipped."

# Tests of hosting start the proxies of deploy/.
proxies:
	@{ [ -x /usr/sbin/nginx ] || command -v nginx >/dev/null; } && command -v caddy >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light caddy >/dev/null; } || \
	  echo "nginx and Caddy are not installed (Debian: apt-get install nginx-light caddy): their tests will be skipped."

# Tests of bots in other languages run one in shell.
jq:
	@command -v jq >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq jq >/dev/null; } || \
	  echo "jq is not installed (Debian: apt-get install jq): its tests will be skipped."

# Known faults in what the locks name; asks the databases of PyPI and npm, so it is not part of `make test`.
audit: $(VENV)/requirements web/node_modules/installed
	@[ -x $(VENV)/audit/bin/pip-audit ] || { $(PYTHON) -m venv $(VENV)/audit && $(VENV)/audit/bin/pip --quiet install pip-audit; }
	@failed=; for name in uv run test bench cluster dataset docs; do echo "requirements/$$name.txt"; \
	  $(VENV)/audit/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements/$$name.txt || failed=yes; done; \
	echo web/package-lock.json; cd web && npm audit || failed=yes; [ -z "$$failed" ]

lock: $(VENV)/requirements
	cd requirements && for name in uv run test bench cluster dataset docs; do \
	  case $$name in run) from="../pyproject.toml build.in --extra server --extra join --extra postgres";; \
	  test) from="test.in ../pyproject.toml --extra server --extra join --extra postgres";; *) from="$$name.in";; esac; \
	  ../$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	    --upgrade --output-file $$name.txt $$from; done

clean:
	rm -rf $(VENV) build dist src/*.egg-info benchmarks/visitors/*.egg-info src/etalage/server/page src/etalage/notebook/cards.svg web/node_modules web/src/fonts web/src/api/schema.d.ts .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

$(BIN)/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Etalage needs Python 3.11 or newer; say which: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -m venv --without-pip $(VENV)

# Another Cython writes other C: what the last one wrote is thrown away.
$(VENV)/requirements: requirements/run.txt | $(BIN)/python
	$(call step,Fetching the packages for Python,$(INSTALL) requirements/run.txt && rm -rf build/cython)
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json
	$(call step,Fetching the packages for the page,cd web && npm ci)
	@touch $@

$(PAGE): web/node_modules/installed $(PAGE_SOURCES)
	$(call step,Building the page,cd web && npm run build)

# The working copy is what runs: whatever is edited there takes effect at once, but for the compiled kernel ...
$(VENV)/editable: pyproject.toml | $(VENV)/requirements
	$(call step,Making the command,ETALAGE_PURE=1 $(INSTALL) .)
	@touch $@

# ... of which this compiles the modules that have changed, and those that use them.
$(VENV)/kernel: $(KERNEL_SOURCES) $(VENV)/requirements
	$(call step,Compiling the rules and the bots (half a minute the first time),$(BIN)/python setup.py --quiet build_ext --inplace)
	@touch $@

$(VENV)/installed: $(VENV)/editable $(VENV)/kernel $(if $(shell command -v npm),$(PAGE))
	@$(BIN)/python -m compileall -q src
	@$(BIN)/etalage --version
	@touch $@

$(VENV)/tools: requirements/test.txt benchmarks/visitors/pyproject.toml | $(VENV)/requirements
	$(call step,Fetching the tools for the tests,$(INSTALL) requirements/test.txt && $(INSTALL) benchmarks/visitors)
	@touch $@

$(VENV)/bench: requirements/bench.txt | $(VENV)/requirements
	$(call step,Fetching what the figures are compared with,$(INSTALL) requirements/bench.txt)
	@touch $@

$(VENV)/ray: requirements/cluster.txt | $(VENV)/requirements
	$(call step,Fetching Ray,$(INSTALL) requirements/cluster.txt)
	@touch $@

$(VENV)/docs: requirements/docs.txt | $(VENV)/requirements
	$(call step,Fetching what makes the documentation a site,$(INSTALL) requirements/docs.txt)
	@touch $@

$(VENV)/pyarrow: requirements/dataset.txt | $(VENV)/requirements
	$(call step,Fetching pyarrow,$(INSTALL) requirements/dataset.txt)
	@touch $@
