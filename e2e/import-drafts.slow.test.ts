import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DRAFT_COLUMNS, LARGEST_DRAFTS_FILE } from '#schema/employers/draft-import.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { cellOf } from '#schema/internships/import/cells.ts';
import { londonDay } from '#schema/london-day.ts';
import { csvLine } from '#server/http/sent-files.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const rosa: Person = { name: 'Rosa', email: 'rosa@import.example', password: 'six or more' };
const today = londonDay(new Date());
const phone = { viewport: { width: 390, height: 844 } };

beforeAll(() => createHost(site, rosa, 'import-loom-intern'));

const fileOf = (...drafts: DraftContent[]) =>
	[DRAFT_COLUMNS, ...drafts.map((draft) => DRAFT_COLUMNS.map((name) => cellOf(draft[name])))]
		.map(csvLine)
		.join('');

async function check(page: Page, text: string) {
	const buffer = Buffer.from(text);
	await page
		.getByLabel('File')
		.setInputFiles({ name: 'internships.csv', mimeType: 'text/csv', buffer });
	await press(page, 'Check the file');
}

const rowOf = (page: Page, title: string) =>
	page.getByRole('main').getByRole('listitem').filter({ hasText: title });

it('an employer imports drafts, corrects what is wrong, and submits several at once', async () => {
	const { page, problems } = await site.visit('/employer-dashboard?tab=internships', {
		...(await signedIn(site, rosa)),
		...phone,
	});
	await page.getByRole('link', { name: 'Import drafts' }).click();
	await page.getByRole('heading', { name: 'What goes in' }).waitFor();
	const saved = page.waitForEvent('download');
	await press(page, 'Template with two examples');
	expect((await saved).suggestedFilename()).toBe('internships.csv');

	await check(page, 'x'.repeat(LARGEST_DRAFTS_FILE + 1));
	await page.getByText('The file is larger than 1 MB.').waitFor();

	const [ferry, loom, kiln] = ['Ferry Analyst', 'Loom Analyst', 'Kiln Analyst'].map((title) =>
		draftFor(today, { title, deadline: null }),
	) as [DraftContent, DraftContent, DraftContent];
	await check(page, fileOf(ferry, { ...loom, pay_amount: 100 }, kiln));
	await page.getByText('Nothing is stored: 1 of 3 lines needs a correction').waitFor();
	const wrong = page.getByRole('alert').getByRole('listitem').filter({ hasText: 'Line 3' });
	await wrong.getByText('pay_amount').waitFor();
	expect(await page.getByRole('button', { name: 'Store the drafts' }).count()).toBe(0);
	const report = page.waitForEvent('download');
	await press(page, 'Save this report (CSV)');
	expect(readFileSync(await (await report).path(), 'utf8')).toMatch(
		/"3","Loom Analyst","to correct","pay_amount","100"/,
	);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	await check(page, fileOf(ferry, loom, kiln));
	await page.getByText('In the file: 3 drafts.').waitFor();
	await press(page, 'Store the drafts');
	await page.getByText('3 drafts are stored').waitFor();
	await check(page, fileOf(ferry, loom, kiln));
	await page.getByText('There is nothing to import.').waitFor();
	await page.getByText('3 lines: 2 to 4').waitFor();

	await inDatabase(
		site,
		(sql) => sql`
			update public.internship_drafts set content = jsonb_set(content, '{weeks}', 'null')
			where content ->> 'title' = 'Kiln Analyst'`,
	);
	await page.getByRole('main').getByRole('link', { name: 'Internships' }).click();
	await rowOf(page, 'Ferry Analyst').getByRole('checkbox').check();
	await page.getByText('1 of 3 chosen').waitFor();
	await press(page, 'Choose all 3');
	await page.getByText('3 of 3 chosen').waitFor();
	await press(page, 'Submit 3 for approval');
	await page.getByText('2 drafts wait for our staff').waitFor();
	const refused = page.getByRole('alert').filter({ hasText: '1 draft was not submitted.' });
	await refused.getByText('Weeks: Between 6 and 52 weeks.').waitFor();
	await rowOf(page, 'Loom Analyst').getByText('Waits for approval').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await refused.getByRole('link', { name: 'Kiln Analyst' }).click();
	await page.waitForURL('**/employer-dashboard/internships/*-*');
	expect(problems).toEqual([]);
	await page.close();
});
