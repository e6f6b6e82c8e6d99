"""The hall: tables in the browser. It knows no rules; it moves questions, answers and views."""
