import { describe, expect, it } from 'vitest';
import { employerHome } from './routing.ts';

const row = (profile_completed: boolean) =>
	({ outcome: 'found', row: { profile_completed, company_name: 'Acme' } }) as const;
const none = { outcome: 'found', row: null } as const;
const left = {
	...none,
	left: {
		company: 'Acme',
		since: '2026-10-03',
		until: '2026-12-01',
		by_themselves: false,
		is_student: false,
	},
} as const;
const failed = { outcome: 'failed' } as const;

describe('employerHome', () => {
	it.each([
		[none, null, '/employer-profile-setup'],
		[row(false), null, '/employer-profile-setup'],
		[row(true), null, '/employer-dashboard'],
		[failed, null, '/employer-dashboard'],
		[none, '/employer-dashboard', '/employer-profile-setup'],
		[row(true), '/employer-profile-setup', '/employer-profile-setup'],
		[failed, '/employer-profile-setup', '/employer-profile-setup'],
		[left, null, '/employer-dashboard'],
		[left, '/employer-profile-setup', '/employer-profile-setup'],
		[none, '/employer-dashboard/invitations/a1', '/employer-dashboard/invitations/a1'],
	])('%j from %j leads to %s', (result, from, home) => {
		expect(employerHome(result, from)).toBe(home);
	});
});
