import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { changedFields } from '#schema/employers/internship-draft.ts';
import {
	type DraftContent,
	FIELD_NAMES,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { asExported } from '#schema/internships/import/cells.ts';
import type { DayOrder } from '#schema/internships/import/days.ts';
import {
	type LineCells,
	type LineProblem,
	lineProblems,
	problemLine,
	readLine,
} from '#schema/internships/import/import-line.ts';
import type { StoredInternship } from './lock-posting.ts';

/** A line of a file; `left` is what stands behind its last column. */
export type FileLine = { line: number; cells: LineCells; left: string };

export type ImportEmployer = {
	/** Of the account, in lower case. */
	email: string;
	id: string;
	company: string;
	verified: boolean;
	overdue: boolean;
};

/** An internship that a line may correct; one of the site's own has no account. */
export type Correctable = StoredInternship & { company: string; email: string | null };

/** What is stored of all that the lines name. */
export type StoredEntries = {
	employers: ReadonlyMap<string, ImportEmployer>;
	bySlug: ReadonlyMap<string, Correctable>;
	/** The digests of contents that are there, and of lines that were imported before. */
	there: ReadonlySet<string>;
};

/** What becomes of a line. */
export type PlannedLine = { line: number } & (
	| { is: 'added'; employer: ImportEmployer; content: DraftContent; digest: string }
	| { is: 'changed'; internship: Correctable; content: DraftContent }
	| { is: 'unchanged' }
	| { is: 'there' }
	| { is: 'wrong'; problems: string[] }
);

export const MORE_CELLS = 'This line has more cells than the first one.';

/** Other requests are answered between so many lines. */
const IN_ONE_TURN = 50;

/**
 * What an import does with each line. Nothing is stored.
 * @param order of days that are written in numbers
 * @param today ISO date in Europe/London
 */
export async function planImport(
	lines: readonly FileLine[],
	stored: StoredEntries,
	order: DayOrder,
	today: string,
): Promise<PlannedLine[]> {
	const inFile = new Map<string, number>();
	const planned: PlannedLine[] = [];
	for (const [at, given] of lines.entries()) {
		if (at % IN_ONE_TURN === 0) await nextTurn();
		const { line, cells, left } = given;
		const slug = cellIn(cells, 'slug');
		const result = slug
			? correction(cells, slug, stored, order, today)
			: addition(cells, stored, order, today);
		const key = 'digest' in result ? result.digest : slug && `slug ${slug}`;
		const first = key ? inFile.get(key) : undefined;
		if (key && first === undefined) inFile.set(key, line);
		const problems = [
			...(left === '' ? [] : [MORE_CELLS]),
			...(slug && first !== undefined ? [`Slug: line ${first} has it too.`] : []),
			...(result.is === 'wrong' ? result.problems : []),
		];
		if (problems.length > 0) planned.push({ line, is: 'wrong', problems });
		else if (first !== undefined) planned.push({ line, is: 'there' });
		else planned.push({ line, ...result });
	}
	return planned;
}

/** 64 hexadecimal digits: the same for the same values. */
export const sha256 = (values: unknown): string =>
	createHash('sha256').update(JSON.stringify(values)).digest('hex');

/**
 * What an employer's internship says, as 64 hexadecimal digits. An optional field that came later counts where it is filled
 * in, so that lines from before it are still known.
 */
export const digestOf = (employer: string, content: DraftContent): string =>
	sha256([
		employer,
		...FIELD_NAMES.filter((name) => isFilledIn(content[name]) || !cameLater(name)).map(
			(name) => content[name],
		),
	]);

const isFilledIn = (value: DraftContent[FieldName]) =>
	Array.isArray(value) ? value.length > 0 : Boolean(value);
const cameLater = (name: FieldName) => fieldNamed(name).optional && fieldNamed(name).addedOn;

/** Contents that broke no rule when a file was looked at: all rules take longer than the rest, and it is stored next. */
const keptRules = new LRUCache<string, true>({ max: 10_000 });

/** What keeps a line from being stored, by field. */
export function rulesBroken(
	content: DraftContent,
	today: string,
	published?: DraftContent,
): LineProblem[] {
	const key = sha256([content, today, published]);
	if (keptRules.has(key)) return [];
	const problems = lineProblems(content, today, published);
	if (problems.length === 0) keptRules.set(key, true);
	return problems;
}

/** The text of a cell of one line, in lower case. */
export const cellIn = (cells: LineCells, column: string) =>
	(cells[column] ?? '').trim().toLowerCase();

type Outcome = PlannedLine extends infer Line
	? Line extends { line: number }
		? Omit<Line, 'line'>
		: never
	: never;

const wrong = (...problems: string[]): Outcome => ({ is: 'wrong', problems });

function addition(
	cells: LineCells,
	stored: StoredEntries,
	order: DayOrder,
	today: string,
): Outcome {
	const employer = stored.employers.get(cellIn(cells, 'employer'));
	const read = readLine(cells, order);
	const content = 'content' in read ? asExported(read.content) : undefined;
	const digest = employer && content ? digestOf(employer.id, content) : undefined;
	if (digest && stored.there.has(digest)) return { is: 'there' };
	const problems = [
		...(employer ? employerProblems(employer, cells) : [NO_ACCOUNT]),
		...(['', 'open'].includes(cellIn(cells, 'status'))
			? []
			: ['Status: a new internship is open. Leave the cell empty.']),
		...('problems' in read ? read.problems : rulesBroken(read.content, today)).map(problemLine),
	];
	if (employer && content && digest && problems.length === 0)
		return { is: 'added', employer, content, digest };
	return wrong(...problems);
}

const NO_ACCOUNT = 'Employer: no account with this address has a company profile.';
const NOT_VERIFIED = 'Employer: the company is not verified.';

const employerProblems = ({ verified, overdue, company }: ImportEmployer, cells: LineCells) => [
	...(verified ? [] : [NOT_VERIFIED]),
	...(verified && overdue ? ['Employer: the company owes overdue answers.'] : []),
	...otherThan(cells, 'company', company, `Company: this account is that of “${company}”.`),
];

/** The words where a cell that no import changes has something else in it. */
const otherThan = (cells: LineCells, column: string, stored: string, words: string) =>
	['', stored.trim().toLowerCase()].includes(cellIn(cells, column)) ? [] : [words];

function correction(
	cells: LineCells,
	slug: string,
	stored: StoredEntries,
	order: DayOrder,
	today: string,
): Outcome {
	const internship = stored.bySlug.get(slug);
	if (!internship)
		return wrong(
			`Slug: no internship here has the address “${slug.slice(0, 80)}”. Leave the cell empty to store a new one.`,
		);
	const { email, company, status, hidden, content: before } = internship;
	if (email === null)
		return wrong('Slug: this is one of the site’s own internships. No import changes those.');
	const read = readLine(cells, order, before);
	const fixed = [
		...otherThan(cells, 'employer', email, 'Employer: it belongs to another account.'),
		...otherThan(cells, 'company', company, 'Company: no import changes it.'),
		...otherThan(cells, 'status', status, `Status: it is ${status}. No import changes that.`),
	];
	if ('problems' in read || fixed.length > 0)
		return wrong(...fixed, ...('problems' in read ? read.problems.map(problemLine) : []));
	const changed = changedFields(asExported(before), asExported(read.content));
	if (changed.length === 0) return { is: 'unchanged' };
	const problems = [
		...(hidden ? [NOT_VERIFIED] : []),
		...(status === 'closed' ? ['It has closed: no import changes it.'] : []),
		...rulesBroken(read.content, today, before).map(problemLine),
	];
	return problems.length > 0
		? wrong(...problems)
		: { is: 'changed', internship, content: asExported(read.content) };
}
