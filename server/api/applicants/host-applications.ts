import type { Sql, TransactionSql } from 'postgres';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type {
	ApplicantsPage,
	Host,
	Matching,
	MessageTemplates,
	MoveOutcome,
	SendOutcome,
	TakeBackOutcome,
	TemplateStatus,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { isSentence, SENTENCE_ASKED } from '#schema/applications/rejection-message.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { listMatching, readList } from '#server/api/applicants/list.ts';
import { readApplicant, readSentCv } from '#server/api/applicants/read-applicant.ts';
import { isHost, joined } from '#server/api/applicants/scope.ts';
import { factsOf } from '#server/api/applications/applications.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { moveApplication, moveApplications } from '#server/deeds/applications/move-applications.ts';
import { noteDownload, noteExport, noteReading } from '#server/deeds/applications/note-access.ts';
import { addNote, deleteNote } from '#server/deeds/applications/notes.ts';
import {
	sendMoveNow,
	sendMovesNow,
	takeBackMove,
	takeBackMoves,
} from '#server/deeds/applications/pending-moves.ts';
import { ApiError, refused } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';
import { countExported, type Wanted } from './exports.ts';

/** For how many internships rejections in one step name similar ones. */
const MOST_SUGGESTING = 20;

/**
 * What those who answer applications do with them: the same for employers and staff. Row-level security decides what
 * they read, the deeds what they change. Every function takes the account first.
 * @throws {ApiError} 404 for people who answer none, 409 or 422 as the rules refuse, 503 if the database does
 * not answer
 */
export function hostApplications({ catalogue, clock }: ServerServices, sql: Sql, host: Host) {
	const asHost =
		(run: typeof asPerson) =>
		<T>(user: string, work: Work<T>): Promise<T> =>
			run(sql, user, async (tx) => {
				if (!(await isHost(tx, user, host))) throw noApplication();
				return work(tx);
			}).catch(refused);
	const reading = asHost(asPerson);
	const writing = asHost(asWritingPerson);

	const one = async (user: string, id: string): Promise<WholeApplicant> => {
		const found = await reading(user, (tx) => readApplicant(tx, user, host, id));
		if (!found) throw noApplication();
		if (host === 'staff') await noteReading(sql, { person: user, application: id });
		const today = clock.today();
		const slug = found.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...found, listing: listing && factsOf(listing.internship), today };
	};

	/** Open internships like those of these applications, by slug. */
	const similarTo = async (user: string, ids: string[]): Promise<Record<string, string[]>> => {
		const today = clock.today();
		const rows = await reading(
			user,
			(tx) => tx<{ slug: string }[]>`
				select distinct slug from ${joined(tx)}
				where application.id = any (${ids}::uuid[]) and slug is not null limit ${MOST_SUGGESTING}`,
		);
		const found = rows.map(async ({ slug }): Promise<[string, string[]]> => {
			const listing = await catalogue.bySlug(slug, today);
			const similar = listing ? await catalogue.similar(listing.internship, today) : [];
			return [slug, similar.map((one) => one.slug)];
		});
		return Object.fromEntries(await Promise.all(found));
	};

	return {
		one,
		reading,
		today: () => clock.today(),
		/** Notes the export for staff before its first byte is sent. */
		async noteExport({ user, filters, ids }: Wanted, kind: 'list' | 'cvs'): Promise<void> {
			const query = { user, host, filters, today: clock.today() };
			const count = await reading(user, (tx) => countExported(tx, query, ids, kind));
			const { internship } = filters;
			await noteExport(sql, { as: host, person: user, kind, internship, applications: count });
		},
		/** The CV as it was sent. */
		async cv(user: string, id: string) {
			const found = await reading(user, (tx) => readSentCv(tx, host, id));
			if (!found) throw noApplication();
			if (host === 'staff') await noteDownload(sql, { person: user, application: id });
			return found;
		},
		page: (user: string, filters: ApplicantFilters): Promise<ApplicantsPage> => {
			const today = clock.today();
			return reading(user, async (tx) => {
				const list = await readList(tx, { user, host, filters, today });
				return { ...list, page: filters.page, today };
			});
		},
		matching: async (user: string, filters: ApplicantFilters): Promise<Matching> => ({
			items: await reading(user, (tx) =>
				listMatching(tx, { user, host, filters, today: clock.today() }),
			),
		}),
		async move(user: string, id: string, move: HostMove): Promise<WholeApplicant> {
			requireSentence(move.to, move.message);
			const similar = move.to === 'rejected' ? await similarTo(user, [id]) : {};
			await moveApplication(sql, {
				similar,
				as: host,
				person: user,
				application: id,
				...move,
				today: clock.today(),
			});
			return one(user, id);
		},
		async takeBack(user: string, id: string): Promise<WholeApplicant> {
			await takeBackMove(sql, { as: host, person: user, application: id });
			return one(user, id);
		},
		async sendNow(user: string, id: string): Promise<WholeApplicant> {
			await sendMoveNow(sql, { as: host, person: user, application: id });
			return one(user, id);
		},
		async note(user: string, id: string, text: string): Promise<WholeApplicant> {
			await addNote(sql, { as: host, person: user, application: id, text });
			return one(user, id);
		},
		async deleteNote(user: string, id: string, note: string): Promise<WholeApplicant> {
			await deleteNote(sql, { as: host, person: user, application: id, note });
			return one(user, id);
		},
		async moveMany(user: string, moves: HostMoves): Promise<{ items: MoveOutcome[] }> {
			requireSentence(moves.to, moves.message);
			const ids = moves.moves.map(({ id }) => id);
			const similar = moves.to === 'rejected' ? await similarTo(user, ids) : {};
			return {
				items: await moveApplications(sql, {
					similar,
					as: host,
					person: user,
					today: clock.today(),
					...moves,
				}),
			};
		},
		takeBackMany: async (user: string, ids: string[]): Promise<{ items: TakeBackOutcome[] }> => ({
			items: await takeBackMoves(sql, { as: host, person: user, applications: ids }),
		}),
		sendManyNow: async (user: string, ids: string[]): Promise<{ items: SendOutcome[] }> => ({
			items: await sendMovesNow(sql, { as: host, person: user, applications: ids }),
		}),
		templates: (user: string): Promise<MessageTemplates> =>
			reading(user, (tx) => readTemplates(tx, user)),
		async changeTemplate(
			user: string,
			to: TemplateStatus,
			text: string | null,
		): Promise<MessageTemplates> {
			if (text !== null) requireSentence(to, text);
			return writing(user, async (tx) => {
				await storeTemplate(tx, user, to, text);
				return readTemplates(tx, user);
			});
		},
	};
}
export type HostApplications = ReturnType<typeof hostApplications>;

function requireSentence(to: ApplicationStatus, message: string | null | undefined) {
	if (to === 'rejected' && !isSentence(message ?? ''))
		throw new ApiError(422, 'message_too_short', SENTENCE_ASKED);
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
