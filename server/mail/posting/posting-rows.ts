import type { TransactionSql } from 'postgres';
import { AWAITING_ANSWER, UNDECIDED } from '#schema/applications/application-moves.ts';
import { accountsOf } from '#server/mail/mail-parts.ts';
import type {
	ClosedToNew,
	CorrectedInternship,
	DraftForMail,
	PublicChange,
} from '#server/mail/posting/posting-mails.ts';

/** Internships that are still paused or closed; each student once. */
export async function closedRows(
	sql: TransactionSql,
	internships: string[],
): Promise<ClosedToNew[]> {
	if (internships.length === 0) return [];
	await sql`set local role service_role`;
	const rows = await sql<(Omit<ClosedToNew, 'told'> & { waiting: Waiting[] })[]>`
		select internship.id, title, company, internship.status, (
			select coalesce(json_agg(json_build_object('application', application.id, 'user_id', user_id, 'due_on',
				case when application_rules.shown_status(application.id) = any (${AWAITING_ANSWER})
					then answer_due_on end)), '[]')
			from public.applications as application
			where application.internship_id = internship.id
				and application_rules.shown_status(application.id) = any (${UNDECIDED})
		) as waiting
		from public.internships as internship
		where internship.id = any (${internships}::uuid[]) and internship.status <> 'open'`;
	await sql`set local role none`;
	const { addressed } = await accountsOf(
		sql,
		rows.flatMap(({ waiting }) => waiting.map(({ user_id }) => user_id)),
	);
	return rows.map(({ waiting, ...row }) => ({ ...row, told: waiting.flatMap(addressed) }));
}
type Waiting = { application: string; user_id: string; due_on: string | null };

/**
 * Drafts with their employers, changes with the applicants who are mailed about them, and internships whose
 * corrections were put back.
 */
export async function postingRows(
	sql: TransactionSql,
	draftIds: string[],
	changeIds: string[],
	correctedIds: string[],
) {
	if (draftIds.length + changeIds.length + correctedIds.length === 0)
		return { drafts: [], changes: [], corrected: [] };
	const [, drafts, changes, corrected] = await Promise.all([
		sql`set local role service_role`,
		sql<(Omit<DraftForMail, 'email'> & { user_id: string })[]>`
			select draft.id, employers.user_id, employers.contact_person as name,
				nullif(draft.content ->> 'title', '') as title,
				internship.slug, coalesce(draft.created_at > internship.published_at, false) as is_change
			from public.internship_drafts as draft
			join public.employers on employers.id = draft.employer_id
			left join public.internships as internship on internship.id = draft.internship_id
			where draft.id = any (${draftIds})`,
		sql<(Omit<PublicChange, 'told'> & { sent: { application: string; user_id: string }[] })[]>`
			select change.id, internship.title, internship.company, change.before, change.after, (
				select coalesce(json_agg(json_build_object('application', application.id, 'user_id', user_id)), '[]')
				from public.applications as application
				where application.internship_id = internship.id and application.created_at <= change.at
					and application_rules.shown_status(application.id) = any (${UNDECIDED})
			) as sent
			from posting_rules.changes as change
			join public.internships as internship on internship.id = change.internship_id
			where change.id = any (${changeIds})`,
		sql<(Omit<CorrectedInternship, 'email'> & { user_id: string })[]>`
			select internship.id, user_id, contact_person as name, title, slug
			from public.internships as internship
			join public.employers on employers.id = internship.employer_id
			where internship.id = any (${correctedIds})`,
		sql`set local role none`,
	]);
	const ids = [...drafts, ...corrected].map(({ user_id }) => user_id);
	for (const { sent } of changes) ids.push(...sent.map(({ user_id }) => user_id));
	const { addressed } = await accountsOf(sql, ids);
	return {
		drafts: drafts.flatMap((row): DraftForMail[] => addressed(row)),
		corrected: corrected.flatMap((row): CorrectedInternship[] => addressed(row)),
		changes: changes.map(
			({ sent, ...change }): PublicChange => ({
				...change,
				told: sent.flatMap(addressed),
			}),
		),
	};
}
