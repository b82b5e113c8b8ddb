import type { Sql, TransactionSql } from 'postgres';
import { changedFields, termProblems } from '#schema/employers/internship-draft.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import { conflict, deed, isTaken, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { withAllFields } from './content.ts';
import {
	contentOfDraft,
	lockEmployer,
	lockInternship,
	requireTerms,
	requireVersion,
	type StoredInternship,
} from './lock-posting.ts';
import { insertInternships, pick, publishRevision } from './publish.ts';
import { lockWaitingDraft } from './waiting-draft.ts';

type Approval = {
	person: string;
	draft: string;
	/** The version that the member of staff has looked at. */
	version: number;
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Publishes a draft, or the revision of an internship. The address of a new one is its own for ever: another one if
 * somebody has taken it in the same moment.
 * @throws {ApiError} 404; 409 as `lockWaitingDraft`, changed, not_verified or closed; 422 deadline, or the field that
 * breaks a rule
 */
export async function approveDraft(sql: Sql, approval: Approval): Promise<void> {
	try {
		await approve(sql, approval);
	} catch (error) {
		if (!isTaken(error)) throw error;
		await approveDraft(sql, approval);
	}
}

const approve = (sql: Sql, { person, draft: id, version, today }: Approval): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockWaitingDraft(tx, person, id);
		requireVersion(draft, version);
		const employer = await lockEmployer(tx, draft.employer_id, today);
		if (!employer.verified) throw conflict('not_verified', 'The company is not verified.');
		const published = await lockInternship(tx, draft.internship_id);
		if (published?.status === 'closed') throw conflict('closed', 'This internship has closed.');
		const content = contentOfDraft(draft);
		requireTerms(termProblems(content, draft.submitted_on ?? today, published?.content));
		const { deadline } = content;
		if (deadline !== null && deadline < today && deadline !== published?.content.deadline)
			throw unprocessable('deadline', 'Its last day to apply has passed.');
		const internship = published
			? await approveRevision(tx, published, content)
			: await publish(tx, employer, content);
		await tx`
			update public.internship_drafts set state = 'approved', internship_id = ${internship},
				decided_at = clock_timestamp(), return_reason = null, comments = '{}',
				claimed_by = null, claimed_until = null
			where id = ${id}`;
		await tx`insert into outbox.notices (kind, row_id) values ('draft_approved', ${id})`;
		await noteInLog(tx, person, { action: 'approve', subject: 'draft', id, detail: draft.title });
	});

/** @returns the id of the internship */
async function publish(
	tx: TransactionSql,
	employer: { id: string; company_name: string },
	content: DraftContent,
): Promise<string> {
	const { title, city } = content;
	const named = { title, company: employer.company_name, city: city || null };
	const [slug = ''] = await freeSlugs([named], takenIn(tx));
	const [id = ''] = await insertInternships(tx, [{ slug, employer, content }]);
	return id;
}

/** What a revision changes is approved with it; corrections beside it still wait for staff. @returns the internship */
async function approveRevision(
	tx: TransactionSql,
	{ id, content: before }: StoredInternship,
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
			set version = version + 1, approved = ${JSON.stringify(approved)}::text::jsonb
			where internship_id = ${id}`);
	return id;
}
