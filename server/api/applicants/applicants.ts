import type { Context, Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import {
	applicationMarks,
	assignment,
	assignments,
	chosenApplications,
	fewIds,
	hiddenNames,
	hostMove,
	hostMoves,
	messageTemplate,
	newNote,
	newSavedFilter,
	renamedFilter,
} from '#schema/applications/applicant-calls.ts';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import type {
	ApplicantsPage,
	Host,
	MatchingApplicants,
	MessageTemplates,
	SomeApplicants,
	TemplateStatus,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { isSentence, SENTENCE_ASKED } from '#schema/applications/rejection-message.ts';
import { uuid } from '#schema/text.ts';
import { fileCalls } from '#server/api/applicants/exports.ts';
import { type ListQuery, listMatching, readList, readSome } from '#server/api/applicants/list.ts';
import { matchingOwn, readOwnList } from '#server/api/applicants/own-list.ts';
import { readApplicant } from '#server/api/applicants/read-applicant.ts';
import { isHost, joined } from '#server/api/applicants/scope.ts';
import { messageCalls } from '#server/api/applications/application-messages.ts';
import { factsOf } from '#server/api/applications/applications.ts';
import { employerQuestions } from '#server/api/applications/listing-questions.ts';
import { answerCalls, type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { CALENDAR_TYPE } from '#server/calendar/calendar-file.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { assignApplication, assignApplications } from '#server/deeds/applications/assign.ts';
import { hideNames } from '#server/deeds/applications/hide-names.ts';
import { noteLook } from '#server/deeds/applications/look.ts';
import { markApplications } from '#server/deeds/applications/mark-applications.ts';
import { moveApplication, moveApplications } from '#server/deeds/applications/move-applications.ts';
import { noteReading } from '#server/deeds/applications/note-access.ts';
import { addNote, deleteNote, seeNotes } from '#server/deeds/applications/notes.ts';
import {
	sendMoveNow,
	sendMovesNow,
	takeBackMove,
	takeBackMoves,
} from '#server/deeds/applications/pending-moves.ts';
import {
	deleteFilter,
	noFilter,
	renameFilter,
	savedFilters,
	saveFilter,
} from '#server/deeds/applications/saved-filters.ts';
import { notFound, unprocessable } from '#server/deeds/deed.ts';
import { invalid, refused } from '#server/http/api-error.ts';
import { savedFile } from '#server/http/sent-files.ts';
import { fileForHost } from '#server/mail/interviews/saved-file.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/** A move of a thousand applications with a message of any script. */
const LARGEST_BODY = 192 * 1024;

/** For how many internships rejections in one step name similar ones. */
const MOST_SUGGESTING = 20;

/** Works as a person. @throws where they answer no applications */
type Working = <T>(user: string, work: Work<T>) => Promise<T>;

/**
 * What those who answer applications do with them: the same calls for employers and for staff, under their own paths.
 * Row-level security decides what they read, the deeds what they change. Shapes are in
 * schema/applications/applicants.ts.
 */
export function applicants(tools: CallTools, host: Host): Hono {
	const { catalogue, clock } = tools.services;
	const { sql, inBackground } = tools.backend;
	const asHost =
		(run: typeof asPerson) =>
		<T>(user: string, work: Work<T>): Promise<T> =>
			run(sql, user, async (tx) => {
				if (!(await isHost(tx, host))) throw noApplication();
				return work(tx);
			}).catch(refused);
	const reading = asHost(asPerson);
	const writing = asHost(asWritingPerson);
	const queryOf = (user: string, { req }: Context): ListQuery => {
		const filters = filtersIn(new URL(req.url).searchParams);
		return { user, host, filters, today: clock.today() };
	};

	const one = async (user: string, id: string): Promise<WholeApplicant> => {
		const applicant = await reading(user, (tx) => readApplicant(tx, user, host, id));
		if (!applicant) throw noApplication();
		if (host === 'staff') await noteReading(sql, { person: user, application: id });
		const unread = applicant.notes.filter(({ waits }) => waits).map((note) => note.id);
		if (unread.length > 0) await seeNotes(sql, { person: user, notes: unread });
		const today = clock.today();
		const slug = applicant.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...applicant, listing: listing && factsOf(listing.internship), today };
	};

	/** A deed about one application, which is returned as it is then. */
	const change = (
		path: string,
		work: (
			by: { as: Host; person: string; application: string },
			context: Context,
		) => Promise<unknown>,
	): Call =>
		post(path, 'answer', async ({ id: person }, context) => {
			const application = idIn(context, noApplication);
			await work({ as: host, person, application }, context);
			return one(person, application);
		});

	return answerCalls(tools, [
		get('/applications', 'read', async ({ id }, context): Promise<ApplicantsPage> => {
			const query = queryOf(id, context);
			const read = host === 'employer' ? readOwnList : readList;
			const begun = performance.now();
			const [list, saved_filters] = await reading(id, (tx) =>
				Promise.all([read(tx, query), host === 'employer' ? savedFilters(tx, id) : []]),
			);
			if (host === 'employer') inBackground(() => noteLook(sql, id, performance.now() - begun));
			return { ...list, saved_filters, today: query.today };
		}),
		get('/applications/matching', 'read', async ({ id }, context): Promise<MatchingApplicants> => {
			const near = v.safeParse(uuid, context.req.query('near'));
			const query = queryOf(id, context);
			const list = host === 'employer' ? matchingOwn : listMatching;
			return reading(id, (tx) => list(tx, query, near.success ? near.output : null));
		}),
		get('/applications/some', 'read', async ({ id }, { req }): Promise<SomeApplicants> => {
			const ids = v.safeParse(fewIds, req.query('ids'));
			if (!ids.success) throw invalid('The query is not valid.');
			const items = await reading(id, (tx) => readSome(tx, { host, ids: ids.output }));
			return { items, today: clock.today() };
		}),
		...(host === 'employer' ? listCalls(sql, reading) : []),
		post('/applications/moves', 'answer', async ({ id: person }, { req }) => {
			const moves = await bodyOf(req.raw, hostMoves, LARGEST_BODY);
			requireSentence(moves.to, moves.message);
			const ids = moves.moves.map(({ id }) => id);
			const similar = await similarTo(tools.services, reading, person, moves.to, ids);
			const by = { as: host, person, today: clock.today() };
			return { items: await moveApplications(sql, { similar, ...by, ...moves }) };
		}),
		post('/applications/take-backs', 'answer', async ({ id: person }, { req }) => {
			const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
			return { items: await takeBackMoves(sql, { as: host, person, applications: ids }) };
		}),
		post('/applications/send-now', 'answer', async ({ id: person }, { req }) => {
			const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
			return { items: await sendMovesNow(sql, { as: host, person, applications: ids }) };
		}),
		...templateCalls(reading, writing),
		get('/applications/:id', 'read', async ({ id }, context) =>
			one(id, idIn(context, noApplication)),
		),
		/** The interview that is to come. */
		get('/applications/:id/calendar', 'read', async ({ id: user, email }, context) => {
			const application = idIn(context, noApplication);
			const applicant = await reading(user, (tx) => readApplicant(tx, user, host, application));
			if (!applicant) throw noApplication();
			const attendee = host === 'employer' ? email : null;
			const file = await fileForHost(sql, application, attendee, tools.config);
			if (!file) throw notFound('This application has no interview to put into a calendar.');
			return savedFile(file.content, CALENDAR_TYPE, file.name);
		}),
		change('/applications/:id/move', async (by, { req }) => {
			const move = await bodyOf(req.raw, hostMove);
			requireSentence(move.to, move.message);
			const similar = await similarTo(tools.services, reading, by.person, move.to, [
				by.application,
			]);
			await moveApplication(sql, { similar, ...by, ...move, today: clock.today() });
		}),
		change('/applications/:id/take-back', (by) => takeBackMove(sql, by)),
		change('/applications/:id/send-now', (by) => sendMoveNow(sql, by)),
		change('/applications/:id/notes', async (by, { req }) => {
			const { text, colleague = null } = await bodyOf(req.raw, newNote);
			await addNote(sql, { ...by, text, colleague });
		}),
		// Staff take nothing on: what they do is claimed as it opens.
		...(host === 'employer'
			? [
					change('/applications/:id/assign', async ({ person, application }, { req }) => {
						const given = await bodyOf(req.raw, assignment);
						await assignApplication(sql, { person, application, ...given });
					}),
				]
			: []),
		change('/applications/:id/notes/:note/delete', (by, context) =>
			deleteNote(sql, { ...by, note: idIn(context, noApplication, 'note') }),
		),
		// Staff read messages only where one was reported (server/api/staff/answers.ts).
		...(host === 'employer' ? [...messageCalls(tools, host), ...employerQuestions(tools)] : []),
		...fileCalls(tools, host, reading),
	]);
}

/** What an employer does with its list, and not staff: marks, whose each is, hidden names and saved filters. */
function listCalls(sql: Sql, reading: Working): Call[] {
	const filtersOf = async (person: string) => ({
		items: await reading(person, (tx) => savedFilters(tx, person)),
	});
	return [
		post('/applications/marks', 'answer', async ({ id: person }, { req }) => {
			const { ids, ...marks } = await bodyOf(req.raw, applicationMarks, LARGEST_BODY);
			return { ids: await markApplications(sql, { person, applications: ids, ...marks }) };
		}),
		post('/applications/assign', 'answer', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, assignments, LARGEST_BODY);
			return { items: await assignApplications(sql, { person, ...given }) };
		}),
		post('/applications/hide-names', 'answer', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, hiddenNames);
			await hideNames(sql, { person, ...given });
			return { hides_names: given.hide };
		}),
		post('/applications/filters', 'answer', async ({ id: person }, { req }) => {
			await saveFilter(sql, { person, ...(await bodyOf(req.raw, newSavedFilter)) });
			return filtersOf(person);
		}),
		post('/applications/filters/:id/rename', 'answer', async ({ id: person }, context) => {
			const { name } = await bodyOf(context.req.raw, renamedFilter);
			await renameFilter(sql, { person, filter: idIn(context, noFilter), name });
			return filtersOf(person);
		}),
		post('/applications/filters/:id/delete', 'answer', async ({ id: person }, context) => {
			await deleteFilter(sql, { person, filter: idIn(context, noFilter) });
			return filtersOf(person);
		}),
	];
}

const templateCalls = (reading: Working, writing: Working): Call[] => [
	get('/message-templates', 'read', ({ id }) => reading(id, (tx) => readTemplates(tx, id))),
	post('/message-templates', 'answer', async ({ id }, { req }) => {
		const { to, text } = await bodyOf(req.raw, messageTemplate);
		if (text !== null) requireSentence(to, text);
		return writing(id, async (tx) => {
			await storeTemplate(tx, id, to, text);
			return readTemplates(tx, id);
		});
	}),
];

/** Open internships like those of these applications, by slug, where they are rejected. */
async function similarTo(
	{ catalogue, clock }: CallTools['services'],
	reading: Working,
	user: string,
	to: ApplicationStatus,
	ids: string[],
): Promise<Record<string, string[]>> {
	if (to !== 'rejected') return {};
	const today = clock.today();
	const rows = await reading(
		user,
		(tx) => tx<{ slug: string }[]>`
			select distinct slug from ${joined(tx)}
			where application.id = any (${ids}::uuid[]) and slug is not null limit ${MOST_SUGGESTING}`,
	);
	const suggestions = rows.map(async ({ slug }): Promise<[string, string[]]> => {
		const listing = await catalogue.bySlug(slug, today);
		const similar = listing ? await catalogue.similar(listing.internship, today) : [];
		return [slug, similar.map((one) => one.slug)];
	});
	return Object.fromEntries(await Promise.all(suggestions));
}

function requireSentence(to: ApplicationStatus, message: string | null | undefined) {
	if (to === 'rejected' && !isSentence(message ?? ''))
		throw unprocessable('message_too_short', SENTENCE_ASKED);
}

/** The prepared messages that an account has changed, by the status that they lead to. */
async function readTemplates(tx: TransactionSql, user: string): Promise<MessageTemplates> {
	const rows = await tx<{ to: TemplateStatus; text: string }[]>`
		select to_status as to, text from public.message_templates where user_id = ${user}`;
	return Object.fromEntries(rows.map(({ to, text }) => [to, text]));
}

/** @param text null deletes it */
const storeTemplate = (
	tx: TransactionSql,
	user: string,
	to: TemplateStatus,
	text: string | null,
) =>
	text === null
		? tx`delete from public.message_templates where user_id = ${user} and to_status = ${to}`
		: tx`insert into public.message_templates (user_id, to_status, text)
				values (${user}, ${to}, ${text})
				on conflict (user_id, to_status) do update set text = excluded.text`;
