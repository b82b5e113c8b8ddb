import { readdirSync, readFileSync } from 'node:fs';
import { searchTables } from '#content/search/tables.ts';
import { dictionaryOf } from '#schema/internships/understanding/concepts.ts';
import { FILTER_WORDS } from '#schema/internships/understanding/read-filters.ts';
import type { Role } from '#schema/internships/understanding/sentence/roles/things.ts';
import { thingsIn } from '#schema/internships/understanding/understand.ts';
import { isOnlyCounted, queriesOf, SETS, type SetName } from '#scripts/relevance/relevance.ts';
import { isWord } from '#server/catalogue/english.ts';
import { JUDGED_ON } from '#server/catalogue/judged/judged-search.ts';
import type { Example } from './learn.ts';

const FOLDER = new URL('../../test/roles/', import.meta.url);
const SIGNS: Record<string, Role> = { '+': 'wanted', '-': 'not', '~': 'told' };

/** A sentence with what each thing in it is, by whoever wrote it. */
type Marked = { text: string; marks: Mark[] };
type Mark = { role: Role; kind: string; from: number; to: number };

/** "{+work:law} in {~place:Leeds}" */
export function markedIn(line: string): Marked {
	const marks: Mark[] = [];
	let text = '';
	let end = 0;
	for (const { 0: all, 1: sign = '', 2: kind = '', 3: words = '', index } of line.matchAll(
		/\{([+~-])(\w+):([^{}]*)\}/g,
	)) {
		text += line.slice(end, index);
		marks.push({
			role: SIGNS[sign] ?? 'told',
			kind,
			from: text.length,
			to: text.length + words.length,
		});
		text += words;
		end = index + all.length;
	}
	return { text: text + line.slice(end), marks };
}

/** Marked sentences, by file: each is of one writer. */
const markedFiles = (): Record<string, Marked[]> =>
	Object.fromEntries(
		readdirSync(FOLDER)
			.toSorted()
			.map((name) => {
				const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
				return [name, lines.filter(Boolean).map(markedIn)];
			}),
	);

/** Writers marked the object of what somebody wants to do, and not the verb before it. */
const dictionary = dictionaryOf({ ...searchTables, tasks: '' }, FILTER_WORDS);
const OPTIONS = { dictionary, today: JUDGED_ON, isWord };
/** Learning from it gave those that are only counted nothing. */
const NOT_LEARNED: SetName = 'six-people-fit';

/** Things of a marked sentence. What no mark has is told, unless it stands directly beside what one has: "family law". */
export const examplesOf = ({ text, marks }: Marked): Example[] =>
	thingsIn(text, OPTIONS).map(({ part, isNot, features }) => {
		const [from, to] = part.spans.at(-1) ?? [0, 0];
		const shared = (mark: Mark) => Math.min(mark.to, to) - Math.max(mark.from, from);
		const [most] = marks.filter((mark) => shared(mark) > 0).sort((a, b) => shared(b) - shared(a));
		const beside = marks.find(
			(mark) =>
				mark.kind === 'work' &&
				/^[ -]$/.test(text.slice(Math.min(mark.to, to), Math.max(mark.from, from))),
		);
		const isWork = 'topic' in part && part.topic.known;
		const role = (most ?? (isWork ? beside : undefined))?.role ?? 'told';
		// "Can't drive" and "no weekends" are asked for as a need.
		const isNeed = isNot && role === 'wanted' && most?.kind === 'need';
		return { features, role: isNeed ? 'not' : role };
	});

/** Things of judged sentences that are fitted on: what may be read of one is wanted or refused, and all else told. */
const judgedExamples = (set: SetName): Example[] =>
	queriesOf(set).flatMap(({ query, isRead }) => {
		if (!isRead) return [];
		return thingsIn(query, OPTIONS).map(({ part, read, isNot, features }): Example => {
			if (isNot) return { features, role: isRead(read.part?.label ?? '') ? 'not' : 'told' };
			return { features, role: isRead(part.label) ? 'wanted' : 'told' };
		});
	});

/** What is learned from, by file of marked sentences or set of judged ones. */
export const trainingSets = (): Record<string, Example[]> => ({
	...Object.fromEntries(
		Object.entries(markedFiles()).map(([name, marked]) => [name, marked.flatMap(examplesOf)]),
	),
	...Object.fromEntries(
		(Object.keys(SETS) as SetName[])
			.filter((set) => !isOnlyCounted(set) && set !== NOT_LEARNED)
			.map((set) => [set, judgedExamples(set)]),
	),
});
