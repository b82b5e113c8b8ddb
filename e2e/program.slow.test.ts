import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullPrograms } from '#content/full-programs.ts';
import { payText } from '#content/pay.ts';
import { factsIn, hydrated, sectionOf, textOf, textsOf } from './helpers/page/page-readers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let page: Page;
beforeAll(async () => {
	site = await startSite();
	page = await site.newPage({ acceptDownloads: true });
});
afterAll(() => site.stop());

const day = (isoDate: string) =>
	new Date(isoDate).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

it('has six programs: finance, technology, marketing, two of engineering, law', () => {
	expect(fullPrograms.map(({ type }) => type).toSorted()).toEqual([
		'Engineering',
		'Engineering',
		'Finance',
		'Law',
		'Marketing',
		'Technology',
	]);
});

describe.each(fullPrograms)('the page of the $title', (program) => {
	it('shows all that is known of it, and the ways on', async () => {
		await page.goto(`${site.url}/programs/${program.id}`);
		const main = page.getByRole('main');
		await main.getByRole('heading', { level: 1, name: program.title }).waitFor();
		const text = await textOf(main);
		for (const part of [
			program.company,
			program.type,
			program.category,
			`${program.rating.toFixed(1)} out of 5`,
			program.shortDescription,
			...program.fullDescription,
		])
			expect(text).toContain(part);
		for (const part of ['Details', 'Requirements', 'Benefits'] as const) {
			const heading = part === 'Details' ? 'Program details' : part;
			expect(await textsOf(sectionOf(page, heading).getByRole('listitem'))).toEqual(
				program[part.toLowerCase() as Lowercase<typeof part>],
			);
		}

		const info = main.getByRole('complementary', { name: 'Quick Info' });
		expect(await textOf(info)).toContain(
			`Stipend, paid to you${payText(program.pay)}for ${program.pay.hours} hours a week`,
		);
		expect(await factsIn(info)).toEqual({
			Where: program.location,
			Length: `${program.weeks} weeks, temporary`,
			Starts: day(program.startDate),
			'Application deadline': day(program.applicationDeadline),
			Spots: `${program.spots} spots left`,
		});
		const href = (name: string) => main.getByRole('link', { name }).getAttribute('href');
		expect(await href('Apply Now')).toBe(
			`/apply?${new URLSearchParams({
				type: program.category === 'London' ? 'london' : 'uk-cities',
				program: `${program.title}, ${program.company}`,
			})}`,
		);
		expect(await href('Contact us')).toBe('/contact');
		expect(await href('Back to programs')).toBe('/programs');
		const inDetail = await href('What is left after tax and rent, and who may work');
		const internship = await (await fetch(site.url + inDetail)).text();
		expect(internship).toContain(`<title>${program.title}`);
	});

	it('gives its brochure as a PDF', async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download Brochure' }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(new RegExp(`^${program.id}-[a-z-]+\\.pdf$`));
		const response = await fetch(download.url());
		expect(response.headers.get('content-type')).toBe('application/pdf');
		const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
		expect(pdf).toMatch(/^%PDF-1\.\d/);
		expect(pdf.trimEnd()).toMatch(/%%EOF$/);
		expect([1, 2]).toContain(pdf.match(/\/Type \/Page\b/g)?.length);
	});
});

describe('what is not there', () => {
	it('leads back from a program that there is not', async () => {
		await page.goto(`${site.url}/programs/99999`);
		await page.getByRole('heading', { level: 1, name: 'Program Not Found' }).waitFor();
		await page.getByText("The program you're looking for doesn't exist.").waitFor();
		await page.getByRole('link', { name: 'Back to programs' }).click();
		await page.waitForURL(`${site.url}/programs`);
	});

	it('is said on the console, and leads home', async () => {
		const { page, problems } = await site.visit('/no-such-page');
		const main = page.getByRole('main');
		await main.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
		await main.getByText('404', { exact: true }).waitFor();
		await hydrated(page);
		expect(problems).toContainEqual('404: no page at /no-such-page');
		await main.getByRole('link', { name: 'Return to Home' }).click();
		await page.waitForURL(`${site.url}/`);
	});
});
