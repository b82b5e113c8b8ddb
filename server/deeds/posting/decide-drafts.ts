import type { Sql, TransactionSql } from 'postgres';
import { changedFields, termProblems } from '#schema/employers/internship-draft.ts';
import type { ReturnedDraft } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { hasPassed } from '#schema/london-day.ts';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { endClaim, takeClaim } from '#server/deeds/staff/claims/claims.ts';
import { storePending, waitsToBePublished } from '#server/deeds/staff/pending.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { withAllFields } from './content.ts';
import {
	contentOfDraft,
	lockDraft,
	lockEmployer,
	lockInternship,
	requireTerms,
	requireVersion,
	type StoredDraft,
	type StoredInternship,
} from './lock-posting.ts';
import { insertInternships, pick, publishRevision } from './publish.ts';

/**
 * Takes up the draft that waits next, in the order of the list, after one that was decided, or else the oldest; not one of the
 * person's own company.
 * @param among the ids of those that are listed; null for all
 * @returns its id; null where none waits that no colleague has
 * @throws {ApiError} 404 for everybody but staff
 */
export const claimNextDraft = (
	sql: Sql,
	{ person, after, among = null }: { person: string; after: string; among?: string[] | null },
): Promise<string | null> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		for (;;) {
			const next = await lockNext(tx, { person, after, among });
			if (next === undefined) return null;
			// A colleague may have approved it or taken it up while it was looked for: then the one that follows is looked for.
			if (await waitsToBePublished(tx, next)) continue;
			const { mine } = await takeClaim(tx, person, { kind: 'draft', id: next });
			if (mine) return next;
		}
	});

async function lockNext(
	tx: TransactionSql,
	{ person, after, among }: { person: string; after: string; among: string[] | null },
): Promise<string | undefined> {
	const [next] = await tx<{ id: string }[]>`
		select draft.id from public.internship_drafts as draft
		where state = 'submitted' and draft.id <> ${after}
			and (${among}::uuid[] is null or draft.id = any (${among}::uuid[]))
			and not exists (
				select from public.staff_claims as claim join public.staff on staff.user_id = claimed_by
				where claim.draft_id = draft.id and claimed_by <> ${person} and until > clock_timestamp()
			)
			and not exists (select from staff_rules.pending_decisions where draft_id = draft.id)
			and draft.employer_id is distinct from posting_rules.employer_of(${person})
		order by (submitted_at, draft.id) < (
			select decided.submitted_at, decided.id from public.internship_drafts as decided where decided.id = ${after}
		), submitted_at, draft.id
		limit 1 for update of draft skip locked`;
	return next?.id;
}

type Approval = {
	person: string;
	draft: string;
	/** The version that the member of staff has looked at. */
	version: number;
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Decides that a draft, or the revision of an internship, becomes public. It does so in ten minutes
 * (server/deeds/staff/carry-out.ts): until then it can be taken back, and its employer is not told.
 * @returns when it becomes public, ISO
 * @throws {ApiError} 404; 409 as `lockDecided`, changed, not_verified or closed; 422 deadline, or the field that
 * breaks a rule
 */
export const approveDraft = (sql: Sql, approval: Approval): Promise<string> =>
	deed(sql, async (tx) => {
		const { draft } = await lockPublishable(tx, approval);
		const { person, version } = approval;
		const { id, title } = draft;
		await noteInLog(tx, person, { action: 'approve', subject: 'draft', id, detail: title });
		return storePending(tx, person, { draft_id: id, decision: { version } });
	});

/**
 * Publishes an approved draft. The address of a new internship is its own for ever.
 * @throws {ApiError} as `approveDraft`
 * @throws error 23505 if somebody has taken the address in the same moment
 */
export async function publishDraft(tx: TransactionSql, approval: Approval): Promise<void> {
	const { draft, employer, published, content } = await lockPublishable(tx, approval);
	const { id } = draft;
	const internship = published
		? await approveRevision(tx, published, content)
		: await publish(tx, employer, content, draft.hide_names);
	await tx`
		update public.internship_drafts set state = 'approved', internship_id = ${internship},
			decided_at = clock_timestamp(), return_reason = null, comments = '{}'
		where id = ${id}`;
	await tx`insert into outbox.notices (kind, row_id) values ('draft_approved', ${id})`;
}

/** A draft that may become public, locked with what that depends on. @throws {ApiError} as `approveDraft` */
async function lockPublishable(
	tx: TransactionSql,
	{ person, draft: id, version, today }: Approval,
) {
	const draft = await lockDecided(tx, person, id);
	requireVersion(draft, version);
	const employer = await lockEmployer(tx, draft.employer_id, today);
	if (!employer.verified) throw conflict('not_verified', 'The company is not verified.');
	const published = await lockInternship(tx, draft.internship_id);
	if (published?.status === 'closed') throw conflict('closed', 'This internship has closed.');
	const content = contentOfDraft(draft);
	requireTerms(termProblems(content, draft.submitted_on ?? today, published?.content));
	const { deadline } = content;
	if (hasPassed(deadline, today) && deadline !== published?.content.deadline)
		throw unprocessable('deadline', 'Its last day to apply has passed.');
	return { draft, employer, published, content };
}

/** @returns the id of the internship */
async function publish(
	tx: TransactionSql,
	employer: { id: string; company_name: string },
	content: DraftContent,
	hide_names: boolean,
): Promise<string> {
	const { title, city } = content;
	const named = { title, company: employer.company_name, city: city || null };
	const [slug = ''] = await freeSlugs([named], takenIn(tx));
	const [id = ''] = await insertInternships(tx, [{ slug, employer, content, hide_names }]);
	return id;
}

/**
 * Publishes a revision of an internship, which is locked: what it changes is approved with it, and corrections beside it
 * still wait for staff.
 * @returns the internship
 */
export async function approveRevision(
	tx: TransactionSql,
	{ id, content: before }: Pick<StoredInternship, 'id' | 'content'>,
	after: DraftContent,
): Promise<string> {
	await publishRevision(tx, id, before, after);
	const [waits] = await tx<{ approved: DraftContent }[]>`
		select approved from posting_rules.corrections where internship_id = ${id} for update`;
	if (!waits) return id;
	const approved = {
		...withAllFields(waits.approved),
		...pick(after, changedFields(before, after)),
	};
	await (changedFields(approved, after).length === 0
		? tx`delete from posting_rules.corrections where internship_id = ${id}`
		: tx`
			update posting_rules.corrections
			set version = nextval('posting_rules.correction_versions'), approved = ${JSON.stringify(approved)}::text::jsonb
			where internship_id = ${id}`);
	return id;
}

type Return = ReturnedDraft & { person: string; draft: string };

/**
 * Returns a submitted draft with a reason and comments on fields.
 * @throws {ApiError} 404, 409 as `lockDecided`, 409 changed, 422 reason
 */
export const returnDraft = (
	sql: Sql,
	{ person, draft: id, version, reason: given, comments }: Return,
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockDecided(tx, person, id);
		requireVersion(draft, version);
		const reason = given.trim();
		if (reason === '') throw unprocessable('reason', 'A draft is returned with a reason.');
		await tx`
			update public.internship_drafts set state = 'returned', return_reason = ${reason},
				comments = ${JSON.stringify(comments)}::text::jsonb, decided_at = clock_timestamp(),
				returned_content = content
			where id = ${id}`;
		const { title } = draft;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('draft_returned', ${id}, ${JSON.stringify({ title, reason, comments })}::text::jsonb)`;
		const detail = title === null ? reason : `${title}: ${reason}`;
		await noteInLog(tx, person, { action: 'return', subject: 'draft', id, detail });
	});

/**
 * A submitted draft on which a member of staff decides, locked until the transaction ends. Nobody has it any more.
 * @throws {ApiError} 404 for everybody else, 409 as `lockWaitingDraft`, or claimed where a colleague has it
 */
async function lockDecided(tx: TransactionSql, person: string, id: string): Promise<StoredDraft> {
	await requireStaff(tx, person);
	const draft = await lockWaitingDraft(tx, id);
	await endClaim(tx, person, { kind: 'draft', id });
	return draft;
}

/**
 * A submitted draft for members of staff, locked until the transaction ends.
 * @throws {ApiError} 404, 409 with its state if it was decided or taken back
 */
export async function lockWaitingDraft(tx: TransactionSql, id: string): Promise<StoredDraft> {
	const draft = await lockDraft(tx, id);
	if (!draft) throw notFound('There is no such draft.');
	const { state, submitted_on } = draft;
	// Nobody but the employer sees a draft that was never submitted.
	if (state === 'draft' && submitted_on === null) throw notFound('There is no such draft.');
	if (state === 'draft') throw conflict(state, 'Its employer has taken it back in the meantime.');
	if (state !== 'submitted') throw conflict(state, 'Somebody has decided in the meantime.');
	if (await waitsToBePublished(tx, id))
		throw conflict('approved', 'Somebody has decided in the meantime.');
	return draft;
}
