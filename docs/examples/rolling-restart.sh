#!/bin/sh
# Restarts the processes on these ports behind nginx, one after another, while the others answer:
#   rolling-restart.sh 3000 3001
# nginx does not ask /readyz, and a POST may reach a process in the moment in which it stops listening. So nginx is
# told first. HAProxy asks: there, leave out the two lines with nginx.
set -eu
conf=/etc/nginx/conf.d/internships.conf
for port in "$@"; do
	sed -i "s/^\(\s*server 127\.0\.0\.1:$port\b.*\);/\1 down;/" "$conf" && nginx -t -q && nginx -s reload
	systemctl restart "internships@$port"
	until curl --fail --silent --output /dev/null --max-time 5 "http://127.0.0.1:$port/readyz"; do sleep 1; done
	sed -i "s/^\(\s*server 127\.0\.0\.1:$port\b.*\) down;/\1;/" "$conf" && nginx -t -q && nginx -s reload
	echo "The process on port $port is ready."
done
