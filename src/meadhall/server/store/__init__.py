"""What the hall keeps on disk: rows, the writer, the schema and its migrations, backups."""
