import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { application, fillIn, press } from './helpers/page/forms.ts';
import { addressOf, hydrated, textsOf } from './helpers/page/page-readers.ts';
import { brokenWordsIn } from './helpers/page/text-overflow.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';
import { endWaitOfMoves, moveByStaff } from './helpers/server/staff.ts';

type Listing = { slug: string; title: string; company: string };

let site: RunningSite;
let listings: readonly Listing[];
beforeAll(async () => {
	site = await startSite();
	listings = await siteInternships(site, '?hours=20');
	for (const one of [student, other]) await createAccount(site, one);
});
afterAll(() => site?.stop());

const student: Person = {
	name: 'Noor Haddad',
	email: 'noor@tracker.example',
	password: 'six or more',
};
const other: Person = { ...student, email: 'other@tracker.example' };
const phone = { viewport: { width: 390, height: 844 } };

function listingAt(place: number): Listing {
	const listing = listings[place];
	if (!listing) throw new Error('The site has too few internships.');
	return listing;
}

const applyPage = async ({ slug }: Listing, person = student, options = {}) => {
	const { page } = await site.visit(`/apply?internship=${slug}`, {
		...(await signedIn(site, person)),
		...options,
	});
	return page;
};

/** Applies, and opens the application from the panel. @returns its id */
async function apply(page: Page): Promise<string> {
	await fillIn(page, application);
	await press(page, 'Submit Application');
	await page.getByRole('link', { name: 'See your application', exact: true }).click();
	await page.waitForURL('**/account/applications/*');
	await page.getByText('Sent', { exact: true }).first().waitFor();
	return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('main').getByRole('heading', { name }).first().waitFor();
/** How far from the top of the page a heading is. */
const placeOf = (page: Page, name: string) =>
	page
		.getByRole('heading', { name })
		.evaluate((element) => element.getBoundingClientRect().top + scrollY);
const stops = (page: Page) => textsOf(page.getByRole('main').locator('.stages li b'));

describe('an application to an internship', () => {
	it('goes from the form to an accepted offer, with the mails in between', async () => {
		const listing = listingAt(0);
		const page = await applyPage(listing);
		await page.getByRole('heading', { level: 2, name: listing.title }).waitFor();
		const facts = page.getByRole('region', { name: 'The internship' });
		for (const fact of ['Pay', 'Deadline', 'Answer']) await facts.getByText(fact).waitFor();
		expect(await page.getByLabel('Program type').count()).toBe(0);
		await fillIn(page, application);
		await press(page, 'Submit Application');
		const panel = page.locator('[data-done]');
		await panel.and(page.locator(':focus')).waitFor();
		await expectToast(
			page,
			'Application Submitted!',
			"We'll review your application and get back to you soon.",
			'plain',
		);
		const due =
			/You will hear by (\d+ \w+ \d{4}, end of the day, UK time), whatever the answer is\./;
		const [, day = ''] = due.exec((await panel.textContent()) ?? '') ?? [];
		expect(day).not.toBe('');
		const received = await site.mailTo(student.email, /received your application/);
		expect(received.text).toContain(`You will hear by ${day}, whatever the answer is.`);
		expect(received.text).toContain(`${listing.title}, ${listing.company}`);

		await page.getByRole('link', { name: 'See your application', exact: true }).click();
		await page.waitForURL('**/account/applications/*');
		await page.locator('.stages').waitFor();
		await page.getByText(`You will hear by ${day}, whatever the answer is.`).waitFor();
		expect(await stops(page)).toEqual(['Sent']);
		const path = addressOf(page);
		const id = path.split('/').at(-1) ?? '';
		expect(received.text).toContain(`${site.url}${path}`);

		await moveByStaff(site, id, 'offered', 'Your timetable convinced us.');
		await endWaitOfMoves(site, id);
		const offer = await site.mailTo(student.email, /^You have an offer/);
		expect(offer.text).toContain('Your timetable convinced us.');
		expect(offer.text).toContain(`${site.url}${path}`);

		await page.goto(`${site.url}/account/applications`);
		await heading(page, 'Yours to answer');
		await page.getByText('Your timetable convinced us.').waitFor();
		await page.getByText('1 needs you.').waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		await press(page, 'Accept offer');
		await press(page, 'Not yet');
		await press(page, 'Accept offer');
		await press(page, 'Yes, accept it');
		await page.waitForURL(`**${path}`);
		await heading(page, listing.title);
		await page.getByText('You have accepted the offer.').waitFor();
		await heading(page, 'What comes next');
		expect((await stops(page)).at(-1)).toBe('Accepted');
		expect(await brokenWordsIn(page, 320, '100%')).toEqual([]);
		// Text of the root's size, to which no media query answers.
		expect(await brokenWordsIn(page, 390, '200%')).toEqual([]);
		expect(await brokenWordsIn(page, 1280, '200%')).toEqual([]);
		await page.goto(`${site.url}/account/applications`);
		await page.getByText('You have accepted the offer.').waitFor();
		expect(await brokenWordsIn(page, 320, '100%')).toEqual([]);
		expect(await brokenWordsIn(page, 390, '200%')).toEqual([]);
		await press(page, 'Undo');
		await page.getByRole('button', { name: 'Accept offer' }).waitFor();
		await press(page, 'Decline offer');
		await page.getByText('You have declined the offer.').waitFor();
		await press(page, 'Undo');
		await page.getByRole('button', { name: 'Accept offer' }).waitFor();
		await page.goto(site.url + path);
		await page.getByRole('button', { name: 'Accept offer' }).waitFor();
		const sent = await placeOf(page, 'What you sent');
		await press(page, 'Decline offer');
		await page.getByText('You have declined the offer.').waitFor();
		expect(await placeOf(page, 'What you sent')).toBe(sent);
	});

	it('is withdrawn with a reason, taken back, and sent again, on a phone by keyboard', async () => {
		const listing = listingAt(1);
		const page = await applyPage(listing, student, phone);
		const first = await apply(page);
		await page.getByRole('button', { name: 'Withdraw' }).focus();
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
		await dialog.getByLabel('Reason (optional)').fill('I have another offer.');
		await page.context().setOffline(true);
		await dialog.getByRole('button', { name: 'Yes, withdraw it' }).focus();
		await page.keyboard.press('Enter');
		await dialog.getByRole('alert').waitFor();
		expect(await dialog.getByLabel('Reason (optional)').inputValue()).toBe('I have another offer.');
		await page.context().setOffline(false);
		// The focus is on the button again.
		await dialog.locator('button:focus').waitFor();
		await page.keyboard.press('Enter');
		await page.getByText('You have withdrawn this application.').waitFor();
		await page.getByText('I have another offer.').waitFor();
		await page.getByRole('button', { name: 'Undo' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Withdraw' }).waitFor();
		expect(await page.getByText('I have another offer.').count()).toBe(0);

		await page.goto(`${site.url}/apply?internship=${listing.slug}`);
		await heading(page, 'You have applied');
		await page.getByText(/^You applied on /).waitFor();
		await heading(page, 'Similar and open');
		expect(await page.getByText(/about fifteen minutes/).count()).toBe(0);
		await page.getByRole('link', { name: 'See your application', exact: true }).click();
		await page.waitForURL(`**/account/applications/${first}`);

		await press(page, 'Withdraw');
		await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click();
		await page.getByText('You have withdrawn this application.').waitFor();
		await page.goto(`${site.url}/apply?internship=${listing.slug}`);
		expect(await apply(page)).not.toBe(first);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
	});

	it('that is accepted ends others only when asked, and brings them back in one press, on a phone', async () => {
		const accepting = { ...student, email: 'accepting@tracker.example' };
		await createAccount(site, accepting);
		const [kept, ended] = [listingAt(0), listingAt(1)];
		await applyTo(site, accepting, ended.slug);
		const id = await applyTo(site, accepting, kept.slug);
		await moveByStaff(site, id, 'offered');
		await endWaitOfMoves(site, id);
		const { page } = await site.visit(`/account/applications/${id}`, {
			...(await signedIn(site, accepting)),
			...phone,
		});
		await press(page, 'Accept offer');
		await press(page, 'Yes, accept it');
		const stillOpen = page.getByText(`Still open: ${ended.title}.`);
		await stillOpen.waitFor();
		await page.goto(`${site.url}/account/applications`);
		await heading(page, 'Accepted');
		expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
			'Accepted',
			'When you hear',
			'Waiting for an answer',
		]);
		await page.goBack();
		await stillOpen.waitFor();
		await press(page, 'Withdraw it');
		const dialog = page.getByRole('dialog', { name: 'Withdraw it?' });
		await dialog.getByText(ended.title).waitFor();
		await dialog
			.getByText(/copies of your profile and CV are deleted\..* three times in all/)
			.waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Keep it' }).click();
		await press(page, 'Withdraw it');
		await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click();
		await page.getByRole('status').getByText(`Withdrawn: ${ended.title}.`).waitFor();
		expect(await stillOpen.count()).toBe(0);
		await press(page, 'Undo: bring it back');
		await stillOpen.waitFor();
		await press(page, 'Withdraw it');
		await dialog.getByRole('button', { name: 'Yes, withdraw it' }).click();
		await page.getByRole('button', { name: 'Undo: bring it back' }).waitFor();
		// Who takes back the acceptance needs the others again.
		await press(page, 'Undo');
		await page.getByRole('button', { name: 'Accept offer' }).waitFor();
		await page.goto(`${site.url}/account/applications`);
		await page.getByText('1 needs you, 1 waits for an answer.').waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		await page.close();
	});

	it('sent from a second tab leads to the first', async () => {
		const listing = listingAt(2);
		const page = await applyPage(listing);
		const second = await page.context().newPage();
		await second.goto(`${site.url}/apply?internship=${listing.slug}`);
		await fillIn(second, application);
		const id = await apply(page);
		await press(second, 'Submit Application');
		await expectToast(second, 'Error', 'You have already applied for this internship.');
		await second.getByRole('link', { name: 'See your application', exact: true }).click();
		await second.waitForURL(`**/account/applications/${id}`);
	});

	it('keeps what is typed for each internship, and for the general form', async () => {
		const [one, two] = [listingAt(3), listingAt(4)];
		const page = await applyPage(one);
		await page.getByLabel('Motivation').fill('For the first');
		await page.goto(`${site.url}/apply?internship=${two.slug}`);
		await page.getByLabel('Motivation').fill('For the second');
		await page.goto(`${site.url}/apply`);
		await page.getByLabel('Program type').waitFor();
		expect(await page.getByLabel('Motivation').inputValue()).toBe('');
		await page.goto(`${site.url}/apply?internship=${one.slug}`);
		await page.getByLabel('Motivation').waitFor();
		expect(await page.getByLabel('Motivation').inputValue()).toBe('For the first');
	});

	it('that could not be sent says so beside its button, until it is', async () => {
		const page = await applyPage(listingAt(8));
		await fillIn(page, application);
		await page.context().setOffline(true);
		await press(page, 'Submit Application');
		const stays = page.locator('form').getByText('Not sent. The server cannot be reached.');
		await stays.waitFor();
		await page.context().setOffline(false);
		await press(page, 'Submit Application');
		await heading(page, 'We have your application');
		expect(await stays.count()).toBe(0);
	});

	it('that has closed meanwhile says so, keeps what was typed and offers others', async () => {
		const [listing, similar] = [listingAt(5), listingAt(6)];
		const page = await applyPage(listing);
		await page.getByLabel('Motivation').waitFor();
		await page.route('**/api/applications', (route) =>
			route.fulfill({
				status: 409,
				json: { code: 'closed', message: 'This internship has closed.' },
			}),
		);
		await page.route('**/api/internships/*/application', async (route) => {
			const target = await (await route.fetch()).json();
			const internship = { ...target.internship, status: 'closed' };
			await route.fulfill({ json: { ...target, internship, similar: [similar] } });
		});
		await fillIn(page, application);
		await press(page, 'Submit Application');
		await expectToast(page, 'Error', 'This internship has closed.');
		await heading(page, 'Similar and open');
		await page.getByRole('link', { name: similar.title }).waitFor();
		expect(await page.getByLabel('Motivation').inputValue()).toBe(application.Motivation);
		expect(await page.getByRole('button', { name: 'Submit Application' }).count()).toBe(0);
		expect(await axeFaults(page)).toEqual([]);
	});

	it('of an unknown name leads to the search', async () => {
		const page = await applyPage({ ...listingAt(0), slug: 'no-such-intern' });
		await page.getByText(/^There is no such internship/).waitFor();
		await page.getByRole('main').getByRole('link', { name: 'All internships' }).waitFor();
	});
});

describe('the pages of applications', () => {
	it('are one’s own: somebody else’s and an unknown one are not found', async () => {
		const mine = await applyPage(listingAt(7));
		const id = await apply(mine);
		await mine.close();
		const { page } = await site.visit('/account', await signedIn(site, other));
		for (const path of [id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
			await page.goto(`${site.url}/account/applications/${path}`);
			await heading(page, 'Oops! Page not found');
		}
	});

	it('ask a visitor to sign in, and return to what was asked for', async () => {
		const { page } = await site.visit('/account/applications');
		await page.waitForURL('**/auth');
		await page.getByText('Sign in to see your applications.').waitFor();
		await page.getByRole('tab', { name: 'Sign In' }).click();
		await fillIn(page.getByRole('tabpanel', { name: 'Sign In' }), {
			Email: other.email,
			Password: other.password,
		});
		await page
			.getByRole('tabpanel', { name: 'Sign In' })
			.getByRole('button', { name: 'Sign In' })
			.click();
		await page.waitForURL('**/account/applications');
		await page.getByText('You have not sent one yet.').waitFor();
	});

	it('have no fault that axe knows, wide and narrow, light and dark', async () => {
		const { page, problems } = await site.visit('/account', await signedIn(site, student));
		await page.getByRole('link', { name: 'All your applications' }).click();
		await heading(page, 'Your applications');
		await page
			.getByRole('link', { name: /^Open the application/ })
			.first()
			.waitFor();
		const first = page.getByRole('link', { name: /^Open the application/ }).first();
		const paths = ['/account', '/account/applications', await first.getAttribute('href')];
		for (const path of paths) {
			await page.goto(site.url + path);
			await page
				.getByText(/^You will hear by|^You have (withdrawn|declined)/)
				.first()
				.waitFor();
			expect(await axeFaultsInBothLooks(page)).toEqual([]);
		}
		expect(problems).toEqual([]);
	});

	it('are each one page of paper, with what was sent and nothing to press', async () => {
		const page = await applyPage(listingAt(8), other);
		await apply(page);
		const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		await page.emulateMedia({ media: 'print' });
		await page.getByText(application.Motivation).waitFor();
		await page.getByText(/, as it stands on \d+ \w+ \d{4}\.$/).waitFor();
		expect(await page.getByRole('button').count()).toBe(0);
		expect(await page.getByRole('link').count()).toBe(0);
	});

	it('say what went wrong, and try again', async () => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await hydrated(page);
		let asked = 0;
		await page.route('**/api/applications', (route) => {
			asked += 1;
			return asked === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
		});
		await page.goto(`${site.url}/account/applications`);
		await page
			.getByRole('alert')
			.getByText(/cannot be reached/)
			.waitFor();
		await press(page, 'Try again');
		await page
			.getByRole('link', { name: /^Open the application/ })
			.first()
			.waitFor();
	});
});
