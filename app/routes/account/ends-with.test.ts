import { expect, test } from 'vitest';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { endsWith } from './ends-with.ts';

const application = (more: Partial<StudentApplication>) =>
	({
		program_name: 'Finance',
		internship: null,
		interview: null,
		offer: null,
		...more,
	}) as StudentApplication;
const ends = (more: Partial<StudentApplication>) =>
	endsWith({ items: [application(more)], today: '2027-08-01' });
const offer = (last_day: string) =>
	({ first_day: '2027-05-03', last_day }) as StudentApplication['offer'];

test('what somebody waits for ends with the account, not work or offers that are over', () => {
	expect(ends({ status: 'accepted', offer: offer('2027-08-01') })).toEqual([
		expect.stringContaining('You have accepted'),
	]);
	expect(ends({ status: 'accepted', offer: offer('2027-07-31') })).toEqual([]);
	expect(ends({ status: 'offered', offer_until: '2027-08-01' })).toHaveLength(1);
	expect(ends({ status: 'offered', offer_until: '2027-07-31' })).toEqual([]);
	expect(ends({ status: 'interview' })).toHaveLength(1);
	expect(ends({ status: 'rejected' })).toEqual([]);
});
