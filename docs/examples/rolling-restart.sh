#!/bin/sh
# Restarts the processes on these ports, one after another, while the others answer:
#   rolling-restart.sh 3000 3001
# nginx.conf asks no process for which there is a file PORT.out. What a process was asked before is answered first.
set -eu
out=/run/internships
mkdir -p -m 0755 "$out"
for file in "$out"/*.out; do
	if [ -e "$file" ]; then
		echo "$file is there: that process is out of nginx. Once it answers 200 to /readyz, remove the file." >&2
		exit 1
	fi
done
for port in "$@"; do
	touch "$out/$port.out"
	sleep 3
	systemctl restart "internships@$port.service"
	seconds=0
	until curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$port/readyz"; do
		if [ "$seconds" -ge 300 ]; then
			echo "The process on port $port is not ready after five minutes. It stays out, and the others answer." >&2
			exit 1
		fi
		sleep 1
		seconds=$((seconds + 1))
	done
	rm "$out/$port.out"
	echo "The process on port $port is ready."
done
