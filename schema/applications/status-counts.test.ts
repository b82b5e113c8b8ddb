import { expect, it } from 'vitest';
import { countsOf } from './status-counts.ts';

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
