import type { Sql } from 'postgres';
import {
	type ApplicationsPage,
	type ApplicationTarget,
	MOST_APPLICATIONS_EACH,
	type NewApplication,
	type StudentMove,
	type WholeApplication,
} from '#schema/applications/student-applications.ts';
import type { MessageReport } from '#schema/report.ts';
import type { ServerServices } from '#schema/server-services.ts';
import {
	countApplicationsTo,
	findApplicationTo,
	insertApplication,
	insertMessageReport,
	isOwnInternship,
	listApplications,
	moveApplication,
	PAGE,
	readApplication,
	readSentCv,
	storeCopy,
	takeBackMove,
} from '#server/api/applications/application-rows.ts';
import { cvForApplication } from '#server/api/applications/cv-for-application.ts';
import {
	changedMeanwhile,
	isFullOfCvs,
	isOftenApplied,
	isOwnCompany,
	isSecondApplication,
	noApplication,
	noInternship,
	noMessage,
	reasonNotOpen,
	refusedApplication,
} from '#server/api/applications/refusals.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Refusal } from '#server/http/refused.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

/**
 * What a student does with their applications; row-level security and the rules in the database decide.
 * Every function takes the student's account first.
 * @throws {ApiError} 404, 409 or 422 as the rules refuse, 503 if the database does not answer
 */
export function studentApplications({ catalogue, clock }: ServerServices, sql: Sql) {
	const one = async (user: string, id: string): Promise<WholeApplication> => {
		const found = await withApiErrors(asPerson(sql, user, (tx) => readApplication(tx, user, id)));
		if (!found) throw noApplication();
		const today = clock.today();
		const slug = found.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...found, listing: listing && factsOf(listing.internship), today };
	};

	const similarTo = async (slug: string) => {
		const today = clock.today();
		const listing = await catalogue.bySlug(slug, today);
		return listing ? catalogue.similar(listing.internship, today) : [];
	};

	/** Why an application was not stored: with the first one, or with others that are open. */
	const notSent = async (user: string, { internship }: NewApplication, error: unknown) => {
		const refusal = error as Refusal;
		if (isSecondApplication(refusal)) {
			const first = await withApiErrors(
				asPerson(sql, user, (tx) => findApplicationTo(tx, user, internship)),
			);
			return conflict('applied_before', 'You have already applied for this internship.', {
				id: first?.id,
			});
		}
		if (isOwnCompany(refusal)) return conflict('own_internship', refusal.message, {});
		if (isOftenApplied(refusal)) return conflict('applied_often', refusal.message, {});
		if (isFullOfCvs(refusal)) return new ApiError(403, 'cvs_full', refusal.message);
		const changed = changedMeanwhile(refusal);
		if (changed) return conflict(changed, refusal.message, {});
		const reason = reasonNotOpen(refusal);
		if (!reason) return refusedApplication(error);
		const similar = (await similarTo(internship)).map(({ slug }) => slug);
		return conflict(reason, refusal.message, { similar });
	};

	return {
		one,
		async page(user: string, before?: string): Promise<ApplicationsPage> {
			const rows = await withApiErrors(
				asPerson(sql, user, (tx) => listApplications(tx, user, before)),
			);
			const items = rows.slice(0, PAGE).map(({ item }) => item);
			const next = rows.length > PAGE ? (items.at(-1)?.id ?? null) : null;
			return { items, next, today: clock.today() };
		},
		async send({ id: user, ...person }: AccountUser, sent: NewApplication) {
			const made = await cvForApplication(sql, { id: user, ...person }, sent);
			const id = await asWritingPerson(sql, user, async (tx) => {
				const stored = await insertApplication(tx, user, sent);
				if (stored && (sent.profile || sent.cv)) await storeCopy(tx, stored, sent, made);
				return stored;
			}).catch(async (error) => {
				throw await notSent(user, sent, error);
			});
			if (!id) throw noInternship();
			return one(user, id);
		},
		async cv(user: string, id: string) {
			const found = await withApiErrors(asPerson(sql, user, (tx) => readSentCv(tx, user, id)));
			if (!found) throw noApplication();
			return found;
		},
		async move(user: string, id: string, move: StudentMove): Promise<WholeApplication> {
			await one(user, id);
			await withApiErrors(
				asWritingPerson(sql, user, (tx) => moveApplication(tx, id, move)),
				'moved_meanwhile',
			);
			return one(user, id);
		},
		async takeBack(user: string, id: string): Promise<WholeApplication> {
			await one(user, id);
			await withApiErrors(
				asWritingPerson(sql, user, (tx) => takeBackMove(tx, id)),
				'not_taken_back',
			);
			return one(user, id);
		},
		/** Reports a message of the employer; a second report of the same message is answered like the first. */
		async report(user: string, id: string, report: MessageReport): Promise<void> {
			const { events } = await one(user, id);
			const reported = events.find((event) => event.id === report.event);
			if (reported?.mover !== 'employer' || !reported.message) throw noMessage();
			await withApiErrors(asWritingPerson(sql, user, (tx) => insertMessageReport(tx, id, report)));
		},
		async target(user: string, slug: string): Promise<ApplicationTarget> {
			const today = clock.today();
			const listing = await catalogue.bySlug(slug, today);
			if (!listing) throw noInternship();
			const { internship, state } = listing;
			const [[own, applied, count], similar] = await Promise.all([
				withApiErrors(
					asPerson(sql, user, (tx) =>
						Promise.all([
							isOwnInternship(tx, user, slug),
							findApplicationTo(tx, user, slug),
							countApplicationsTo(tx, user, slug),
						]),
					),
				),
				state === 'open' ? [] : catalogue.similar(internship, today),
			]);
			const often = count >= MOST_APPLICATIONS_EACH;
			return { internship: factsOf(internship), similar, own, applied, often, today };
		},
	};
}

const conflict = (code: string, message: string, extra: object) =>
	new ApiError(409, code, message, {}, extra);

const withApiErrors = <T>(work: Promise<T>, conflictCode?: string): Promise<T> =>
	work.catch((error) => {
		throw refusedApplication(error, conflictCode);
	});

/** Without the long texts of the listing. */
export function factsOf<Facts extends object>(
	internship: Facts &
		Partial<Record<'description' | 'requirements' | 'benefits' | 'details', unknown>>,
) {
	const { description: _, requirements, benefits, details, ...facts } = internship;
	return facts;
}
