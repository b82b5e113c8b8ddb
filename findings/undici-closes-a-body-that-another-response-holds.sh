#!/usr/bin/env bash
# Expected: new Response(fetched.body, …), the usual way to drop a header, holds the body until somebody reads it.
# Happens: undici 7.29.1 closes the body once the fetched response is garbage-collected, though the second one has it: "Body has already been
# read" (seen on 28 November 2026, on Node 20; a body that comes from elsewhere stays, and one that was read before as bytes).
# Means: a server that passes on another's answer, and reads it after further work, fails where memory is freed meanwhile: rarely, and under load.
# Dealt with: server/backend/hosted-backend.ts takes the whole body of what a hosted project answers before it makes its own response.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici@7.29.1 >/dev/null
cat >try.mjs <<'END'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { fetch, Response } from 'undici';

const server = createServer((_, answer) => answer.end('the body')).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}/`;
const ways = {
	'its stream': async () => new Response((await fetch(address)).body),
	'its bytes': async () => new Response(await (await fetch(address)).arrayBuffer()),
	'a stream of other origin': async () => new Response(new Blob(['the body']).stream()),
};
for (const [way, answered] of Object.entries(ways)) {
	const response = await answered();
	for (let turns = 0; turns < 10; turns += 1) {
		globalThis.gc();
		await turn();
	}
	console.log(`${way}: ${await response.text().catch(({ message }) => message)}`);
}
server.closeAllConnections();
server.close();
END
echo "undici $(node -p "require('undici/package.json').version")"
node --expose-gc try.mjs | tee seen
diff seen - <<'END'
its stream: Body is unusable: Body has already been read
its bytes: the body
a stream of other origin: the body
END
