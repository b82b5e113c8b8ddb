#!/usr/bin/env bash
# Expected: a category with a name, added to an entry with the package feed, is shown by readers of the Atom feed. RFC 4287, 4.2.2: it MUST have a term.
# Seen: feed 6.0.0 writes <category label="Data &amp; AI"/> without a term where only `name` is given, 2026-12-01. Of three readers feedsmith 3.0.1 has a
# label alone, @rowanmanning/feed-parser 2.1.5 drops it, Python's feedparser 6.0.14 has the term None; with `term` given too all have it.
# Meaning: give `term` beside `name`, and look at the feed with readers: the RSS of the same object has the category right.
# Here: server/site/internships/atom.ts writes the feed itself, with a term for each category.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0 feedsmith@3.0.1 @rowanmanning/feed-parser@2.1.5 >/dev/null
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check feedparser==6.0.14
cat >try.mjs <<'END'
import { writeFileSync } from 'node:fs';
import { parseFeed } from '@rowanmanning/feed-parser';
import { Feed } from 'feed';
import { parseAtomFeed } from 'feedsmith';

for (const [kind, category] of [['name', { name: 'Data & AI' }], ['name-and-term', { name: 'Data & AI', term: 'Data & AI' }]]) {
	const address = 'https://site.example/internships';
	const feed = new Feed({ title: 'Internships', id: address, link: address, updated: new Date('2026-12-01T09:00:00Z'), author: { name: 'A' } });
	feed.addItem({ title: 'Data Intern', id: `${address}/a`, link: `${address}/a`, date: new Date('2026-12-01T09:00:00Z'), category: [category] });
	const text = feed.atom1();
	writeFileSync(`${kind}.xml`, text);
	console.log(`${kind}, written: ${/<category.*>/.exec(text)[0]}; in RSS: ${/<category.*>/.exec(feed.rss2())[0]}`);
	console.log(`${kind}, feedsmith: ${JSON.stringify(parseAtomFeed(text).entries[0].categories)}`);
	console.log(`${kind}, feed-parser: ${JSON.stringify(parseFeed(text).items[0].categories)}`);
}
END
cat >read.py <<'END'
import feedparser
for kind in ('name', 'name-and-term'):
    print(f'{kind}, feedparser: {feedparser.parse(kind + ".xml").entries[0].tags[0].term}')
END
{ node try.mjs; venv/bin/python read.py; } | tee seen
diff seen - <<'END'
name, written: <category label="Data &amp; AI"/>; in RSS: <category>Data &amp; AI</category>
name, feedsmith: [{"label":"Data & AI"}]
name, feed-parser: []
name-and-term, written: <category label="Data &amp; AI" term="Data &amp; AI"/>; in RSS: <category>Data &amp; AI</category>
name-and-term, feedsmith: [{"term":"Data & AI","label":"Data & AI"}]
name-and-term, feed-parser: [{"label":"Data & AI","term":"Data & AI","url":null}]
name, feedparser: None
name-and-term, feedparser: Data & AI
END
