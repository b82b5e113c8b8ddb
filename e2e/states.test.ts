import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveAccount, type Person, signedIn } from './accounts.ts';
import { haveRow } from './own-rows.ts';
import { hydrated } from './seen.ts';
import { type RunningSite, startSite } from './site.ts';
import { type State, states, type Who } from './states.ts';

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
	'utf8',
);
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(' ', '.')}@states.example`,
	password: 'six or more',
});
const people: Record<Who, Person> = {
	student: person('Amara Osei'),
	employer: person('Jo Field'),
	'new employer': person('Ada Moor'),
};

let site: RunningSite;
const browsers = new Map<Who | undefined, BrowserContextOptions>();
beforeAll(async () => {
	site = await startSite();
	for (const [who, whose] of Object.entries(people) as [Who, Person][]) {
		await haveAccount(site, whose);
		browsers.set(who, await signedIn(site, whose));
	}
	await haveRow(site, people.student, 'applications', {
		program_type: 'london',
		motivation: 'To see my code used.',
		experience: 'A timetable.',
		availability: 'From June.',
	});
	await haveRow(site, people.employer, 'employers', {
		company_name: 'Tidewell Systems',
		contact_person: 'Jo Field',
		industry: 'Technology',
		company_size: '11-50',
		location: 'Leeds',
		company_description: 'Timetables for hospitals.',
		profile_completed: true,
	});
});
afterAll(() => site.stop());

const desk = { width: 1280, height: 900 };
const phone = { width: 375, height: 800 };
const narrow = { width: 320, height: 700 };

/** A page in a state: wide and light, or as narrow as the state asks for. */
async function inState({ path, who, only, enter }: State): Promise<Page> {
	const { page } = await site.visit(path, {
		...browsers.get(who),
		viewport: only === 'phone' ? phone : desk,
		reducedMotion: 'reduce',
	});
	if (!path.startsWith('/dev/')) await hydrated(page);
	await enter(page);
	return page;
}

/** In a list of two hundred the first dozen speak for all; pages.test.ts goes through the rest. */
const looked = { include: [['html']], exclude: [['main li:nth-child(n + 13)']] };

async function faultsOf(page: Page) {
	const { violations } = (await page.evaluate(
		`axe.run(${JSON.stringify(looked)}, { runOnly: ${JSON.stringify(rules)} })`,
	)) as AxeResults;
	return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(states)('$name', (state) => {
	it('has no accessibility fault, light and dark, wide and narrow, and fits 320 pixels', async () => {
		const page = await inState(state);
		await page.evaluate(axeSource);
		const found: Record<string, unknown> = { light: await faultsOf(page) };
		await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
		if (state.only !== 'desk') await page.setViewportSize(phone);
		found.dark = await faultsOf(page);
		expect(found).toEqual({ light: [], dark: [] });
		if (state.only !== 'desk') {
			await page.setViewportSize(narrow);
			expect(await widthOf(page)).toBeLessThanOrEqual(narrow.width);
		}
		await page.context().close();
	});
});
