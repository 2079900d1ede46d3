"""The compiled kernel and the page. Everything else about the package stands in pyproject.toml."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

IN_C = ("bits", "timing")  # their .pxd is itself the C that stands for the module
MODULES = sorted(path for path in Path("src").rglob("*.pxd") if path.stem not in ("__init__", *IN_C))
SHARED = "etalage._cyutility"  # what Cython would otherwise write into each of them: half of the C
EDGE = ("notation", "_cyutility")  # texts and errors: nobody waits for them, but for their compiler
# Counting bits is one instruction on every x86-64 processor since 2009, but compilers use it only when told.
# A product and a sum stay two roundings: bots would answer otherwise where a processor made one of them (daily.md).
FLAGS = ["-g0", "-ffp-contract=off"] + (["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else [])
PROBE = "#include <Python.h>\nunsigned __int128 cards;\n"
NOT_COMPILED = """
    Etalage is installed WITHOUT its compiled kernel, for there is no C compiler that can build it here:
    it runs as plain Python, with the same rules and some 100 times slower bots. To have it fast, install
    a compiler (Debian: apt-get install gcc python3-dev; macOS: xcode-select --install) and install again.
"""


def kernel() -> list[Extension]:
    if os.environ.get("ETALAGE_PURE"):
        return []
    sources = {".".join(path.relative_to("src").with_suffix("").parts): path.with_suffix(".py") for path in MODULES}
    sources[SHARED] = Path("src/etalage/_cyutility.c")
    return [
        Extension(
            name,
            [str(source)],
            extra_compile_args=["-O1" if source.stem in EDGE else "-O3", *FLAGS],
            depends=["setup.py"],
        )
        for name, source in sources.items()
    ]


class BuildKernel(build_ext):
    """Compiles what has changed; where no compiler can, the same files simply run as Python."""

    def run(self) -> None:
        super().run()
        if self.inplace:
            modules = {Path("src", *extension.name.split(".")) for extension in self.extensions}
            for made in Path("src").rglob("*.so"):
                if made.with_name(made.name.partition(".")[0]) not in modules:
                    made.unlink()  # of a module that is no more, or is not compiled any more

    def build_extensions(self) -> None:
        if not self._can_compile():
            self.extensions = []
            warn(NOT_COMPILED)
            return
        found = cythonize(
            self.extensions,
            build_dir="build/cython",
            include_path=["src"],
            nthreads=os.cpu_count() or 1,
            language_level=3,
            compiler_directives={"annotation_typing": False, "cdivision": True},
            shared_utility_qualified_name=SHARED,
        )
        for extension, made in zip(self.extensions, found, strict=True):
            extension.sources = made.sources
        super().build_extensions()

    def _can_compile(self) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text(PROBE)
            try:
                self.compiler.compile([str(probe)], output_dir=folder)
            except (CompileError, OSError):
                return False
        return True


class BuildWithPage(build_py):
    """A package that is built without `make` has its page all the same, where Node.js is installed."""

    def run(self) -> None:
        built = Path("src/etalage/server/page/index.html")
        if not self.editable_mode and not built.exists() and Path("web/package.json").exists() and shutil.which("npm"):
            for command in (["npm", "ci", "--silent"], ["npm", "run", "--silent", "build"]):
                subprocess.run(command, cwd="web", check=True)
        shutil.rmtree(Path(self.build_lib, "etalage/server/page"), ignore_errors=True)  # of an earlier build
        super().run()


def warn(message: str) -> None:
    """Also to the terminal itself: installers keep back what a package says while it is built."""
    print(message, file=sys.stderr, flush=True)
    try:
        with open("/dev/tty", "w") as terminal:
            if not sys.stderr.isatty():
                print(message, file=terminal)
    except OSError:
        pass


setup(
    cmdclass={"build_ext": BuildKernel, "build_py": BuildWithPage},
    ext_modules=kernel(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
