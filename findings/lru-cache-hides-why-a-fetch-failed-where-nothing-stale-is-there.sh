#!/usr/bin/env bash
# Expected: with allowStaleOnFetchRejection a stale value is returned where fetchMethod rejects, and the error where there is none.
# Seen: lru-cache 11.5.3, 2026-11-28: where nothing stale is there, fetch() resolves with undefined and forceFetch() rejects with
# an error of its own, without the original as its cause: a 503 that fetchMethod threw becomes an error without a status.
# Meaning: catch inside fetchMethod and return its second argument, the stale value, there; else throw.
# Here: server/site/render.ts, so that pages that are kept are sent while the database is away, and others are 503.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts lru-cache@11.5.3
cat > try.mjs <<'JS'
import { LRUCache } from 'lru-cache';

const cacheWith = (options) =>
	new LRUCache({
		max: 10,
		fetchMethod: async () => {
			throw Object.assign(new Error('the database is away'), { status: 503 });
		},
		...options,
	});
const show = (name, promise) =>
	promise.then(
		(value) => console.log(`${name}: resolved with ${value}`),
		(error) => console.log(`${name}: rejected, status ${error.status}, cause ${error.cause}`),
	);
for (const allowStaleOnFetchRejection of [false, true]) {
	const cache = cacheWith({ allowStaleOnFetchRejection });
	const option = `allowStaleOnFetchRejection ${allowStaleOnFetchRejection}`;
	await show(`${option}, fetch`, cache.fetch('a'));
	await show(`${option}, forceFetch`, cache.forceFetch('a'));
}
JS
echo "lru-cache $(node -p "require('./node_modules/lru-cache/package.json').version"), Node $(node --version)"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
allowStaleOnFetchRejection false, fetch: rejected, status 503, cause undefined
allowStaleOnFetchRejection false, forceFetch: rejected, status 503, cause undefined
allowStaleOnFetchRejection true, fetch: resolved with undefined
allowStaleOnFetchRejection true, forceFetch: rejected, status undefined, cause undefined
SEEN
