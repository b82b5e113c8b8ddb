import { PDFDocument, PDFString } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { extractLinks, extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { application, fillIn, press } from './helpers/page/forms.ts';
import { enter, hasFocus, tabTo, typeInto } from './helpers/page/keys.ts';
import {
	createAccount,
	endSession,
	type Person,
	remembering,
	SESSION_KEY,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 } };
/** A word wider than a phone. */
const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
let people = 0;

async function newStudent(name = 'Nguyễn Thị Đức'): Promise<Person> {
	const person = { name, email: `profile-${++people}@profile.example`, password: 'six or more' };
	await createAccount(site, person);
	return person;
}

async function profileOf(person: Person, options = {}) {
	const { page, problems } = await site.visit('/account/profile', {
		...(await signedIn(site, person)),
		...options,
	});
	await section(page, 'About you').waitFor();
	await openAll(page);
	return { page, problems };
}

/** As a press on the heading of each section does; all but the first are closed at first. */
const openAll = (page: Page) =>
	page.locator('main details').evaluateAll((all) => {
		for (const one of all) one.setAttribute('open', '');
	});

const section = (page: Page, name: string) => page.getByRole('form', { name, exact: true });
const saved = (page: Page, name: string) =>
	section(page, name).getByRole('status').getByText('Saved', { exact: true }).waitFor();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function pdf(change: (document: PDFDocument) => unknown = () => {}): Promise<Buffer> {
	const document = await PDFDocument.create();
	document.addPage();
	await change(document);
	return Buffer.from(await document.save());
}
const file = (buffer: Buffer, name = 'mine.pdf') => ({ name, mimeType: 'application/pdf', buffer });

describe('a profile', () => {
	it('is saved while it is typed, section by section, and makes a CV', async () => {
		const { page, problems } = await profileOf(await newStudent(), phone);
		expect(await field(page, 'Full name').inputValue()).toBe('Nguyễn Thị Đức');
		await field(page, 'Town').fill(LONG_TOWN);
		await field(page, 'University').fill('University of Leeds');
		await field(page, 'Level').selectOption('master');
		await field(page, 'Graduation').fill('June 2027');
		await saved(page, 'About you');
		await field(page, 'Role').fill('Weaver');
		await field(page, 'Organisation').fill('Łódź Mill');
		await field(page, 'What you did').fill('Wove\nSold');
		await saved(page, 'Experience');
		await page.getByRole('button', { name: 'Add another job' }).click();
		expect(
			await field(page, 'Role')
				.last()
				.evaluate((one) => one === document.activeElement),
		).toBe(true);
		await page.keyboard.type('Guide');
		await saved(page, 'Experience');
		await page.getByRole('button', { name: 'Remove job 1' }).click();
		await field(page, 'Skills').fill('C++, Weaving');
		await saved(page, 'Experience');
		await saved(page, 'Skills and languages');
		await page.getByRole('radio', { name: 'Student visa' }).check();
		await page.getByLabel('First day').fill('2026-09-21');
		await page.getByLabel('Last day').fill('2026-12-11');
		await saved(page, 'Permission to work');
		expect(await axeFaults(page)).toEqual([]);

		const download = page.waitForEvent('download');
		await press(page, 'Download your CV as PDF');
		const made = await download;
		expect(made.suggestedFilename()).toBe('CV Nguyễn Thị Đức.pdf');
		const chunks = [];
		for await (const chunk of await made.createReadStream()) chunks.push(chunk);
		const { text } = await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true });
		for (const words of ['Nguyễn Thị Đức', 'University of Leeds', 'Guide', 'C++, Weaving'])
			expect(text.normalize('NFC')).toContain(words);
		expect(text).not.toContain('Weaver');

		await page.getByRole('link', { name: 'See and print it' }).click();
		await page.waitForURL('**/account/cv');
		const here = page.getByRole('navigation', { name: 'Account' }).locator('[aria-current]');
		expect(await here.allTextContents()).toEqual(['Profile and CV']);
		await page.getByRole('heading', { level: 1, name: 'Nguyễn Thị Đức' }).waitFor();
		await page.getByText('C++, Weaving').waitFor();
		await page.getByText(LONG_TOWN).waitFor();
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(phone.viewport.width);
		expect(problems).toEqual([]);
	});

	it('has no CV to print while it is empty', async () => {
		const { page } = await profileOf(await newStudent('Ada Obi'), phone);
		await page.getByRole('link', { name: 'See and print it' }).click();
		await page.getByRole('heading', { name: 'Your CV is empty' }).waitFor();
		expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
		await page.getByRole('link', { name: 'Back to your profile' }).waitFor();
		await page.getByRole('link', { name: 'Fill in your profile' }).click();
		await page.waitForURL('**/account/profile');
	});

	it('is filled in by the keys alone: the focus is never lost, and what is wrong is said', async () => {
		const { page, problems } = await profileOf(await newStudent('Ada Obi'), phone);
		await typeInto(page, field(page, 'University'), 'University of Leeds');
		await typeInto(page, field(page, 'Graduation'), 'soon');
		await page.keyboard.press('Tab');
		const about = section(page, 'About you').getByRole('status');
		await about.getByText(/Not saved yet.*Write the month and the year/).waitFor();
		await typeInto(page, field(page, 'Graduation'), 'June 2027', 'Shift+Tab');
		await saved(page, 'About you');

		await typeInto(page, field(page, 'Role'), 'Weaver');
		await tabTo(page, field(page, 'Organisation'));
		// What comes next is not marked before one has been there.
		expect(await section(page, 'Experience').locator('[aria-invalid]').count()).toBe(0);
		await page.keyboard.type('Tidewell');
		await enter(page, page.getByRole('button', { name: 'Add another job' }));
		expect(await hasFocus(field(page, 'Role').last())).toBe(true);
		await page.keyboard.type('Guide');
		await enter(page, page.getByRole('button', { name: 'Remove job 2' }));
		expect(await hasFocus(page.getByRole('button', { name: 'Add another job' }))).toBe(true);
		await saved(page, 'Experience');
		await enter(page, page.getByRole('button', { name: 'Remove job 1' }), 'Shift+Tab');
		expect(await hasFocus(page.getByRole('button', { name: 'Add a job' }))).toBe(true);

		await typeInto(page, field(page, 'Skills'), 'Weaving');
		await tabTo(page, page.getByRole('radio', { name: 'No restriction' }));
		await page.keyboard.press('Space');
		await page.keyboard.press('ArrowDown');
		await page.getByRole('radio', { name: 'Student visa', checked: true }).waitFor();
		// The same whether the browser asks for the day or the month first.
		await typeInto(page, page.getByLabel('First day'), '10102026');
		await typeInto(page, page.getByLabel('Last day'), '11112026');
		await saved(page, 'Permission to work');
		await typeInto(page, page.getByLabel('Hours a week'), '20');
		await saved(page, 'Availability');
		await enter(page, page.getByRole('button', { name: 'Download your CV as PDF' }));
		await page.getByRole('button', { name: 'Download your CV as PDF', disabled: false }).waitFor();
		expect(problems).toEqual([]);
		await page.reload();
		await section(page, 'About you').waitFor();
		await openAll(page);
		expect(await page.getByLabel('First day').inputValue()).toBe('2026-10-10');
		expect(await field(page, 'Skills').inputValue()).toBe('Weaving');
		expect(await section(page, 'Experience').getByRole('listitem').count()).toBe(1);
		expect(await field(page, 'Role').inputValue()).toBe('');
	});

	it('marks a wrong field that was left while an earlier change was being saved', async () => {
		const { page } = await profileOf(await newStudent());
		const calls = await delayCalls(page, '/api/profile');
		await field(page, 'Course').fill('Textiles');
		await field(page, 'Course').blur();
		await expect.poll(() => calls.count).toBe(1);
		await field(page, 'Graduation').fill('soon');
		await field(page, 'Graduation').press('Tab');
		calls.release();
		const about = section(page, 'About you').getByRole('status');
		await about.getByText(/Not saved yet.*Write the month and the year/).waitFor();
	});

	it('says at the field what is wrong, and saves once it is right', async () => {
		const { page } = await profileOf(await newStudent());
		await field(page, 'Graduation').fill('soon');
		await field(page, 'Course').fill('Textiles');
		await field(page, 'Course').blur();
		await page.getByText('Error: Write the month and the year, such as June 2027').waitFor();
		await section(page, 'About you').getByText('Not saved yet').waitFor();
		await field(page, 'Graduation').fill('6/2027');
		await saved(page, 'About you');
		await page.reload();
		await section(page, 'About you').waitFor();
		expect(await field(page, 'Graduation').inputValue()).toBe('June 2027');
	});

	it('shows the first section, that of the address and that of a link in its contents', async () => {
		const person = await newStudent();
		const { page } = await site.visit('/account/profile#permission', await signedIn(site, person));
		await section(page, 'About you').waitFor();
		const open = () =>
			page.locator('main form:has(> details[open])').evaluateAll((all) => all.map(({ id }) => id));
		expect(await open()).toEqual(['about', 'permission']);
		expect(await field(page, 'Skills').isVisible()).toBe(false);
		await page
			.getByRole('navigation', { name: 'Sections of your profile' })
			.getByRole('link', { name: 'Skills and languages' })
			.click();
		await field(page, 'Skills').fill('Weaving');
		await saved(page, 'Skills and languages');
		expect(await open()).toEqual(['about', 'skills', 'permission']);
	});

	it('that is open in two tabs asks which of the two to keep', async () => {
		const person = await newStudent();
		const { page } = await profileOf(person);
		const { page: other } = await profileOf(person);
		await field(page, 'Skills').fill('Weaving');
		await saved(page, 'Skills and languages');
		await field(other, 'Skills').fill('Welding');
		await other.getByText('changed in another tab or on another device').waitFor();
		expect(await field(other, 'Skills').inputValue()).toBe('Welding');
		await other.getByRole('button', { name: 'Keep what is here' }).click();
		await saved(other, 'Skills and languages');
		await field(page, 'Skills').fill('Sewing');
		await page.getByRole('button', { name: 'Show the other' }).click();
		expect(await field(page, 'Skills').inputValue()).toBe('Welding');
	});

	it('loses nothing where the session ends or the server is away while one types', async () => {
		const person = await newStudent();
		const session = await signIn(site, person);
		const { page } = await site.visit(
			'/account/profile',
			remembering(site, SESSION_KEY, JSON.stringify(session)),
		);
		await section(page, 'About you').waitFor();
		await page.route('**/api/profile', (route) => route.abort());
		for (const [label, text] of [
			['University', 'University of York'],
			['Course', 'Archaeology'],
		] as const) {
			// Otherwise the form would send it by itself before the button is pressed.
			const tried = page.waitForEvent('requestfailed', (request) =>
				Boolean(request.postData()?.includes(text)),
			);
			await field(page, label).fill(text);
			await tried;
		}
		await page.getByText('What you typed is kept in this tab.').waitFor();
		await endSession(site, session);
		await page.unroute('**/api/profile');
		await press(page, 'Try again');
		await page.waitForURL('**/auth');
		await page.getByRole('tab', { name: 'Sign In' }).click();
		const signInPanel = page.getByRole('tabpanel', { name: 'Sign In' });
		await signInPanel.getByLabel('Email').fill(person.email);
		await signInPanel.getByLabel('Password').fill(person.password);
		await signInPanel.getByRole('button', { name: 'Sign In' }).click();
		await page.waitForURL('**/account/profile');
		await saved(page, 'About you');
		expect(await field(page, 'University').inputValue()).toBe('University of York');
		expect(await field(page, 'Course').inputValue()).toBe('Archaeology');
	});
});

describe('a CV', () => {
	it('that cannot have some letters says which when they are saved, and how to have it all the same', async () => {
		const { page } = await profileOf(await newStudent());
		await field(page, 'University').fill('University of Leeds');
		await field(page, 'Town').fill('北京');
		await saved(page, 'About you');
		await section(page, 'About you').getByText('Town: 北 京').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Download your CV as PDF');
		await page.getByText('cannot print these letters. Town: 北 京.').waitFor();
		const download = page.waitForEvent('download');
		await press(page, 'Download it without them');
		await download;
		expect(await field(page, 'Name in Latin letters').count()).toBe(0);
	});

	it('has the name in Latin letters, which are asked for beside a name in others', async () => {
		const { page, problems } = await profileOf(await newStudent('李明'), phone);
		await section(page, 'About you').getByText('Full name: 李 明').waitFor();
		await field(page, 'University').fill('University of Leeds');
		await field(page, 'Name in Latin letters').fill('李');
		await field(page, 'Name in Latin letters').blur();
		await page.getByText('Error: Use the letters of the English alphabet').waitFor();
		await field(page, 'Name in Latin letters').fill('');
		await saved(page, 'About you');
		await press(page, 'Download your CV as PDF');
		await page.getByText('The PDF cannot print your name.').waitFor();
		await page.getByRole('link', { name: 'Write your name in Latin letters' }).click();
		await page.waitForURL('**/account/profile#about');
		await field(page, 'Name in Latin letters').fill('Li Ming');
		await saved(page, 'About you');
		await section(page, 'About you').getByText('Full name: 李 明').waitFor({ state: 'detached' });
		const download = page.waitForEvent('download');
		await press(page, 'Download your CV as PDF');
		expect((await download).suggestedFilename()).toBe('CV Li Ming.pdf');

		await page.getByRole('link', { name: 'See and print it' }).click();
		await page.getByRole('heading', { level: 1, name: 'Li Ming' }).waitFor();
		await page.getByText('李明', { exact: true }).waitFor();
		const printed = new Uint8Array(await page.pdf());
		const { text } = await extractText(printed.slice(), { mergePages: true });
		const [latin, , contact] = text.trim().split('\n');
		// Whether the second line can be read in the file depends on the fonts of the machine.
		expect([latin, contact]).toEqual(['Li Ming', expect.stringMatching(/@profile\.example$/)]);
		expect(text).not.toContain('Sample site');
		expect((await getMeta(printed.slice())).info).toMatchObject({ Title: 'CV of Li Ming' });
		const { links } = await extractLinks(printed);
		expect(links).toContainEqual(expect.stringMatching(/^mailto:.+@profile\.example$/));
		// The CV without a name that can be printed.
		expect(problems).toEqual([expect.stringContaining('422')]);
	});

	it('of one’s own is stored; a wrong file is refused at the field and changes nothing', async () => {
		const { page } = await profileOf(await newStudent());
		const choose = (label: string) => page.getByLabel(label, { exact: true });
		await choose('Choose a PDF').setInputFiles(file(Buffer.from('MZ a program')));
		await page.getByText('This file cannot be read as a PDF').waitFor();
		await choose('Choose a PDF').setInputFiles(file(Buffer.alloc(6 * 1024 * 1024)));
		await page.getByText('This file is larger than 5 MB').waitFor();
		// Of the same name: without a change of the field's value the browser would tell nobody.
		expect(await choose('Choose a PDF').inputValue()).toBe('');
		await choose('Choose a PDF').setInputFiles(file(await pdf()));
		await page.getByText('Your CV is stored.').waitFor();
		expect(await page.getByText('This file is larger').count()).toBe(0);
		const script = await pdf((document) => document.addJavaScript('open', 'app.alert(1)'));
		await choose('Choose another PDF').setInputFiles(file(script, 'other.pdf'));
		await page.getByText('This PDF contains a script').waitFor();
		const away = await pdf(({ context }) => {
			const URI = PDFString.of('file:///C:/Users/Duc/cv.docx');
			context.register(context.obj({ Subtype: 'Link', A: { S: 'URI', URI } }));
		});
		await choose('Choose another PDF').setInputFiles(file(away, 'other.pdf'));
		await page.getByText('“file:///C:/Users/Duc/cv.docx”. Others cannot open it.').waitFor();
		await page.getByText('mine.pdf').waitFor();
		await press(page, 'Remove');
		await page.getByText('Your CV is removed.').waitFor();
	});

	it('that is a picture is stored, and its student reads that programs cannot read it', async () => {
		const { page } = await profileOf(await newStudent());
		const noText = page.getByText('We found no text in this PDF');
		await page.getByLabel('Choose a PDF', { exact: true }).setInputFiles(file(await pdf()));
		await noText.waitFor();
		await page.reload();
		await openAll(page);
		await noText.waitFor();
		const text = await pdf((document) => document.getPage(0).drawText('Duc'));
		await page
			.getByLabel('Choose another PDF', { exact: true })
			.setInputFiles(file(text, 'text.pdf'));
		await page.getByText('text.pdf').waitFor();
		expect(await noText.count()).toBe(0);
	});
});

describe('an application with the profile and a CV', () => {
	it('suggests no CV whose letters cannot be printed, and the one of the profile once they can', async () => {
		const [listing] = await siteInternships(site);
		const { page, problems } = await profileOf(await newStudent('李小龙'), phone);
		await field(page, 'University').fill('University of Leeds');
		await saved(page, 'About you');
		await page.goto(`${site.url}/apply?internship=${listing.slug}`);
		const made = page.getByRole('radio', { name: 'A CV made from my profile' });
		await page.getByText('Full name: 李 小 龙').waitFor();
		expect(await made.isChecked()).toBe(false);
		expect(await page.getByRole('radio', { name: 'No CV' }).isChecked()).toBe(true);
		await fillIn(page, application);
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('link', { name: 'Write them in Latin letters in your profile' }).click();
		await section(page, 'About you').waitFor();
		await field(page, 'Name in Latin letters').fill('Li Xiaolong');
		await saved(page, 'About you');
		await page.getByRole('link', { name: 'Back to your application' }).click();
		await made.waitFor();
		expect(await made.isChecked()).toBe(true);
		expect(await page.getByText('Full name: 李 小 龙').count()).toBe(0);
		expect(await page.getByLabel('Motivation').inputValue()).toBe(application.Motivation);
		await press(page, 'Submit Application');
		await page.getByRole('link', { name: 'See your application', exact: true }).click();
		await page.getByText('Your profile, as it was then').waitFor();
		expect(problems).toEqual([]);
	});

	it('shows what is sent before it is sent, and keeps it as it was', async () => {
		const [listing] = await siteInternships(site);
		const student = await newStudent();
		const { page, problems } = await profileOf(student, phone);
		await field(page, 'University').fill('University of Leeds');
		await saved(page, 'About you');
		await page.getByRole('radio', { name: 'Graduate visa' }).check();
		await saved(page, 'Permission to work');

		await page.goto(`${site.url}/apply?internship=${listing.slug}`);
		const preview = page.getByRole('region', { name: 'Your profile as it is sent' });
		await preview.getByText('University of Leeds').waitFor();
		expect(await page.getByLabel('Show my permission to work').isChecked()).toBe(false);
		await page.getByLabel('Show my permission to work').check();
		await fillIn(page, application);
		const choose = page.getByLabel('Add a CV of your own as PDF', { exact: true });
		await choose.setInputFiles(file(Buffer.from('MZ a program')));
		await page.getByText('This file cannot be read as a PDF').waitFor();
		expect(await page.getByLabel('Motivation').inputValue()).toBe(application.Motivation);
		await choose.setInputFiles(file(await pdf()));
		await page.getByText('Your CV is stored.').waitFor();
		expect(await page.getByLabel('My own CV: mine.pdf').isChecked()).toBe(true);
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Submit Application');
		await page.getByRole('link', { name: 'See your application', exact: true }).click();
		await page.getByText('Your profile, as it was then').waitFor();
		await page.getByText('Graduate visa').waitFor();
		const sent = page.url();

		await page.goto(`${site.url}/account/profile`);
		await field(page, 'University').fill('University of York');
		await saved(page, 'About you');
		await press(page, 'Remove');
		await page.getByText('Your CV is removed.').waitFor();
		await page.goto(sent);
		await page.getByText('University of Leeds').waitFor();
		const download = page.waitForEvent('download');
		await press(page, 'Save a copy of the CV');
		expect((await download).suggestedFilename()).toBe('mine.pdf');
		// The file that is no PDF.
		expect(problems).toEqual([expect.stringContaining('422')]);
	});

	it('that was changed in another tab is shown again before it is sent', async () => {
		const [, listing] = await siteInternships(site);
		const student = await newStudent();
		const { page: other } = await profileOf(student);
		await field(other, 'University').fill('University of Leeds');
		await saved(other, 'About you');
		const { page } = await site.visit(
			`/apply?internship=${listing.slug}`,
			await signedIn(site, student),
		);
		await page.getByText('University of Leeds').waitFor();
		await field(other, 'University').fill('University of York');
		await saved(other, 'About you');
		await fillIn(page, application);
		await press(page, 'Submit Application');
		await page.getByText('University of York').waitFor();
		expect(await page.getByLabel('Motivation').inputValue()).toBe(application.Motivation);
		await press(page, 'Submit Application');
		await page.getByText('We have your application').waitFor();
	});
});
