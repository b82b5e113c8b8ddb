import type { Sql } from 'postgres';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { noAnswer } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import type { Log } from '#server/log.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/** So many applications are in memory at once; each may have sixty thousand bytes. */
const PAGE = 20;

/** A page is read whole: not by many at once. */
const readInTurn = limitConcurrency(2);

type Place = { created: string; id: string };
type Row = Place & { json: string };

/**
 * Everything that is tied to an account as JSON, row-level security deciding what that is. It is read
 * as fast as it is sent, a page at a time; no transaction is open in between, as a cursor would need,
 * since applications are not changed and new ones come before those that were read. A failure breaks
 * the stream off: half a copy is none.
 * @throws {ApiError} 503 where it cannot be begun
 */
export async function accountCopy(
	sql: Sql,
	user: AccountUser,
	log: Log,
): Promise<ReadableStream<Uint8Array>> {
	const parts = copied(sql, user);
	const first = await parts.next().catch((cause) => {
		throw Object.assign(noAnswer(), { cause });
	});
	let next: Promise<IteratorResult<string>> | undefined = Promise.resolve(first);
	const encoder = new TextEncoder();
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { value, done } = await (next ?? parts.next());
					next = undefined;
					if (done) controller.close();
					else controller.enqueue(encoder.encode(value));
				} catch (error) {
					log.error({ error: (error as Error)?.name }, 'a copy of an account broke off');
					// The database's words may repeat values, and this error is printed.
					controller.error(new Error('A copy of an account broke off.'));
				}
			},
			cancel: () => void parts.return(undefined),
		},
		{ highWaterMark: 0 },
	);
}

async function* copied(sql: Sql, user: AccountUser): AsyncGenerator<string, undefined> {
	const employer = await readInTurn(() => employerOf(sql, user.id));
	const networks = JSON.stringify(await networksOf(sql, user.id));
	yield `{"user":${JSON.stringify(personOf(user))},"employer":${employer},"networks":${networks},"applications":[`;
	for (let after: Place | undefined, full = true; full; ) {
		const page = await readInTurn(() => applicationsOf(sql, user.id, after));
		yield (after && page.length > 0 ? ',' : '') + page.map(({ json }) => json).join(',');
		after = page.at(-1) ?? after;
		full = page.length === PAGE;
	}
	yield ']}';
	return undefined;
}

function personOf(user: AccountUser) {
	const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user;
	const full_name = typeof user_metadata?.full_name === 'string' ? user_metadata.full_name : null;
	return { id, email, full_name, created_at, email_confirmed_at, last_sign_in_at, user_metadata };
}

/** When each of the known networks was last signed in from. */
async function networksOf(sql: Sql, id: string): Promise<{ used_on: string }[]> {
	return sql<{ used_on: string }[]>`select used_on::text from limits.networks_of(${id})`;
}

/** The profile as JSON, or `null`. */
async function employerOf(sql: Sql, id: string): Promise<string> {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ json: string }[]>`
			select to_json(employers)::text as json from public.employers where user_id = ${id}`,
	);
	return row?.json ?? 'null';
}

/** The next ones, newest first, made JSON after they were chosen. As text a time keeps its microseconds, which a `Date` has not. */
function applicationsOf(sql: Sql, id: string, after: Place | undefined): Promise<Row[]> {
	return asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, created_at::text as created, to_json(page)::text as json
			from (
				select * from public.applications
				where user_id = ${id}
					${after ? own`and (created_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
				order by created_at desc, id desc limit ${PAGE}
			) as page
			order by created_at desc, id desc`,
	);
}
