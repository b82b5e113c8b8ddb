import { expect, it } from 'vitest';
import { ALERTS_PATH, REOPENS } from '#app/lib/addresses/alert-address.ts';
import { LISTS_PATH, SHARE_SAVED_PATH } from '#app/lib/addresses/lists-path.ts';
import { limits } from '#schema/limits.ts';
import { employerWelcome } from './employer-welcome.ts';
import { studentWelcome } from './student-welcome.ts';

const welcome = (from: string | null, internship?: string, newcomer = false) =>
	studentWelcome(from, newcomer, limits.programName, internship);
const kept = ' New here? Sign up: it is free, and what you chose is kept.';

it.each([
	['/apply?type=remote&program=Data+Desk%2C+Plainform', `apply for Data Desk, Plainform.${kept}`],
	['/apply?type=moon&program=%20', `apply for an internship.${kept}`],
	['/apply', `apply for an internship.${kept}`],
	['/apply?internship=loom-intern', `apply for an internship.${kept}`],
	['/account', 'open your account.'],
	['/account/applications/1', 'see your applications.'],
	[ALERTS_PATH, 'be told of new internships.'],
	[`${ALERTS_PATH}?search=law`, `be told of new internships.${kept}`],
	[`${ALERTS_PATH}?${REOPENS}=loom`, `be told when an internship opens again.${kept}`],
	[LISTS_PATH, 'share a list of internships.'],
	[SHARE_SAVED_PATH, `share a list of internships.${kept}`],
	['/applying', 'pick up where you left off.'],
	['/employer-profile-setup', 'pick up where you left off.'],
])('%s is to %j', (from, purpose) => {
	expect(welcome(from).intro).toBe(`Sign in to ${purpose}`);
});

it('takes no more of an address than a program may be long', () => {
	const name = 'x'.repeat(limits.programName + 1);
	expect(welcome(`/apply?program=${name}`).intro).toContain(`apply for ${name.slice(1)}.`);
});

it('names the internship where its title is known, and says where to ask for it', () => {
	const from = '/apply?internship=loom-intern';
	expect(welcome(from, 'Loom Intern, Tidewell').intro).toContain('for Loom Intern, Tidewell.');
	expect(welcome(from).asks).toBe('/internships/loom-intern.json');
	for (const other of [null, '/apply', '/apply?type=remote', '/account?internship=a'])
		expect(welcome(other).asks).toBeUndefined();
});

it('opens with the form for a new account for newcomers who want to apply or an alert', () => {
	const opens = (from: string | null, newcomer: boolean) =>
		welcome(from, undefined, newcomer).isSignUp === true;
	expect(opens('/apply', true)).toBe(true);
	expect(opens(`${ALERTS_PATH}?search=law`, true)).toBe(true);
	expect(opens('/apply', false)).toBe(false);
	for (const other of [null, '/account', ALERTS_PATH]) expect(opens(other, true)).toBe(false);
});

it('tells employers what they were about to do, and that what they typed is kept', () => {
	const wizard = '/employer-profile-setup';
	expect(employerWelcome(wizard, true).intro).toBe(
		'Sign in or sign up as an employer to set up your company profile.',
	);
	expect(employerWelcome(wizard, false).intro).toMatch(/profile\. What you typed is kept\.$/);
	expect(employerWelcome('/employer-dashboard', false).intro).toMatch(/open your dashboard\.$/);
	const invitation = '/employer-dashboard/invitations/a1';
	expect(employerWelcome(invitation, true)).toEqual({
		intro:
			'Sign in with the email address that was invited. If it has no account yet, sign up with it.',
		isSignUp: true,
		isInvited: true,
	});
	expect(employerWelcome(invitation, false).isSignUp).toBe(false);
	expect(employerWelcome('/employer-dashboard', true).isInvited).toBeUndefined();
});

it('says the same to whoever a careers service invites, and nothing of applying', () => {
	const invitation = '/careers-service/invitations/a1';
	expect(welcome(invitation, undefined, true)).toEqual(
		employerWelcome('/employer-dashboard/invitations/a1', true),
	);
	expect(welcome('/careers-service').isInvited).toBeUndefined();
});
