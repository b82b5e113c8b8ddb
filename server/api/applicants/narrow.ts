import {
	APPLICANT_FACET_NAMES,
	type ApplicantFacet,
	type ApplicantFilters,
	type ApplicantOrder,
	type FacetOption,
} from '#schema/applications/applicant-filters.ts';
import type { FacetCounts } from '#schema/applications/applicants.ts';

/** What narrowing and sorting need of an application. */
export type Line = { [Facet in ApplicantFacet]: FacetOption<Facet> | null } & {
	id: string;
	/** The slug of its internship. */
	internship: string;
	/** The last day for the answer, in days since 1970. */
	due_day: number;
	/** The moment of sending, in microseconds since 1970. */
	sent_at: number;
	/** Whether it has the words that are searched; true without any. */
	has_words: boolean;
	/** How its name has all these words: 2 as whole words, 1 as parts; 0 where it has not, or is hidden. */
	named: 0 | 1 | 2;
};

const isOwed = ({ status }: Line) => status === 'submitted' || status === 'in-review';

/** After every day. */
const LAST_DAY = 999_999;

const FIT_RANK = { yes: 0, unknown: 1, no: 2 } as const;

/** More than the orders differ by in the first number of a key. */
const NAMED = 100;

type Key = [first: number, second: number, third: number, id: string];

/** What an order compares, from first to last: whose name is searched before all others. @param owed whether an answer is owed */
export function keyOf(line: Line, order: ApplicantOrder, owed = isOwed(line)): Key {
	const [first, ...rest] = orderOf(line, order, owed);
	return [first - NAMED * line.named, ...rest];
}

function orderOf(line: Line, order: ApplicantOrder, owed: boolean): Key {
	const { id, due_day, sent_at } = line;
	const due = owed ? due_day : LAST_DAY;
	const waiting = owed ? sent_at : -sent_at;
	switch (order) {
		case 'due':
			return [owed ? 0 : 1, owed ? due_day : 0, waiting, id];
		case 'newest':
			return [0, 0, -sent_at, id];
		case 'fits':
			return [FIT_RANK[line.fits ?? 'unknown'], due, waiting, id];
		case 'stars':
			return [-2 * Number(line.stars ?? 0) - (line.shortlisted ? 1 : 0), due, waiting, id];
	}
}

export const keyText = (key: Key) => key.join('_');

/** A key that was sent; its shape was checked. */
export function keyIn(text: string): Key {
	const [first = '', second = '', third = '', id = ''] = text.split('_');
	return [Number(first), Number(second), Number(third), id];
}

export function comparedKeys(one: Key, other: Key): number {
	for (const place of [0, 1, 2] as const)
		if (one[place] !== other[place]) return one[place] - other[place];
	return one[3] < other[3] ? -1 : one[3] > other[3] ? 1 : 0;
}

const holds = (line: Line, filters: ApplicantFilters, facet: ApplicantFacet) => {
	const chosen: readonly string[] = filters[facet];
	return chosen.length === 0 || chosen.includes(line[facet] ?? '');
};

/** Those that all filters leave, in the order that is asked for. */
export function matchingLines(lines: readonly Line[], filters: ApplicantFilters): Line[] {
	const left = inScope(lines, filters).filter((line) =>
		APPLICANT_FACET_NAMES.every((facet) => holds(line, filters, facet)),
	);
	const keys = new Map(left.map((line) => [line, keyOf(line, filters.sort)]));
	return left.sort((one, other) => {
		const [first, second] = [keys.get(one), keys.get(other)];
		return first && second ? comparedKeys(first, second) : 0;
	});
}

/** How many each option would give, with all that is chosen of the other facets. */
export function countFacets(lines: readonly Line[], filters: ApplicantFilters): FacetCounts {
	const counts = Object.fromEntries(APPLICANT_FACET_NAMES.map((facet) => [facet, {}])) as Record<
		ApplicantFacet,
		Record<string, number>
	>;
	for (const line of inScope(lines, filters)) {
		const failed = APPLICANT_FACET_NAMES.filter((facet) => !holds(line, filters, facet));
		// It counts for the one facet that leaves it out, and for every facet where none does.
		if (failed.length > 1) continue;
		for (const facet of failed.length === 1 ? failed : APPLICANT_FACET_NAMES) {
			const option = line[facet];
			if (option !== null) counts[facet][option] = (counts[facet][option] ?? 0) + 1;
		}
	}
	return counts;
}

const inScope = (lines: readonly Line[], { internship }: ApplicantFilters) =>
	lines.filter((line) => line.has_words && (internship === null || line.internship === internship));
