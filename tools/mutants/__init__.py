"""Changes the code on purpose, and checks that tests which cite the rule notice.

    python -m tools.mutants                     every change of every function that cites a rule
    python -m tools.mutants --sample 150        a sample, the same for the same seed
    python -m tools.mutants --only VAL-BATTLE   those of one chapter, one rule, or one file

A *mutant* is one small change of a function whose docstring cites a rule. It is noticed if a test that cites that rule
fails. tests/mutants.toml lists mutants that change nothing a rule is about.
"""
