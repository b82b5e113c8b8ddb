#!/usr/bin/env bash
# Expected: the JSON Schema of what a program may send has every length that the schema checks.
# Seen: @valibot/to-json-schema 1.8.0 with valibot 1.5.0, 2026-12-01: with typeMode "input" a pipe is read as far as its first
# transform; a length behind a trim is left out, without an error or a warning.
# Meaning: a description that is made so permits texts that the server refuses; what stands behind a trim must stand before it, too.
# Here: /api/v1/openapi.json is made with typeMode "output", and a test gives the server what it permits (server/api/v1/openapi.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts valibot@1.5.0 @valibot/to-json-schema@1.8.0
cat > try.mjs <<'JS'
import * as v from 'valibot';
import { toJsonSchema } from '@valibot/to-json-schema';

const bodies = {
	'length before trim': v.pipe(v.string(), v.maxLength(80), v.trim()),
	'length behind trim': v.pipe(v.string(), v.trim(), v.maxLength(80)),
};
for (const [name, schema] of Object.entries(bodies)) {
	const { maxLength } = toJsonSchema(schema, { typeMode: 'input' });
	console.log(`${name}: maxLength ${maxLength}, 81 letters are ${v.safeParse(schema, 'a'.repeat(81)).success ? 'taken' : 'refused'}`);
}
JS
echo "@valibot/to-json-schema $(node -p "JSON.parse(require('fs').readFileSync('node_modules/@valibot/to-json-schema/package.json')).version")"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
length before trim: maxLength 80, 81 letters are refused
length behind trim: maxLength undefined, 81 letters are refused
SEEN
