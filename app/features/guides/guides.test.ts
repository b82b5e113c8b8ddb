import { Readability } from '@mozilla/readability';
import { expect, test } from 'vitest';
import { accessibility } from '#content/guides/accessibility.ts';
import { accommodation } from '#content/guides/accommodation.ts';
import { applicationGuide } from '#content/guides/application-guide.ts';
import { body as firstWeek } from '#content/guides/blog/first-week-in-a-uk-office.ts';
import { body as stipend } from '#content/guides/blog/how-to-read-a-stipend.ts';
import { body as city } from '#content/guides/blog/london-or-a-regional-city.ts';
import { body as motivation } from '#content/guides/blog/motivation-three-questions.ts';
import { body as remote } from '#content/guides/blog/remote-across-time-zones.ts';
import { articles } from '#content/guides/blog.ts';
import { careerTips } from '#content/guides/career-tips.ts';
import { cookies } from '#content/guides/cookies.ts';
import { downloads } from '#content/guides/downloads.ts';
import { privacy } from '#content/guides/privacy.ts';
import { terms } from '#content/guides/terms.ts';
import { visaInfo } from '#content/guides/visa-info.ts';
import type { Block, Section } from '#content/types.ts';
import employerApi from '#docs/employers-api.md?raw';
import { parseRichText, sectionId } from './parse-rich-text.ts';
import { readMarkdown } from './read-markdown.ts';

const guides = [
	applicationGuide,
	visaInfo,
	accommodation,
	careerTips,
	downloads,
	privacy,
	terms,
	cookies,
	accessibility,
];
const texts: [name: string, sections: Section[]][] = [
	...guides.map(({ slug, sections }): [string, Section[]] => [slug, sections]),
	['how-to-read-a-stipend', stipend],
	['motivation-three-questions', motivation],
	['london-or-a-regional-city', city],
	['remote-across-time-zones', remote],
	['first-week-in-a-uk-office', firstWeek],
	['employer-api', readMarkdown(employerApi).sections],
];

const words = (block: Block): string[] => {
	if (block.kind === 'code') return [];
	if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
	return 'items' in block ? block.items : [block.text];
};

test.each(texts)('%s: all markup is parsed', (_, sections) => {
	const spans = sections.flatMap(({ blocks }) => blocks.flatMap(words)).flatMap(parseRichText);
	expect(spans.length).toBeGreaterThan(10);
	expect(spans.filter(({ text }) => /\*\*|`|\]\(|<\/?[a-z]/.test(text))).toEqual([]);
});

test.each(texts)('%s: sections have addresses of their own', (_, sections) => {
	const ids = sections.map(({ heading }) => sectionId(heading));
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids).not.toContain('');
});

test.each(texts)(
	'%s: a reader view takes no heading for an author or for what is beside the text',
	(_, sections) => {
		const { byline, unlikelyCandidates, okMaybeItsACandidate } = (
			Readability.prototype as unknown as { REGEXPS: Record<string, RegExp> }
		).REGEXPS;
		const hidden = sections
			.map(({ heading }) => sectionId(heading))
			.filter(
				(id) =>
					byline?.test(id) || (unlikelyCandidates?.test(id) && !okMaybeItsACandidate?.test(id)),
			);
		expect(hidden).toEqual([]);
	},
);

test.each(texts)('%s: every row of a table fills its columns', (_, sections) => {
	for (const block of sections.flatMap(({ blocks }) => blocks)) {
		if (block.kind !== 'table') continue;
		expect(block.rows.filter((row) => row.length !== block.head.length)).toEqual([]);
		expect(new Set(block.rows.map(([first]) => first)).size).toBe(block.rows.length);
	}
});

test.each(guides.map((guide) => [guide.title, guide.description, guide.updated]))(
	'%s fits a tab and a search result',
	(title, description, updated) => {
		expect(title.length).toBeLessThanOrEqual(45);
		expect(description.length).toBeGreaterThanOrEqual(40);
		expect(description.length).toBeLessThanOrEqual(200);
		expect(updated).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
	},
);

test('the text for developers fits a tab and a search result', () => {
	const { title, intro } = readMarkdown(employerApi);
	expect(title.length).toBeLessThanOrEqual(45);
	expect(intro.length).toBeLessThanOrEqual(200);
});

test('articles fit a tab and a search result, newest first', () => {
	for (const { title, shortTitle = title, summary } of articles) {
		expect(shortTitle.length, shortTitle).toBeLessThanOrEqual(45);
		expect(summary.length, summary).toBeGreaterThanOrEqual(40);
		expect(summary.length, summary).toBeLessThanOrEqual(200);
	}
	const dates = articles.map(({ published }) => published);
	expect(dates).toEqual(dates.toSorted().reverse());
});
