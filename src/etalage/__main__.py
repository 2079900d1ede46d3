"""`python -m etalage`"""

from etalage.cli import main

main()
