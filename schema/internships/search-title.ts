import { MONTHS } from '#schema/london-day.ts';
import { ownValue } from '#schema/own-value.ts';
import { FLAG_FACETS } from './fields.ts';
import type { Kind, Workplace } from './internship.ts';
import type { InternshipSearch } from './internship-search.ts';
import type { FacetName } from './search-facets.ts';
import type { StudentVisa } from './student-visa.ts';

/** How many values of a list are named before the rest is counted. */
const NAMED = 3;

const kindNouns: Record<Kind, string> = {
	program: 'programs',
	london: 'London internships',
	'uk-cities': 'UK city internships',
	remote: 'remote internships',
	placement: 'placement years',
	international: 'international internships',
};

const workplaceWords: Record<Workplace, string> = {
	'on-site': 'on-site',
	hybrid: 'hybrid',
	remote: 'remote',
};

const placeWords: Record<string, string | undefined> = {
	Remote: 'remote',
	'Elsewhere in the UK': 'elsewhere in the UK',
	Abroad: 'abroad',
};

const visaWords = {
	term: 'in term',
	summer: 'in the summer vacation',
	vacations: 'in vacations',
	course: 'as part of a course',
	'not-in-term': 'outside term',
} as const satisfies Record<StudentVisa, string>;

/** "Leeds", "Leeds and Bristol", "Leeds, Bristol and London", "Leeds, Bristol, London and 2 more" */
function listed(words: readonly string[], last = 'and'): string {
	if (words.length > NAMED)
		return `${words.slice(0, NAMED).join(', ')} and ${words.length - NAMED} more`;
	return words.length < 2
		? words.join('')
		: `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What is searched for, as a heading: "Technology internships in Leeds, 20 hours or less".
 * @param companies names by slug, as far as they are known
 */
export function searchTitle(
	search: InternshipSearch,
	companies: Record<string, string> = {},
): string {
	const noun = [sectorWords(search), workplacesOf(search), kindsOf(search)];
	const title = [
		noun.filter(Boolean).join(' '),
		search.q && `for “${search.q}”`,
		search.company.length > 0 &&
			`at ${listed(search.company.map((slug) => ownValue(companies, slug) ?? slug.replaceAll('-', ' ')))}`,
		placesOf(search),
		permissionsOf(search),
		...FLAG_FACETS.map(({ name, inTitle }) => chosenIn(search, name).length > 0 && inTitle),
	];
	const rest = [
		search.start.length > 0 && `starting in ${listed(search.start.map(monthName), 'or')}`,
		search.hours !== null && `${search.hours} hours or less`,
		search.pay !== null && `£${search.pay} an hour or more`,
		search.weeks.length > 0 &&
			`${listed(
				search.weeks.map((weeks) => weeks.replace('-', ' to ')),
				'or',
			)} weeks`,
	];
	const words = [title.filter(Boolean).join(' '), ...rest.filter(Boolean)].join(', ');
	return words === 'internships' ? 'All internships' : capitalised(words);
}

const chosenIn = (search: InternshipSearch, name: FacetName) =>
	[search[name]].flat().filter((value) => value !== null);

const sectorWords = ({ sector }: InternshipSearch) => sector.length > 0 && listed(sector);

/** Beside a kind that says so itself, "remote" is not repeated. */
function workplacesOf({ remote, kind }: InternshipSearch): string {
	const words = remote.filter((value) => !(value === 'remote' && kind.includes('remote')));
	return listed(
		words.map((value) => workplaceWords[value]),
		'or',
	);
}

const kindsOf = ({ kind }: InternshipSearch) =>
	kind.length > 0 ? listed(kind.map((value) => kindNouns[value])) : 'internships';

/** "that a Student visa allows in term or in vacations, or with sponsorship" */
function permissionsOf({ permission }: InternshipSearch): string {
	const visa = permission.flatMap((value) => (value === 'sponsor' ? [] : [visaWords[value]]));
	const sponsored = permission.includes('sponsor') && 'with sponsorship';
	if (visa.length === 0) return sponsored || '';
	const allowed = `that a Student visa allows ${listed(visa, 'or')}`;
	return sponsored ? `${allowed}, or ${sponsored}` : allowed;
}

/** "in Leeds and Bristol", "in Leeds or remote", "abroad" */
function placesOf({ city }: InternshipSearch): string {
	const cities = city.filter((place) => placeWords[place] === undefined);
	const others = city.flatMap((place) => placeWords[place] ?? []);
	const places = cities.length > 0 ? [`in ${listed(cities)}`, ...others] : others;
	return listed(places, 'or');
}

const monthName = (month: string) => MONTHS[Number(month.slice(5)) - 1] ?? month;
