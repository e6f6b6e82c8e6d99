"""Checks tests for interactions of modules: a test is a proof if it fails when either module is silenced.

python -m tools.meetings            check every proof in tests/meetings.toml
python -m tools.meetings --search   look for tests that prove the open interactions
"""
