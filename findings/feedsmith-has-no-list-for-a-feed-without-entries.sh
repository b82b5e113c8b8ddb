#!/usr/bin/env bash
# Expected: an Atom feed without entries (valid: RFC 4287, 4.1.1, asks for none) is read with an empty list.
# Seen: feedsmith 3.0.1, 2026-11-28: feed.entries is undefined; with one entry it is an array, and title is an object.
# Meaning: a search that finds nothing is such a feed; who reads feed.entries.map stops there only on the day when it is empty.
# Here: the feeds of searches (server/site/internships/atom.ts) have no entries where nothing is found, and stay valid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts feedsmith@3.0.1
cat > try.mjs <<'JS'
import { parseAtomFeed } from 'feedsmith';

const about = '<id>https://example.org/a</id><title>Internships</title><updated>2026-11-28T00:00:00Z</updated>';
const feed = (entries) =>
	parseAtomFeed(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${about}<author><name>A</name></author>${entries}</feed>`);
const kindOf = (value) => (Array.isArray(value) ? `array of ${value.length}` : typeof value);
console.log(`one entry: ${kindOf(feed(`<entry>${about}</entry>`).entries)}`);
console.log(`no entry: ${kindOf(feed('').entries)}`);
console.log(`title: ${kindOf(feed('').title)}`);
JS
echo "feedsmith $(node -p "JSON.parse(require('fs').readFileSync('node_modules/feedsmith/package.json')).version"), Node $(node --version)"
node try.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
one entry: array of 1
no entry: undefined
title: object
SEEN
