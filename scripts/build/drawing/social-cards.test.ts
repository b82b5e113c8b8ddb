import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './redraw.ts';
import { socialCards } from './social-cards.ts';

const names = socialCards.map(({ name }) => name);

test('each picture has a name of its own', () => {
	expect(new Set(names).size).toBe(names.length);
});

test('every picture that a page names is drawn', () => {
	const files = readdirSync(inProject('app'), { recursive: true, encoding: 'utf8' });
	const named = files
		.filter((file) => file.endsWith('.tsx'))
		.flatMap((file) => [
			...readFileSync(inProject(`app/${file}`), 'utf8').matchAll(/\bimage: '([^']+)'/g),
		])
		.map((match) => match[1]);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !names.includes(name as string))).toEqual([]);
});
