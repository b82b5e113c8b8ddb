import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cookies } from '#content/guides/cookies.ts';
import { terms } from '#content/guides/terms.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';

it('the version of the terms that is stored with what is accepted is that of the page', () => {
	expect(terms.updated).toBe(TERMS_VERSION);
});

const app = fileURLToPath(new URL('../../app/', import.meta.url));

/** Text literals that can be a key: in a file that reads or writes the storage of a browser. */
function keysInCode(): string[] {
	const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
		(path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
	);
	const keys = files.flatMap((path) => {
		const text = readFileSync(app + path, 'utf8');
		if (!/(local|session)Storage|draft\(|_(KEY|DRAFT) = /i.test(text)) return [];
		return [
			...text.matchAll(/(?:\w*(?:KEY|DRAFT)|\bkey) = '([\w-]+)'/g),
			...text.matchAll(/[dD]raft\([^,()]*(?:\(\) => \w+)?, ['`]([\w-]+?)(?:-\$\{\w+\})?['`]\)/g),
		].map(([, key = '']) => key);
	});
	return [...new Set(keys)].sort();
}

describe('the cookies page', () => {
	const tables = cookies.sections.flatMap(({ blocks }) =>
		blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
	);
	const named = tables.map(([key = '']) => key.split(',')[0] ?? '').sort();

	it('names the keys that the code uses, and no other', () => {
		// React Router stores where pages were scrolled to, under a key of its own.
		expect(named).toEqual([...keysInCode(), 'react-router-scroll-positions'].sort());
	});

	it('counts none in words, which would be wrong at the next key', () => {
		const text = JSON.stringify(cookies);
		expect(text).not.toMatch(
			/\b(two|three|four|five|six|seven|eight|nine|ten) (\w+ )?(keys|entries|drafts)/i,
		);
		expect(text).not.toMatch(/none of the (two|three|four|five|six|seven|eight|nine|ten)/i);
	});
});
