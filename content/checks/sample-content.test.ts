import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { texts } from './every-text.ts';

const MARK = '// Sample content, invented:';
/** The `.example` domain, and the telephone numbers that Ofcom sets aside for drama. */
const reserved = /\.example\b|020 7946 0\d{3}|\+44207946/;

const folder = join(import.meta.dirname, '..');
const marked = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
	(file) =>
		file.endsWith('.ts') &&
		!file.endsWith('.test.ts') &&
		readFileSync(join(folder, file), 'utf8').startsWith(MARK),
);

/**
 * Sample content that must not be published as real: files that still say that they are invented,
 * and reserved values.
 */
const samples = () => [
	...marked,
	...texts.flatMap(({ where, text }) => (reserved.test(text) ? [`${where}: ${text}`] : [])),
];

it('nothing that ships is a sample, unless the site says that it is', () => {
	if (!site.sampleContent) return expect(samples()).toEqual([]);
	const invented = ['claims', 'home', 'stories', 'companies', 'candidates'];
	expect(samples()).toEqual(expect.arrayContaining(invented.map((name) => `pages/${name}.ts`)));
	expect(samples().join('\n')).toMatch(/hello@[\w-]+\.example/);
});
