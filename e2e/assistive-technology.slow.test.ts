import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFocusedElement } from './helpers/page/accessibility-tree.ts';
import { fillApplication } from './helpers/page/forms.ts';
import { hydrated, textOf } from './helpers/page/page-readers.ts';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let browserOf: Awaited<ReturnType<typeof createSampleAccounts>>;
beforeAll(async () => {
	site = await startSite();
	browserOf = await createSampleAccounts(site);
});
afterAll(() => site.stop());

async function visit(path: string, account?: AccountKind, options: object = {}) {
	const { page } = await site.visit(path, { ...browserOf(account), ...options });
	await hydrated(page);
	return page;
}

/** How an element is marked apart from its background colour, which forced colours remove. */
const marks = (element: Locator) =>
	element.evaluate((one) => {
		const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
			getComputedStyle(one);
		return [borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine].join(' ');
	});

it.each([
	[
		'/programs/uk-cities?city=leeds',
		undefined,
		'#cities ul:not([aria-label]) button[aria-pressed=BOOLEAN]',
	],
	['/programs/uk-cities?city=leeds', undefined, '[aria-label*=map] button[aria-pressed=BOOLEAN]'],
	['/govt-initiatives', undefined, 'button[aria-pressed=BOOLEAN]'],
	['/auth', undefined, '[role=tab][aria-selected=BOOLEAN]'],
	['/employer-dashboard', 'employer', '[role=tab][aria-selected=BOOLEAN]'],
] as const)('marks what is chosen without colours: %s %s %s', async (path, account, both) => {
	const page = await visit(path, account, { forcedColors: 'active' });
	const chosen = page.locator(both.replace('BOOLEAN', '"true"')).first();
	const other = page.locator(both.replace('BOOLEAN', '"false"')).first();
	await chosen.waitFor();
	expect(await marks(chosen)).not.toBe(await marks(other));
});

it('shows controls, messages, dots and the focus in forced colours', async () => {
	const page = await visit('/programs/uk-cities', undefined, { forcedColors: 'active' });
	const colours = (element: Locator, part?: '::before') =>
		element.evaluate((one, part) => {
			const { borderTopColor, borderTopStyle, outlineStyle, outlineColor, backgroundColor } =
				getComputedStyle(one, part);
			const ground = getComputedStyle(document.body).backgroundColor;
			return {
				edge: borderTopStyle === 'solid' && borderTopColor !== ground,
				dot: backgroundColor !== ground,
				focus: outlineStyle === 'solid' && outlineColor !== ground,
			};
		}, part);
	const apply = page.getByRole('main').getByRole('link').first();
	expect((await colours(apply)).edge).toBe(true);
	const markers = page.getByRole('list', { name: 'Cities on the map' });
	expect((await colours(markers.locator('.dot').first(), '::before')).dot).toBe(true);
	await page.keyboard.press('Tab');
	expect((await colours(page.locator(':focus'))).focus).toBe(true);
	await page.getByRole('button', { name: 'Subscribe' }).click();
	expect((await colours(page.getByRole('alert'))).edge).toBe(true);
});

/** The number of animations while the dashboard loads. */
async function countAnimations(page: Page) {
	await page.route('**/api/employer/company', () => {});
	await page.reload();
	await page.getByText('Loading your dashboard…').waitFor();
	return page.evaluate(() => document.getAnimations().length);
}

it('has no animations if reduced motion is preferred', async () => {
	const still = await visit('/employer-dashboard', 'employer');
	expect(await countAnimations(still)).toBe(0);
	await still.close();
	const moving = await visit('/employer-dashboard', 'employer', {
		reducedMotion: 'no-preference',
	});
	expect(await countAnimations(moving)).toBeGreaterThan(0);
	await moving.close();

	const page = await visit('/about', undefined, { reducedMotion: 'reduce' });
	await page.getByRole('button', { name: 'Programs' }).click();
	await page.getByRole('link', { name: 'All programs' }).first().hover();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

it('announces each step of applying to a screen reader', async () => {
	const page = await visit('/programs/2', 'student');
	const tree = await page.locator('body').ariaSnapshot();
	expect(tree).toContain('region "Notifications"');
	expect(tree).toContain('navigation "Main"');
	await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).press('Enter');

	// A new document, whose title the browser says.
	await expect.poll(() => page.title()).toMatch(/^Apply for an internship \|/);
	await page.locator('html[data-ready]').waitFor();
	await page.locator('#main').focus();
	await page.keyboard.press('Tab');
	expect(await readFocusedElement(page)).toMatchObject({
		role: 'link',
		name: 'Find an apprenticeship on GOV.UK',
	});
	await page.getByLabel('Program type').focus();
	expect(await readFocusedElement(page)).toMatchObject({
		role: 'combobox',
		name: 'Program type',
		invalid: false,
	});
	await page.keyboard.press('Tab');
	expect(await readFocusedElement(page)).toMatchObject({
		role: 'textbox',
		name: 'Specific program or company (optional)',
		description: 'If you have one in mind',
		required: false,
	});

	await page.getByRole('button', { name: 'Submit Application' }).press('Enter');
	const alert = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
	expect(await textOf(alert)).toContain('Please fill in all required fields.');
	await expect
		.poll(() => readFocusedElement(page))
		.toEqual({
			role: 'textbox',
			name: 'Motivation',
			description:
				'Why this program, and what would you learn? Error: Say why you want this program',
			required: true,
			invalid: true,
		});

	await fillApplication(page);
	await page.getByRole('button', { name: 'Submit Application' }).press('Enter');
	const status = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
	await expect.poll(() => textOf(status)).toContain('Application Submitted!');
	expect(await page.locator('[aria-invalid]').count()).toBe(0);
});

it('leads a signed-out visitor to a page that the browser announces, and says why', async () => {
	const page = await visit('/apply');
	await page.waitForURL('**/auth');
	await expect.poll(() => page.title()).toMatch(/^Student sign in \|/);
	await page.getByText('Sign in to apply for an internship.').waitFor();
	await page.getByRole('tab', { name: 'Sign Up', selected: true }).press('Tab');
	expect(await readFocusedElement(page)).toMatchObject({
		role: 'textbox',
		name: 'Full name',
		required: true,
	});
});
