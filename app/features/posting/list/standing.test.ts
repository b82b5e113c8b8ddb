import { describe, expect, it } from 'vitest';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { standingOf, withoutAnswer } from './standing.ts';

const one: PostedInternship = {
	id: '1',
	slug: 'one',
	title: 'One',
	sector: 'Law',
	location: 'Leeds',
	status: 'open',
	deadline: '2026-12-01',
	starts_on: '2027-02-01',
	published_at: '2026-11-01T10:00:00Z',
	paused_by: null,
	stop: null,
	hidden: false,
	most_applications: null,
	applications: {},
	overdue: 0,
	revision: null,
};

describe('where an internship stands', () => {
	it.each([
		[{}, 'Open'],
		[{ deadline: null }, 'Open'],
		[{ hidden: true }, 'Hidden until you are verified'],
		[{ status: 'paused', paused_by: 'employer' }, 'Paused'],
		[{ status: 'paused', paused_by: 'limit' }, 'Paused: it has as many as you can answer'],
		[{ deadline: '2026-11-21' }, 'Past its last day to apply'],
		[{ status: 'closed' }, 'Closed'],
	] as const)('%j: %s', (change, words) => {
		expect(standingOf({ ...one, ...change }, '2026-11-22').words).toBe(words);
	});
});

it('counts the applications without an answer', () => {
	const applications = { rejected: 2, submitted: 1, unanswered: 3 };
	expect(withoutAnswer({ applications })).toBe(4);
});
