import type { Page } from 'playwright-core';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { fillIn, press } from './forms.ts';

const today = londonDay(new Date());

export const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('main').getByRole('heading', { name }).first().waitFor();

/** What is typed in the steps of the wizard, by label. */
export const typed = {
	work: (title: string) => ({
		Title: title,
		'What the intern does':
			'You mend our looms with the weavers, write down what breaks, and plan with them what is bought next.',
		'Who looks after the intern': 'The head weaver',
		'Health and safety: risks, and what you do about them':
			'Moving looms: training on the first day, guards on each loom.',
	}),
	place: {
		'Town or city': 'Leeds',
		'Place, as students read it': 'Leeds Dock, Leeds',
		'First day': daysAfter(today, 80),
		'Weeks, 6 to 52': '12',
		'Last day to apply (optional)': daysAfter(today, 20),
	},
	pay: { 'Pay in pounds': '2400', 'Hours a week, at most 48': '35' },
	terms: { 'Expenses you pay': 'None', 'Notice to end it early': 'One week' },
};

/** The first step of the wizard, and on to the next. */
export async function fillWork(page: Page, title: string) {
	await fillIn(page, typed.work(title));
	await page.getByLabel('Field of work').selectOption('Engineering');
	await press(page, 'Next');
}

/** The second step, and on to the third. */
export async function fillPlace(page: Page) {
	await page.getByRole('radio', { name: 'On site' }).check();
	await fillIn(page, typed.place);
	await press(page, 'Next');
	await heading(page, 'Pay and permission');
}

/** What the third step asks besides the pay. */
export async function fillTerms(page: Page) {
	await fillIn(page, typed.terms);
	await page.getByRole('radio', { name: /^A Student visa is fine/ }).check();
	await page.getByRole('checkbox', { name: /^I may advertise/ }).check();
}

/** The third step, and on to the preview. */
export async function fillPay(page: Page) {
	await fillIn(page, typed.pay);
	await fillTerms(page);
	await press(page, 'Next');
	await heading(page, 'Preview');
}
