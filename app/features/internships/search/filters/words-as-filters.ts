import { type InternshipSearch, parseSearch } from '#schema/internships/internship-search.ts';
import { optionsOf } from '#schema/internships/search-facets.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { MONTHS } from '#schema/internships/start-months.ts';
import { normalForm } from '#schema/normal-form.ts';

/** Which filter a word, or two in a row, stands for. */
type Meaning = readonly [name: string, value: string];

/** Words that only join others, once the others have become filters. */
const JOINING = new Set(
	'a an and any at fewer for from hour hours h in internship internships less max maximum most or starting the up to week weekly with'.split(
		' ',
	),
);

/** Every word of these names stands for the filter by itself: "banking", "data", "leeds". */
function meanings(today: string): Map<string, Meaning> {
	const industries = optionsOf('sector', today)
		.filter(({ value }) => value !== 'Other')
		.flatMap(({ value }) => wordsOf(value).map((word) => [word, ['sector', value]] as const));
	const sectors = Object.entries(SECTOR_INDUSTRY)
		.filter(([, industry]) => industry !== 'Other')
		.flatMap(([sector, industry]) =>
			wordsOf(sector).map((word) => [word, ['sector', industry]] as const),
		);
	const places = optionsOf('city', today).flatMap(({ value }) =>
		wordsOf(value).length === 1 ? [[normalForm(value), ['city', value]] as const] : [],
	);
	const months = MONTHS.map((month) => [month.toLowerCase(), ['start', month]] as const);
	return new Map<string, Meaning>([...industries, ...sectors, ...places, ...months]);
}

const wordsOf = (text: string) => normalForm(text).split('-').filter(Boolean);

/**
 * The same search with filters for the words of its text that name some: of "data or technology, Leeds or
 * remote, 20 hours, from June" nothing remains. Null where no word does.
 * @param today an ISO date: a month is the next one of its name; "from" one is this and the two after it
 */
export function wordsAsFilters(search: InternshipSearch, today: string): InternshipSearch | null {
	const known = meanings(today);
	const words = wordsOf(search.q);
	const meant = words.flatMap((word, place): Meaning[] => {
		if (word === '20' && /^h(ou)?rs?$|^h$/.test(words[place + 1] ?? '')) return [['hours', '20']];
		const meaning = known.get(word);
		return meaning ? [meaning] : [];
	});
	if (meant.length === 0) return null;
	const rest = words.filter((word) => !known.has(word) && word !== '20' && !JOINING.has(word));
	const query = new URLSearchParams([
		...meant.map(([name, value]) => [name, value]),
		['q', rest.join(' ')],
	]);
	return merged(search, parseSearch(query, today));
}

/** What was chosen stays chosen. */
const merged = (chosen: InternshipSearch, meant: InternshipSearch): InternshipSearch => ({
	...chosen,
	q: meant.q,
	city: [...new Set([...chosen.city, ...meant.city])],
	sector: [...new Set([...chosen.sector, ...meant.sector])],
	start: [...new Set([...chosen.start, ...meant.start])].sort(),
	hours: chosen.hours ?? meant.hours,
	sort: meant.q ? 'best' : 'newest',
	page: 1,
});
