import type { Sql } from 'postgres';
import {
	type ApplicationsPage,
	type ApplicationTarget,
	MOST_APPLICATIONS_EACH,
	type NamedRefusal,
	type NewApplication,
	type StudentMove,
	type WholeApplication,
	type WithdrawnTogether,
} from '#schema/applications/student-applications.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { MessageReport } from '#schema/report.ts';
import type { ServerServices } from '#schema/server-services.ts';
import {
	countApplicationsTo,
	findApplicationTo,
	insertMessageReport,
	isOwnInternship,
	listApplications,
	notAppliedTo,
	PAGE,
	readApplication,
	readEarlierAnswers,
	readSentCv,
} from '#server/api/applications/application-rows.ts';
import { cvFrom, readProfile } from '#server/api/profile/profile-rows.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { profileChanged } from '#server/deeds/applications/attach-copies.ts';
import { moveApplication, withdrawTogether } from '#server/deeds/applications/move-applications.ts';
import { takeBackMove } from '#server/deeds/applications/pending-moves.ts';
import { refusalOfName, submitApplication } from '#server/deeds/applications/submit-application.ts';
import { deed, notFound } from '#server/deeds/deed.ts';
import { ApiError, refused } from '#server/http/api-error.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

/**
 * What a student does with their applications; row-level security decides what they read, the deeds what they change.
 * Every function takes the student's account first.
 * @throws {ApiError} 404, 409 or 422 as the rules refuse, 503 if the database does not answer
 */
export function studentApplications({ catalogue, clock }: ServerServices, sql: Sql) {
	const one = async (user: string, id: string): Promise<WholeApplication> => {
		const today = clock.today();
		const found = await asPerson(sql, user, (tx) => readApplication(tx, user, id, today)).catch(
			refused,
		);
		if (!found) throw noApplication();
		const slug = found.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...found, listing: listing && factsOf(listing.internship), today };
	};

	/** Without those that the person has applied to. */
	const similarTo = async (user: string, internship: InternshipSummary) => {
		const found = await catalogue.similar(internship, clock.today());
		return asPerson(sql, user, (tx) => notAppliedTo(tx, user, found)).catch(refused);
	};

	/** With the first application, or with others that are open. */
	const notSent = async (user: string, { internship }: NewApplication, refusal: ApiError) => {
		const { status, code, message } = refusal;
		if (code === 'applied_before') {
			const first = await asPerson(sql, user, (tx) =>
				findApplicationTo(tx, user, internship),
			).catch(refused);
			return new ApiError(status, code, message, {}, { id: first?.id });
		}
		if (!NOT_OPEN.includes(code)) return refusal;
		const listing = await catalogue.bySlug(internship, clock.today());
		const found = listing ? await similarTo(user, listing.internship) : [];
		const similar = found.map(({ slug }) => slug);
		return new ApiError(status, code, message, {}, { similar });
	};

	return {
		one,
		async page(user: string, before?: string): Promise<ApplicationsPage> {
			const today = clock.today();
			const rows = await asPerson(sql, user, (tx) =>
				listApplications(tx, user, today, before),
			).catch(refused);
			const items = rows.slice(0, PAGE).map(({ item }) => item);
			const next = rows.length > PAGE ? (items.at(-1)?.id ?? null) : null;
			return { items, next, today };
		},
		async send({ id: user, ...person }: AccountUser, sent: NewApplication) {
			const made = await cvForApplication(sql, { id: user, ...person }, sent);
			const { internship, profile, cv, ...answers } = sent;
			const attached = { profile, cv, made };
			const id = await submitApplication(sql, {
				person: user,
				internship,
				answers,
				attached,
			}).catch(async (error: ApiError) => {
				throw await notSent(user, sent, error);
			});
			return one(user, id);
		},
		async cv(user: string, id: string) {
			const found = await asPerson(sql, user, (tx) => readSentCv(tx, user, id)).catch(refused);
			if (!found) throw noApplication();
			return found;
		},
		async move(user: string, id: string, move: StudentMove): Promise<WholeApplication> {
			await moveApplication(sql, {
				as: 'student',
				person: user,
				application: id,
				today: clock.today(),
				...move,
			});
			return one(user, id);
		},
		/** Withdraws other applications after one is accepted; those that somebody has moved meanwhile stay. */
		async withdrawOthers(
			user: string,
			id: string,
			others: WithdrawnTogether['applications'],
		): Promise<WholeApplication> {
			await one(user, id);
			await withdrawTogether(sql, { person: user, accepted: id, others });
			return one(user, id);
		},
		async takeBack(user: string, id: string): Promise<WholeApplication> {
			await takeBackMove(sql, { as: 'student', person: user, application: id });
			return one(user, id);
		},
		/** Reports a message of the employer; a second report of the same message is answered like the first. */
		async report(user: string, id: string, report: MessageReport): Promise<void> {
			const { events } = await one(user, id);
			const reported = events.find((event) => event.id === report.event);
			if (reported?.mover !== 'employer' || !reported.message) throw noMessage();
			await asWritingPerson(sql, user, (tx) => insertMessageReport(tx, id, report)).catch(refused);
		},
		async target(user: string, slug: string): Promise<ApplicationTarget> {
			const today = clock.today();
			const listing = await catalogue.bySlug(slug, today);
			if (!listing) throw noInternship();
			const { internship, state } = listing;
			const [[own, applied, count, earlier], similar] = await Promise.all([
				asPerson(sql, user, (tx) =>
					Promise.all([
						isOwnInternship(tx, user, slug),
						findApplicationTo(tx, user, slug),
						countApplicationsTo(tx, user, slug),
						readEarlierAnswers(tx, user),
					]),
				).catch(refused),
				state === 'open' ? [] : similarTo(user, internship),
			]);
			const often = count >= MOST_APPLICATIONS_EACH;
			return { internship: factsOf(internship), similar, own, applied, earlier, often, today };
		},
		/** Before the form in general is sent. */
		async named(name: string): Promise<NamedRefusal> {
			const refusal = await deed(sql, (tx) => refusalOfName(tx, name));
			return { refusal: refusal?.message ?? null };
		},
	};
}

export const noInternship = () => notFound('There is no such internship.');
const noMessage = () => notFound('There is no message of the employer here.');

/** Why an internship takes no application now. */
const NOT_OPEN = ['closed', 'paused', 'full'];

/** Without the long texts of the listing. */
export function factsOf<Facts extends object>(
	internship: Facts &
		Partial<Record<'description' | 'requirements' | 'benefits' | 'details', unknown>>,
) {
	const { description: _, requirements, benefits, details, ...facts } = internship;
	return facts;
}

/**
 * The CV that an application asks for, where it is to be made from the profile; null otherwise.
 * @throws {ApiError} 409 if the profile is another than the student has seen, 422 if none can be made
 */
async function cvForApplication(sql: Sql, user: AccountUser, { cv }: NewApplication) {
	if (cv?.kind !== 'made') return null;
	const now = await readProfile(sql, user);
	if (now.updated_at !== cv.seen) throw profileChanged();
	return cvFrom(user, now, cv.leave_out);
}
