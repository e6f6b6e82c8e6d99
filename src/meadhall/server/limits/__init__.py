"""Rate limits and fair request queues."""
