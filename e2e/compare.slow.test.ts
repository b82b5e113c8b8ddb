import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePath } from '#app/lib/addresses/compare-path.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { enter, tabTo } from './helpers/page/keys.ts';
import { addressOf, textOf, textsOf } from './helpers/page/page-readers.ts';
import { textOverflowIn } from './helpers/page/text-overflow.ts';
import {
	createAccount,
	type Person,
	remembering,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { applyTo } from './helpers/people/employers.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';
import { endWaitOfMoves, moveByStaff } from './helpers/server/staff.ts';

type Listing = { slug: string; title: string; company: string; hours: number };

let site: SiteUnderTest;
let listings: readonly Listing[];
beforeAll(async () => {
	site = await startSite();
	listings = await siteInternships(site, '?hours=20');
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const manchester = 'speech-data-intern-vowel-stop-manchester';
const coventry = 'battery-thermal-engineering-placement-stivichall-electric-coventry';
const leeds = 'worsted-design-assistant-calverley-fold-worsteds-leeds';
const remote = 'carbon-accounting-intern-tern-ledger-remote';

let people = 0;
async function newPerson(): Promise<Person> {
	people += 1;
	const person = {
		name: 'Ada Obi',
		email: `ada-${people}@compare.example`,
		password: 'six or more',
	};
	await createAccount(site, person);
	return person;
}

function at(place: number): Listing {
	const listing = listings[place];
	if (!listing) throw new Error('The site has too few internships.');
	return listing;
}

/** A visitor whose device has saved these. */
const havingSaved = (...saved: Listing[]) =>
	remembering(
		site,
		'saved-internships',
		JSON.stringify(
			Object.fromEntries(saved.map(({ slug, title }, at) => [slug, { name: title, at: at + 1 }])),
		),
	);

/** Puts them into the list of an account. */
async function saveFor(person: Person, ...slugs: string[]) {
	const { user } = await signIn(site, person);
	await inDatabase(
		site,
		(sql) => sql`
			insert into public.saved_internships (user_id, internship_id)
			select ${user.id}, id from public.internships where slug = any (${slugs})`,
	);
}

const table = (page: Page) => page.getByRole('table');
const columns = (page: Page) =>
	textsOf(table(page).getByRole('columnheader').getByRole('heading', { level: 2 }));
const row = (page: Page, name: string) =>
	table(page)
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const cells = async (page: Page, name: string) => {
	await row(page, name).waitFor();
	return (await row(page, name).getByRole('cell').allInnerTexts()).map((text) =>
		text.replaceAll(/\s+/g, ' ').trim(),
	);
};

describe('a visitor', () => {
	it('chooses on a phone with one thumb, and compares what the device has saved', async () => {
		const saved = [at(0), at(1), at(2), at(3), at(4)];
		const { page, problems } = await site.visit('/saved', {
			...havingSaved(...saved),
			...phone,
		});
		await page.getByRole('link', { name: 'Compare', exact: true }).tap();
		await page.waitForURL('**/saved/compare');
		const compare = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
		await compare.waitFor();
		const box = await compare.boundingBox();
		expect(box?.y).toBeGreaterThan(844 / 2);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
		await compare.tap();
		await page.getByText('Choose at least two.').waitFor();
		const boxes = page.getByRole('checkbox');
		for (const place of [0, 1, 2, 3]) await page.locator('main label').nth(place).tap();
		await page.getByText('4 of at most 4 chosen').waitFor();
		await page.locator('main label').nth(4).tap();
		await page.getByText('At most four: take one out first.').waitFor();
		expect(await boxes.nth(4).isChecked()).toBe(false);
		for (const place of [2, 3]) await page.locator('main label').nth(place).tap();
		await page.getByText('2 of at most 4 chosen').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await compare.tap();
		await table(page).waitFor();
		expect(await columns(page)).toHaveLength(2);
		expect(new URL(page.url()).search).toMatch(/^\?with=[a-z0-9-]+,[a-z0-9-]+$/);
		await page.getByText('Two side by side.').waitFor();
		expect(await row(page, 'My note').count()).toBe(0);
		await page.getByText('Without an account there are none').waitFor();
		expect(problems).toEqual([]);
		await page.close();
	});

	it('compares two to four saved ones with one press, and can choose others', async () => {
		const { page } = await site.visit('/saved', { ...havingSaved(at(0), at(1), at(2)), ...phone });
		await page.getByRole('link', { name: 'Compare', exact: true }).tap();
		await table(page).waitFor();
		expect(await columns(page)).toHaveLength(3);
		await page.getByRole('link', { name: 'Choose others' }).waitFor();
		await page.close();
	});

	it('reads every row, with what is left of a month by figures of their own', async () => {
		const { page } = await site.visit(comparePath([manchester, coventry]));
		await table(page).waitFor();
		expect(
			await textsOf(table(page).getByRole('rowheader').locator('div > span:first-child')),
		).toEqual([
			'Pay an hour',
			'Left in a month',
			'Hours a week',
			'Days',
			'Fit',
			'Place',
			'Deadline',
			'Answers',
			'What they ask',
			'What next',
		]);
		const left = await cells(page, 'Left in a month');
		expect(left[0]).toBe(
			'£1,102 after income tax £0, National Insurance £72, a typical room £689 and travel £87',
		);
		expect(left[1]).toContain('before rent and travel');
		expect(left[1]).toContain('no rent and no ticket is published for Coventry');
		await page.getByLabel('My rent for a month, in pounds').fill('600');
		await page.getByLabel('My travel for a month, in pounds').fill('60');
		await expect
			.poll(async () => (await cells(page, 'Left in a month')).join())
			.toMatch(/£1,191 .*your rent £600 and travel £87.*your rent £600 and travel £60/);
		expect(await row(page, 'Left in a month').getByText('most', { exact: true }).count()).toBe(1);
		await page.getByLabel('My rent for a month, in pounds').fill('much');
		await page.getByText('Enter your rent for a month as a number').waitFor();
		await page.reload();
		await expect
			.poll(async () => (await cells(page, 'Left in a month'))[0])
			.toContain('your rent £600');
		await page.close();
	});

	it('leaves out what is the same, takes a column out, and is told what is no longer there', async () => {
		const alike = listings.filter(({ hours }) => hours === 20).map(({ slug }) => slug);
		const { page } = await site.visit(comparePath([...alike.slice(0, 3), 'gone-intern', 'a', 'b']));
		await table(page).waitFor();
		await page.getByText('gone-intern is no longer on the site').waitFor();
		await page.getByText('The address names 2 more, which are left out.').waitFor();
		expect(await columns(page)).toHaveLength(3);
		const same = await table(page).getByText('the same for all').count();
		expect(same).toBeGreaterThan(0);
		const before = await table(page).getByRole('row').count();
		await page.getByLabel('Only what differs').check();
		await expect.poll(() => table(page).getByRole('row').count()).toBe(before - same);
		await page.getByText(/^\d+ rows? (is|are) the same and left out$/).waitFor();
		await table(page)
			.getByRole('link', { name: /^Remove .* from the comparison$/ })
			.first()
			.click();
		await expect.poll(() => columns(page)).toHaveLength(2);
		expect(await page.getByLabel('Only what differs').isChecked()).toBe(true);
		// What had the focus has gone with its column.
		await expect
			.poll(() => page.evaluate(() => document.activeElement !== document.body))
			.toBe(true);
		await page.goBack();
		await expect.poll(() => columns(page)).toHaveLength(3);
		await page.close();
	});

	it('with nothing to compare is told so', async () => {
		const { page } = await site.visit('/saved/compare');
		await page.getByRole('heading', { name: 'There is too little to compare' }).waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		await page.close();
	});

	it('without scripts reads that it needs them', async () => {
		const context = await site.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(site.url + comparePath([manchester, leeds]));
		expect(await textOf(page.getByRole('main'))).toContain(
			'Comparing internships needs JavaScript, which this browser does not run.',
		);
		await context.close();
	});
});

describe('the table', () => {
	it.each([390, 768, 1280])(
		'fits into %i pixels, and is one for axe in both looks',
		async (width) => {
			const { page } = await site.visit(comparePath([manchester, leeds, remote]), {
				viewport: { width, height: 900 },
			});
			await table(page).waitFor();
			expect(await textOverflowIn(page)).toEqual([]);
			expect(await columns(page)).toHaveLength(3);
			expect(await cells(page, 'Hours a week')).toHaveLength(3);
			if (width === 390) expect(await axeFaultsInBothLooks(page)).toEqual([]);
			await page.close();
		},
	);

	it('is moved sideways and left by the keyboard alone', async () => {
		const { page } = await site.visit(comparePath([manchester, leeds, remote]), phone);
		const part = page.getByRole('region', { name: 'Comparison' });
		await tabTo(page, part);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => part.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
		await enter(page, page.getByRole('link', { name: /^Remove .* from the comparison$/ }).last());
		await expect.poll(() => columns(page)).toHaveLength(2);
		await enter(page, page.getByRole('link', { name: 'Choose others' }));
		await page.getByText('2 of at most 4 chosen').waitFor();
		await page.close();
	});

	it('is one page of paper, also with four', async () => {
		const slugs = [manchester, leeds, remote, at(0).slug];
		const { page } = await site.visit(comparePath(slugs));
		await table(page).waitFor();
		const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
		const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
		await page.setViewportSize({ width: 718, height: 1000 });
		await page.emulateMedia({ media: 'print' });
		const over = () => document.documentElement.scrollWidth - window.innerWidth;
		await expect.poll(() => page.evaluate(over)).toBeLessThanOrEqual(0);
		expect(await page.getByRole('link', { name: 'Choose others' }).isVisible()).toBe(false);
		expect(await page.getByText(/, as it stands on \d+ \w+ \d{4}\.$/).isVisible()).toBe(true);
		expect(await table(page).evaluate((one) => getComputedStyle(one).display)).toBe('table');
		await page.close();
	});
});

describe('a note', () => {
	const field = (page: Page, { title }: Listing) => page.getByLabel(`My note on ${title}`);
	const isSaved = (page: Page, listing: Listing) =>
		row(page, 'My note')
			.getByRole('cell')
			.filter({ has: field(page, listing) })
			.getByText('Saved', { exact: true })
			.waitFor();

	it('is saved as it is typed, is there on another device, and only on what is saved', async () => {
		const person = await newPerson();
		const [one, other] = [at(0), at(1)];
		await saveFor(person, one.slug);
		const path = comparePath([one.slug, other.slug]);
		const { page, problems } = await site.visit(path, await signedIn(site, person));
		await field(page, one).fill('Ask whether term fits');
		await field(page, one).blur();
		await isSaved(page, one);
		expect(await field(page, other).count()).toBe(0);
		await press(page, `Save it to note something on ${other.title}`);
		await field(page, other).waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		expect(problems).toEqual([]);
		await page.close();

		const { page: again } = await site.visit(path, { ...(await signedIn(site, person)), ...phone });
		await expect.poll(() => field(again, one).inputValue()).toBe('Ask whether term fits');
		await again.emulateMedia({ media: 'print' });
		await again.getByText('Ask whether term fits').filter({ visible: true }).waitFor();
		await again.close();
	});

	it('that another tab has changed is not overwritten: one chooses', async () => {
		const person = await newPerson();
		const [one, other] = [at(0), at(1)];
		await saveFor(person, one.slug, other.slug);
		const path = comparePath([one.slug, other.slug]);
		const session = await signedIn(site, person);
		const { page } = await site.visit(path, session);
		const { page: tab } = await site.visit(path, session);
		await field(tab, one).waitFor();
		await field(page, one).fill('First');
		await field(page, one).blur();
		await isSaved(page, one);
		await field(tab, one).fill('Second');
		await field(tab, one).blur();
		await tab.getByText('Changed in another tab or device: First').waitFor();
		await press(tab, 'Keep mine');
		await isSaved(tab, one);
		await field(page, one).fill('Third');
		await field(page, one).blur();
		await page.getByText('Changed in another tab or device: Second').waitFor();
		await press(page, 'Take the other');
		await expect.poll(() => field(page, one).inputValue()).toBe('Second');
		await page.close();
		await tab.close();
	});

	it('that could not be saved stays in its field, and is tried again', async () => {
		const person = await newPerson();
		const [one, other] = [at(0), at(1)];
		await saveFor(person, one.slug, other.slug);
		const { page } = await site.visit(
			comparePath([one.slug, other.slug]),
			await signedIn(site, person),
		);
		await page.route('**/api/saved/note', (route) => route.abort());
		await field(page, one).fill('Do not lose me');
		await field(page, one).blur();
		await page.getByText(/^Not saved: The server cannot be reached/).waitFor();
		expect(await field(page, one).inputValue()).toBe('Do not lose me');
		await page.unroute('**/api/saved/note');
		await press(page, 'Try again');
		await isSaved(page, one);
		await page.close();
	});
});

describe('offers', () => {
	async function offered(person: Person, { slug }: Listing): Promise<string> {
		const id = await applyTo(site, person, slug);
		await moveByStaff(site, id, 'offered');
		await endWaitOfMoves(site, id);
		return id;
	}

	it('are compared from the tracker with their own facts: two at once, or one with what is saved', async () => {
		const person = await newPerson();
		const [one, other, saved] = [at(0), at(1), at(2)];
		await offered(person, one);
		const session = await signedIn(site, person);
		const { page: first } = await site.visit('/account/applications', session);
		await first.getByRole('link', { name: new RegExp(`^Compare ?: ${one.title}`) }).click();
		await first.getByRole('heading', { name: 'There is too little to compare' }).waitFor();
		await saveFor(person, saved.slug);
		await first.reload();
		await first.getByText('1 of at most 4 chosen').waitFor();
		await first.getByRole('checkbox', { name: saved.title }).first().check();
		await press(first, 'Compare');
		await expect.poll(() => columns(first)).toEqual([one.title, saved.title]);
		await first.close();

		await offered(person, other);
		const { page } = await site.visit('/account/applications', session);
		await page.getByRole('link', { name: 'Compare your offers' }).click();
		await table(page).waitFor();
		expect((await columns(page)).toSorted()).toEqual([one.title, other.title].toSorted());
		// The days that staff offered (helpers/server/staff.ts), whatever the listings say.
		expect(await cells(page, 'Days')).toEqual([
			'7 June to 29 August 2027 12 weeks',
			'7 June to 29 August 2027 12 weeks',
		]);
		for (const words of await cells(page, 'Deadline')) expect(words).toMatch(/^Answer by \d+ \w+/);
		expect(await cells(page, 'Answers')).toEqual(['You have an offer', 'You have an offer']);
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('link', { name: `Open your offer for ${one.title}` }).click();
		await page.waitForURL('**/account/applications/*');
		expect(addressOf(page)).toMatch(/^\/account\/applications\/[0-9a-f-]{36}$/);
		await page.close();
	});
});
