import { expect, it } from 'vitest';
import { agesWords, countWords, isOld, oldestWords, summaryWords } from './waiting-words.ts';

const today = '2026-11-22';

it.each([
	[[], 'Nothing is waiting.'],
	[[{ kind: 'reports', count: 0, oldest: null }], 'Nothing is waiting.'],
	[[{ kind: 'reports', count: 1, oldest: '2026-11-22' }], '1 thing is waiting, since today.'],
	[
		[
			{ kind: 'messages', count: 9, oldest: '2026-11-21' },
			{ kind: 'overdue', count: 4, oldest: '2026-11-13' },
		],
		'13 things are waiting, the oldest for 9 days.',
	],
	[
		[
			{ kind: 'reports', count: 1, oldest: '2026-11-22' },
			{ kind: 'applications', count: 1_000, oldest: '2026-11-20', more: true },
		],
		'At least 1001 things are waiting, the oldest for 2 days.',
	],
] as const)('%j: %s', (waiting, words) => {
	expect(summaryWords(waiting, today)).toBe(words);
});

it('says how long the oldest has waited', () => {
	expect([-1, 0, 1, 2].map(agesWords)).toEqual(['today', 'today', '1 day', '2 days']);
	expect(oldestWords({ oldest: '2026-11-19' }, today)).toBe('oldest 3 days');
	expect(oldestWords({ oldest: null }, today)).toBe('');
});

it('says where more wait than were counted', () => {
	const waiting = { kind: 'applications', count: 1_000, oldest: '2026-11-20' } as const;
	expect(countWords({ ...waiting, more: true })).toBe('1000+');
	expect(countWords(waiting)).toBe('1000');
});

it('is old after a week', () => {
	expect(isOld({ oldest: '2026-11-15' }, today)).toBe(true);
	expect(isOld({ oldest: '2026-11-16' }, today)).toBe(false);
	expect(isOld({ oldest: null }, today)).toBe(false);
});
