#!/usr/bin/env bash
# Expected: once the connection of a transaction is lost, every further query of its callback is refused.
# Seen: postgres (postgres.js) 3.4.9, 2026-11-30: begin() is rejected, but the callback still runs, and what it queries later is sent
# on the connection that another query opened meanwhile, outside of any transaction: half of the work is stored, and no error tells.
# Meaning: after a restart of the database a callback that waited for something else (a file, a mail) can store the second half alone.
# Here: patches/postgres+3.4.9.patch refuses such queries (server/postgres/lost-transactions.integration.test.ts).
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

// Speaks Postgres's protocol, and says what it is asked on which connection; in a transaction after "begin".
let connections = 0;
let first;
const server = createServer((socket) => {
	const number = ++connections;
	if (number === 1) first = socket;
	let state = 'I';
	socket.on('error', () => {});
	socket.once('data', () => {
		socket.write(welcome, 'latin1');
		socket.on('data', (data) => {
			if (data[0] !== 81) return;
			const query = data.toString('latin1', 5, data.length - 1).trim();
			console.log(`connection ${number}, ${state === 'T' ? 'in a transaction' : 'in none'}: ${query}`);
			if (query === 'begin') state = 'T';
			if (query === 'commit') state = 'I';
			socket.write(message('C', 'DO\0') + message('Z', state), 'latin1');
		});
	});
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const sql = postgres({ host: '127.0.0.1', port: server.address().port, max: 1, fetch_types: false });
let goOn;
const waited = new Promise((resolve) => {
	goOn = resolve;
});
let ended;
const work = sql.begin(async (transaction) => {
	await transaction.unsafe('first half').simple();
	ended = waited.then(() => transaction.unsafe('second half').simple());
	await ended;
});
setTimeout(() => first.end(), 200);
await work.catch(({ code }) => console.log(`the transaction: ${code}`));
await sql.unsafe('of somebody else').simple();
goOn();
await ended.then(
	() => console.log('the second half: answered'),
	({ code }) => console.log(`the second half: ${code}`),
);
await sql.end({ timeout: 1 });
server.close();
JS
echo "postgres $(node -p "require('./node_modules/postgres/package.json').version"), Node $(node --version)"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
connection 1, in none: begin
connection 1, in a transaction: first half
the transaction: CONNECTION_CLOSED
connection 2, in none: of somebody else
connection 2, in none: second half
the second half: answered
SEEN
