import { expect, test } from 'vitest';
import type { ApplicationStatus } from './application-moves.ts';
import { standingWords, takeDownWords } from './company-standing.ts';

test.each([
	{ kind: 'taken-down', company: 'Harrow & Pike' },
	{ kind: 'refused', company: 'Harrow & Pike', until: '2026-12-07' },
	{ kind: 'refused', company: 'Harrow & Pike', until: null },
] as const)('who has applied is warned of money, whatever they wait for: %o', (standing) => {
	const words = (status: ApplicationStatus) =>
		standingWords(standing, status)?.paragraphs.join(' ');
	for (const status of ['interview', 'offered', 'accepted'] as const)
		expect(words(status)).toContain('Pay nothing, and send no identity document');
	for (const status of ['submitted', 'in-review'] as const) {
		expect(words(status)).toContain('Do not send money for it');
		expect(words(status)).toContain('This says nothing about you.');
	}
	expect(standingWords(standing, 'rejected')).toBeNull();
});

test('before a removal it is said how many read which words: the same as their mails have', () => {
	const words = takeDownWords('Harrow & Pike', {
		submitted: 3,
		'in-review': 2,
		offered: 1,
		rejected: 7,
		withdrawn: 4,
	});
	expect(words.map(({ people }) => people)).toEqual([5, 1]);
	const { people: _, ...waiting } = words[0] ?? { people: 0 };
	const standing = { kind: 'taken-down', company: 'Harrow & Pike' } as const;
	expect(waiting).toEqual(standingWords(standing, 'submitted'));
	expect(words[1]?.paragraphs.join(' ')).toContain('Your offer still stands');
	expect(takeDownWords('Harrow & Pike', { rejected: 2 })).toEqual([]);
});
