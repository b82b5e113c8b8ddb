import type { Locator } from 'playwright-core';
import { deadlineText, placeText } from '#app/features/catalogue/listing-text.ts';
import { payText } from '#content/pay.ts';
import type { Deadline, Listing, Pay } from '#content/types.ts';

/** A listing as its card shows it. */
export type ShownListing = {
	banner: string | null;
	badges: string[];
	title: string;
	company: string;
	facts: Record<string, string>;
	description: string;
	requirements: string[];
	benefits: string[];
	/** The name and the target of its link. */
	apply: [name: string, href: string];
};

/** The cards of listings that can be seen in a part of a page. */
export const cardsIn = (part: Locator) => part.locator('li:has(h4)').filter({ visible: true });

/** Reads all cards at once: a call for each of two hundred would take a minute. */
export const readCards = (cards: Locator): Promise<ShownListing[]> =>
	cards.evaluateAll((items) =>
		items.map((card) => {
			const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
			const title = card.querySelector('h3');
			const facts = card.querySelector('dl');
			const [type = '', place = '', banner = null] = [
				...(title?.parentElement?.previousElementSibling?.children ?? []),
			].map(text);
			const apply = [...card.querySelectorAll('a')].find((link) =>
				text(link).startsWith('Apply Now'),
			);
			const points = (heading: string) => {
				const found = [...card.querySelectorAll('h4')].find((h4) => text(h4) === heading);
				return [...(found?.nextElementSibling?.children ?? [])].map(text);
			};
			return {
				banner,
				badges: [type, place],
				title: text(title),
				company: text(title?.nextElementSibling),
				facts: Object.fromEntries(
					[...(facts?.children ?? [])].map((pair) => [
						text(pair.querySelector('dt')),
						text(pair.querySelector('dd')),
					]),
				),
				description: text(facts?.nextElementSibling),
				requirements: points('Requirements'),
				benefits: points('Benefits'),
				apply: [text(apply), apply?.getAttribute('href') ?? ''] as [string, string],
			};
		}),
	);

type Listed = {
	title: string;
	company: string;
	type: string;
	location: string;
	remote?: Listing['remote'];
	country?: string;
	deadline: Deadline;
	weeks: number;
	pay: Pay;
	description: string;
	requirements: string[];
	benefits: string[];
};

/**
 * What the card of a listing must show in any list.
 * @param own what this list adds: its second badge, its banner, its facts, what it applies for
 */
export function expectedCard(
	listing: Listed,
	own: { badge: string; banner: string | null; facts: Record<string, string>; program: string },
): ShownListing {
	const { title, company, type, pay, description, requirements, benefits } = listing;
	const course = pay.partOfCourse ? ', required part of a UK course' : '';
	return {
		banner: own.banner,
		badges: [type, own.badge],
		title,
		company,
		facts: {
			Where: placeText(listing),
			...own.facts,
			Deadline: deadlineText(listing.deadline),
			Stipend: `${payText(pay)} for ${pay.hours} h a week${course}`,
		},
		description,
		requirements,
		benefits: [`${payText(pay)} stipend`, ...benefits],
		apply: [
			`Apply Now for ${title}, ${company}`,
			`/apply?${new URLSearchParams({ type: own.program, program: `${title}, ${company}` })}`,
		],
	};
}
