# `make play` and `make test` set up what is missing, and are quick when nothing is. docs/architecture.md explains the rest.
PY := .venv/bin/python
TS := $(wildcard translations/*.ts)
QM := .venv/translations.stamp
# One more than most have cores: tests wait, too.
JOBS ?= 3
# Tests that suffice; the others would only take longer.
COVERING := tests/engine tests/plain_board tests/storage tests/players/test_contract.py tests/games/elementos/test_players.py \
	tests/test_games.py --ignore=tests/engine/test_against_reference.py

# Sources are compiled once, not by every process that a test starts.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-steady test-long coverage test-access test-web test-packages bench ladder ladder-page lint golden new-game puzzles translations translations-update pictures wheel deb appimage windows release clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 22

play: build/system-play.stamp .venv/play.stamp $(QM) ## start the application
	@$(PY) -m elios_desktop $(FILES)

test: build/system-test.stamp lint $(QM) ## check the code and run the tests
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(TESTS)

test-steady: build/system-test.stamp .venv/dev.stamp $(QM) ## the tests ten times, in any order, half of them on a busy machine  (STEADY="--runs 2")
	@$(PY) -m tests.steady $(STEADY) $(TESTS)

test-long: build/system-test.stamp .venv/dev.stamp .venv/fuzz.stamp $(QM) coverage ## the tests that take long: thousands of games
	@HYPOTHESIS_PROFILE=long $(PY) -m pytest -n $(JOBS) -m long $(TESTS)

test-access: build/system-access.stamp .venv/dev.stamp $(QM) ## play whole games by what a screen reader gets, and hear Orca speak
	@$(PY) -m pytest -n $(JOBS) --dist worksteal -m access $(TESTS)

coverage: .venv/dev.stamp ## what of rules and storage, lines and branches, the tests run through
	@$(PY) -m coverage run -m pytest -p no:cacheprovider $(COVERING)
	@$(PY) -m coverage report --include="elios_desktop/storage/*" --fail-under=100
	@$(PY) -m coverage report --include="elios_desktop/engine/*,elios_desktop/games/*/rules/*" --fail-under=100

test-web: build/system-web.stamp .venv/dev.stamp $(QM) ## open the pages that replay games in Chromium and Firefox
	@$(PY) -m pytest -m web $(TESTS) tests/web

test-packages: build/system-packages.stamp appimage windows wheel ## install what was built into clean machines, measure the start
	@$(PY) -m pytest -m packages tests/packages
	@$(PY) -m bench packages

bench: build/system-test.stamp .venv/dev.stamp .venv/bench.stamp $(QM) ## measure speed beside other programs
	@$(PY) -m bench $(BENCH)

ladder: .venv/dev.stamp $(QM) ## how strong the computer players are  (LADDER="elios --games 200")
	@$(PY) -m bench.ladder $(LADDER)

ladder-page: .venv/dev.stamp $(QM) ## write docs/players.md and its picture from what the ladder has played
	@$(PY) -m bench.ladder --show --page docs

lint: .venv/dev.stamp ## ruff and mypy
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

golden: .venv/dev.stamp ## write the golden playthroughs anew, after a deliberate change  (GOLDEN="elios")
	@$(PY) -m tests.golden $(GOLDEN)

puzzles: .venv/dev.stamp ## make the books of puzzles anew, after a deliberate change  (PUZZLES="elios --jobs 2")
	@$(PY) packaging/make_puzzles.py $(PUZZLES)

new-game: .venv/dev.stamp ## begin a game of your own  (ID=nim TITLE="Take the Last" IT="…" DE="…")
	@$(PY) packaging/new_game.py "$(ID)" "$(TITLE)" "it=$(IT)" "de=$(DE)"

translations: $(QM) ## compile the translations

translations-update: .venv/dev.stamp ## bring the .ts files up to date with the sources
	@$(PY) packaging/translations.py update

pictures: $(QM) .venv/dev.stamp ## draw the README's pictures anew  (PICTURES="home elios")
	@$(PY) packaging/make_pictures.py docs/pictures $(PICTURES)

wheel: .venv/dev.stamp ## dist/*.whl and dist/*.tar.gz, for pip and pipx
	@rm -rf build/wheel && $(PY) -m hatchling build -d build/wheel
	@mkdir -p dist && mv build/wheel/* dist/

deb: build/system-deb.stamp ## dist/*.deb, for this system and newer ones
	@$$(sh packaging/find_python.sh) packaging/make_deb.py

appimage: build/system-appimage.stamp deb ## dist/*.AppImage, one file for any Linux; and the package
	@$$(sh packaging/find_python.sh) packaging/make_appimage.py

windows: build/system-windows.stamp .venv/dev.stamp ## dist/*-setup.exe, an installer for Windows
	@$(PY) packaging/windows/make_installer.py

release: build/system-appimage.stamp wheel windows ## all packages that are made here, and dist/SHA256SUMS
	@$$(sh packaging/find_python.sh) packaging/make_deb.py --release
	@$$(sh packaging/find_python.sh) packaging/make_appimage.py --release
	@cd dist && sha256sum elios-desktop_*.deb *.AppImage *-setup.exe elios_desktop-*.whl elios_desktop-*.tar.gz > SHA256SUMS.new
	@cd dist && mv SHA256SUMS.new SHA256SUMS && cat SHA256SUMS

clean: ## remove the environment and everything that was built
	rm -rf .venv build dist elios_desktop/translations/*.qm .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

build/system-%.stamp: packaging/setup_system.sh
	@sh packaging/setup_system.sh $*
	@mkdir -p build && touch $@

.venv/play.stamp: pyproject.toml packaging/setup_venv.sh | build/system-play.stamp
	@echo "Setting up, this takes a minute the first time…"
	@sh packaging/setup_venv.sh
	@touch $@

.venv/dev.stamp: pyproject.toml packaging/setup_venv.sh | build/system-play.stamp
	@sh packaging/setup_venv.sh dev
	@touch $@ .venv/play.stamp

.venv/fuzz.stamp: pyproject.toml packaging/setup_venv.sh | .venv/dev.stamp
	@sh packaging/setup_venv.sh dev,fuzz || echo "There is no Atheris for this machine: nothing is made up for the readers."
	@touch $@

.venv/bench.stamp: pyproject.toml packaging/setup_venv.sh | .venv/dev.stamp
	@sh packaging/setup_venv.sh dev,bench
	@touch $@

$(QM): $(TS) packaging/translations.py packaging/qm.py | .venv/play.stamp
	@$(PY) packaging/translations.py release
	@touch $@
