import { describe, expect, it } from 'vitest';
import { articles } from '#content/guides/blog.ts';
import { timeline, values } from '#content/pages/about.ts';
import { candidates } from '#content/pages/candidates.ts';
import { companies } from '#content/pages/companies.ts';
import { contactFaqs } from '#content/pages/contact-faqs.ts';
import { faqCategories, popularTopics, quickAnswers } from '#content/pages/faqs.ts';
import { testimonials } from '#content/pages/home.ts';
import { placementSteps } from '#content/pages/placement-steps.ts';
import { stories } from '#content/pages/stories.ts';
import { remoteBenefits } from '#content/remote.ts';
import { faults, offers } from './every-entry.ts';

const titles = (items: { title: string }[]) => items.map(({ title }) => title);
const rated = (low: number, rating: number, high: number) => rating >= low && rating <= high;

describe('the six programs', () => {
	it('are one of each kind, and two of engineering', () => {
		expect(offers.map(({ entry }) => entry.type).sort()).toEqual(
			['Engineering', 'Engineering', 'Finance', 'Law', 'Marketing', 'Technology'].sort(),
		);
	});

	it('keep their ratings and places within the specification', () => {
		const wrong = faults(offers, ({ rating, spots }) => {
			if (!rated(4.5, rating, 4.9)) return `rating ${rating}`;
			return (spots < 4 || spots > 15) && `${spots} places`;
		});
		expect(wrong).toEqual([]);
	});

	it('tell a reader enough', () => {
		const wrong = faults(
			offers,
			({ fullDescription, details, requirements, benefits, keywords }) => {
				if (fullDescription.length < 2 || fullDescription.length > 3) return 'paragraphs';
				if (details.length < 4 || details.length > 6) return 'details';
				return (requirements.length < 3 || benefits.length < 3 || keywords.length < 5) && 'lists';
			},
		);
		expect(wrong).toEqual([]);
	});
});

describe('companies and people', () => {
	it('are as many as the specification says', () => {
		expect(companies.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
		expect(candidates.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(stories).toHaveLength(6);
		expect(testimonials).toHaveLength(3);
	});

	it('show two initials, a rating and benefits for each company', () => {
		const odd = companies.filter((one) => {
			const named = one.logo.length === 2 && one.name.startsWith(one.logo.charAt(0));
			return !named || !rated(4, one.rating, 5) || one.benefits.length < 3;
		});
		expect(odd.map(({ id, name }) => `#${id} ${name}`)).toEqual([]);
	});

	it('give each candidate more skills than a card shows, and a voice', () => {
		const odd = candidates.filter(
			({ skills, rating, about }) =>
				skills.length < 4 || !rated(4, rating, 5) || !/\bI\b/.test(about),
		);
		expect(odd.map(({ id, name }) => `#${id} ${name}`)).toEqual([]);
	});

	it('rate stories and quotations in whole stars, out of five', () => {
		const odd = [...stories, ...testimonials].filter(({ rating }) => ![4, 5].includes(rating));
		expect(odd.map(({ name }) => name)).toEqual([]);
		expect(stories.filter(({ highlights, outcome }) => !outcome || highlights.length < 3)).toEqual(
			[],
		);
	});
});

describe('questions', () => {
	it('come in the four categories, six quick answers and four for the contact page', () => {
		expect(titles(faqCategories)).toEqual([
			'General Questions',
			'Application Process',
			'International Students',
			'Support & Services',
		]);
		expect(quickAnswers).toHaveLength(6);
		expect(contactFaqs).toHaveLength(4);
	});

	it('are asked once each', () => {
		const asked = [...quickAnswers, ...faqCategories.flatMap(({ questions }) => questions)];
		const again = asked.filter((one, i) =>
			asked.slice(0, i).some((before) => before.question === one.question),
		);
		expect(again).toEqual([]);
		expect(asked.filter(({ question }) => !question.endsWith('?') && !/\?/.test(question))).toEqual(
			[],
		);
	});

	it.each(popularTopics)('are found for the popular topic %s', (topic) => {
		const matches = faqCategories
			.flatMap(({ questions }) => questions)
			.filter((one) => `${one.question} ${one.answer}`.toLowerCase().includes(topic.toLowerCase()));
		expect(matches).not.toEqual([]);
	});
});

describe('fixed parts', () => {
	it('have the titles of the specification', () => {
		expect(titles(placementSteps)).toEqual([
			'University Registration',
			'Application Submission',
			'Company Matching',
			'Interview & Placement',
		]);
		expect(titles(remoteBenefits)).toEqual([
			'Work From Anywhere',
			'Global Collaboration',
			'Digital First',
			'Flexible Schedule',
		]);
		expect(titles(values)).toEqual([
			'Excellence',
			'Student-Centric',
			'Global Perspective',
			'Industry Partnership',
		]);
	});

	it('tell the years 2020 to 2025, the last as a vision', () => {
		expect(timeline.map(({ year }) => year).join(' ')).toBe('2020 2021 2022 2023 2024 2025');
		expect(timeline.filter(({ tag }) => tag)).toMatchObject([
			{ year: '2025', tag: 'Future Vision' },
		]);
	});

	it('have at least four articles, newest first', () => {
		const published = articles.map((article) => article.published);
		expect(published.length).toBeGreaterThanOrEqual(4);
		expect(published).toEqual([...published].sort().reverse());
	});
});
