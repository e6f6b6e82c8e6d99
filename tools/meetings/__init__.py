"""Proves meetings: a test proves how two modules meet if it fails as soon as one of them is not heard.

python -m tools.meetings            every proof that tests/meetings.toml names must hold
python -m tools.meetings --search   look for tests that prove the open meetings
"""
