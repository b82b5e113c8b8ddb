import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { startsText } from '#app/features/internships/card/card-text.ts';
import { closing } from '#app/features/internships/card/closing.ts';
import type { ProgramType } from '#schema/internships/program-types.ts';
import { londonDay } from '#schema/london-day.ts';
import { curated } from '#server/catalogue/own-listings/curated.ts';

/** The cards of curated lists that can be seen in a part of a page. */
export const cardsIn = (part: Locator) =>
	part.locator('.long-cards > li').filter({ visible: true });

/** Reads all cards at once: a call for each of two hundred would take a minute. */
export const readCards = (cards: Locator) =>
	cards.evaluateAll((items) =>
		items.map((card) => {
			const text = (part: Element | null | undefined) => part?.textContent?.trim() ?? '';
			const all = (parts: string) => [...card.querySelectorAll(parts)].map(text);
			const title = card.querySelector('.named a');
			const apply = card.querySelector('.foot > a');
			return {
				badges: all('.badge'),
				title: text(title),
				page: title?.getAttribute('href') ?? '',
				place: text(card.querySelector('.named > p:last-child')).replaceAll('\u00a0', ' '),
				paid: all('.paid > p').filter(Boolean),
				facts: all('.work > li'),
				description: text(card.querySelector('.about > p')),
				closing: text(card.querySelector('.notes > li')),
				words: all('.foot details li'),
				apply: apply && [text(apply), apply.getAttribute('href') ?? ''],
			};
		}),
	);

/** What the cards of a list must show today, in any order of facts. */
export const expectedCards = (kind: ProgramType, badges: (place: string) => [string, string]) =>
	curated(kind, londonDay(new Date())).map((one) => {
		const [badge, banner] = badges(one.details.region ?? one.city ?? '');
		const today = londonDay(new Date());
		const amount = expect.stringMatching(/\d/);
		return {
			badges: [one.sector, badge, ...(one.featured ? [banner] : [])],
			title: one.title,
			page: `/internships/${one.slug}`,
			place: expect.stringContaining(`${one.company} · ${one.location}`),
			paid: expect.arrayContaining([amount, `${one.hours} h a week`]),
			facts: expect.arrayContaining([startsText(one.starts)]),
			description: one.description,
			closing: closing(one.deadline, today).text,
			words: [
				...one.requirements,
				expect.stringMatching(/\d\/(month|week) stipend$/),
				...one.benefits,
			],
			apply:
				one.status === 'open'
					? [`Apply Now for ${one.title}`, `/apply?internship=${one.slug}`]
					: null,
		};
	});
