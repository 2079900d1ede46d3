"""The compiled kernel and the page. Everything else about the package stands in pyproject.toml."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

KERNEL = [
    "etalage.games.rng",
    *(
        f"etalage.games.weinhaendler.{module}"
        for module in ("cards", "cellar", "notation", "table", "view", "rules", "sampling", "playouts")
    ),
    *(
        f"etalage.games.money.{module}"
        for module in ("scoring", "notation", "table", "view", "rules", "sampling", "playouts")
    ),
    "etalage.bots.learning.network",
    "etalage.bots.search.tree",
    "etalage.bots.search.monte_carlo",
    "etalage.bots.search.shortlist",
    "etalage.bots.weinhaendler.heuristics",
    "etalage.bots.weinhaendler.evaluation",
    "etalage.bots.weinhaendler.search",
    "etalage.bots.weinhaendler.tree_search",
    "etalage.bots.money.heuristics",
    "etalage.bots.money.evaluation",
    "etalage.bots.money.tree_search",
    "etalage.bots.money.search",
]
# Counting bits is one instruction on every x86-64 processor since 2009, but compilers use it only when told.
FLAGS = ["-O3"] + (["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else [])


def extensions() -> list[Extension]:
    if os.environ.get("ETALAGE_PURE"):
        return []
    modules = cythonize(
        [Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=FLAGS) for name in KERNEL],
        build_dir="build/cython",
        include_path=["src"],
        nthreads=os.cpu_count() or 1,
        force=True,  # a change in a .pxd reaches every module that uses it
        language_level=3,
        compiler_directives={"annotation_typing": False, "cdivision": True},
    )
    for module in modules:
        module.optional = True  # without a C compiler the same files simply run as Python
    return modules


class BuildWithPage(build_py):
    """A package that is built without `make` has its page all the same, where Node.js is installed."""

    def run(self) -> None:
        built = Path("src/etalage/server/page/index.html")
        if not built.exists() and Path("web/package.json").exists() and shutil.which("npm"):
            for command in (["npm", "ci", "--silent"], ["npm", "run", "--silent", "build"]):
                subprocess.run(command, cwd="web", check=True)
        shutil.rmtree(Path(self.build_lib, "etalage/server/page"), ignore_errors=True)  # of an earlier build
        super().run()


setup(
    cmdclass={"build_py": BuildWithPage}, ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}}
)
