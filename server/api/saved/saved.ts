import type { Hono } from 'hono';
import type { TransactionSql } from 'postgres';
import {
	type ComparedOwn,
	comparedInternships,
	type NoteSaved,
	noteToSave,
} from '#schema/students/compared-internships.ts';
import { MOST_SAVED } from '#schema/students/most-saved.ts';
import { MOST_AWAITED } from '#schema/students/reopening.ts';
import {
	type AppliedInternship,
	type CardMarks,
	namedInternships,
	type SavedCards,
	type SavedInternship,
} from '#schema/students/saved-internships.ts';
import { answerCalls, type CallTools, get, only, post } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { endCalendarAddress } from '#server/deeds/students/calendar-address.ts';
import { json, refusalOf } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';
import { comparedListings, readComparedOffers } from './compare.ts';
import { readNotes, writeNote } from './notes.ts';
import { newCalendarAddress, readCalendarAddress, savedDeadlines } from './saved-calendar.ts';

/**
 * What a person has saved. `GET /` is answered with cards; `GET /marks` with what marks them; `POST /` saves
 * and `POST /remove` removes, any number at once, and both return the marks. `POST /cards` needs no account:
 * the cards of what a visitor's device holds; nor does `POST /deadlines`, a calendar file of them. `POST /calendar`
 * makes an address for calendar programs in place of an earlier one, `GET /calendar` says when, `POST /calendar/end` ends it.
 * `POST /compare` needs no account: what is compared of up to four internships; `POST /compare/own` adds the person's offers
 * and notes, `POST /note` saves a note. Shapes are in schema/students/saved-internships.ts and compared-internships.ts;
 * errors are {code, message}.
 */
export function saved(tools: CallTools): Hono {
	const { services, config, backend, limits } = tools;
	const { catalogue, clock } = services;
	const read = <T>(user: string, work: Work<T>) => asPerson(backend.sql, user, work).catch(refuse);
	const write = <T>(user: string, work: Work<T>) =>
		asWritingPerson(backend.sql, user, work).catch(refuse);
	const cardsOf = async (slugs: string[]): Promise<SavedCards> => {
		const today = clock.today();
		return { items: await catalogue.bySlugs(slugs, today), today };
	};
	const app = answerCalls(tools, [
		get('/', 'read', async ({ id }) => {
			const rows = await read(id, (tx) => readSaved(tx, id));
			return cardsOf(rows.map(({ slug }) => slug));
		}),
		post('/', 'save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => addSaved(tx, id, internships));
			return read(id, (tx) => readMarks(tx, id, internships));
		}),
		get('/marks', 'read', ({ id }) => read(id, (tx) => readMarks(tx, id))),
		post('/remove', 'save', async ({ id }, { req }) => {
			const { internships } = await bodyOf(req.raw, namedInternships);
			await write(id, (tx) => removeSaved(tx, id, internships));
			return read(id, (tx) => readMarks(tx, id));
		}),
		post('/compare/own', 'read', async ({ id }, { req }): Promise<ComparedOwn> => {
			const { internships } = await bodyOf(req.raw, comparedInternships);
			const today = clock.today();
			return read(id, async (tx) => ({
				offers: await readComparedOffers(tx, id, today, internships),
				notes: await readNotes(tx, id, internships),
			}));
		}),
		post('/note', 'save', async ({ id }, { req }): Promise<NoteSaved> => {
			const note = await bodyOf(req.raw, noteToSave);
			return write(id, (tx) => writeNote(tx, id, note));
		}),
		get('/calendar', 'read', ({ id }) => read(id, (tx) => readCalendarAddress(tx, id))),
		post('/calendar', 'save', ({ id }) =>
			newCalendarAddress(backend.sql, id, services.config.siteUrl),
		),
		post('/calendar/end', 'save', async ({ id }) => {
			await endCalendarAddress(backend.sql, id);
		}),
	]);
	app.use('/deadlines', only('POST'));
	app.post('/deadlines', savedDeadlines(tools));
	app.use('/compare', only('POST'));
	app.post('/compare', comparedListings(tools));
	app.use('/cards', only('POST'));
	app.post('/cards', async ({ req, env }: Incoming) => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
		const { internships } = await bodyOf(req.raw, namedInternships);
		return json(await cardsOf(internships));
	});
	return app;
}

/** The only rule with a message of its own is the bound on rows. */
function refuse(cause: unknown): never {
	throw refusalOf(cause, { 403: 'too_many_saved' });
}

/** How many applications of an account are read: at most as many as it can have. */
const MOST_APPLIED = 500;

/** What is saved and still shown, newest first. */
const readSaved = (tx: TransactionSql, user: string) =>
	tx<SavedInternship[]>`
		select slug, title, company, city, to_json(saved_at) #>> '{}' as saved_at
		from public.saved_internships join public.internships on internships.id = internship_id
		where user_id = ${user} order by saved_internships.saved_at desc, slug limit ${MOST_SAVED}`;

export const readApplied = (tx: TransactionSql, user: string) =>
	tx<AppliedInternship[]>`
		select slug, title, company, city, source, application.id,
			application_rules.status_of(application.id) as status,
			(application.created_at at time zone 'Europe/London')::date::text as applied_on,
			answer_due_on::text,
			(select (min(at) at time zone 'Europe/London')::date::text from public.application_events as event
				where event.application_id = application.id and takes_back is null
				and to_status = application_rules.status_of(application.id)) as status_on
		from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and application_rules.status_of(application.id) <> 'withdrawn'
		order by application.created_at desc limit ${MOST_APPLIED}`;

const readWithdrawn = (tx: TransactionSql, user: string) =>
	tx<{ slug: string }[]>`
		select distinct slug from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and application_rules.status_of(application.id) = 'withdrawn' limit ${MOST_APPLIED}`;

export const readAwaited = (tx: TransactionSql, user: string) =>
	tx<{ slug: string }[]>`
		select slug from public.reopening_notices join public.internships on internships.id = internship_id
		where user_id = ${user} limit ${MOST_AWAITED}`;

/** @param asked slugs that were to be saved */
async function readMarks(
	tx: TransactionSql,
	user: string,
	asked: string[] = [],
): Promise<CardMarks> {
	const rows = await tx<{ slug: string }[]>`
		select slug from public.internships where slug = any (${asked})`;
	const slugs = new Set(rows.map(({ slug }) => slug));
	return {
		saved: await readSaved(tx, user),
		applied: await readApplied(tx, user),
		withdrawn: (await readWithdrawn(tx, user)).map(({ slug }) => slug),
		awaited: (await readAwaited(tx, user)).map(({ slug }) => slug),
		unknown: asked.filter((slug) => !slugs.has(slug)),
	};
}

/** Saves as many as there is room for, in their order; those that are no longer shown make room. */
async function addSaved(tx: TransactionSql, user: string, slugs: string[]): Promise<void> {
	await tx`
		delete from public.saved_internships
		where user_id = ${user} and internship_id not in (select id from public.internships)`;
	await tx`
		insert into public.saved_internships (user_id, internship_id)
		select ${user}, id from public.internships
		where slug = any (${slugs}) and id not in (
			select internship_id from public.saved_internships where user_id = ${user}
		)
		order by array_position(${slugs}::text[], slug)
		limit ${MOST_SAVED} - (select count(*) from public.saved_internships where user_id = ${user})
		on conflict do nothing`;
}

const removeSaved = (tx: TransactionSql, user: string, slugs: string[]) =>
	tx`delete from public.saved_internships using public.internships
		where user_id = ${user} and id = internship_id and slug = any (${slugs})`;
