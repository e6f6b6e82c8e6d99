"""Storage: schema, migrations, queries, the writer thread, backups."""
