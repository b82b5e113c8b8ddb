import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { fillIn, fillPanel, openTab, press } from './helpers/page/forms.ts';
import { enter, tabTo, typeInto } from './helpers/page/keys.ts';
import { fillPlace, fillTerms, fillWork, heading } from './helpers/page/posting.ts';
import {
	createAccount,
	type Person,
	SESSION_KEY,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@posting.example`,
	password: 'six or more',
});
const [rosa, rival, newcomer, student] = ['Rosa', 'Rival', 'Nia', 'Sam'].map(person) as [
	Person,
	Person,
	Person,
	Person,
];
const [mo, jo] = ['Mo', 'Jo'].map(person) as [Person, Person];
const phone = { viewport: { width: 390, height: 844 } };
const today = londonDay(new Date());

beforeAll(async () => {
	site = await startSite({});
	await createHost(site, rosa, 'posting-loom-intern');
	await createHost(site, rival, 'posting-rival-intern');
	await createHost(site, newcomer, 'posting-newcomer-intern');
	await inDatabase(
		site,
		(sql) => sql`update public.employers set verified = false where contact_person = 'Nia'`,
	);
	for (const member of [mo, jo]) await createStaff(site, member);
	await createAccount(site, student);
});
afterAll(() => site?.stop());

/** A day to come as one types it: the same whether the browser asks for the day or the month first. */
function twinDay(after: number): string {
	const day = daysAfter(today, after);
	const [year, month, date] = day.split('-');
	return month === date ? `${date}${month}${year}` : twinDay(after + 1);
}

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const saved = (page: Page) => page.getByText(/^Draft saved at/).waitFor();

/** A draft of an employer, by the call of the form. @returns its id */
async function written(who: Person, change = {}, submit = false, step = 4): Promise<string> {
	const { access_token } = await signIn(site, who);
	const send = async (path: string, body: object) => {
		const response = await fetch(`${site.url}/api/employer${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
			body: JSON.stringify(body),
		});
		if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
		return response.json();
	};
	const { id } = await send('/drafts', { content: draftFor(today, change), step });
	if (submit) await send(`/drafts/${id}/submit`, { version: 1 });
	return id;
}

describe('an employer posts an internship', () => {
	it('that staff return, then approve, and that is found by search', async () => {
		const page = await open('/employer-dashboard', rosa);
		await openTab(page, 'Internships');
		await press(page, 'Post Internship');
		await heading(page, 'Post an internship');
		await press(page, 'Next');
		await page.getByLabel('Title').waitFor();
		await heading(page, 'The work');
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Next');
		await page.getByText('Give it a title.').waitFor();
		await page.getByLabel('Title').and(page.locator(':focus')).waitFor();
		await fillWork(page, 'Unpaid Loom Mender');
		await page.getByText(/“Unpaid”: Work in an internship is paid/).waitFor();
		await page.getByLabel('Title').fill('Loom Mender');
		await press(page, 'Next');
		await heading(page, 'Where, when, how long');
		await fillPlace(page);

		const check = page.getByRole('complementary', { name: 'Minimum wage check' });
		await fillIn(page, { 'Hours a week, at most 48': '35', 'Pay in pounds': '1,200' });
		await check.getByText(/^Either of these reaches £\d/).waitFor();
		// The error that leaving the field brings does not move the button from under the pointer.
		await press(page, 'Next');
		await page.getByLabel('Pay in pounds').and(page.locator(':focus')).waitFor();
		const low = page.getByText(/an hour is £\d\.\d\d below the minimum wage/);
		await low.waitFor();
		// The ways out are the buttons of the check.
		expect(await low.innerText()).not.toMatch(/ask for \d/);
		expect(await page.getByLabel('Pay in pounds').getAttribute('aria-describedby')).toBe(
			await low.getAttribute('id'),
		);
		await fillTerms(page);
		const hours = page.getByLabel('Hours a week, at most 48');
		await check.getByRole('button', { name: /^Ask for [\d.]+ hours a week/ }).click();
		await hours.and(page.locator(':focus')).waitFor();
		await check.getByText(/at or above the minimum wage/).waitFor();
		expect(Number(await hours.inputValue())).toBeLessThan(23);
		await hours.fill('35');
		await page.getByLabel('Per', { exact: true }).selectOption('hour');
		await page.getByLabel('Pay in pounds').fill('9');
		await check.getByRole('button', { name: /^Pay £\d\d\.\d\d an hour/ }).click();
		await check.getByText(/at or above the minimum wage/).waitFor();
		await page.getByLabel('Pay in pounds').fill('300');
		await page.getByText('That is about £45,500 a month for 35 hours a week.').waitFor();
		await press(page, 'Next');
		const asked = page.getByRole('alert').filter({ hasText: '£300 an hour?' });
		await asked.getByText('Yes, that is right').waitFor();
		await asked.getByRole('button', { name: 'Change it' }).click();
		await page.getByLabel('Pay in pounds').and(page.locator(':focus')).waitFor();
		await page.getByLabel('Per', { exact: true }).selectOption('month');
		await page.getByLabel('Pay in pounds').fill('2400');
		await check.getByText(/at or above the minimum wage/).waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Next');
		await heading(page, 'Preview');
		const preview = page.getByRole('region', { name: 'Preview' });
		await preview.getByRole('heading', { name: 'Loom Mender' }).waitFor();
		await preview.getByText('£2,400 a month').first().waitFor();
		expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
		expect(await axeFaults(page)).toEqual([]);
		await saved(page);
		await press(page, 'Submit for approval');
		await heading(page, 'Waiting for approval');
		const path = new URL(page.url()).pathname;

		const staff = await open('/staff/drafts', mo);
		await staff.getByRole('link', { name: 'Review Loom Mender' }).click();
		await heading(staff, 'Loom Mender');
		await staff.getByText(/^Yours until/).waitFor();
		const approve = staff.getByRole('button', { name: 'Approve' });
		expect(await approve.getAttribute('aria-disabled')).toBeNull();
		await press(staff, 'Return');
		await staff.getByText('Write at least one sentence to the employer.').waitFor();
		const place = staff.getByRole('group', { name: 'Place', exact: true });
		await place.getByText('Return').click();
		expect(await approve.getAttribute('aria-disabled')).toBe('true');
		// On paper a word says what was chosen, in the place of the buttons.
		await staff.emulateMedia({ media: 'print' });
		const onPaper = staff
			.getByRole('listitem')
			.filter({ has: staff.getByRole('heading', { name: 'Place', exact: true }) });
		expect(await onPaper.innerText()).toMatch(/^Return$/m);
		expect(await place.isVisible()).toBe(false);
		await staff.emulateMedia({ media: null });
		// What is pressed lies over its words.
		expect(
			await place
				.getByRole('radio')
				.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)),
		).toEqual(['0', '0']);
		await staff.getByText('1 to return').waitFor();
		// What is missing of a comment is above the bar, which is over the lower edge of the window.
		await staff
			.getByLabel('Comment on Place')
			.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight));
		await press(staff, 'Return');
		const missing = staff.getByText('Say what to change.');
		await missing.waitFor();
		expect(
			await missing.evaluate((words) => {
				const { x, bottom } = words.getBoundingClientRect();
				return words.contains(document.elementFromPoint(x + 1, bottom - 2));
			}),
		).toBe(true);
		await staff.getByLabel('Comment on Place').and(staff.locator(':focus')).fill('Which dock?');
		// Scrolled, a link that the header covers in part counts as too small.
		await staff.evaluate(() => scrollTo(0, 0));
		expect(await axeFaults(staff)).toEqual([]);
		await staff.getByLabel('Reason for returning it').fill('The place is not clear.');
		await press(staff, 'Return');
		await heading(staff, 'Returned');
		const mail = await site.mailTo(rosa.email, /^Your draft needs a change/);
		expect(mail.text).toContain('Which dock?');
		expect(mail.text).toContain(path);

		await page.goto(site.url + path);
		await page.getByText('Returned to you. The place is not clear.').waitFor();
		await page.getByText('Which dock?').waitFor();
		await page.getByLabel('Place, as students read it').fill('Dock 4, Leeds');
		await press(page, 'Next');
		await press(page, 'Next');
		await press(page, 'Submit for approval');
		await heading(page, 'Waiting for approval');

		await staff.goto(`${site.url}/staff/drafts`);
		await staff.getByRole('link', { name: 'Review Loom Mender' }).click();
		await staff.getByText('Dock 4, Leeds', { exact: true }).waitFor();
		await press(staff, 'Approve');
		await heading(staff, 'Approved');
		await staff.getByText(/^Public at \d\d:\d\d\./).waitFor();
		const panel = staff.getByRole('region', { name: 'Decided last' });
		await panel.getByRole('button', { name: 'Undo Loom Mender' }).click();
		await panel.getByText('The approval is taken back: the draft waits again.').waitFor();
		await panel.getByRole('link', { name: 'Open it' }).click();
		await staff.getByText('Dock 4, Leeds', { exact: true }).waitFor();
		await press(staff, 'Approve');
		await heading(staff, 'Approved');
		await staff.getByRole('button', { name: 'Publish now Loom Mender' }).click();
		await staff.getByText('It is public, and its employer is emailed.').waitFor();
		const approved = await site.mailTo(rosa.email, /^Your internship is public/);
		expect(approved.text).toContain('/internships/loom-mender-loom-sons-leeds');

		const { page: visitor } = await site.visit('/internships?q=loom+mender');
		const link = visitor
			.getByRole('article')
			.getByRole('link', { name: 'Loom Mender', exact: true });
		await expect
			.poll(async () => {
				await visitor.reload();
				return link.count();
			})
			.toBe(1);
		await link.click();
		await visitor.waitForURL(/\/internships\/[\w-]+$/);
		await visitor
			.getByRole('link', { name: /^Apply Now/ })
			.first()
			.waitFor();
		await page.goto(site.url + path);
		await heading(page, 'It is public');
		for (const one of [page, staff, visitor]) await one.close();
	});

	it('with pay by the hour, which stays as it is typed wherever it is shown', async () => {
		const id = await written(rosa, { title: 'Hourly Weaver' }, false, 3);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa);
		await heading(page, 'Pay and permission');
		const check = page.getByRole('complementary', { name: 'Minimum wage check' });
		await page.getByLabel('Per', { exact: true }).selectOption('hour');
		await fillIn(page, { 'Hours a week, at most 48': '20', 'Pay in pounds': '£14.50' });
		await check.getByText('£14.50 an hour: at or above the minimum wage').waitFor();
		await page.getByText('That is about £1,257 a month for 20 hours a week.').waitFor();
		await press(page, 'Save draft');
		await saved(page);
		await page.reload();
		await heading(page, 'Pay and permission');
		expect(await page.getByLabel('Pay in pounds').inputValue()).toBe('14.50');
		expect(await page.getByLabel('Per', { exact: true }).inputValue()).toBe('hour');
		await press(page, 'Next');
		const preview = page.getByRole('region', { name: 'Preview' });
		await preview.getByText('£14.50 an hour').first().waitFor();
		await preview.getByText('about £1,257 a month').first().waitFor();
		await press(page, 'Submit for approval');
		await heading(page, 'Waiting for approval');

		const staff = await open(`/staff/drafts/${id}`, mo);
		await staff.getByText('£14.50 an hour').first().waitFor();
		await staff.getByText(/^Yours until/).waitFor();
		await press(staff, 'Approve');
		await staff.getByRole('button', { name: 'Publish now Hourly Weaver' }).click();
		await staff.getByText('It is public, and its employer is emailed.').waitFor();

		const slug = 'hourly-weaver-loom-sons-leeds';
		const { page: visitor } = await site.visit(`/internships/${slug}`);
		await visitor.getByText('£14.50 an hour').first().waitFor();
		await visitor.getByText('about £1,257 a month').first().waitFor();
		const json = await (await fetch(`${site.url}/internships/${slug}.json`)).json();
		expect(json).toMatchObject({ pay_amount: 14.5, pay_per: 'hour', hourly_pay: 14.5 });
		for (const one of [page, staff, visitor]) await one.close();
	});

	it('with hours that vary, said with both bounds and when they are', async () => {
		const id = await written(rosa, { title: 'Rota Weaver' }, false, 3);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa, phone);
		await heading(page, 'Pay and permission');
		await page.getByLabel('Per', { exact: true }).selectOption('hour');
		await fillIn(page, {
			'Hours a week, at most 48': '24',
			'Pay in pounds': '14.50',
			'Fewest hours, if they vary (optional)': '16',
		});
		await page.getByText('That is from £1,005 a month for 16 to 24 hours a week.').waitFor();
		await press(page, 'Next');
		await page.getByText('Say when they work, such as mornings or weekends.').waitFor();
		await page.getByLabel('When they work').fill('Mornings and weekends');
		await press(page, 'Next');
		const preview = page.getByRole('region', { name: 'Preview' });
		await preview.getByText('16 to 24 hours').first().waitFor();
		await preview.getByText('a week: Mornings and weekends').first().waitFor();
		await preview.getByText('from £1,005 a month').first().waitFor();
		await press(page, 'Submit for approval');
		await heading(page, 'Waiting for approval');
		const staff = await open(`/staff/drafts/${id}`, mo);
		await staff.getByText('16 to 24 a week: Mornings and weekends').waitFor();
		for (const one of [page, staff]) await one.close();
	});

	it('is asked by the server about a sentence that the form finds right, and says what is meant', async () => {
		const sentence = 'The first month belongs to us, so to speak.';
		const right = 'There is no need to send us your passport before the contract is signed.';
		const change = { title: 'Asked Weaver', requirements: [sentence, right] };
		const page = await open(`/employer-dashboard/internships/${await written(rosa, change)}`, rosa);
		await press(page, 'Submit for approval');
		const asked = page.getByRole('region', { name: 'Words that we ask about' });
		await asked.getByText(sentence).waitFor();
		expect(await asked.getByText(right).count()).toBe(0);
		await asked.getByLabel('What you mean').fill('It is the plot of a play that we put on.');
		await press(page, 'Submit for approval');
		await heading(page, 'Waiting for approval');
		const staff = await open('/staff/drafts', mo);
		await staff.getByRole('link', { name: 'Review Asked Weaver' }).click();
		await staff
			.getByText(/so to speak.*It is the plot of a play/)
			.first()
			.waitFor();
		await staff
			.getByText(/no need to send us your passport/)
			.first()
			.waitFor();
		for (const one of [page, staff]) await one.close();
	});

	it('step by step with an address for each: Back is a step back, and a reload stays', async () => {
		const id = await written(rosa, { title: 'Stepwise Weaver' }, false, 1);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa, phone);
		const step = () => new URL(page.url()).hash;
		await heading(page, 'The work');
		await press(page, 'Next');
		await heading(page, 'Where, when, how long');
		await page.getByLabel('Place, as students read it').fill('Canal Side, Leeds');
		await press(page, 'Next');
		await heading(page, 'Pay and permission');
		expect(step()).toBe('#step-3');
		await page.goBack();
		await heading(page, 'Where, when, how long');
		expect(step()).toBe('#step-2');
		const place = page.getByLabel('Place, as students read it');
		expect(await place.inputValue()).toBe('Canal Side, Leeds');
		await page.goForward();
		await heading(page, 'Pay and permission');
		await saved(page);
		await page.reload();
		await heading(page, 'Pay and permission');
		expect(step()).toBe('#step-3');
		await page.goBack();
		await heading(page, 'Where, when, how long');
		expect(await place.inputValue()).toBe('Canal Side, Leeds');
		await page.goBack();
		await heading(page, 'The work');
		await page.close();
	});

	it('with the keys alone: each step begins at its heading, and an error at its field', async () => {
		const page = await open('/employer-dashboard/internships/new', rosa);
		const { keyboard } = page;
		const next = page.getByRole('button', { name: 'Next' });
		await heading(page, 'Post an internship');
		await enter(page, next);
		await page.getByLabel('Title').waitFor();
		await heading(page, 'The work');
		await enter(page, next);
		await page.getByLabel('Title').and(page.locator(':focus')).waitFor();
		await keyboard.type('Keyboard Weaver');
		await typeInto(
			page,
			page.getByLabel('What the intern does'),
			'You weave cloth with us, and write down for the next weaver how each pattern is set.',
		);
		await tabTo(page, page.getByLabel('Field of work'));
		await keyboard.type('Engineering');
		await typeInto(page, page.getByLabel('Who looks after the intern'), 'The head weaver');
		await typeInto(page, page.getByLabel(/^Health and safety/), 'Moving looms: guards on each.');
		await enter(page, next);
		await heading(page, 'Where, when, how long');
		await tabTo(page, page.getByRole('radio', { name: 'On site' }));
		await keyboard.press('Space');
		await typeInto(page, page.getByLabel('Town or city'), 'Leeds');
		await typeInto(page, page.getByLabel('Place, as students read it'), 'Leeds Dock, Leeds');
		await typeInto(page, page.getByLabel('First day'), twinDay(30));
		await typeInto(page, page.getByLabel('Weeks, 6 to 52'), '12');
		await enter(page, next);
		await heading(page, 'Pay and permission');
		await typeInto(page, page.getByLabel('Pay in pounds'), '2400');
		await typeInto(page, page.getByLabel('Hours a week, at most 48'), '35');
		await typeInto(page, page.getByLabel('Expenses you pay'), 'None');
		await typeInto(page, page.getByLabel('Notice to end it early'), 'One week');
		await tabTo(page, page.getByRole('radio', { name: /^Applicants need the right/ }));
		await keyboard.press('ArrowDown');
		await page.getByRole('radio', { name: /^A Student visa is fine/, checked: true }).waitFor();
		await tabTo(page, page.getByRole('checkbox', { name: /^I may advertise/ }));
		await keyboard.press('Space');
		await enter(page, next);
		await heading(page, 'Preview');
		await enter(page, page.getByRole('button', { name: 'Submit for approval' }));
		await heading(page, 'Waiting for approval');
	});

	it('with steps of selection and questions of its own, which the preview shows', async () => {
		const id = await written(rosa, { title: 'Telling Intern' }, false, 3);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa);
		await heading(page, 'Pay and permission');
		const questions = page.getByLabel('Your own questions');
		await questions.fill('How old are you?');
		await press(page, 'Next');
		await page.getByText(/Ask for no age and no date of birth/).waitFor();
		await questions.and(page.locator(':focus')).waitFor();
		await questions.fill('Which dock would suit you?\nWhat have you repaired?\nWhy?\nHow?');
		await page.getByText('One per line, at most 3, each of at most 200 characters.').waitFor();
		await questions.fill('Which dock would suit you?\nWhat have you repaired?');
		await fillIn(page, { 'Steps of selection (optional)': 'A call\nAn hour on real records' });
		await press(page, 'Next');
		await heading(page, 'Preview');
		const preview = page.getByRole('region', { name: 'Preview' });
		await preview.getByRole('heading', { name: 'How you are chosen' }).waitFor();
		await preview.getByText('An hour on real records').waitFor();
		await preview.getByRole('heading', { name: 'What you answer when you apply' }).waitFor();
		await preview.getByText('What have you repaired?').waitFor();
		await page.close();
	});

	it('whose last step keeps what was chosen there while one goes back to another one', async () => {
		const id = await written(rosa, { title: 'Hiding Intern' });
		const page = await open(`/employer-dashboard/internships/${id}`, rosa);
		await heading(page, 'Preview');
		const hides = page.getByRole('checkbox', { name: 'Hide names until the invitation' });
		expect(await hides.isChecked()).toBe(true);
		await hides.uncheck();
		await press(page, 'Back');
		await heading(page, 'Pay and permission');
		await press(page, 'Next');
		await heading(page, 'Preview');
		expect(await hides.isChecked()).toBe(false);
		await page.close();
	});

	it('but not before the company is verified: the draft is kept', async () => {
		const id = await written(newcomer, { title: 'Early Intern' });
		const page = await open(`/employer-dashboard/internships/${id}`, newcomer);
		await page.getByText('Your company is verified first.').waitFor();
		const line = page.getByText('You can submit it once your company is verified.', {
			exact: true,
		});
		expect(await line.count()).toBe(0);
		expect(await page.getByRole('button', { name: 'Submit for approval' }).count()).toBe(0);
		await page.getByText('12 weeks').first().waitFor();
		expect(await page.getByText('Verified employer').count()).toBe(0);
		await page.getByRole('list', { name: 'Days that follow' }).waitFor();
		const { page: visitor } = await site.visit('/internships/posting-newcomer-intern');
		await heading(visitor, 'Oops! Page not found');
		await inDatabase(
			site,
			(sql) => sql`delete from public.internships where slug = 'posting-newcomer-intern'`,
		);
		await press(page, 'Keep the draft');
		await page.getByText('The draft “Early Intern” is kept').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await openTab(page, 'Overview');
		await page.getByText('“Early Intern” is stored. You can submit it once').waitFor();
		await page.getByRole('link', { name: 'Open the draft' }).click();
		await heading(page, 'Post an internship');
		await visitor.close();
	});

	it('and whoever else opens the draft gets what a stranger gets', async () => {
		const id = await written(rosa);
		for (const who of [rival, student, mo]) {
			const page = await open(`/employer-dashboard/internships/${id}`, who);
			await heading(page, 'Oops! Page not found');
			await page.close();
		}
		const { page } = await site.visit(`/employer-dashboard/internships/${id}`);
		await page.waitForURL('**/employer-auth');
		await page.close();
		const guest = await open('/employer-dashboard/internships/new', student);
		await heading(guest, 'Oops! Page not found');
	});
});

describe('a draft', () => {
	it('in two tabs is saved by one: the other is told, and overwrites nothing', async () => {
		const id = await written(rosa, { title: 'Two Tabs Intern' }, false, 1);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa);
		const second = await page.context().newPage();
		await second.goto(page.url());
		for (const tab of [page, second]) {
			await heading(tab, 'The work');
			await saved(tab);
		}
		await page.getByLabel('Title').fill('From the first tab');
		await press(page, 'Save draft');
		await saved(page);
		await second.getByLabel('Title').fill('From the second tab');
		await press(second, 'Save draft');
		await second
			.getByRole('alert')
			.getByText(/changed in the meantime/)
			.waitFor();
		expect(await second.getByLabel('Title').inputValue()).toBe('From the second tab');
		await press(second, 'Show the other version');
		await expect.poll(() => second.getByLabel('Title').inputValue()).toBe('From the first tab');
	});

	it('loses nothing that is typed after the session has ended', async () => {
		const session = await signIn(site, rosa);
		const page = await open('/employer-dashboard/internships/new', rosa);
		await press(page, 'Next');
		await fillWork(page, 'Bobbin Maker');
		await heading(page, 'Where, when, how long');
		await page.getByText(/^Draft saved/).waitFor();
		// In one step: what the header asks after a save would find the end of the session first.
		await page.getByLabel('Town or city').evaluate(
			(field, [key, ended]) => {
				localStorage.setItem(key, ended);
				field.focus();
				document.execCommand('insertText', false, 'Leeds');
			},
			[SESSION_KEY, JSON.stringify({ ...session, refresh_token: 'ended', expires_at: 1 })] as const,
		);
		await page.waitForURL('**/employer-auth');
		await fillPanel(page, { Email: rosa.email, Password: rosa.password });
		await press(page, 'Sign In');
		await heading(page, 'Where, when, how long');
		expect(await page.getByLabel('Town or city').inputValue()).toBe('Leeds');
		await page.getByText(/^Draft saved/).waitFor();
		await page.reload();
		await heading(page, 'Where, when, how long');
		expect(await page.getByLabel('Town or city').inputValue()).toBe('Leeds');
	});

	it('is saved as one types, also after a failure, on a phone', async () => {
		const id = await written(rosa, { title: 'Phone Intern' }, false, 1);
		const page = await open(`/employer-dashboard/internships/${id}`, rosa, phone);
		await heading(page, 'The work');
		await page.route('**/api/employer/drafts/*', (route) =>
			route.request().method() === 'POST'
				? route.fulfill({ status: 503, json: {} })
				: route.continue(),
		);
		await page.getByLabel('Title').fill('Typed on a phone');
		await page
			.getByRole('alert')
			.getByText(/What you have typed stays here/)
			.waitFor();
		await page.unroute('**/api/employer/drafts/*');
		await press(page, 'Save draft');
		await saved(page);
		await page.reload();
		await heading(page, 'The work');
		expect(await page.getByLabel('Title').inputValue()).toBe('Typed on a phone');
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
	});

	it('is taken over from a colleague who has opened it, and decided once', async () => {
		const description =
			'You tune the looms of three mills, note which thread breaks, and tell the weavers why it did.';
		const id = await written(rosa, { title: 'Contested Intern', description }, true);
		const first = await open(`/staff/drafts/${id}`, mo);
		await heading(first, 'Contested Intern');
		await first.getByText(/^Yours until/).waitFor();
		const second = await open(`/staff/drafts/${id}`, jo);
		await second.getByText(`${mo.name} has opened it.`).waitFor();
		await press(second, 'Take over');
		await second.getByText(/^Yours until/).waitFor();
		await press(first, 'Approve');
		await first.getByText(`${jo.name} has taken it up.`).waitFor();
		await first.getByText(`${jo.name} has opened it.`).waitFor();
		await press(second, 'Approve');
		await heading(second, 'Approved');
		await press(first, 'Take over');
		await first.getByText('Somebody has decided in the meantime.').waitFor();
		for (const page of [first, second]) await page.close();
	});
});

describe('a public internship', () => {
	it('is corrected: its employer reads beforehand what is public at once, and staff look at it', async () => {
		const description =
			'You count whoever boards at each pier, compare summers with winters, and draw charts that captains understand.';
		const id = await written(rosa, { title: 'Corrected Intern', description }, true);
		const review = await open(`/staff/drafts/${id}`, mo);
		await heading(review, 'Corrected Intern');
		await press(review, 'Approve');
		await heading(review, 'Approved');
		await review.getByRole('button', { name: 'Publish now Corrected Intern' }).click();
		await review.getByText('It is public, and its employer is emailed.').waitFor();

		const page = await open('/employer-dashboard?tab=internships', rosa);
		await page.getByRole('button', { name: 'Edit Corrected Intern' }).click();
		await heading(page, 'The work');
		const words = page.getByLabel('What the intern does');
		const before = await words.inputValue();
		await words.fill(before.replace('captains', 'skippers'));
		await page.getByLabel('Title').fill('Another Intern');
		for (let step = 1; step < 4; step += 1) await press(page, 'Next');
		const happens = page.getByRole('region', { name: 'What happens' });
		await happens.getByRole('heading', { name: 'Public at once' }).waitFor();
		await happens.getByRole('heading', { name: 'Staff look at it first' }).waitFor();
		expect(await axeFaults(page)).toEqual([]);
		for (let step = 1; step < 4; step += 1) await press(page, 'Back');
		await page.getByLabel('Title').fill('Corrected Intern');
		for (let step = 1; step < 4; step += 1) await press(page, 'Next');
		await happens.getByRole('heading', { name: 'Public at once' }).waitFor();
		expect(await happens.getByRole('heading', { name: 'Staff look at it first' }).count()).toBe(0);
		await press(page, 'Publish the change');
		await heading(page, 'It is public');

		await review.goto(`${site.url}/staff/corrections`);
		const entry = review
			.getByRole('main')
			.getByRole('listitem')
			.filter({ has: review.getByRole('heading', { name: 'Corrected Intern' }) });
		await entry.getByText('skippers', { exact: true }).waitFor();
		expect(await axeFaults(review)).toEqual([]);
		await entry.getByText('Put back what was approved').click();
		await entry.getByRole('button', { name: /^Put back/ }).click();
		await entry.getByText('Write at least one sentence to the employer.').waitFor();
		await entry.getByLabel('Reason for putting it back').fill('It is about captains.');
		await entry.getByRole('button', { name: /^Put back/ }).click();
		await entry.getByText('What was approved is public again.').waitFor();
		const mail = await site.mailTo(rosa.email, /Your correction is not public any more/);
		expect(mail.text).toContain('It is about captains.');
		await page.goto(mail.text.match(/https?:\S+\/internships\/\S+/)?.[0] ?? '');
		await page.getByText(/charts that captains understand/).waitFor();
		for (const one of [page, review]) await one.close();
	});

	it('is paused, opened, revised beside what is public, and closed with an answer to everybody', async () => {
		await applyTo(site, student, 'posting-rival-intern');
		const page = await open('/employer-dashboard?tab=internships', rival);
		const row = page.getByRole('listitem').filter({ hasText: 'Loom Intern' });
		await row.getByText('1 Sent').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await row.getByRole('button', { name: 'Pause Loom Intern' }).click();
		await row.getByText('Paused', { exact: true }).waitFor();
		// The button that was pressed has gone.
		const edit = row.getByRole('button', { name: 'Edit Loom Intern' });
		await edit.and(page.locator(':focus')).waitFor();
		const { page: visitor } = await site.visit('/internships/posting-rival-intern');
		await visitor.getByText('Its employer takes no applications for now.').waitFor();
		expect(await visitor.getByRole('link', { name: /^Apply Now/ }).count()).toBe(0);
		await inDatabase(
			site,
			(sql) => sql`
			update public.internships set starts_on = ${daysAfter(today, 90)}, pay_amount = 2600
			where slug = 'posting-rival-intern'`,
		);
		await row.getByRole('button', { name: 'Reopen Loom Intern' }).click();
		const opening = page.getByRole('dialog', { name: 'Open “Loom Intern” again?' });
		await opening.getByLabel('Last day to apply').fill(daysAfter(today, 3));
		await opening.getByRole('button', { name: 'Open it' }).click();
		await opening.getByText(/^Leave at least 7 days/).waitFor();
		await opening.getByLabel('Last day to apply').fill(daysAfter(today, 30));
		const most = opening.getByLabel('Pause after this many applications');
		await most.fill('fifty');
		await opening.getByRole('button', { name: 'Open it' }).click();
		await opening.getByText('Between 10 and 200 applications, or none.').waitFor();
		await most.fill('');
		await opening.getByRole('button', { name: 'Open it' }).click();
		await row.getByText('Open', { exact: true }).waitFor();
		await edit.and(page.locator(':focus')).waitFor();

		await row.getByRole('button', { name: 'Close Loom Intern' }).click();
		const closing = page.getByRole('dialog', { name: 'Close “Loom Intern”?' });
		await closing.getByText(/^1 person still waits/).waitFor();
		await closing.getByLabel('Reason').selectOption('places-filled');
		await closing.getByLabel(/^Message to them/).fill('All places are filled by now.');
		await page.context().setOffline(true);
		await closing.getByRole('button', { name: 'Answer 1, then close' }).click();
		await closing.getByText(/^The server cannot be reached/).waitFor();
		await page.context().setOffline(false);
		expect(await closing.getByLabel(/^Message to them/).inputValue()).toBe(
			'All places are filled by now.',
		);
		await closing.locator('button:focus').waitFor();
		await page.keyboard.press('Enter');
		await row.getByText('Closed', { exact: true }).waitFor();
		await row.getByText('1 Not this time').waitFor();
		for (const one of [page, visitor]) await one.close();
	});
});
