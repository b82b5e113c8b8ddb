/** An employer, staff and a student, from sign-up to an answer, in each of the three browsers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typed } from '#e2e/helpers/page/posting.ts';
import { createStaff } from '#e2e/helpers/people/staff-members.ts';
import { type RunningSite, siteOf } from '#e2e/helpers/server/running-site.ts';
import { startLoggedServer } from '#e2e/helpers/server/server.ts';
import { linkIn } from '#e2e/helpers/server/site.ts';
import { browsers } from './browsers.ts';
import { type Person, personAt } from './person.ts';
import type { Browser } from './tab.ts';

let site: RunningSite;
beforeAll(async () => {
	site = siteOf(await startLoggedServer(), () => {
		throw new Error('Each browser opens its own tabs.');
	});
});
afterAll(() => site?.stop());

const password = 'six or more';

/** What the intern does. Each text is another: staff decide on one that repeats a public one first. */
const WORK: Record<string, string> = {
	Chromium:
		'You carve shuttles from boxwood, sand them until no thread catches, and test each one on the loom.',
	Firefox:
		'Customers send us broken parts. Measure these, draw replacements, and order what the lathe needs.',
	WebKit:
		'Our workshop sells by post. Photograph the stock, answer letters from abroad, and count what goes out.',
};

/** Follows the link of the newest mail to an address. */
async function confirm(person: Person, email: string) {
	await person.open(linkIn(await site.mailTo(email)));
	await person.press('Confirm my address');
}

describe.each(Object.entries(browsers))('in %s', (name, launch) => {
	const at = (who: string) => `${who}@${name.toLowerCase()}.example`;
	const company = `${name} Looms`;
	const title = `${name} Shuttle Maker`;
	let browser: Browser;
	let employer: Person;
	let staff: Person;
	let student: Person;
	beforeAll(async () => {
		browser = await launch();
		employer = personAt(await browser.newTab());
		staff = personAt(await browser.newTab());
		student = personAt(await browser.newTab());
		await createStaff(site, { email: at('member'), password, name: 'Mo Reed' });
	});
	afterAll(async () => {
		for (const person of [employer, staff, student]) await person?.close();
		await browser?.close();
	});

	it('an employer signs up and fills in the profile', async () => {
		await employer.open(`${site.url}/employer-auth`);
		await employer.press('Sign Up');
		await employer.fill({
			'Company name': company,
			'Contact person': 'Orla Finch',
			Email: at('owner'),
			Password: password,
			'Confirm password': password,
		});
		await employer.press('Sign Up');
		await employer.see('A link to confirm your account');
		await confirm(employer, at('owner'));
		await employer.isAt('/employer-profile-setup');
		await employer.fill({
			'Company name': company,
			'Contact person': 'Orla Finch',
			Location: 'Leeds',
		});
		await employer.choose('Industry', 'Technology');
		await employer.choose('Company size', '11-50 employees');
		await employer.press('Next');
		await employer.fill({
			'Website…': `https://${name.toLowerCase()}-looms.example`,
			'Company description': 'We make shuttles for looms, by hand, in Leeds.',
		});
		await employer.press('Next');
		await employer.press('Complete Setup');
		await employer.isAt('/employer-dashboard');
		await employer.see('Pending Verification');
	});

	it('staff sign in and verify the company', async () => {
		await staff.open(`${site.url}/auth`);
		await staff.fill({ Email: at('member'), Password: password });
		await staff.press('Sign In');
		await staff.isAt('/');
		await staff.open(`${site.url}/staff/employers?q=${name}`);
		await staff.press('Website…', company);
		await staff.press('Verify…', company);
		await staff.press('Verify now…', company);
		await site.mailTo(at('owner'), /^Your company is verified/);
	});

	it('the employer posts an internship', async () => {
		await employer.open(`${site.url}/employer-dashboard/internships/new`);
		await employer.press('Next');
		await employer.fill({ ...typed.work(title), 'What the intern does': WORK[name] ?? '' });
		await employer.choose('Field of work', 'Engineering');
		await employer.press('Next');
		await employer.press('On site…');
		await employer.fill(typed.place);
		await employer.press('Next');
		await employer.fill({ ...typed.pay, ...typed.terms });
		await employer.press('A Student visa is fine…');
		await employer.press('I may advertise…');
		await employer.press('Next');
		await employer.press('Submit for approval');
		await employer.see('Waiting for approval');
	});

	it('staff approve it', async () => {
		await staff.open(`${site.url}/staff/drafts`);
		await staff.press(`Review ${title}`);
		await staff.press('Approve');
		await staff.press('Publish now…');
		await site.mailTo(at('owner'), /^Your internship is public/);
	});

	it('a student signs up, finds it, saves it, applies and follows what becomes of it', async () => {
		await student.open(`${site.url}/auth`);
		await student.press('Sign Up');
		await student.fill({ 'Full name': 'Ann Lee', Email: at('ann'), Password: password });
		await student.press('Sign Up');
		await student.see('A link to confirm your account');
		await confirm(student, at('ann'));
		await student.isAt('/');
		await expect
			.poll(async () =>
				(await (await fetch(`${site.url}/internships?q=${name}`)).text()).includes(title),
			)
			.toBe(true);
		await student.open(`${site.url}/internships`);
		await student.fill({ 'Search internships': title });
		await student.isAt(/^\/internships\?q=/);
		await student.press(`Save ${title}…`);
		await student.open(`${site.url}/saved`);
		await student.press(title);
		// The cards of the page before have Apply Now, too.
		await student.isAt(/^\/internships\/./);
		await student.press('Apply Now…');
		await student.isAt(/^\/apply\?internship=/);
		await student.fill({
			Motivation: 'I want to see my code used.',
			'Relevant experience': 'A timetable for my university.',
			Availability: 'Full time for twelve weeks.',
		});
		await student.press('Submit Application');
		await student.press('See your application');
		await student.isAt(/^\/account\/applications\/./);
		await student.see('What you sent');
	});

	it('the employer invites without a name, reads it then, and the student reads the answer', async () => {
		await employer.open(`${site.url}/employer-dashboard?tab=applications`);
		await employer.press('Applicant 1');
		await employer.isAt(/^\/employer-dashboard\/applications\/./);
		await employer.see('Applicant 1');
		expect(await employer.sees('Ann Lee')).toBe(false);
		await employer.press('Move to Interview');
		await employer.press('No times…');
		await employer.fill({ 'Message to the student…': 'Could we speak on Tuesday?' });
		await employer.press('Send');
		await employer.see('is moved to “Interview”.');
		await employer.press('Send now');
		await employer.see('Ann Lee');
		expect((await site.mailTo(at('ann'), /interview/)).text).toContain(
			'Could we speak on Tuesday?',
		);
		await student.open(site.url + (await student.path()));
		await student.see('Could we speak on Tuesday?');
	});
});
