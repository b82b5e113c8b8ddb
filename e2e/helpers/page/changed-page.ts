import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { addAndRemove, addManager, failElsewhere, translate, translators } from './changers.ts';
import { hydrated, visitBeforeScripts } from './page-readers.ts';

/** What somebody else does to a page. */
type Change = (page: Page) => Promise<unknown>;
/** Everything that others may do to a page, before and after its scripts are there. */
const changes: [name: string, change: Change][] = [
	...translators.map((how): [string, Change] => [
		`a translator that ${how} texts`,
		(page) => translate(page, how),
	]),
	['a manager of passwords', addManager],
	['elements put in and taken out', addAndRemove],
];
const moments = ['before the first touch', 'once the scripts are there'] as const;
export const cases = changes.flatMap(([name, change]) =>
	moments.map((when) => [`${name}, ${when}`, change, when] as const),
);

/** Types into the newsletter's field and sends it, with what is no address. @returns what stands in the field then */
export async function typeForNewsletter(page: Page): Promise<string> {
	const email = page.locator('footer input[name=email]');
	await email.click();
	await page.keyboard.type('no address');
	await page.keyboard.press('Enter');
	await page.locator('footer [aria-invalid=true]').waitFor();
	return email.inputValue();
}

/** Opens a page that is changed at that moment. */
export async function visitChanged(
	site: RunningSite,
	path: string,
	change: (page: Page) => Promise<unknown>,
	when: (typeof moments)[number],
	options?: BrowserContextOptions,
) {
	if (when === moments[1]) {
		const { page } = await site.visit(path, options);
		await hydrated(page);
		await change(page);
		return page;
	}
	const { page, release } = await visitBeforeScripts(site, path, options);
	await change(page);
	await failElsewhere(page);
	// What comes after the first key meets the scripts on their way.
	page.once('request', () => setTimeout(release, 300));
	setTimeout(release, 1_500);
	return page;
}
