import { describe, expect, test } from 'vitest';
import {
	type MessageFacts,
	MOST_A_DAY,
	MOST_OF_ONE,
	whyNotWords,
	whyNotWrite,
} from './application-messages.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-moves.ts';

const facts = (status: ApplicationStatus, change: Partial<MessageFacts> = {}): MessageFacts => ({
	status,
	shown_status: status,
	to_office: false,
	written: { student: 0, employer: 0 },
	written_today: 0,
	reporters: 0,
	...change,
});
const asked = { written: { student: 0, employer: 1 } };
const ENDED = ['declined', 'rejected', 'withdrawn'];

describe('who may write', () => {
	test.each(APPLICATION_STATUSES)('in %s', (status) => {
		const ended = ENDED.includes(status) ? 'ended' : null;
		const isInvited = ['interview', 'offered', 'accepted'].includes(status);
		expect(whyNotWrite('student', facts(status))).toBe(ended);
		expect(whyNotWrite('employer', facts(status))).toBe(ended);
		expect(whyNotWrite('employer', facts(status, asked))).toBe(
			ended ?? (isInvited ? null : 'asked'),
		);
	});

	test('an employer answers the student as often as is needed', () => {
		const answered = { written: { student: 1, employer: 4 } };
		expect(whyNotWrite('employer', facts('submitted', answered))).toBe(null);
	});

	test('an invitation that can be taken back is none yet, and an answer that can be is one for who gave it', () => {
		const invited = facts('interview', { ...asked, shown_status: 'submitted' });
		expect(whyNotWrite('employer', invited)).toBe('asked');
		const refused = facts('rejected', { shown_status: 'interview' });
		expect(whyNotWrite('employer', refused)).toBe('ended');
		expect(whyNotWrite('student', refused)).toBe(null);
	});

	test('nobody where our office answers, after twenty on a day, or at the end of what there is room for', () => {
		for (const side of ['student', 'employer'] as const) {
			expect(whyNotWrite(side, facts('interview', { to_office: true }))).toBe('office');
			const written = facts('interview', { written_today: MOST_A_DAY - 1 });
			expect(whyNotWrite(side, written)).toBe(null);
			expect(whyNotWrite(side, { ...written, written_today: MOST_A_DAY })).toBe('today');
			const full = { student: MOST_OF_ONE - 5, employer: 5 };
			expect(whyNotWrite(side, facts('interview', { written: full }))).toBe('full');
		}
	});

	test('no student whom two employers have reported; an employer’s messages wait instead', () => {
		expect(whyNotWrite('student', facts('interview', { reporters: 1 }))).toBe(null);
		expect(whyNotWrite('student', facts('interview', { reporters: 2 }))).toBe('reported');
		expect(whyNotWrite('employer', facts('interview', { reporters: 2 }))).toBe(null);
	});
});

test.each(['office', 'ended', 'asked', 'full', 'today', 'reported'] as const)(
	'%s is said in sentences',
	(why) => {
		for (const side of ['student', 'employer'] as const)
			expect(whyNotWords(why, side)).toMatch(/^[A-Z][^!]+\.$/);
	},
);
