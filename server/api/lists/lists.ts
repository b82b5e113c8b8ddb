import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { TransactionSql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';
import {
	changedList,
	LIST_MONTHS,
	type ListSearchResult,
	listSearch,
	MOST_LISTED,
	MOST_LISTS,
	newList,
	type OwnList,
	type OwnLists,
} from '#schema/students/shared-list.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { listDigest, listToken } from '#server/catalogue/list-token.ts';
import {
	changeSharedList,
	endSharedList,
	noList,
	shareList,
} from '#server/deeds/students/shared-lists.ts';
import { json, refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/**
 * The lists that a signed-in person shares: `GET /` names them with their addresses, `POST /` makes one, `POST /:id` changes
 * its words, `POST /:id/end` ends it; `POST /search` says what a search finds for one. Shapes are in
 * schema/students/shared-list.ts. Everybody reads a list at its address (app/routes/list, server/site/internships/list-file.ts).
 */
export function lists(tools: CallTools): Hono {
	const { services, backend } = tools;
	const { sql, signingKey } = backend;
	const read = async (user: string): Promise<OwnLists> => {
		const rows = await asPerson(sql, user, (tx) => readLists(tx, user)).catch(refused);
		return { items: rows.map((row) => withAddress(row, services.config.siteUrl, signingKey)) };
	};
	const one = async (user: string, id: string): Promise<OwnList> => {
		const list = (await read(user)).items.find((own) => own.id === id);
		// Ended meanwhile by the same person elsewhere.
		if (!list) throw noList();
		return list;
	};
	return answerCalls(tools, [
		get('/', 'read', ({ id }) => read(id)),
		post('/', 'list', async ({ id: person }, { req }) => {
			const list = await bodyOf(req.raw, newList);
			const id = randomUUID();
			const digest = listDigest(listToken(signingKey, id)) as Buffer;
			await shareList(sql, { ...list, person, id, digest });
			return json(await one(person, id), 201);
		}),
		post('/search', 'list', async (_, { req }) => {
			const { query } = await bodyOf(req.raw, listSearch);
			return searchForList(services, query);
		}),
		post('/:id', 'list', async ({ id: person }, context) => {
			const id = listIn(context);
			const words = await bodyOf(context.req.raw, changedList);
			await changeSharedList(sql, { ...words, person, id });
			return one(person, id);
		}),
		post('/:id/end', 'list', async ({ id: person }, context) => {
			await endSharedList(sql, { person, id: listIn(context) });
		}),
	]);
}

const listIn = (context: Context) => idIn(context, noList);

/** The first `MOST_LISTED` that a search finds. */
async function searchForList(
	{ catalogue, clock }: ServerServices,
	query: string,
): Promise<ListSearchResult> {
	const today = clock.today();
	const search = parseSearch(new URLSearchParams(query), today);
	const first = await catalogue.search({ ...search, page: 1 }, today);
	const items = [...first.items];
	for (let page = 2; page <= first.pages && items.length < MOST_LISTED; page += 1)
		items.push(...(await catalogue.search({ ...search, page }, today)).items);
	const { exact, total } = first;
	return { items: items.slice(0, MOST_LISTED), exact, total, today };
}

type Row = Omit<OwnList, 'address'> & { digest: Uint8Array };

const readLists = (tx: TransactionSql, user: string) =>
	tx<Row[]>`
		select id, title, line, shown_name as name, cardinality(internships) as count, digest,
			(made_at at time zone 'Europe/London')::date::text as made_on,
			((made_at + make_interval(months => ${LIST_MONTHS})) at time zone 'Europe/London')::date::text as ends_on
		from public.shared_lists where user_id = ${user} order by made_at desc, id limit ${MOST_LISTS}`;

/** A new secret of the server makes other tokens: those in addresses that were told still work. */
function withAddress({ digest, ...list }: Row, siteUrl: string, key: string): OwnList {
	const token = listToken(key, list.id);
	const isSame = listDigest(token)?.equals(digest);
	return { ...list, address: isSame ? `${siteUrl}/lists/${token}` : null };
}
