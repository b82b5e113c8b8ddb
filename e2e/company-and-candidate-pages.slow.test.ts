import { describe, expect, it } from 'vitest';
import { timeline } from '#content/pages/about.ts';
import { candidates } from '#content/pages/candidates.ts';
import { companies } from '#content/pages/companies.ts';
import { stories } from '#content/pages/stories.ts';
import { slugOf } from '#schema/normal-form.ts';
import {
	addressOf,
	factsIn,
	figuresIn,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { brokenWordsIn } from './helpers/page/text-overflow.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

/** What its card says, by what its page lists. */
async function openAt(name: string) {
	const html = await (await fetch(`${site.url}/companies/${slugOf(name)}`)).text();
	const open = html.match(/<article>/g)?.length ?? 0;
	return open === 0 ? 'None today' : String(open);
}

const rated = (rating: number) => `${rating.toFixed(1)} out of 5`;

async function visit(path: string) {
	const { page, problems } = await site.visit(path);
	const main = page.getByRole('main');
	return {
		page,
		problems,
		main,
		cards: main.getByRole('article'),
		names: () => textsOf(main.getByRole('article').locator('> div h3')),
		status: () => textOf(main.getByRole('status')),
		figures: () => figuresIn(page.locator('main > *').nth(1)),
		end: page.locator('main > *').last(),
	};
}

describe('companies', () => {
	it('puts all of them with their benefits on two pages of paper, and breaks no word of large text', async () => {
		const { page } = await visit('/companies');
		expect(await brokenWordsIn(page, 390, '200%')).toEqual([]);
		const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
		await page.emulateMedia({ media: 'print' });
		await page.getByText('Canteen lunches').waitFor();
		expect(await page.getByText('View Positions').first().isVisible()).toBe(false);
	});

	it('shows the figures and thirteen companies with the ways to them', async () => {
		const { problems, cards, figures, end } = await visit('/companies');
		expect(await figures()).toEqual([
			'500+ Partner companies',
			'2,500+ Internship positions',
			'25 Industries',
			'98% Satisfaction',
		]);
		expect(await cards.count()).toBe(13);
		for (const [index, company] of companies.entries()) {
			const card = cards.nth(index);
			const text = await textOf(card);
			for (const part of [
				company.logo,
				company.name,
				rated(company.rating),
				company.description,
				...company.benefits,
			])
				expect(text).toContain(part);
			expect(await factsIn(card)).toEqual({
				Industry: company.industry,
				Size: company.size,
				Where: company.location,
				'Open positions': await openAt(company.name),
			});
			expect(await linksIn(card)).toEqual([
				[`View Positions at ${company.name}`, `/companies/${slugOf(company.name)}#positions`],
				[`Learn More about ${company.name}`, `/companies/${slugOf(company.name)}`],
			]);
		}
		expect(await linksIn(end)).toEqual([
			['Become a Partner', expect.stringMatching(/^\/contact\?/)],
			['Apply for Positions', '/apply'],
		]);
		expect(problems).toEqual([]);
	});

	it('filters live by name and industry, and finds the way back from nothing', async () => {
		const { page, problems, names, status } = await visit('/companies');
		await hydrated(page);
		const box = page.getByRole('searchbox', { name: 'Search companies' });
		expect(await box.getAttribute('placeholder')).toBe('Search by name or industry');
		const [{ name, industry }] = companies as [(typeof companies)[number]];
		await box.fill(` ${name.toUpperCase()} `);
		await expect.poll(status).toBe(`Found 1 company for “${name.toUpperCase()}”`);
		expect(await names()).toEqual([name]);
		await box.fill(industry);
		await expect
			.poll(names)
			.toEqual(
				companies.filter((company) => company.industry === industry).map((company) => company.name),
			);
		await box.fill('<img src=x>');
		await page.getByRole('heading', { name: 'No companies found' }).waitFor();
		expect(await status()).toBe('Found 0 companies for “<img src=x>”');
		await page.getByRole('button', { name: 'Show all companies' }).click();
		await expect.poll(status).toBe('13 companies');
		expect(await names()).toHaveLength(13);
		expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);

		await page.goto(`${site.url}/companies?search=${encodeURIComponent(name)}`);
		await expect.poll(names).toEqual([name]);
		expect(await box.inputValue()).toBe(name);
		expect(problems).toEqual([]);
	});
});

describe('candidates', () => {
	it('shows the figures and summaries of six candidates', async () => {
		const { problems, cards, figures, end } = await visit('/candidates');
		expect(await figures()).toEqual([
			'7,500+ Placed across all programs since 2020',
			'150+ Universities',
			'95% Placement rate',
			'94% Received job offers',
		]);
		expect(await cards.count()).toBe(6);
		for (const [index, candidate] of candidates.entries()) {
			const card = cards.nth(index);
			const { name, year, rating, degree, university, experience, skills } = candidate;
			const words = name.split(' ');
			const initials = `${words[0]?.[0]}${words.at(-1)?.[0]}`;
			const text = await textOf(card);
			for (const part of [initials, name, year, rated(rating), degree, university, experience])
				expect(text).toContain(part);
			const more = skills.length > 3 ? [`+${skills.length - 3} more`] : [];
			expect(
				await textsOf(card.getByRole('list', { name: 'Skills' }).getByRole('listitem')),
			).toEqual([...skills.slice(0, 3), ...more]);
			expect(await factsIn(card)).toEqual({
				Where: candidate.location,
				Available: candidate.availability,
			});
		}
		expect(await linksIn(end)).toEqual([
			['Post a Position', expect.stringMatching(/^\/contact\?/)],
		]);
		expect(problems).toEqual([]);
	});

	it('opens the whole profile in a dialog, and takes the name along to the contact form', async () => {
		const { page, problems } = await visit('/candidates');
		await hydrated(page);
		for (const candidate of candidates) {
			const open = page.getByRole('button', { name: `View Profile of ${candidate.name}` });
			await open.dblclick();
			const dialog = page.getByRole('dialog', { name: candidate.name });
			const text = await textOf(dialog);
			for (const part of [
				candidate.about,
				candidate.experience,
				rated(candidate.rating),
				...candidate.skills,
			])
				expect(text).toContain(part);
			await page.keyboard.press('Escape');
			await dialog.waitFor({ state: 'hidden' });
			expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
		}
		const [{ name, degree }] = candidates as [(typeof candidates)[number]];
		await page.getByRole('link', { name: `Contact about ${name}` }).click();
		await page.waitForURL('**/contact?*');
		await expect
			.poll(() => page.getByLabel('Subject').inputValue())
			.toBe(`Candidate: ${name}, ${degree}`);
		expect(await page.getByLabel('Category').inputValue()).toBe('employer-partnerships');
		expect(problems).toEqual([]);
	});

	it('filters live, and View All Candidates leads back to the whole list', async () => {
		const { page, problems, names, status } = await visit('/candidates?search=python');
		const box = page.getByRole('searchbox', { name: 'Search candidates' });
		const skilled = candidates.filter(({ skills }) => skills.includes('Python'));
		await expect.poll(names).toEqual(skilled.map(({ name }) => name));
		expect(skilled.length).toBeGreaterThan(0);
		await page.getByRole('button', { name: 'View All Candidates' }).click();
		await expect.poll(status).toBe('6 candidates');
		expect(await names()).toHaveLength(6);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
			'Meet the candidates',
		);
		await box.fill('nobody at all');
		await page.getByRole('heading', { name: 'No candidates found' }).waitFor();
		await page.getByRole('button', { name: 'Show all candidates' }).click();
		await expect.poll(status).toBe('6 candidates');
		expect(problems).toEqual([]);
	});
});

it('tells six success stories after four outcomes', async () => {
	const { problems, cards, figures } = await visit('/resources/success-stories');
	expect((await figures()).map((figure) => figure.split(' ')[0])).toEqual([
		'94%',
		'87%',
		'92%',
		'96%',
	]);
	expect((await figures()).join()).toMatch(/job offers.*career advancement.*skills.*recommend/);
	expect(await cards.count()).toBe(6);
	for (const [index, story] of stories.entries()) {
		const text = await textOf(cards.nth(index));
		for (const part of [
			story.name,
			`${story.role}, ${story.company}`,
			story.story,
			rated(story.rating),
			...story.highlights,
			`Outcome: ${story.outcome}`,
		])
			expect(text).toContain(part);
		expect(await factsIn(cards.nth(index))).toEqual({
			Course: story.course,
			University: story.university,
			'Where and for how long': `${story.location} · ${story.duration}`,
		});
	}
	expect(problems).toEqual([]);
});

it('says about the service what it is for, what it has done and what it holds to', async () => {
	const { page, problems, end } = await visit('/about');
	expect(
		await textsOf(
			page
				.getByRole('region', { name: 'Mission, vision and impact' })
				.getByRole('heading', { level: 3 }),
		),
	).toEqual(['Our mission', 'Our vision', 'Our impact']);
	expect(await figuresIn(sectionOf(page, 'The numbers so far'))).toEqual([
		'7,500+ Placed across all programs since 2020',
		'500+ Partner companies',
		'2,500+ Internship positions',
		'150+ Universities',
		'25 Industries',
		'98% Satisfaction',
		'95% Placement rate',
	]);
	const years = sectionOf(page, 'How we got here').getByRole('listitem');
	expect(await years.count()).toBe(6);
	for (const [index, { title, text }] of timeline.entries()) {
		const year = await textOf(years.nth(index));
		expect(year).toMatch(new RegExp(`^${2020 + index}${index === 5 ? 'Future Vision' : '[^F]'}`));
		expect(year).toContain(title);
		expect(year).toContain(text);
	}
	expect(
		await textsOf(sectionOf(page, 'Our core values').getByRole('heading', { level: 3 })),
	).toEqual(['Excellence', 'Student-Centric', 'Global Perspective', 'Industry Partnership']);
	expect(await linksIn(end)).toEqual([
		['Apply for Internships', '/apply'],
		['Partner with Us', '/employer-auth'],
	]);
	expect(problems).toEqual([]);
	expect(addressOf(page)).toBe('/about');
});

it('searches for what was meant: without spaces around it, and cut where it is longer than the field', async () => {
	for (const path of ['/programs', '/companies', '/candidates', '/resources/faqs']) {
		const page = async (search: string) => {
			const response = await fetch(`${site.url}${path}?search=${search}`);
			return [response.status, await response.text()];
		};
		expect(await page('++law+')).toEqual(await page('law'));
		expect(await page('x'.repeat(10_000))).toEqual(await page('x'.repeat(200)));
		expect((await page('x'.repeat(10_000)))[0]).toBe(200);
	}
});
