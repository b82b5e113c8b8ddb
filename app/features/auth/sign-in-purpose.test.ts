import { expect, it } from 'vitest';
import { limits } from '#schema/limits.ts';
import { internshipIn, purposeOf } from './sign-in-purpose.ts';

it.each([
	['/apply?type=remote&program=Data+Desk%2C+Plainform', 'apply for Data Desk, Plainform'],
	['/apply?type=moon&program=%20', 'apply for a program'],
	['/apply', 'apply for a program'],
	['/apply?internship=loom-intern', 'apply for an internship'],
	['/account', 'open your account'],
	['/account/applications/1', 'see your applications'],
	['/applying', undefined],
	['/employer-profile-setup', undefined],
])('%s is to %j', (from, purpose) => {
	expect(purposeOf(from)).toBe(purpose);
});

it('takes no more of an address than a program may be long', () => {
	const name = 'x'.repeat(limits.programName + 1);
	expect(purposeOf(`/apply?program=${name}`)).toBe(`apply for ${name.slice(1)}`);
});

it('names the internship where its title is known, and says where to ask for it', () => {
	const from = '/apply?internship=loom-intern';
	expect(purposeOf(from, 'Loom Intern, Tidewell')).toBe('apply for Loom Intern, Tidewell');
	expect(internshipIn(from)).toBe('/internships/loom-intern.json');
	for (const other of [null, '/apply', '/apply?type=remote', '/account?internship=a'])
		expect(internshipIn(other)).toBeNull();
});
