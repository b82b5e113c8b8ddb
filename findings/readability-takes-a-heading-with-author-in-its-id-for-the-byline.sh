#!/usr/bin/env bash
# Expected: a reader view keeps every heading of an article, whatever its id.
# Seen: @mozilla/readability 0.6.0 on jsdom 26.1.0, 2026-11-28: <h2 id="government-authorised-exchange"> is taken out of the text
# and becomes the byline, as its id contains "author"; with another id the heading stays and there is no byline.
# Meaning: ids made from headings decide what readers see; "authorised", "authority" and "authorisation" are common in guides on visas.
# Here: "Government Authorised Exchange" is such a heading of /resources/visa-info (content/guides/visa-info.ts), with an id made from it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @mozilla/readability@0.6.0 jsdom@26.1.0
cat > try.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const text = '<p>' + 'An exchange lets people work in another country for some months. '.repeat(12) + '</p>';
for (const id of ['government-exchange', 'government-authorised-exchange']) {
	const html = `<!doctype html><title>Visas</title><main><article><h1>Visas</h1>${text}
		<h2 id="${id}">Government exchange</h2>${text}</article></main>`;
	const article = new Readability(new JSDOM(html, { url: 'https://example.org/visas' }).window.document).parse();
	console.log(`${id}: heading ${/Government exchange/.test(article.content)}, byline ${article.byline}`);
}
JS
echo "readability $(node -p "require('./node_modules/@mozilla/readability/package.json').version"), Node $(node --version)"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
government-exchange: heading true, byline null
government-authorised-exchange: heading false, byline Government exchange
SEEN
