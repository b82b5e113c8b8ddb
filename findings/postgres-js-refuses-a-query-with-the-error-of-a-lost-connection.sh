#!/usr/bin/env bash
# Expected: a query on a new connection that works is answered, however the connection before it ended.
# Seen: postgres (postgres.js) 3.4.9, 2026-11-28: where Postgres ended a connection in the middle of a query (57P01, a stop), the
# first query on the next one is refused with 57P01 although Postgres answers, whether that is seconds or an hour later.
# Meaning: after a restart of the database one request for each connection fails at a time that looks unrelated to it.
# Here: patches/postgres+3.4.9.patch forgets that error when the connection closes (server/postgres/lost-error.integration.test.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts postgres@3.4.9
cat > try.mjs <<'JS'
import { createServer } from 'node:net';
import postgres from 'postgres';

const message = (letter, text) => {
	const head = Buffer.alloc(5);
	head.write(letter);
	head.writeInt32BE(4 + text.length, 1);
	return head.toString('latin1') + text;
};
const welcome = message('R', '\0\0\0\0') + message('Z', 'I');
const stopped = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const done = message('C', 'DO\0') + message('Z', 'I');

// Speaks Postgres's protocol: the first connection ends while it is asked, all later ones answer.
let connections = 0;
const server = createServer((socket) => {
	const isFirst = ++connections === 1;
	socket.on('error', () => {});
	socket.once('data', () => {
		socket.write(welcome, 'latin1');
		socket.on('data', ([letter]) => {
			if (letter !== 81) return;
			if (isFirst) socket.end(stopped, 'latin1');
			else socket.write(done, 'latin1');
		});
	});
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const sql = postgres({ host: '127.0.0.1', port: server.address().port, max: 1, fetch_types: false });
for (const name of ['on the connection that ends', 'first on the next one', 'second on it'])
	await sql.unsafe('do').then(
		() => console.log(`${name}: answered`),
		({ code }) => console.log(`${name}: ${code}`),
	);
console.log(`connections: ${connections}`);
await sql.end();
server.close();
JS
echo "postgres $(node -p "require('./node_modules/postgres/package.json').version"), Node $(node --version)"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
on the connection that ends: CONNECTION_CLOSED
first on the next one: 57P01
second on it: answered
connections: 2
SEEN
