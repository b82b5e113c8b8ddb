import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plainText } from '#app/features/guides/parse-rich-text.ts';
import { faqCategories, popularTopics, quickAnswers } from '#content/pages/faqs.ts';
import {
	addressOf,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const path = '/resources/faqs';
const questions = faqCategories.flatMap((category) => category.questions);
const total = quickAnswers.length + questions.length;

const partsOf = (page: Page) => ({
	box: page.getByRole('searchbox', { name: 'Search questions' }),
	question: (text: string) => page.locator('summary').filter({ hasText: text }),
	open: () => textsOf(page.locator('details[open] summary')),
	asked: () => textsOf(page.locator('summary').filter({ visible: true })),
	status: () => textOf(page.getByRole('main').getByRole('status')),
});

it('has six quick answers, four categories and the hours of support', async () => {
	const { page, problems } = await site.visit(path);
	const quick = sectionOf(page, 'Quick answers').getByRole('listitem');
	expect(await textsOf(quick)).toEqual(
		quickAnswers.map(({ question, answer }) => question + answer),
	);
	expect(await quick.count()).toBe(6);
	const titles = [
		'General Questions',
		'Application Process',
		'International Students',
		'Support & Services',
	];
	for (const [index, title] of titles.entries())
		expect(await textsOf(sectionOf(page, title).locator('summary'))).toEqual(
			faqCategories[index]?.questions.map(({ question }) => question),
		);
	const hours = await textOf(sectionOf(page, 'Support hours'));
	expect(hours).toContain('Monday-Friday 9:00 AM-6:00 PM GMT');
	expect(hours).toContain('average response is 2-4 hours');
	expect(await linksIn(page.locator('main > *').last())).toEqual([['Contact us', '/contact']]);
	const general = await textOf(page.getByRole('main'));
	for (const claim of [
		'8-52 weeks',
		'at or above national minimum wage',
		'second year onward or within 2 years of graduation',
		'£18,000-35,000+ annually',
		'2-4 weeks',
		'3-6 months ahead',
		'5-10 targeted applications',
	])
		expect(general).toContain(claim);
	expect(problems).toEqual([]);
});

it('opens one question at a time on the whole page, and closes it again', async () => {
	const { page } = await site.visit(path);
	const { question, open } = partsOf(page);
	expect(await open()).toEqual([]);
	const first = questions[0];
	const second = questions[1];
	const last = questions.at(-1);
	for (const item of [first, second, last, first]) {
		if (!item) throw new Error('too few questions');
		await question(item.question).click();
		await page.getByText(plainText(item.answer), { exact: true }).waitFor();
		expect(await open()).toEqual([item.question]);
	}
	await question(first?.question ?? '').click();
	await page
		.getByText(plainText(first?.answer ?? ''), { exact: true })
		.waitFor({ state: 'hidden' });
	expect(await open()).toEqual([]);
});

it('filters live by question and answer, and finds the way back from nothing', async () => {
	const { page, problems } = await site.visit(path);
	await hydrated(page);
	const { box, asked, status } = partsOf(page);
	expect(await status()).toBe(`${total} questions`);
	const wanted = (text: string) => (item: { question: string; answer: string }) =>
		`${item.question}\n${plainText(item.answer)}`.toLowerCase().includes(text);
	for (const text of ['graduate', 'free', 'supervis']) {
		await box.fill(` ${text.toUpperCase()} `);
		const matches = questions.filter(wanted(text));
		await expect.poll(asked).toEqual(matches.map(({ question }) => question));
		const count = matches.length + quickAnswers.filter(wanted(text)).length;
		const noun = count === 1 ? 'question' : 'questions';
		expect(await status()).toBe(`Found ${count} ${noun} for “${text.toUpperCase()}”`);
	}
	await box.fill('zebra crossing');
	await page.getByRole('heading', { name: 'No questions found' }).waitFor();
	expect(await asked()).toEqual([]);
	await page.getByRole('button', { name: 'Show all questions' }).click();
	await expect.poll(asked).toHaveLength(questions.length);
	await expect.poll(() => addressOf(page)).toBe(path);
	expect(problems).toEqual([]);
});

it('has badges of popular topics that fill in the search', async () => {
	const { page, problems } = await site.visit(path);
	const { box, status } = partsOf(page);
	const topics = page.getByRole('list', { name: 'Popular topics' }).getByRole('button');
	expect(await textsOf(topics)).toEqual(popularTopics);
	for (const topic of popularTopics) {
		await page.getByRole('button', { name: topic, exact: true }).click();
		await expect.poll(() => box.inputValue()).toBe(topic);
		await expect.poll(status).toMatch(new RegExp(`^Found [1-9]\\d* questions? for “${topic}”$`));
	}
	await page.waitForURL(`**?search=${popularTopics.at(-1)}`);

	await page.goto(`${site.url + path}?search=visa`);
	await expect.poll(() => box.inputValue()).toBe('visa');
	await expect.poll(status).toMatch(/^Found \d+ questions for “visa”$/);
	expect(problems).toEqual([]);
});
