"""Tests of the companion tools: the answer for an entered table equals that of the engine at a real one."""
