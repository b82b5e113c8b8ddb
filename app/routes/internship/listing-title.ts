import type { InternshipSummary } from '#schema/internships/internship.ts';

/** The longest title of a document. */
const LONGEST = 75;
const LONGEST_PLACE = 20;
const SHORTEST_COMPANY = 20;

/**
 * The title of its page, unlike that of any other: one company may offer the same work in several places, and under
 * one address more than once; then the number of the address stands in it too.
 */
export function listingTitle({
	title,
	company,
	city,
	slug,
}: Pick<InternshipSummary, 'title' | 'company' | 'city' | 'slug'>): string {
	const place = shortened(city ?? 'Remote', LONGEST_PLACE);
	const number = /-(\d{1,4})$/.exec(slug)?.[1];
	const end = number === undefined ? place : `${place}, ${number}`;
	const rest = LONGEST - title.length - end.length - ', , '.length;
	const by = shortened(company, Math.max(SHORTEST_COMPANY, rest));
	return `${shortened(title, LONGEST - by.length - end.length - ', , '.length)}, ${by}, ${end}`;
}

const shortened = (text: string, longest: number) =>
	text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
