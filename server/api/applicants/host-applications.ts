import type { Sql } from 'postgres';
import type { HostMove, HostMoves } from '#schema/applications/applicant-calls.ts';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type {
	ApplicantsPage,
	Host,
	Matching,
	MessageTemplates,
	MoveOutcome,
	TakeBackOutcome,
	TemplateStatus,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { isSentence, SENTENCE_ASKED } from '#schema/applications/rejection-message.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { countExported } from '#server/api/applicants/exported-rows.ts';
import {
	countByKind,
	countMatching,
	listInternships,
	listMatching,
	readPage,
} from '#server/api/applicants/list.ts';
import { heldForStaff } from '#server/api/applicants/message-reviews.ts';
import {
	addNote,
	deleteNote,
	moveMany,
	readTemplates,
	storeTemplate,
	takeBackMany,
} from '#server/api/applicants/moves.ts';
import { readApplicant } from '#server/api/applicants/read-applicant.ts';
import { isHost } from '#server/api/applicants/scope.ts';
import { moveApplication, takeBackMove } from '#server/api/applications/application-rows.ts';
import { noApplication, refusedApplication } from '#server/api/applications/refusals.ts';
import { factsOf } from '#server/api/applications/student-applications.ts';
import { ApiError } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/**
 * What those who answer applications do with them: the same for employers and staff. Row-level security and
 * the rules in the database decide. Every function takes the account first.
 * @throws {ApiError} 404 for people who answer none, 409 or 422 as the rules refuse, 503 if the database does
 * not answer
 */
export function hostApplications({ catalogue, clock }: ServerServices, sql: Sql, host: Host) {
	const asHost =
		(run: typeof asPerson) =>
		<T>(user: string, work: Work<T>, conflict?: string): Promise<T> =>
			run(sql, user, async (tx) => {
				if (!(await isHost(tx, user, host))) throw noApplication();
				return work(tx);
			}).catch((error) => {
				throw refusedApplication(error, conflict);
			});
	const reading = asHost(asPerson);
	const writing = asHost(asWritingPerson);

	/** Staff write to whom they like. */
	const waitsForStaff: typeof heldForStaff = async (...asked) =>
		host === 'employer' ? heldForStaff(...asked) : null;

	/** Finds it first: one that is not the host's own is answered as one that does not exist. */
	const writingOn = <T>(user: string, id: string, work: Work<T>, conflict?: string) =>
		writing(
			user,
			async (tx) => {
				if (!(await readApplicant(tx, user, host, id))) throw noApplication();
				await work(tx);
			},
			conflict,
		);

	const one = async (user: string, id: string): Promise<WholeApplicant> => {
		const found = await reading(user, (tx) => readApplicant(tx, user, host, id));
		if (!found) throw noApplication();
		if (host === 'staff')
			await writing(user, (tx) => tx`select staff_rules.note_reading(${id}::uuid)`);
		const today = clock.today();
		const slug = found.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...found, listing: listing && factsOf(listing.internship), today };
	};

	return {
		one,
		reading,
		today: () => clock.today(),
		/** Writes into the log of staff what was taken out. */
		log: (user: string, action: string, id: string | null, detail: string | null) =>
			writing(user, async (tx) => {
				await tx`select staff_rules.note(${action}, 'application', ${id}, ${detail})`;
			}),
		/** Notes what an employer takes out, before the first byte of it. @param ids as in the export */
		noteExport: (
			user: string,
			kind: 'list' | 'cvs',
			filters: ApplicantFilters,
			ids: string[] | null,
		) =>
			writing(user, async (tx) => {
				const query = { user, host, filters, today: clock.today() };
				const count = await countExported(tx, query, ids, kind);
				await tx`select application_rules.note_export(${kind}, ${filters.internship}, ${count})`;
			}),
		page: (user: string, filters: ApplicantFilters): Promise<ApplicantsPage> => {
			const today = clock.today();
			return reading(user, async (tx) => {
				const query = { user, host, filters, today };
				return {
					items: await readPage(tx, query),
					...(await countMatching(tx, query)),
					page: filters.page,
					counts: await countByKind(tx, query),
					internships: await listInternships(tx, query),
					today,
				};
			});
		},
		matching: async (user: string, filters: ApplicantFilters): Promise<Matching> => ({
			items: await reading(user, (tx) =>
				listMatching(tx, { user, host, filters, today: clock.today() }),
			),
		}),
		async move(user: string, id: string, move: HostMove): Promise<WholeApplicant> {
			requireSentence(move.to, move.message);
			await writingOn(
				user,
				id,
				async (tx) => {
					const moves = { ...move, moves: [{ id, expected: move.expected }] };
					if (await waitsForStaff(tx, user, moves)) return;
					await moveApplication(tx, id, move);
				},
				'moved_meanwhile',
			);
			return one(user, id);
		},
		async takeBack(user: string, id: string): Promise<WholeApplicant> {
			await writingOn(user, id, (tx) => takeBackMove(tx, id), 'not_taken_back');
			return one(user, id);
		},
		async note(user: string, id: string, text: string): Promise<WholeApplicant> {
			await writingOn(user, id, (tx) => addNote(tx, id, text), 'too_many_notes');
			return one(user, id);
		},
		async deleteNote(user: string, id: string, note: string): Promise<WholeApplicant> {
			await writingOn(user, id, (tx) => deleteNote(tx, id, note));
			return one(user, id);
		},
		async moveMany(user: string, moves: HostMoves): Promise<{ items: MoveOutcome[] }> {
			requireSentence(moves.to, moves.message);
			return {
				items: await writing(
					user,
					async (tx) => (await waitsForStaff(tx, user, moves)) ?? moveMany(tx, host, moves),
				),
			};
		},
		takeBackMany: async (user: string, ids: string[]): Promise<{ items: TakeBackOutcome[] }> => ({
			items: await writing(user, (tx) => takeBackMany(tx, host, ids)),
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
