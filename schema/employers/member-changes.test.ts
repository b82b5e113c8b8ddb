import { expect, test } from 'vitest';
import { type MemberChange, memberChangeWords } from './member-changes.ts';

const change: MemberChange = {
	id: 'a1',
	kind: 'joined',
	role: 'recruiter',
	at: '2026-11-21T10:00:00.000Z',
	since: '2026-10-03',
	name: 'Omar Haddad',
	by: 'Omar Haddad',
	by_themselves: true,
};

test.each([
	[{}, 'Omar Haddad joined on 21 November 2026 as a recruiter'],
	[
		{ kind: 'role', role: 'owner', by: 'Rosa Lind', by_themselves: false },
		'Rosa Lind made Omar Haddad an owner on 21 November 2026',
	],
	[{ kind: 'role' }, 'Omar Haddad became a recruiter on 21 November 2026'],
	[
		{ kind: 'left' },
		'Omar Haddad left on 21 November 2026: a recruiter, here since 3 October 2026',
	],
	[
		{ kind: 'left', by: 'Rosa Lind', by_themselves: false },
		'Omar Haddad was removed by Rosa Lind on 21 November 2026: a recruiter, here since 3 October 2026',
	],
	[
		{ kind: 'left', name: null, by: null, by_themselves: false },
		'Somebody whose account is deleted left on 21 November 2026: a recruiter, here since 3 October 2026',
	],
] as [Partial<MemberChange>, string][])('%j', (given, words) => {
	expect(memberChangeWords({ ...change, ...given })).toBe(words);
});
