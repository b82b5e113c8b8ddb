#!/usr/bin/env bash
# Expected: in a client made of OpenAPI, an answer with status 201 and a body of its own is told from "default" by its status.
# Seen: oazapfts 7.5.0, 2026-12-01: the answer of "default" has the type "status: number", which includes 201, so that after a
# comparison with 201 the body is still either of both.
# Meaning: who describes refusals by "default" alone leaves programs in TypeScript without a type for what went well.
# Here: /api/v1/openapi.json names each refusal by its own status (server/api/v1/openapi.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts oazapfts@7.5.0 @oazapfts/runtime@1.2.0 typescript@5.9.3
node -e '
const body = (name) => ({ description: name, content: { "application/json": { schema: { type: "object", required: [name], properties: { [name]: { type: "string" } } } } } });
const api = (more) => JSON.stringify({ openapi: "3.1.0", info: { title: "Drafts", version: "1" }, paths: { "/drafts": { post: { operationId: "makeDraft", responses: { 201: body("id"), ...more } } } } });
require("fs").writeFileSync("default.json", api({ default: body("problem") }));
require("fs").writeFileSync("named.json", api({ 422: body("problem") }));
'
echo "oazapfts $(node -p "JSON.parse(require('fs').readFileSync('node_modules/oazapfts/package.json')).version")"
for kind in default named; do
	npx oazapfts $kind.json $kind.ts >/dev/null 2>&1
	cat > use-$kind.ts <<TS
import { makeDraft } from './$kind.ts';
const answer = await makeDraft();
if (answer.status === 201) console.log(answer.data.id);
TS
	npx tsc --noEmit --strict --module nodenext --target es2022 --allowImportingTsExtensions use-$kind.ts >$kind.txt 2>&1 || true
	echo "$kind: $(grep -q "Property 'id' does not exist" $kind.txt && echo 'answer.data.id is refused' || echo 'answer.data.id is a text')"
done | tee seen.txt
diff seen.txt - <<'SEEN'
default: answer.data.id is refused
named: answer.data.id is a text
SEEN
