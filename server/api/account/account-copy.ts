import type { Sql } from 'postgres';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { streamOf } from '#server/http/stream-of.ts';
import type { Log } from '#server/log.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/** The number of applications in memory at once; each may have sixty thousand bytes. */
const PAGE = 20;

/** Limits parallel reads, as each has a whole page in memory. */
const readInTurn = limitConcurrency(2);

type Place = { created: string; id: string };
type Row = Place & { json: string };

/**
 * All data of an account as JSON, selected by row-level security. It is read a page at a time as the client
 * receives it. A cursor would need an open transaction; pages are enough, as applications never change and
 * new ones come before those already read.
 * @throws {ApiError} 503 if it cannot be started
 */
export const accountCopy = (
	sql: Sql,
	user: AccountUser,
	log: Log,
): Promise<ReadableStream<Uint8Array>> => streamOf(copied(sql, user), 'a copy of an account', log);

async function* copied(sql: Sql, user: AccountUser): AsyncGenerator<string, undefined> {
	const employer = await readInTurn(() => employerOf(sql, user.id));
	const networks = JSON.stringify(await networksOf(sql, user.id));
	const profile = await readInTurn(() => profileOf(sql, user.id));
	yield `{"user":${JSON.stringify(personOf(user))},"employer":${employer},"profile":${profile},"networks":${networks},"applications":[`;
	yield* pages((after) => applicationsOf(sql, user.id, after));
	yield '],"application_notes":[';
	yield* pages((after) => notesOf(sql, user.id, after));
	yield '],"internships":[';
	yield* pages((after) => internshipsOf(sql, user.id, after));
	yield '],"internship_drafts":[';
	yield* pages((after) => draftsOf(sql, user.id, after));
	yield `],"message_templates":${await readInTurn(() => templatesOf(sql, user.id))}`;
	yield `,"staff":${await readInTurn(() => rowOf(sql, user.id, 'public.staff'))},"staff_log":[`;
	yield* pages((after) => staffLogOf(sql, user.id, after));
	yield `],"alerts":${await readInTurn(() => alertsOf(sql, user.id))}`;
	yield `,"saved_internships":${await readInTurn(() => savedOf(sql, user.id))},"cvs":[`;
	yield* cvs(sql, user.id);
	yield ']}';
	return undefined;
}

/** One at a time, with commas between them. */
async function* cvs(sql: Sql, id: string): AsyncGenerator<string> {
	for (let after = '', first = true; ; first = false) {
		const cv = await readInTurn(() => nextCv(sql, id, after));
		if (!cv) return;
		yield (first ? '' : ',') + cv.json;
		after = cv.place;
	}
}

/** The rows of all pages, with commas between them. */
async function* pages(read: (after?: Place) => Promise<Row[]>): AsyncGenerator<string> {
	for (let after: Place | undefined, full = true; full; ) {
		const page = await readInTurn(() => read(after));
		yield (after && page.length > 0 ? ',' : '') + page.map(({ json }) => json).join(',');
		after = page.at(-1) ?? after;
		full = page.length === PAGE;
	}
}

function personOf(user: AccountUser) {
	const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user;
	const full_name = typeof user_metadata?.full_name === 'string' ? user_metadata.full_name : null;
	return { id, email, full_name, created_at, email_confirmed_at, last_sign_in_at, user_metadata };
}

/** The date of the last sign-in from each known network. */
async function networksOf(sql: Sql, id: string): Promise<{ used_on: string }[]> {
	return sql<{ used_on: string }[]>`select used_on::text from limits.networks_of(${id})`;
}

/** The employer's profile as JSON, or `null`. */
const employerOf = (sql: Sql, id: string) => rowOf(sql, id, 'public.employers');

/** The student's profile as JSON, or `null`. */
const profileOf = (sql: Sql, id: string) => rowOf(sql, id, 'public.student_profiles');

async function rowOf(sql: Sql, id: string, table: string): Promise<string> {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ json: string }[]>`
			select to_json(found)::text as json from ${own(table)} as found where user_id = ${id}`,
	);
	return row?.json ?? 'null';
}

/** What a member of staff has done, newest first. */
const staffLogOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, at::text as created, json_build_object(
				'at', at, 'action', action, 'subject', subject, 'subject_id', subject_id)::text as json
			from public.staff_log
			where staff_id = ${id}
				${after ? own`and (at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
			order by at desc, id desc limit ${PAGE}`,
	);

/** At most ten, as JSON. */
async function alertsOf(sql: Sql, id: string): Promise<string> {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ json: string }[]>`
			select coalesce(json_agg(alerts order by created_at), '[]')::text as json
			from public.alerts where user_id = ${id}`,
	);
	return row?.json ?? '[]';
}

/**
 * The uploaded CV, then those that were sent, one at a time, as each may have three million letters.
 * @param after the place of the one before; "" for the first
 */
async function nextCv(sql: Sql, id: string, after: string) {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ place: string; json: string }[]>`
			select place, json_build_object('application_id', nullif(place, 'own'), 'name', name,
				'pdf_base64', translate(encode(content, 'base64'), E'\\n', ''))::text as json
			from (
				select * from (
					select 'own' as place, name, content, 0 as rank
					from public.cv_files where user_id = ${id}
					union all
					select application_id::text, cv_name, cv, 1
					from public.application_copies join public.applications on id = application_id
					where user_id = ${id} and cv is not null
				) as every
				where (rank, place) > (
					case ${after} when '' then -1 when 'own' then 0 else 1 end, ${after}
				)
				order by rank, place limit 1
			) as found`,
	);
	return row;
}

/**
 * The next applications, newest first, converted to JSON after the limit. A time is text, as a `Date` has
 * no microseconds.
 */
function applicationsOf(sql: Sql, id: string, after: Place | undefined): Promise<Row[]> {
	return asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, created_at::text as created, to_json(page)::text as json
			from (
				select applications.*, (
					select coalesce(json_agg(event order by number), '[]') from (
						select number, at, mover, from_status, to_status, reasons, message
						from public.application_events where application_id = applications.id
					) as event
				) as events, (
					select to_json(sent) from (
						select profile, permission_shown, cv_name from public.application_copies
						where application_id = applications.id
					) as sent
				) as sent
				from public.applications
				where user_id = ${id}
					${after ? own`and (created_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
				order by created_at desc, id desc limit ${PAGE}
			) as page
			order by created_at desc, id desc`,
	);
}

/** The next notes that the account has written about applications, newest first. */
function notesOf(sql: Sql, id: string, after: Place | undefined): Promise<Row[]> {
	return asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, at::text as created, json_build_object(
				'application_id', application_id, 'at', at, 'text', text)::text as json
			from public.application_notes
			where written_by = ${id}
				${after ? own`and (at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
			order by at desc, id desc limit ${PAGE}`,
	);
}

/** The employer's message templates, as JSON: one for each move at the most. */
async function templatesOf(sql: Sql, id: string): Promise<string> {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ json: string }[]>`
			select coalesce(json_object_agg(to_status, text), '{}')::text as json
			from public.message_templates where user_id = ${id}`,
	);
	return row?.json ?? '{}';
}

/** What is saved, with the names of those that are still shown. */
async function savedOf(sql: Sql, id: string): Promise<string> {
	const [row] = await asPerson(
		sql,
		id,
		(own) => own<{ json: string }[]>`
			select coalesce(json_agg(line order by saved_at), '[]')::text as json from (
				select internship_id, slug, title, company, saved_at
				from public.saved_internships left join public.internships on internships.id = internship_id
				where user_id = ${id}
			) as line`,
	);
	return row?.json ?? '[]';
}

/** What an employer has published, newest first. */
const internshipsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, published_at::text as created,
				(to_jsonb(internship) - '{head,stems,version,number}'::text[])::text as json
			from public.internships as internship
			where employer_id = posting_rules.own_employer()
				${after ? own`and (published_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
			order by published_at desc, id desc limit ${PAGE}`,
	);

/** What an employer has written, newest first. */
const draftsOf = (sql: Sql, id: string, after: Place | undefined): Promise<Row[]> =>
	asPerson(
		sql,
		id,
		(own) => own<Row[]>`
			select id, created_at::text as created,
				(to_jsonb(draft) - '{claimed_by,claimed_until}'::text[])::text as json
			from public.internship_drafts as draft
			where employer_id = posting_rules.own_employer()
				${after ? own`and (created_at, id) < (${after.created}::text::timestamptz, ${after.id}::uuid)` : own``}
			order by created_at desc, id desc limit ${PAGE}`,
	);
