"""What another process can hear and do through the system's accessibility: `make test-access`."""
