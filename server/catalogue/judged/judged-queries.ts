import { readFileSync } from 'node:fs';
import { hourlyPayOf } from '#schema/internships/pay-periods.ts';
import { startMonths } from '#schema/internships/start-months.ts';
import { type OwnListing, ownListings } from '#server/catalogue/own-listings/own-listings.ts';

export type Row = OwnListing['columns'];
/** What somebody types, and whether an internship is a right answer to it. */
export type Judged = {
	query: string;
	isRight(row: Row): boolean;
	/** For some: whether a part that was read of it, as its label says, is right. */
	isRead?: (label: string) => boolean;
};

const FILES = { own: 'queries.txt', fit: 'queries-fit.txt' };

/** The judged queries of a set: the project's own, or those that weights are fitted on. */
export const judgedQueries = (set: keyof typeof FILES): Judged[] =>
	judgedIn(new URL(FILES[set], import.meta.url));

/** A file with a query on each line, as queries.txt says. @throws {RangeError} for a condition that there is not */
export const judgedIn = (file: URL): Judged[] =>
	readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map(judged);

function judged(line: string): Judged {
	const [query = '', sectors = '-', title = '-', conditions = '-', read] = line.split(' | ');
	const [names, words] = [sectors.split(','), new RegExp(title, 'i')];
	const isAbout = (row: Row) =>
		(sectors === '-' && title === '-') ||
		names.includes(row.sector) ||
		(title !== '-' && words.test(row.title));
	const tests = conditions.split(';').map(conditionOf);
	const isRight = (row: Row) => isAbout(row) && tests.every((test) => test(row));
	if (read === undefined) return { query, isRight };
	const labels = new RegExp(read, 'i');
	return { query, isRight, isRead: (label) => labels.test(label) };
}

/** "hours<=20", "city=Leeds,London", "city!=London", "start=6,7" */
function conditionOf(text: string): (row: Row) => boolean {
	if (text === '-' || text === 'any') return () => true;
	if (text === 'uk') return ({ country }) => country === 'United Kingdom';
	if (text === 'abroad') return ({ country }) => country !== 'United Kingdom';
	const [, name, sign, value = ''] = /^(\w+)(<=|>=|!=|=)(.+)$/.exec(text) ?? [];
	const wanted = value.split(',');
	switch (name) {
		case 'city':
			return ({ city }) => wanted.includes(city ?? '') === (sign === '=');
		case 'remote':
			return ({ remote }) => wanted.includes(remote);
		case 'sponsorship':
			return ({ sponsorship }) => wanted.includes(sponsorship ?? '');
		case 'kind':
			return ({ kind }) => wanted.includes(kind);
		case 'start':
			return ({ starts_on, starts }) => {
				const months = startMonths(starts_on, starts);
				return months.some((month) => wanted.includes(String(Number(month.slice(-2)))));
			};
		case 'text': {
			const words = new RegExp(value, value.includes('R') ? '' : 'i');
			return (row) => words.test(textOf(row));
		}
		case 'hours':
		case 'weeks':
		case 'pay':
		case 'weekly':
			return (row) => {
				const pay = hourlyPayOf(row) ?? 0;
				const amount = name === 'pay' ? pay : name === 'weekly' ? pay * row.hours : row[name];
				return sign === '<=' ? amount <= Number(value) : amount >= Number(value);
			};
		default:
			throw new RangeError(`unknown condition: ${text}`);
	}
}

export const textOf = (row: Row): string =>
	[row.title, row.company, row.sector, row.location, row.description, ...row.requirements].join(
		'\n',
	);

/** The internships that queries are judged on: those of the site itself. */
export const ownRows = (): Row[] => ownListings().map(({ columns }) => columns);

/** How many of so many first answers can be right. */
const FIRST_ANSWERS = 3;

/** The first answers, and the share of them that is right, of the three or fewer right ones that there are. */
export function rightOf(answers: readonly Row[], isRight: Judged['isRight'], right: number) {
	const first = answers.slice(0, FIRST_ANSWERS);
	const count = first.filter(isRight).length;
	return { first, count, precision: count / Math.min(FIRST_ANSWERS, right) };
}
