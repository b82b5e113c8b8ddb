import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPdf, typedPdf } from '#test/pdf-files.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { enter, hasFocus, tabTo } from './helpers/page/keys.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 } };
let people = 0;

async function newStudent(name = 'Mei Tan'): Promise<Person> {
	const person = { name, email: `from-cv-${++people}@profile.example`, password: 'six or more' };
	await createAccount(site, person);
	return person;
}

const cv = () =>
	typedPdf(`
		# Mei Tan
		Leeds, UK | +44 7700 900123
		## Experience
		Barista, Coffee Corner >> Sep 2024 – Present
		• Served 200 guests a day
		## Skills
		Python, SQL, Git
	`);
const file = (bytes: Uint8Array) => ({
	name: 'mine.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from(bytes),
});

async function opened(person: Person, options = {}) {
	const { page, problems } = await site.visit('/account/profile/from-cv', {
		...(await signedIn(site, person)),
		...options,
	});
	await page.getByLabel('Choose your CV', { exact: true }).waitFor();
	return { page, problems };
}

/** Chooses a CV, and waits for what it proposes. */
async function choose(page: Page, bytes: Uint8Array) {
	await page.getByLabel('Choose your CV', { exact: true }).setInputFiles(file(bytes));
	await page.getByText(/^Your CV has \d+ proposals/).waitFor();
}

const accept = (page: Page, name: string) =>
	page.getByRole('button', { name: `Accept ${name}`, exact: true });
const accepted = (page: Page, name: string) =>
	page.getByRole('button', { name: `Accepted ${name}`, exact: true });

describe('a profile from a CV', () => {
	it('has what was accepted, and nothing of the rest', async () => {
		const person = await newStudent();
		const { page, problems } = await opened(person, phone);
		await choose(page, await cv());
		await page.getByText('Your CV has 6 proposals for your profile.').waitFor();
		// The name is what the account has.
		expect(await page.getByRole('button', { name: /^Accept Full name/ }).count()).toBe(0);
		expect(await axeFaults(page)).toEqual([]);
		await accept(page, 'Town: Leeds').click();
		await accepted(page, 'Town: Leeds').waitFor();
		await page.getByText('Saved in “About you”.').waitFor();
		await page.getByRole('button', { name: 'Leave Telephone: +44 7700 900123' }).click();
		await page.getByRole('button', { name: 'Left out Telephone: +44 7700 900123' }).waitFor();
		await accept(page, 'Job: Barista, Coffee Corner').click();
		await accepted(page, 'Job: Barista, Coffee Corner').waitFor();
		await press(page, 'Accept all of Skills and languages');
		await accepted(page, 'Skill: Git').waitFor();

		await page.getByRole('link', { name: 'Back to your profile' }).click();
		await page.waitForURL('**/account/profile');
		await page.getByRole('form', { name: 'About you', exact: true }).waitFor();
		expect(await page.getByLabel('Town', { exact: true }).inputValue()).toBe('Leeds');
		expect(await page.getByLabel('Telephone', { exact: true }).inputValue()).toBe('');
		await page.locator('main details').evaluateAll((all) => {
			for (const one of all) one.setAttribute('open', '');
		});
		expect(await page.getByLabel('Role', { exact: true }).inputValue()).toBe('Barista');
		expect(await page.getByLabel('From', { exact: true }).last().inputValue()).toBe(
			'September 2024',
		);
		expect(await page.getByLabel('Skills', { exact: true }).inputValue()).toBe('Python, SQL, Git');
		await page.getByLabel('Choose a PDF', { exact: true }).waitFor();

		await page.getByRole('link', { name: 'Fill in your profile from a CV that you have' }).click();
		await page.getByLabel('Choose your CV', { exact: true }).waitFor();
		expect(await page.getByText('Telephone').count()).toBe(0);
		expect(problems).toEqual([]);
	});

	it('is filled in by the keys alone, and the focus is never lost', async () => {
		const { page } = await opened(await newStudent());
		await choose(page, await cv());
		await enter(page, accept(page, 'Telephone: +44 7700 900123'));
		await accepted(page, 'Telephone: +44 7700 900123').waitFor();
		expect(await hasFocus(accepted(page, 'Telephone: +44 7700 900123'))).toBe(true);
		await tabTo(page, accept(page, 'Town: Leeds'));
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		const left = page.getByRole('button', { name: 'Left out Town: Leeds' });
		await left.waitFor();
		expect(await hasFocus(left)).toBe(true);
	});

	it('stands beside what is there, and asks again after the change of another tab', async () => {
		const person = await newStudent('Mei Li');
		const { page } = await opened(person);
		const { page: other } = await site.visit('/account/profile', await signedIn(site, person));
		const about = other.getByRole('form', { name: 'About you', exact: true });
		await about.waitFor();
		await choose(page, await cv());
		await page.getByText('In your profile: Mei Li').waitFor();
		await other.getByLabel('Town', { exact: true }).fill('York');
		await about.getByRole('status').getByText('Saved', { exact: true }).waitFor();
		await accept(page, 'Town: Leeds').click();
		await page.getByText('This section was changed in another tab').waitFor();
		await page.getByText('In your profile: York').waitFor();
		await accept(page, 'Town: Leeds').click();
		await accepted(page, 'Town: Leeds').waitFor();
		expect(await page.getByText('This section was changed in another tab').count()).toBe(0);
		await other.reload();
		await about.waitFor();
		expect(await other.getByLabel('Town', { exact: true }).inputValue()).toBe('Leeds');
		expect(await other.getByLabel('Full name', { exact: true }).inputValue()).toBe('Mei Li');
	});

	it('says of a file that is refused why, and of a picture that it has no text', async () => {
		const { page } = await opened(await newStudent());
		const field = page.getByLabel('Choose your CV', { exact: true });
		await field.setInputFiles(file(Buffer.from('MZ a program')));
		await page.getByText('This file cannot be read as a PDF').waitFor();
		await field.setInputFiles(file(Buffer.alloc(6 * 1024 * 1024)));
		await page.getByText('This file is larger than 5 MB').waitFor();
		await field.setInputFiles(file(await plainPdf()));
		await page.getByText('We found no text in this PDF, as in a scan').waitFor();
		expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
	});

	it('is read from the CV that is stored', async () => {
		const { page } = await site.visit('/account/profile', await signedIn(site, await newStudent()));
		await page.getByLabel('Choose a PDF', { exact: true }).setInputFiles(file(await cv()));
		await page.getByText('Your CV is stored.').waitFor();
		await page.getByRole('link', { name: 'Fill in your profile from a CV that you have' }).click();
		await page.waitForURL('**/account/profile/from-cv');
		await press(page, 'Read the CV that you have stored');
		await accept(page, 'Town: Leeds').waitFor();
	});

	it('keeps what is not saved where the server is away', async () => {
		const { page } = await opened(await newStudent());
		await choose(page, await cv());
		await page.route('**/api/profile', (route) => route.abort());
		await accept(page, 'Town: Leeds').click();
		await page.getByText(/^Not saved\./).waitFor();
		await page.unroute('**/api/profile');
		await accept(page, 'Town: Leeds').click();
		await accepted(page, 'Town: Leeds').waitFor();
		expect(await page.getByText(/^Not saved\./).count()).toBe(0);
	});
});
