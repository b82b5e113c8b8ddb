import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as office } from '#content/site.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { csvLine } from '#server/http/sent-files.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { fillBasics, press } from './helpers/page/forms.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { serviceKey, storeRow } from './helpers/server/table-rows.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@desk.example`,
	password: 'six or more',
});
const [member, colleague, employer] = [person('Mo'), person('Kit'), person('Jo')];
const phone = { viewport: { width: 390, height: 844 } };

beforeAll(async () => {
	site = await startSite({ SECRET_KEY: serviceKey });
	await createStaff(site, member);
	await createStaff(site, colleague);
	await createAccount(site, employer);
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const entry = (page: Page, name: string) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name }) });
const fitsPhone = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

/** Completes the profile of the employer, or changes its company. */
async function saveProfile(company: string) {
	const page = await open('/employer-profile-setup', employer);
	await fillBasics(page);
	await page.getByLabel('Company name').fill(company);
	await press(page, 'Next');
	await page.getByLabel('Website').fill('https://looms.example');
	await page.getByLabel('Company description').fill('Timetables for hospitals.');
	await press(page, 'Next');
	await press(page, 'Complete Setup');
	await page.waitForURL('**/employer-dashboard');
	return page;
}

describe('an employer', () => {
	it('is refused with a reason, asks again by a correction, and is verified', async () => {
		const dashboard = await saveProfile('Looms of Leeds');
		await dashboard.getByText('Pending Verification').waitFor();
		await dashboard.getByText(/^Waiting since \d+ \w+ \d{4}\./).waitFor();
		const mail = await site.mailTo(office.email, /Looms of Leeds/);
		expect(mail.text).toContain('/staff/employers');

		const page = await open('/staff', member);
		await page
			.getByRole('navigation', { name: 'Staff' })
			.getByRole('link', { name: /^Employers to verify/ })
			.click();
		const waiting = entry(page, 'Looms of Leeds');
		await waiting.getByRole('button', { name: 'Refuse' }).click();
		await waiting.getByText('Say why: the employer reads it.').waitFor();
		await waiting.getByLabel('Reason for refusing').fill('The website belongs to somebody else.');
		// Scrolled down, the header of the page covers whichever link is below it.
		await page.evaluate(() => scrollTo(0, 0));
		expect(await axeFaults(page)).toEqual([]);
		await waiting.getByRole('button', { name: 'Refuse' }).click();
		await waiting.locator('[data-done]').and(page.locator(':focus')).waitFor();
		const refused = await site.mailTo(employer.email, /^We could not verify/);
		expect(refused.text).toContain('The website belongs to somebody else.');

		await dashboard.reload();
		await dashboard.getByText('The website belongs to somebody else.').waitFor();
		expect(await axeFaults(dashboard)).toEqual([]);
		const corrected = await saveProfile('Looms of York');
		await corrected.getByText('Pending Verification').waitFor();

		const narrow = await open('/staff/employers', member, phone);
		const again = entry(narrow, 'Looms of York');
		await again.getByText('The website belongs to somebody else.').waitFor();
		await again.getByRole('button', { name: 'Verify' }).click();
		await again.getByText('Say what you checked.').waitFor();
		await again.getByRole('checkbox', { name: /^Website/ }).check();
		await fitsPhone(narrow);
		expect(await axeFaults(narrow)).toEqual([]);
		await again.getByRole('button', { name: /^Verify Looms/ }).click();
		await again
			.getByText(/^It counts as verified from \d\d:\d\d\. Nobody is told before/)
			.waitFor();
		await again.getByRole('button', { name: 'Undo Looms of York' }).click();
		await again.getByText('The verification of Looms of York is taken back.').waitFor();
		await narrow.reload();
		await again.getByRole('checkbox', { name: /^Website/ }).check();
		await again.getByRole('button', { name: /^Verify Looms/ }).click();
		await again.getByRole('button', { name: 'Verify now Looms of York' }).click();
		await again.getByText('Looms of York is verified. We have emailed them.').waitFor();
		await site.mailTo(employer.email, /^Your company is verified/);
		await corrected.reload();
		await corrected.getByText(/^since \d+ \w+ \d{4}$/).waitFor();
	});
});

describe('a company that has applicants', () => {
	it('is refused once its number is typed, and taken back; its students are warned when it stands', async () => {
		const [host, student] = [person('Rosa'), person('Ann')];
		await createHost(site, host, 'desk-intern');
		await createAccount(site, student);
		const application = await applyTo(site, student, 'desk-intern');
		const page = await open('/staff/employers?show=verified', member);
		const company = entry(page, 'Loom & Sons');
		const refuse = company.getByRole('button', { name: 'Refuse… Loom & Sons' });
		await refuse.click();
		const dialog = page.getByRole('dialog', { name: 'Refuse Loom & Sons?' });
		const reason = dialog.getByLabel('Reason for refusing');
		await dialog
			.locator('p:focus')
			.getByText(/^Its internships are hidden/)
			.waitFor();
		await dialog.getByText('internship is hidden: 1 open, 0 paused').waitFor();
		await dialog.getByText('application waits for an answer: the student is told').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Keep it verified' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await refuse.click();
		const send = dialog.getByRole('button', { name: 'Refuse, write to 1' });
		await send.click();
		await dialog.getByText('Type 1.').waitFor();
		await reason.fill('Its number is not in the register.');
		await dialog.getByLabel('Type 1 to go on').fill('1');
		await send.click();
		const undo = company.getByRole('button', { name: 'Undo the refusal of Loom & Sons' });
		await undo.waitFor();
		// Of a link half below the header axe would say that it is too small.
		await page.evaluate(() => scrollTo(0, 0));
		expect(await axeFaults(page)).toEqual([]);
		const { page: visitor } = await site.visit('/internships/desk-intern');
		await visitor.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
		await undo.click();
		await company.getByText('The refusal of Loom & Sons is taken back.').waitFor();
		await expect
			.poll(async () => {
				await visitor.reload();
				return visitor.getByRole('heading', { level: 1, name: 'Loom Intern' }).count();
			})
			.toBe(1);

		await page.goto(`${site.url}/staff/employers?show=verified`);
		await refuse.click();
		await reason.fill('Its number is not in the register.');
		await dialog.getByLabel('Type 1 to go on').fill('1');
		await send.click();
		await undo.waitFor();
		await inDatabase(site, async (sql) => {
			await sql`update public.employers set refused_at = refused_at - interval '11 minutes'
				where company_name = 'Loom & Sons'`;
			await sql`update outbox.notices set due_at = clock_timestamp()
				where kind in ('company_refused', 'employer_decisions')`;
		});
		const told = await site.mailTo(student.email, /^We could not confirm Loom & Sons/);
		expect(told.text).toContain('our office answers you');
		const theirs = await site.mailTo(host.email, /^We could not verify/);
		expect(theirs.text).toContain('You can still see and answer their applications until');
		const hers = await open(`/account/applications/${application}`, student);
		await hers.getByRole('heading', { name: 'We could not confirm Loom & Sons' }).waitFor();
		expect(await axeFaults(hers)).toEqual([]);
		const rosa = await open('/employer-dashboard?tab=applications', host);
		await rosa.getByText('We could not verify your company.').waitFor();
		await rosa.getByRole('list', { name: 'Applicants' }).getByRole('listitem').first().waitFor();
	});
});

describe('a message', () => {
	const asked = (subject: string) =>
		storeRow(site, 'contacts', {
			name: 'Ann',
			email: 'ann@letters.example',
			subject,
			message: 'May I?',
		});

	it('is answered by who has it open; a colleague reads it at once, can take it over, and nobody loses a word', async () => {
		const subject = 'A question of visas';
		await asked(subject);
		const page = await open('/staff/messages', member);
		const mine = entry(page, subject);
		await mine.getByText(/^Yours until \d\d:\d\d$/).waitFor();
		await mine.getByLabel('Your answer').fill('Yes, you may.');
		await page.reload();
		await mine.getByLabel('Your answer').waitFor();
		expect(await mine.getByLabel('Your answer').inputValue()).toBe('Yes, you may.');
		expect(await axeFaults(page)).toEqual([]);

		const second = await open('/staff/messages', colleague, phone);
		const theirs = entry(second, subject);
		await theirs.getByText(/^Taken by Mo until/).waitFor();
		// What a colleague has is not open at first.
		await theirs.locator('summary').click();
		await theirs.getByText('Mo has opened it.').waitFor();
		await theirs.getByLabel('Your answer').fill('Ask your university.');
		const send = theirs.getByRole('button', { name: /^Send/ });
		expect(await send.getAttribute('aria-disabled')).toBe('true');
		await fitsPhone(second);
		expect(await axeFaults(second)).toEqual([]);
		await theirs.getByRole('button', { name: 'Take over' }).click();
		await theirs.getByText(/^Yours until/).waitFor();
		expect(await theirs.getByLabel('Your answer').inputValue()).toBe('Ask your university.');

		await mine.getByRole('button', { name: /^Send/ }).click();
		await mine.getByText('Kit has opened it.').waitFor();
		expect(await mine.getByLabel('Your answer').inputValue()).toBe('Yes, you may.');
		await send.click();
		await second.getByText('Sent to ann@letters.example.').waitFor();
		const mail = await site.mailTo('ann@letters.example', /^Our answer/);
		expect(mail.text).toContain('Ask your university.');
		await mine.getByRole('button', { name: 'Take over' }).click();
		await page.getByText('Somebody has decided in the meantime.').waitFor();
		await press(page, 'Answered');
		await mine.getByText('Ask your university.').waitFor();
		await page.getByRole('link', { name: 'Staff log' }).click();
		await page.getByText('Message taken over from a colleague').waitFor();
	});

	it('is answered once: who has left it for long is told', async () => {
		const subject = 'Two answers';
		await asked(subject);
		const page = await open('/staff/messages', member);
		await entry(page, subject)
			.getByText(/^Yours until/)
			.waitFor();
		await entry(page, subject).getByLabel('Your answer').fill('Yes, you may.');
		await inDatabase(site, (sql) => sql`update public.staff_claims set until = now()`);
		const second = await open('/staff/messages', colleague);
		await entry(second, subject)
			.getByText(/^Yours until/)
			.waitFor();
		await entry(second, subject).getByLabel('Your answer').fill('No, you may not.');
		await entry(second, subject).getByRole('button', { name: /^Send/ }).click();
		await second.getByText('Sent to ann@letters.example.').waitFor();
		await entry(page, subject).getByRole('button', { name: /^Send/ }).click();
		await page.getByText('Somebody has answered this message in the meantime.').waitFor();
		await press(page, 'Load the list again');
		await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
	});
});

it('a message is closed once by a double click', async () => {
	await storeRow(site, 'contacts', {
		name: 'Bo',
		email: 'bo@letters.example',
		subject: 'Pressed twice',
		message: 'Hello.',
	});
	const page = await open('/staff/messages', member);
	const message = entry(page, 'Pressed twice');
	await message.getByRole('button', { name: 'Close without an answer' }).dblclick();
	await message.getByText('Closed without an answer.').waitFor();
	await page.waitForLoadState('networkidle');
	expect(await page.getByText('in the meantime').count()).toBe(0);
});

describe('a report', () => {
	it('is resolved with what was done', async () => {
		const [listing] = (await (await fetch(`${site.url}/internships.json`)).json()).items;
		await storeRow(site, 'reports', {
			internship: listing.slug,
			reason: 'pay',
			message: 'Too low.',
		});
		const page = await open('/staff/reports', member);
		await page.getByRole('link', { name: `${listing.title}, ${listing.company}` }).waitFor();
		await page.getByLabel('What was done').fill('The pay was corrected.');
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('button', { name: /^Resolve the/ }).click();
		await page.getByText('The report is resolved.').waitFor();
		await press(page, 'Resolved');
		await page.getByText('The pay was corrected.').waitFor();
		await page.getByRole('link', { name: 'Staff log' }).click();
		await page.getByText('Report resolved').waitFor();
		await page.getByRole('link', { name: `${listing.title}, ${listing.company}` }).waitFor();
	});

	it('leads to the company that posted the internship, where it can be refused', async () => {
		await createHost(site, person('Vera'), 'desk-reported-intern');
		await storeRow(site, 'reports', { internship: 'desk-reported-intern', reason: 'illegal' });
		const page = await open('/staff/reports', member);
		await page.getByRole('link', { name: 'See the company' }).click();
		await page.getByRole('searchbox').and(page.locator('[value="Loom & Sons"]')).waitFor();
		await page
			.getByText(/^Verified on|^Refused on/)
			.first()
			.waitFor();
	});
});

describe('a person', () => {
	it('is found, copied and deleted on request', async () => {
		const leaver = person('Gil');
		await createAccount(site, leaver);
		const page = await open('/staff/people', member);
		await page.getByRole('searchbox', { name: 'Email' }).fill(leaver.email);
		await press(page, 'Search');
		await page.getByText('1 account', { exact: true }).waitFor();
		// Its entry is open; of several only the first is.
		await page.getByText('Saved internships').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		const downloading = page.waitForEvent('download');
		await press(page, 'Download a copy');
		await page.getByLabel('Why do you take this out?').fill('They asked for it by email.');
		await press(page, 'Download');
		expect((await downloading).suggestedFilename()).toBe('data-of-account.json');
		await page.locator('summary').getByText('Delete the account').click();
		await page.getByRole('button', { name: /^Delete the account/ }).click();
		await page.getByText('Enter the address of this account.').waitFor();
		await page.getByLabel('Address of the account').fill(leaver.email);
		await page.getByRole('button', { name: /^Delete the account/ }).click();
		await page.getByText('The account is deleted, with everything in it.').waitFor();
		await page.getByRole('link', { name: 'Staff log' }).click();
		await page.getByText('Account deleted').waitFor();
	});
});

it('people who are found stay, where more of an earlier search come later', async () => {
	const page = await open('/staff/people', member);
	const who = page.getByRole('searchbox', { name: 'Email' });
	await who.fill('desk.example');
	await page.route('**/api/staff/people/search', async (route) => {
		const answer = await route.fetch();
		const { items } = await answer.json();
		const { who: asked, after } = route.request().postDataJSON();
		// As of more accounts than a page has.
		const isFirst = asked === 'desk.example' && !after;
		await route.fulfill({ json: { items: items.slice(0, 1), next: isFirst ? 'more' : null } });
	});
	await press(page, 'Search');
	await page.getByText('The first 1 accounts.').waitFor();
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/api/staff/people/search', async (route) => {
		if (!route.request().postDataJSON().after) return route.fallback();
		await released;
		await route.fulfill({ json: { items: [], next: null } });
	});
	await press(page, 'Show more');
	await who.fill(colleague.email);
	await press(page, 'Search');
	await page.getByText('1 account', { exact: true }).waitFor();
	const last = page.waitForResponse((response) =>
		Boolean(response.request().postDataJSON()?.after),
	);
	release();
	await (await last).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	await page.locator('summary').filter({ hasText: colleague.email }).first().waitFor();
	await page.close();
});

describe('the catalogue', () => {
	it('says line by line what is wrong with an import, and stores nothing of it', async () => {
		const page = await open('/staff/catalogue', member, phone);
		const file = (text: string) => ({
			name: 'internships.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from(text),
		});
		await page.getByLabel('File').setInputFiles(file(''));
		await press(page, 'Check the file');
		await page.getByText('The file is empty.').waitFor();
		await page.getByLabel('File').setInputFiles(file('name,pay\nLoom intern,5'));
		await press(page, 'Check the file');
		await page
			.getByText('The first line has to name the columns: “employer” is missing.')
			.waitFor();
		await page
			.getByLabel('File')
			.setInputFiles(file('employer,title\nnobody@desk.example,Loom intern'));
		await press(page, 'Check the file');
		const report = page
			.getByRole('alert')
			.filter({ hasText: '1 line is wrong. Nothing is stored.' });
		await report.getByText('Line 2').waitFor();
		await report.getByText('Employer: no account with this address').waitFor();
		await fitsPhone(page);
		expect(await axeFaults(page)).toEqual([]);
	});

	it('says nothing of a file in whose place another was chosen while it was looked at', async () => {
		const page = await open('/staff/catalogue', member);
		const file = (name: string, text: string) => ({
			name,
			mimeType: 'text/csv',
			buffer: Buffer.from(text),
		});
		await page
			.getByLabel('File')
			.setInputFiles(file('one.csv', 'employer,title\na@b.example,Weaver'));
		const { release } = await delayCalls(page, '/api/staff/catalogue/import');
		await press(page, 'Check the file');
		await page.getByRole('button', { name: 'Checking...' }).waitFor();
		await page.getByLabel('File').setInputFiles(file('two.csv', 'employer,title\n'));
		release();
		await page.getByRole('button', { name: 'Check the file', disabled: false }).waitFor();
		const report = page
			.getByRole('alert')
			.filter({ hasText: '1 line is wrong. Nothing is stored.' });
		expect(await report.count()).toBe(0);
		await page.close();
	});

	it('asks how days are written, says what a file would do, and stores it once', async () => {
		const host = person('Ida');
		await createHost(site, host, 'kiln-intern');
		const page = await open('/staff/catalogue', member, phone);
		const day = (days: number) => daysAfter(londonDay(new Date()), days);
		const year = Number(day(0).slice(0, 4)) + 1;
		const values = {
			employer: host.email,
			...draftFor(day(0), { title: 'Glaze Intern', deadline: null }),
			requirements: 'Clay|Patience',
			benefits: '',
			starts_on: `07/06/${year}`,
		};
		const buffer = Buffer.from(
			[Object.keys(values), Object.values(values)].map((cells) => csvLine(cells)).join(''),
		);
		const file = { name: 'internships.csv', mimeType: 'text/csv', buffer };
		await page.getByLabel('File').setInputFiles(file);
		await press(page, 'Check the file');
		await page.getByText('This file does not show it. In line 2, “First day” is').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Check the file');
		await page.getByText('Choose how days are written.').waitFor();
		await page.getByLabel(`day/month/year: 7 June ${year}`).check();
		await press(page, 'Check the file');
		await page.getByText('In the file: 1 new.').waitFor();
		await page.getByText(`Days: 07/06/${year} in line 2 is read as 7 June ${year}.`).waitFor();
		await fitsPhone(page);
		await press(page, 'Import');
		await page.getByText('Stored: 1 new.').waitFor();
		await press(page, 'Check the file');
		await page.getByText('Already there, and not stored again: Line 2.').waitFor();
		expect(await page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0);
	});

	it('exports a file that can be corrected and imported again', async () => {
		const page = await open('/staff/catalogue', member, phone);
		const downloading = page.waitForEvent('download');
		await press(page, 'Export as CSV');
		await page.getByLabel('Why do you take this out?').fill('To correct the names.');
		await press(page, 'Download');
		const download = await downloading;
		expect(download.suggestedFilename()).toBe('internships.csv');
		const text = await readFile(await download.path(), 'utf8');
		const buffer = Buffer.from(text.replace('"Glaze Intern"', '"Glaze and Kiln Intern"'));
		await page
			.getByLabel('File')
			.setInputFiles({ name: 'internships.csv', mimeType: 'text/csv', buffer });
		await press(page, 'Check the file');
		await page.getByText(/^In the file: 1 changed, \d+ unchanged\.$/).waitFor();
		const change = page.getByRole('listitem').filter({ hasText: 'Glaze Intern, line ' });
		await change.getByRole('insertion').filter({ hasText: 'and Kiln' }).waitFor();
		await fitsPhone(page);
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Import');
		await page.getByText(/^Stored: 1 changed, \d+ unchanged\.$/).waitFor();
	});
});
