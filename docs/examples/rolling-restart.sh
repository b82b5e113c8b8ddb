#!/bin/sh
# Restarts the processes on these ports, one after another, while the others answer:
#   rolling-restart.sh 3000 3001
# Their sockets stay open (internships@.socket): what arrives at a process that restarts waits for it.
set -eu
for port in "$@"; do
	systemctl restart "internships@$port.service"
	until curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$port/readyz"; do sleep 1; done
	echo "The process on port $port is ready."
done
