import type { Locator, Page } from 'playwright-core';

/** Fills fields by their labels; the label of an optional field says so. */
export async function fillIn(part: Page | Locator, fields: Record<string, string>) {
	for (const [label, text] of Object.entries(fields))
		await part.getByLabel(label, { exact: true }).fill(text);
}

/** The same in the panel of whichever tab is open. */
export const fillPanel = (page: Page, fields: Record<string, string>) =>
	fillIn(page.getByRole('tabpanel'), fields);

/** Opens a tab, and waits for its panel: a click before hydration is carried out after it. */
export async function openTab(page: Page, name: string) {
	await page.getByRole('tab', { name, exact: true }).click();
	await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
}

/** A button of the page itself; the footer's form has another. */
export const press = (page: Page, name: string) =>
	page.getByRole('main').getByRole('button', { name, exact: true }).click();

export async function subscribe(page: Page, email: string) {
	await page.getByLabel('Email for the newsletter').fill(email);
	await page.getByRole('button', { name: 'Subscribe' }).click();
}

export const contact = {
	Name: 'Amara Osei',
	Email: 'amara@students.example',
	Subject: 'A question about Leeds',
	Message: 'Are there placements in <b>hospitals</b>?',
};

export const application = {
	Motivation: 'I want to see my code used.',
	'Relevant experience': 'A timetable for my university.',
	Availability: 'Full time for twelve weeks.',
};

export async function fillApplication(page: Page) {
	await page.getByLabel('Program type').selectOption('remote');
	await fillIn(page, application);
}

export const basics = {
	'Company name': 'Tidewell Systems',
	'Contact person': 'Jo Field',
	Location: 'Leeds',
};

/** The first step of the employer's profile. */
export async function fillBasics(page: Page) {
	await fillIn(page, basics);
	await page.getByLabel('Industry').selectOption('Technology');
	await page.getByLabel('Company size').selectOption('11-50');
}

/** The values of fields, by their labels. */
export const valuesOf = (page: Page, labels: string[]) =>
	Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()));
