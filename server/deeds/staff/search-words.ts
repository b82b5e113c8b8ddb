import type { Sql, TransactionSql } from 'postgres';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import { type AddedWord, isRead, sayingOf } from '#schema/internships/understanding/added-words.ts';
import { keyOf } from '#schema/internships/understanding/concepts.ts';
import { limits } from '#schema/limits.ts';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';
import type { Trials } from '#server/catalogue/judged/trial.ts';
import { dictionaryWith, meaningOf } from '#server/catalogue/read-search.ts';
import { conflict, deed, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

/** So many lines of staff are read in no time; more belong into the content. */
const MOST_LINES = 500;
const MOST_WORDS = 6;

/** @param today ISO date in Europe/London */
type NewWord = { person: string; word: AddedWord; today: string };
type Tools = { sql: Sql; catalogue: Pick<Catalogue, 'titled'>; trials: Trials };

/**
 * What a word would do to the answers to the judged queries. Stores nothing.
 * @throws {ApiError} 404; 422 typed or means
 */
export const trySearchWord = async (tools: Tools, given: NewWord): Promise<SearchWordTrial> =>
	(await tried(tools, given)).trial;

/**
 * Adds a word to those of the search, once it is tried.
 * @returns its id
 * @throws {ApiError} 404; 409 changed, known or full; 422 typed, means or worse
 */
export async function addSearchWord(tools: Tools, given: NewWord): Promise<string> {
	const { lines, trial } = await tried(tools, given);
	const { typed, means } = trial;
	if (trial.refused)
		throw unprocessable('worse', 'Fewer of the project’s own searches would have right answers.');
	const { person } = given;
	return deed(tools.sql, async (tx) => {
		await requireStaff(tx, person);
		await tx`lock table public.search_words in share row exclusive mode`;
		const now = await linesIn(tx);
		const key = keyOf(typed);
		if (now.some((line) => keyOf(line.typed) === key))
			throw conflict('known', `“${typed}” was added in the meantime.`);
		// The trial was of other words.
		if (JSON.stringify(now) !== JSON.stringify(lines))
			throw conflict('changed', 'A colleague has changed the words meanwhile. Try yours again.');
		if (now.length >= MOST_LINES)
			throw conflict('full', 'No more words can be added: ask a developer to move some.');
		const [row] = await tx<{ id: string }[]>`
			insert into public.search_words (typed, key, means) values (${typed}, ${key}, ${means})
			returning id`;
		const id = row?.id ?? null;
		const detail = wordsOf({ typed, means });
		await noteInLog(tx, person, { action: 'add', subject: 'search-word', id, detail });
		return id ?? '';
	});
}

/** Removes a word that staff have added. @throws {ApiError} 404, 409 removed */
export const removeSearchWord = (
	sql: Sql,
	{ person, id }: { person: string; id: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [line] = await tx<AddedWord[]>`
			delete from public.search_words where id = ${id} returning typed, means`;
		if (!line) throw conflict('removed', 'A colleague has removed it in the meantime.');
		const detail = wordsOf(line);
		await noteInLog(tx, person, { action: 'remove', subject: 'search-word', id, detail });
	});

const wordsOf = ({ typed, means }: AddedWord) =>
	means === null ? `“${typed}” says nothing` : `“${typed}” means “${means}”`;

const linesIn = async (tx: TransactionSql): Promise<AddedWord[]> => [
	...(await tx<AddedWord[]>`
		select typed, means from public.search_words order by added_at, id`),
];

async function tried({ sql, catalogue, trials }: Tools, { person, word, today }: NewWord) {
	const lines = await deed(sql, async (tx) => {
		await requireStaff(tx, person);
		return linesIn(tx);
	});
	const ready = readyWord(lines, word, today);
	const titled = await catalogue.titled(ready.typed);
	if (ready.means === null && titled > 0)
		throw unprocessable('typed', `Searches cannot leave out “${ready.typed}”: titles have it.`);
	return { lines, trial: { ...(await trials(lines, ready)), titled } };
}

/** A word as it is kept. @throws {ApiError} 422 typed or means */
function readyWord(lines: readonly AddedWord[], word: AddedWord, today: string): AddedWord {
	const typed = sayingOf(word.typed);
	if (keyOf(typed).length < 2)
		throw unprocessable('typed', 'Write a word of two letters or digits at least.');
	if (typed.length > limits.searchWord || typed.split(' ').length > MOST_WORDS)
		throw unprocessable('typed', `Write at most ${MOST_WORDS} words.`);
	if (typed.includes(','))
		throw unprocessable('typed', 'Write it without a figure that has a comma in it.');
	if (isRead(dictionaryWith(lines), typed, today))
		throw unprocessable('typed', `The search knows “${typed}” already.`);
	if (word.means === null) return { typed, means: null };
	const means = meaningOf(word.means);
	if (means === undefined)
		throw unprocessable('means', `The search does not know “${word.means.trim()}”.`);
	return { typed, means };
}
