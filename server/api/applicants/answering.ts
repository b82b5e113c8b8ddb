import type { Sql, TransactionSql } from 'postgres';
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
import type { ServerServices } from '#schema/internships/catalogue.ts';
import { counted, counts, internships, listed, matching } from '#server/api/applicants/list.ts';
import {
	keptTemplate,
	moved,
	movedMany,
	noteDeleted,
	noted,
	takenBack,
	takenBackMany,
	templates,
} from '#server/api/applicants/moves.ts';
import { whole } from '#server/api/applicants/one.ts';
import { isHost } from '#server/api/applicants/scope.ts';
import { factsOf } from '#server/api/applications/own-applications.ts';
import { noApplication, refusedApplication } from '#server/api/applications/refusals.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

type Work<T> = (own: TransactionSql) => Promise<T>;

/**
 * What those who answer applications do with them: the same for employers and staff. Row-level security and
 * the rules in the database decide. Every function takes the account first.
 * @throws {ApiError} 404 for whoever answers none, 409 or 422 as the rules refuse, 503 if the database does
 * not answer
 */
export function answering({ catalogue, clock }: ServerServices, sql: Sql, host: Host) {
	const asHost =
		(run: typeof asPerson) =>
		<T>(user: string, work: Work<T>, conflict?: string): Promise<T> =>
			run(sql, user, async (own) => {
				if (!(await isHost(own, user, host))) throw noApplication();
				return work(own);
			}).catch((error) => {
				throw refusedApplication(error, conflict);
			});
	const reading = asHost(asPerson);
	const writing = asHost(asWritingPerson);

	/** Finds it first: one that is not the host's own is answered as one that does not exist. */
	const writingOn = <T>(user: string, id: string, work: Work<T>, conflict?: string) =>
		writing(
			user,
			async (own) => {
				if (!(await whole(own, user, host, id))) throw noApplication();
				await work(own);
			},
			conflict,
		);

	const one = async (user: string, id: string): Promise<WholeApplicant> => {
		const found = await reading(user, (own) => whole(own, user, host, id));
		if (!found) throw noApplication();
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
			writing(user, async (own) => {
				await own`select staff_rules.note(${action}, 'application', ${id}, ${detail})`;
			}),
		page: (user: string, filters: ApplicantFilters): Promise<ApplicantsPage> => {
			const today = clock.today();
			return reading(user, async (own) => {
				const asked = { user, host, filters, today };
				return {
					items: await listed(own, asked),
					...(await counted(own, asked)),
					page: filters.page,
					counts: await counts(own, asked),
					internships: await internships(own, asked),
					today,
				};
			});
		},
		matching: async (user: string, filters: ApplicantFilters): Promise<Matching> => ({
			items: await reading(user, (own) =>
				matching(own, { user, host, filters, today: clock.today() }),
			),
		}),
		async move(user: string, id: string, move: HostMove): Promise<WholeApplicant> {
			await writingOn(user, id, (own) => moved(own, id, move), 'moved_meanwhile');
			return one(user, id);
		},
		async takeBack(user: string, id: string): Promise<WholeApplicant> {
			await writingOn(user, id, (own) => takenBack(own, id), 'not_taken_back');
			return one(user, id);
		},
		async note(user: string, id: string, text: string): Promise<WholeApplicant> {
			await writingOn(user, id, (own) => noted(own, id, text), 'too_many_notes');
			return one(user, id);
		},
		async deleteNote(user: string, id: string, note: string): Promise<WholeApplicant> {
			await writingOn(user, id, (own) => noteDeleted(own, id, note));
			return one(user, id);
		},
		moveMany: async (user: string, moves: HostMoves): Promise<{ items: MoveOutcome[] }> => ({
			items: await writing(user, (own) => movedMany(own, host, moves)),
		}),
		takeBackMany: async (user: string, ids: string[]): Promise<{ items: TakeBackOutcome[] }> => ({
			items: await writing(user, (own) => takenBackMany(own, host, ids)),
		}),
		templates: (user: string): Promise<MessageTemplates> =>
			reading(user, (own) => templates(own, user)),
		keepTemplate: (
			user: string,
			to: TemplateStatus,
			text: string | null,
		): Promise<MessageTemplates> =>
			writing(user, async (own) => {
				await keptTemplate(own, user, to, text);
				return templates(own, user);
			}),
	};
}
export type Answering = ReturnType<typeof answering>;
