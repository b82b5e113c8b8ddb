import type { Locator, Page } from 'playwright-core';

/** More controls than any screen has before what one looks for. */
const MOST_PRESSES = 80;

export const hasFocus = (element: Locator) =>
	element.evaluate((one) => one === document.activeElement);

/** Presses a key until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key = 'Tab') {
	await element.waitFor();
	for (let presses = 0; presses < MOST_PRESSES; presses++) {
		await page.keyboard.press(key);
		if (await hasFocus(element)) return;
	}
	throw new Error(`${key} does not reach ${element}`);
}

/** Goes there with the tab key, and presses Enter on it. */
export async function enter(page: Page, element: Locator, key = 'Tab') {
	await tabTo(page, element, key);
	await page.keyboard.press('Enter');
}

/** Goes there with the tab key, and types. */
export async function typeInto(page: Page, element: Locator, text: string, key = 'Tab') {
	await tabTo(page, element, key);
	await page.keyboard.type(text);
}
