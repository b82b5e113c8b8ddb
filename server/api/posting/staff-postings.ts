import type { Sql } from 'postgres';
import { UNDECIDED } from '#schema/applications/application-moves.ts';
import { risksOf } from '#schema/employers/draft-risks.ts';
import {
	type ApprovedDraft,
	draftChoice,
	type NextDraft,
	putBack,
	returnedDraft,
	returnOfMany,
	type StaffDraft,
	seenVersion,
	type WaitingCorrection,
} from '#schema/employers/posting.ts';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import type { Clock, ServerServices } from '#schema/server-services.ts';
import { type Call, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import {
	isFree,
	listForStaff,
	oldestFirst,
	pageAfter,
	readAsStaff,
} from '#server/api/staff/for-staff.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import type { Backend } from '#server/backend/types.ts';
import { contentOf, withAllFields } from '#server/deeds/posting/content.ts';
import { acceptCorrection, putBackCorrection } from '#server/deeds/posting/corrections.ts';
import { approveDraft, claimNextDraft, returnDraft } from '#server/deeds/posting/decide-drafts.ts';
import { returnDrafts } from '#server/deeds/posting/return-drafts.ts';
import { carryOutNow, takeBackDecision } from '#server/deeds/staff/carry-out.ts';
import { chosenDrafts, draftQueue, likesOf, queueQuery, recordOf } from './draft-queue.ts';
import { noDraft, noInternship, readDraft } from './posting-rows.ts';

/** A thousand characters for each field. */
const LARGEST_RETURN = 64 * 1024;

/** The calls with which members of staff look at drafts, approve them or return them. */
export function staffDrafts(
	{ sql, inBackground }: Pick<Backend, 'sql' | 'inBackground'>,
	{ clock, catalogue }: ServerServices,
): Call[] {
	const queue = { sql, catalogue, inBackground };
	const one = async (person: string, draft: string): Promise<StaffDraft> => {
		const details = await readForStaff(sql, clock, person, draft);
		const waits = details.state === 'submitted' && !details.pending;
		const [like = null] = waits ? await likesOf(catalogue, [details]) : [];
		return { ...details, like, risks: risksOf({ ...details, like }) };
	};
	return [
		get('/drafts', 'read', ({ id }, { req }) =>
			draftQueue(queue, id, { ...queueQuery(req.query()), today: clock.today() }),
		),
		get('/drafts/approved', 'read', ({ id }) => approvedDrafts(sql, id)),
		post('/drafts/return', 'answer', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, returnOfMany);
			return returnDrafts(sql, { person, ...given });
		}),
		get('/drafts/:id', 'read', async ({ id }, context) => one(id, idIn(context, noDraft))),
		post('/drafts/:id/next', 'answer', async ({ id: person }, context): Promise<NextDraft> => {
			const after = idIn(context, noDraft);
			const choice = await bodyOf(context.req.raw, draftChoice);
			const among = await chosenDrafts(queue, person, choice, clock.today());
			return { id: await claimNextDraft(sql, { person, after, among }) };
		}),
		post('/drafts/:id/approve', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await approveDraft(sql, { person, draft, version, today: clock.today() });
			return one(person, draft);
		}),
		post('/drafts/:id/publish-now', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			await bodyOf(context.req.raw, noBody);
			await carryOutNow(sql, { person, draft, today: clock.today() });
			return one(person, draft);
		}),
		post('/drafts/:id/take-back', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			await bodyOf(context.req.raw, noBody);
			await takeBackDecision(sql, { person, draft });
			return one(person, draft);
		}),
		post('/drafts/:id/return', 'answer', async ({ id: person }, context) => {
			const draft = idIn(context, noDraft);
			const returned = await bodyOf(context.req.raw, returnedDraft, LARGEST_RETURN);
			await returnDraft(sql, { person, draft, ...returned });
			return one(person, draft);
		}),
	];
}

type OfStaff = Pick<
	StaffDraft,
	| 'made_on'
	| 'times_submitted'
	| 'decided_at'
	| 'claim'
	| 'open_applications'
	| 'pending'
	| 'company_id'
	| 'record'
>;

/** A draft that was submitted, for members of staff: row-level security decides. @throws {ApiError} 404, 503 */
const readForStaff = (
	sql: Sql,
	clock: Clock,
	person: string,
	id: string,
): Promise<Omit<StaffDraft, 'like' | 'risks'>> =>
	readAsStaff(sql, person, async (tx) => {
		const details = await readDraft(tx, id);
		const [more] = await tx<{ item: OfStaff }[]>`
			select to_json(found) as item from (
				select (draft.created_at at time zone 'Europe/London')::date as made_on,
					draft.times_submitted, draft.decided_at, staff_rules.claim_of(claim) as claim,
					staff_rules.pending_of(draft.id, null) as pending, (
						select count(*)::integer from application_rules.answered_by_me as application
						where application.internship_id = draft.internship_id and status = any (${UNDECIDED})
					) as open_applications, draft.employer_id as company_id, ${recordOf(tx)} as record
				from public.internship_drafts as draft
				join public.employers as employer on employer.id = draft.employer_id
				left join public.staff_claims as claim on claim.draft_id = draft.id
				where draft.id = ${id} and draft.state <> 'draft'
			) as found`;
		if (!details || !more) throw noDraft();
		const company = { id: more.item.company_id, company_name: details.company };
		const warnings = nameWarnings(await verifiedCompanies(tx))(company, [details.content.title]);
		return { ...details, ...more.item, warnings, today: clock.today() };
	});

/** More than staff approve in ten minutes. */
const MOST_APPROVED = 100;

/** Those that staff have approved and that are not public yet; first those that are public first. */
const approvedDrafts = (sql: Sql, person: string): Promise<ApprovedDraft[]> =>
	readAsStaff(sql, person, async (tx) => {
		const rows = await tx<{ item: ApprovedDraft }[]>`
			select to_json(found) as item from (
				select draft.id, coalesce(draft.content ->> 'title', '') as title, company_name as company,
					staff_rules.pending_of(draft.id, null) as pending
				from staff_rules.pending_decisions as decided
				join public.internship_drafts as draft on draft.id = decided.draft_id
				join public.employers on employers.id = draft.employer_id
				order by decided.due_at, draft.id limit ${MOST_APPROVED}
			) as found`;
		return rows.map(({ item }) => item);
	});

/**
 * `GET /` lists what employers corrected at once, the oldest first; `POST /:id/accept` approves it and
 * `POST /:id/put-back` makes public again what was approved before. The version is the one that was seen.
 */
export function staffCorrections(sql: Sql): Call[] {
	return [
		listForStaff('corrections', sql, {
			from: (tx, { q }) => tx`
				from posting_rules.corrections as correction
				join public.internships as internship on internship.id = correction.internship_id
				left join public.staff_claims as claim on claim.correction_id = internship.id
				where (${q} = '' or public.has_typed(${q}, title, company))`,
			filters: (tx) => ({
				told: tx`exists (
					select from application_rules.answered_by_me as application
					where application.internship_id = internship.id and status = any (${UNDECIDED}))`,
				several: tx`last_at > first_at`,
				free: isFree(tx),
			}),
			rows: async (tx, { from, ...page }) => {
				const moment = oldestFirst(tx, tx`first_at`);
				const columns = tx(FIELD_NAMES.map((name) => `internship.${name}`));
				const rows = await tx<{ item: WaitingCorrection; moment: string }[]>`
			select to_jsonb(page) - 'moment' as item, moment from (
				select ${moment} as moment, internship.id, correction.version, slug, title, company, first_at, last_at, approved,
					staff_rules.claim_of(claim) as claim, (
						select to_json(listing) from (select ${columns}) as listing
					) as published, (
						select count(*)::integer from application_rules.answered_by_me as application
						where application.internship_id = internship.id and status = any (${UNDECIDED})
					) as open_applications
				${from} ${pageAfter(tx, page, moment, tx`internship.id`)}
			) as page`;
				return rows.map(({ item, moment }) => ({
					moment,
					item: {
						...item,
						approved: withAllFields(item.approved),
						published: contentOf(item.published),
					},
				}));
			},
		}),
		post('/corrections/:id/accept', 'staff', async ({ id }, context) => {
			const internship = idIn(context, noInternship);
			const { version } = await bodyOf(context.req.raw, seenVersion);
			await acceptCorrection(sql, { person: id, internship, version });
			return { accepted: true };
		}),
		post('/corrections/:id/put-back', 'staff', async ({ id }, context) => {
			const internship = idIn(context, noInternship);
			const { version, reason } = await bodyOf(context.req.raw, putBack);
			await putBackCorrection(sql, { person: id, internship, version, reason });
			return { put_back: true };
		}),
	];
}
