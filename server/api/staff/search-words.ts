import type { Sql } from 'postgres';
import type { ServerServices } from '#schema/server-services.ts';
import { type SearchWord, type SearchWords, searchWord } from '#schema/staff/search-words.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { createTrials, type Trials } from '#server/catalogue/judged/trial.ts';
import { meaningOf, meanings } from '#server/catalogue/read-search.ts';
import { notFound } from '#server/deeds/deed.ts';
import {
	addSearchWord,
	removeSearchWord,
	trySearchWord,
} from '#server/deeds/staff/search-words.ts';
import { readAsStaff } from './for-staff.ts';

const noWord = () => notFound('There is no such word.');

/**
 * The words that staff have added to those of the search. `POST /try` says what one would do, `POST /` adds it, and
 * `POST /:id/remove` removes it.
 */
export function staffSearchWords(sql: Sql, { catalogue, clock }: ServerServices): Call[] {
	let trials: Trials | undefined;
	const tools = () => {
		trials ??= createTrials();
		return { sql, catalogue, trials };
	};
	const path = '/searches/words';
	return [
		get(path, 'read', ({ id }) => listWords(sql, id)),
		post(`${path}/try`, 'staff', async ({ id: person }, { req }) => {
			const word = await bodyOf(req.raw, searchWord);
			return trySearchWord(tools(), { person, word, today: clock.today() });
		}),
		post(path, 'staff', async ({ id: person }, { req }) => {
			const word = await bodyOf(req.raw, searchWord);
			return { id: await addSearchWord(tools(), { person, word, today: clock.today() }) };
		}),
		post(`${path}/:id/remove`, 'staff', async ({ id: person }, context) => {
			const id = idIn(context, noWord);
			await bodyOf(context.req.raw, noBody);
			await removeSearchWord(sql, { person, id });
		}),
	];
}

const listWords = (sql: Sql, user: string): Promise<SearchWords> =>
	readAsStaff(sql, user, async (tx) => {
		const rows = await tx<Omit<SearchWord, 'unused'>[]>`
			select id, typed, means, to_json(added_at) #>> '{}' as added_at
			from public.search_words order by search_words.added_at desc, id`;
		const words = rows.map((row) => ({
			...row,
			unused: row.means !== null && meaningOf(row.means) === undefined,
		}));
		return { words, meanings: meanings() };
	});
