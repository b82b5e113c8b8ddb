import type { Page } from 'playwright-core';
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
