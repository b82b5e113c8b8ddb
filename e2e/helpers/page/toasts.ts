import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits for a message with exactly these words, and dismisses it, so that it cannot pass for the
 * next one. The red style goes with the role "alert".
 */
export async function expectToast(
	page: Page,
	title: string,
	text: string,
	style: 'destructive' | 'plain' = 'destructive',
) {
	const words = (exact: string) => ({ has: page.getByText(exact, { exact: true }) });
	const toast = page
		.getByRole('region', { name: 'Notifications' })
		.locator('> div')
		.filter(words(title))
		.filter(words(text))
		.last();
	await toast.waitFor();
	expect(await toast.getAttribute('role')).toBe(style === 'destructive' ? 'alert' : 'status');
	await toast.getByRole('button', { name: 'Dismiss' }).click();
}

/** Waits for a message, and says whether it covers something that one may press next. */
export async function isCovered(page: Page, part: Locator): Promise<boolean> {
	const said = page.getByRole('region', { name: 'Notifications' }).locator('> div').last();
	await said.waitFor();
	const [message, other] = await Promise.all([said.boundingBox(), part.boundingBox()]);
	if (!message || !other) throw new Error('One of them is not in sight.');
	return message.y < other.y + other.height && other.y < message.y + message.height;
}
