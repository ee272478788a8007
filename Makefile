# Needs make, a shell and Python 3.11 or later. All else is installed by pip into .venv, without root.
#   make app     install and start the course, and open it in the browser (ARGS="--port 9000" and the like)
#   make test    every gate; .ci/run runs the same
#   make check   the quick gates: style, types, generated files, front end
#   make sweep   the long property runs of the judge
#   make bench   what everything costs, as a table (ARGS=--write for docs/performance.md)
#   make clean   remove what was installed and built

VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

BUILD := pyproject.toml hatch_build.py buildtools/frontend.py buildtools/catalogs.py \
	buildtools/extraction.py buildtools/languages.py buildtools/by_path.py buildtools/outlines.py \
	chesslearn/course/_rows.py chesslearn/course/_text.py
SOURCES := $(shell find frontend chesslearn/locales chesslearn/content/lessons -name node_modules -prune -o \
	-type f ! -name '*.mo' ! -path 'frontend/tests/*' -print 2>/dev/null)

.PHONY: app test check sweep bench clean

app: $(VENV)/.app
	$(BIN)/chesslearn serve $(ARGS)

test: $(VENV)/.test
	$(BIN)/python -m buildtools.gates

check: $(VENV)/.test
	$(BIN)/python -m buildtools.gates --quick

sweep: $(VENV)/.test
	CHESSLEARN_SWEEP=1 $(BIN)/python -m pytest -n auto -q tests/rules

bench: $(VENV)/.test
	$(BIN)/python -m benchmarks $(ARGS)

$(VENV)/.made: buildtools/venv.sh
	sh buildtools/venv.sh $(VENV)
	touch $@

$(VENV)/.app: $(VENV)/.made $(BUILD) $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.test: $(VENV)/.made $(BUILD) $(SOURCES)
	$(BIN)/python -m pip install --quiet --editable '.[lab,print,test]'
	touch $@ $(VENV)/.app

clean:
	rm -rf $(VENV) chesslearn/static frontend/node_modules dist
	find chesslearn/locales -name '*.mo' -delete
	rm -f chesslearn/content/outlines.json
