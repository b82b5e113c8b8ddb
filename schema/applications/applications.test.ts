import { expect, it, test } from 'vitest';
import { NO_SENTENCES, SENTENCES } from '#test/rows/rejection-messages.ts';
import { recordInWords } from './answer-record.ts';
import { answerDueOn, daysLate } from './answers.ts';
import { filtersIn, queryOf } from './applicant-filters.ts';
import { APPLICATION_STATUSES, movesFrom } from './application-moves.ts';
import { isSentence } from './rejection-message.ts';
import { countsOf } from './status-counts.ts';

test('who may move an application where', () => {
	const table = (by: Parameters<typeof movesFrom>[1]) =>
		Object.fromEntries(
			APPLICATION_STATUSES.map((from) => [from, movesFrom(from, by).join(' ')] as const).filter(
				([, to]) => to,
			),
		);
	const hosts = {
		submitted: 'in-review interview offered rejected',
		'in-review': 'interview offered rejected',
		interview: 'interview offered rejected',
		offered: 'offered rejected',
		unanswered: 'interview offered rejected',
	};
	expect(table('employer')).toEqual(hosts);
	expect(table('staff')).toEqual(hosts);
	expect(table('student')).toEqual({
		submitted: 'withdrawn',
		'in-review': 'withdrawn',
		interview: 'withdrawn',
		offered: 'accepted declined withdrawn',
		unanswered: 'withdrawn',
	});
	expect(table('server')).toEqual({ submitted: 'unanswered', 'in-review': 'unanswered' });
});

const KEY = '0_20792_1764338400123456_00000000-0000-4000-8000-000000000000';
const normal = (query: string) => queryOf(filtersIn(new URLSearchParams(query))).toString();

test.each([
	[
		'internship=loom-intern&status=in-review&overdue=1',
		'answer=overdue&internship=loom-intern&status=in-review',
	],
	['words=%20sql%20&sort=stars&stars=3&stars=9&mine=1', 'mine=yes&sort=stars&stars=3&words=sql'],
	['permission=student-visa&graduation=2027&of=employers', 'of=employers'],
	['status=read&overdue=yes&page=2&of=all&view=table', ''],
	['view=board&status=offered', 'status=offered&view=board'],
	['internship=../loom&after=1_2_3_x', ''],
	[`internship=${'a'.repeat(161)}`, ''],
	[`after=${KEY}&before=${KEY}`, `after=${KEY}`],
	[`before=${KEY}`, `before=${KEY}`],
])('%s is %j', (query, expected) => {
	expect(new URLSearchParams(normal(query)).toString()).toBe(
		queryOf(filtersIn(new URLSearchParams(expected))).toString(),
	);
	expect([...new URLSearchParams(normal(query))].sort()).toEqual(
		[...new URLSearchParams(expected)].sort(),
	);
});

test.each([
	[{ asked: 20, answered: 18, days: 6 }, 'answered 18 of 20, usually in 6 days'],
	[{ asked: 5, answered: 5, days: 1 }, 'answered 5 of 5, usually in 1 day'],
	[{ asked: 5, answered: 4, days: 0 }, 'answered 4 of 5, usually on the same day'],
	[{ asked: 5, answered: 0, days: null }, 'answered 0 of 5'],
])('%j is "%s"', (record, words) => {
	expect(recordInWords(record)).toBe(words);
});

it('an answer is due on the day after the days that are promised', () => {
	expect(answerDueOn('2026-11-28', 7)).toBe('2026-12-05');
	expect(answerDueOn('2026-11-21', 14)).toBe('2026-12-05');
	expect(answerDueOn('2026-12-25', 7)).toBe('2027-01-01');
});

it('is late from the day after', () => {
	expect(daysLate('2026-11-22', '2026-11-22')).toBe(0);
	expect(daysLate('2026-11-22', '2026-11-23')).toBe(1);
	expect(daysLate('2026-11-22', '2026-11-01')).toBe(0);
});

it('counts applications in the order of their statuses', () => {
	expect(countsOf({ rejected: 2, submitted: 1, unanswered: 3 })).toEqual({
		total: 6,
		parts: [
			['submitted', 1],
			['rejected', 2],
			['unanswered', 3],
		],
	});
});

test.each(SENTENCES)('“%s” is a sentence', (message) => {
	expect(isSentence(message)).toBe(true);
});

test.each(NO_SENTENCES)('“%s” is none', (message) => {
	expect(isSentence(message)).toBe(false);
});
