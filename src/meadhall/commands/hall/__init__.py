"""The commands of whoever runs a hall."""
