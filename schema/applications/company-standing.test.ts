import { expect, test } from 'vitest';
import type { ApplicationStatus } from './application-moves.ts';
import { standingWords } from './company-standing.ts';

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
