import type {
	ListingForPrograms,
	MatchingInternship,
} from '#schema/internships/catalogue-contract.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { hoursPaid } from '#schema/internships/pay-periods.ts';
import { CITIES, placesOf, workplaceWords } from '#schema/internships/places.ts';
import { beginsIn, startMonths } from '#schema/internships/start-months.ts';
import type { Filter } from '#schema/internships/understanding/filters/filter.ts';
import type { Understood } from '#schema/internships/understanding/understood.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import { fewestHours, paidHours, weeklyHours } from '#schema/internships/weekly-hours.ts';
import { longDate } from '#schema/london-day.ts';
import { milesTo } from './matching/place-grades.ts';

/** Several differences make a long line. */
const MOST_DIFFERENCES = 2;

/** What is found, with the place of the match in its texts and what it is instead of what was asked for. */
export function matchingInternship(
	listing: InternshipSummary & Omit<ListingForPrograms, keyof InternshipSummary>,
	{ parts }: Understood,
	words: readonly string[],
): MatchingInternship {
	const { id: _, description, requirements, benefits: __, details: ___, ...summary } = listing;
	const wanted = new Set(words);
	const has = (text: string) => {
		const forms = formsIn(text);
		return forms.some((form, at) => wanted.has(form) || wanted.has(form + (forms[at + 1] ?? '')));
	};
	const needed = requirements.find(has);
	const line = has(description)
		? fromMatch(description, has)
		: needed && `Required: ${fromMatch(needed, has)}`;
	const differs = parts
		.flatMap((part) =>
			'filter' in part && !part.not ? (difference(part.filter, part.label, summary) ?? []) : [],
		)
		.slice(0, MOST_DIFFERENCES)
		.map(breakBeforeNot)
		.join('\u00a0· ');
	return {
		...summary,
		...(line && !has(`${summary.title} · ${summary.company}`) && { line }),
		...(differs && { differs }),
	};
}

/** Letters before the match, which say what it is about and leave it room on a phone. */
const BEFORE = 12;

/** A card shows one line of it: the text from a word or two before its first match on. */
function fromMatch(text: string, has: (text: string) => boolean): string {
	const words = text.split(' ');
	const at = words.findIndex((word, index) => {
		const next = words[index + 1] ?? '';
		return has(word) || (has(`${word} ${next}`) && !has(next));
	});
	let first = at;
	while (first > 0 && words.slice(first - 1, at).join(' ').length <= BEFORE) first -= 1;
	return first <= 0 ? text : `… ${words.slice(first).join(' ')}`;
}

/** A line may begin with "not", and does not end with it. */
const breakBeforeNot = (words: string) => words.replace(', not ', ', not\u00a0');

/** "at most 20 hours" is "20": beside another figure it is plain which way that differs. */
const figureOf = (label: string) =>
	label.replace(/^at (?:least|most) | (?:hours|weeks|an? \w+)$/g, '');

const FARTHEST = 100;
const milesWords = (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** "27 hours a week, not 20"; null where it is as asked for. */
function difference(filter: Filter, label: string, internship: InternshipSummary): string | null {
	switch (filter.facet) {
		case 'city': {
			const { places, towns } = filter;
			const { city } = internship;
			if (towns.includes(city ?? '')) return null;
			if (placesOf(internship).some((place) => places.includes(place))) return null;
			const isCity = CITIES.some((name) => name === city);
			const where = city === null ? 'From home' : isCity ? city : `In ${city}`;
			const miles = Math.round(milesTo(filter, city ?? undefined));
			// Of the place itself no distance is known here, and of one far away it says nothing.
			if (miles > 0 && miles <= FARTHEST)
				return `${where}, ${milesWords(miles)} from ${label.replace(/^in /, '')}`;
			return `${where}, not ${label}`;
		}
		case 'remote':
			if (filter.values.includes(internship.remote)) return null;
			return `${workplaceWords[internship.remote]}, not ${label}`;
		case 'hours':
			if ([fewestHours(internship), internship.hours].every(isIn(filter))) return null;
			return `${weeklyHours(internship)}, not ${figureOf(label)}`;
		case 'weeks':
			if (isWithin(internship.weeks, filter)) return null;
			return `${internship.weeks} weeks, not ${figureOf(label)}`;
		case 'pay': {
			const { hourly_pay: hourly } = internship;
			const amount = hourly && hourly * hoursPaid(filter.per, paidHours(internship));
			if (amount === null || isWithin(amount, filter)) return null;
			return filter.per === 'hour'
				? `£${amount.toFixed(2)} an hour, not ${figureOf(label)}`
				: `£${Math.round(amount)} a ${filter.per}, not ${figureOf(label)}`;
		}
		case 'start': {
			const months = startMonths(internship.starts_on, internship.starts);
			const isThen = filter.months.some((month) => beginsIn(months, month));
			return isThen ? null : `Starts ${internship.starts}, not ${label}`;
		}
		case 'deadline': {
			const { deadline } = internship;
			const day = deadline ?? '9999-12-31';
			if (day >= (filter.first ?? '') && day <= (filter.last ?? '9999-12-31')) return null;
			return `${deadline ? `Closes ${longDate(deadline)}` : 'Has no closing date'}, not ${label}`;
		}
		case 'permission': {
			const { sponsorship } = internship;
			if (filter.values.includes('sponsor'))
				return sponsorship === 'can-sponsor' ? null : 'Does not offer to sponsor a visa';
			return sponsorship === 'right-to-work-needed' ? 'Needs the right to work in the UK' : null;
		}
		case 'period':
			// Its days are on the card.
			return null;
		case 'licence':
			return internship.driving_licence ? 'Needs a driving licence' : null;
		case 'worker':
			return internship.remote === 'remote' ? null : `Not open to people in ${filter.country}`;
		case 'kind':
			return filter.values.includes(internship.kind) ? null : `Not a ${label}`;
	}
}

const isIn = (range: { least: number; most: number }) => (value: number) => isWithin(value, range);

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
	least <= value && value <= most;
