import type { Sql } from 'postgres';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { streamOf } from '#server/http/stream-of.ts';
import type { Log } from '#server/log.ts';
import {
	alertsOf,
	applicationsOf,
	awaitedOf,
	draftsOf,
	employerOf,
	exportsOf,
	internshipsOf,
	networksOf,
	nextCv,
	notesOf,
	PAGE,
	type Place,
	profileOf,
	type Row,
	reportsOf,
	reviewsOf,
	rowOf,
	savedOf,
	staffLogOf,
	templatesOf,
	termsOf,
} from './account-rows.ts';

/** Limits parallel reads, as each has a whole page in memory. */
const limitReads = limitConcurrency(2);

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
	const employer = await limitReads(() => employerOf(sql, user.id));
	const networks = JSON.stringify(await networksOf(sql, user.id));
	const terms = JSON.stringify(await termsOf(sql, user.id));
	const profile = await limitReads(() => profileOf(sql, user.id));
	yield `{"user":${JSON.stringify(personOf(user))},"employer":${employer},"profile":${profile},"networks":${networks},"accepted_terms":${terms},"applications":[`;
	yield* pages((after) => applicationsOf(sql, user.id, after));
	yield '],"application_notes":[';
	yield* pages((after) => notesOf(sql, user.id, after));
	yield '],"reported_messages":[';
	yield* pages((after) => reportsOf(sql, user.id, after));
	yield '],"messages_looked_at":[';
	yield* pages((after) => reviewsOf(sql, user.id, after));
	yield '],"exports":[';
	yield* pages((after) => exportsOf(sql, user.id, after));
	yield '],"internships":[';
	yield* pages((after) => internshipsOf(sql, user.id, after));
	yield '],"internship_drafts":[';
	yield* pages((after) => draftsOf(sql, user.id, after));
	yield `],"message_templates":${await limitReads(() => templatesOf(sql, user.id))}`;
	yield `,"staff":${await limitReads(() => rowOf(sql, user.id, 'public.staff'))},"staff_log":[`;
	yield* pages((after) => staffLogOf(sql, user.id, after));
	yield `],"alerts":${await limitReads(() => alertsOf(sql, user.id))}`;
	yield `,"reopening_notices":${await limitReads(() => awaitedOf(sql, user.id))}`;
	yield `,"saved_internships":${await limitReads(() => savedOf(sql, user.id))},"cvs":[`;
	yield* cvs(sql, user.id);
	yield ']}';
	return undefined;
}

/** One at a time, with commas between them. */
async function* cvs(sql: Sql, id: string): AsyncGenerator<string> {
	for (let after = '', first = true; ; first = false) {
		const cv = await limitReads(() => nextCv(sql, id, after));
		if (!cv) return;
		yield (first ? '' : ',') + cv.json;
		after = cv.place;
	}
}

/** The rows of all pages, with commas between them. */
async function* pages(read: (after?: Place) => Promise<Row[]>): AsyncGenerator<string> {
	for (let after: Place | undefined, full = true; full; ) {
		const page = await limitReads(() => read(after));
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
