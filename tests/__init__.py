"""Nothing is tested as it was before it was edited."""

import os
import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"


def edited_since_compiled() -> list[str]:
    """Sources of the kernel that are newer than what was compiled from them."""
    made = {path.with_name(path.name.partition(".")[0]): path.stat().st_mtime for path in SOURCE.rglob("*.so")}
    sources = ((module.with_suffix(suffix), then) for module, then in made.items() for suffix in (".py", ".pxd"))
    return [
        str(source.relative_to(SOURCE)) for source, then in sources if source.exists() and source.stat().st_mtime > then
    ]


if not os.environ.get("ETALAGE_PURE") and (edited := edited_since_compiled()):
    sys.exit(f"edited since it was compiled: {', '.join(edited)}; compile it with make quick, or set ETALAGE_PURE=1")
