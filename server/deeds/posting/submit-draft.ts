import type { Sql, TransactionSql } from 'postgres';
import { correctionOf } from '#schema/employers/corrections.ts';
import { changedFields, draftProblems, questionsOn } from '#schema/employers/internship-draft.ts';
import { AT_ONCE, type DraftContent } from '#schema/internships/fields.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { ApiError } from '#server/http/api-error.ts';
import { withAllFields } from './content.ts';
import {
	contentOfDraft,
	lockEmployer,
	lockInternship,
	lockOwnDraft,
	requireVersion,
	type StoredInternship,
} from './lock-posting.ts';
import { pick, publishRevision } from './publish.ts';

type Submission = {
	person: string;
	draft: string;
	version: number;
	/** What is meant by words that are asked about. */
	meant?: string | null;
	/** Of a new one: whether who applies is hidden until the invitation; left out, it stays as it was said before. */
	hide_names?: boolean | undefined;
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Submits a draft to staff. Of a revision, small corrections of words and places are public at once; if there is
 * nothing else, it is done.
 * @throws {ApiError} 404, 409 changed, not_verified, overdue, closed, or its state; 422 incomplete with the problems by
 * field, or asked with the questions where words need an explanation
 */
export const submitDraft = (
	sql: Sql,
	{ person, draft: id, version, meant, hide_names, today }: Submission,
): Promise<void> =>
	deed(sql, async (tx) => {
		const draft = await lockOwnDraft(tx, person, id);
		requireVersion(draft, version);
		const employer = await lockEmployer(tx, draft.employer_id, today);
		const published = await lockInternship(tx, draft.internship_id);
		const wanted = contentOfDraft(draft);
		requireComplete(draftProblems(wanted, today, published?.content, draft.made_on));
		const questions = questionsOn(wanted, published?.content);
		const isAsked = questions.length > 0;
		const said = (isAsked && meant?.trim()) || null;
		if (draft.state !== 'draft' && draft.state !== 'returned')
			throw conflict(draft.state, 'The draft has been submitted already.');
		if (!employer.verified)
			throw conflict(
				'not_verified',
				'Your company is verified first; the draft is kept until then.',
			);
		if (!published && employer.overdue)
			throw conflict(
				'overdue',
				'Answers to applicants are overdue. Send them first; the draft is kept until then.',
			);
		if (isAsked && said === null)
			throw new ApiError(
				422,
				'asked',
				'Say what you mean by the words that we ask about.',
				{},
				{ questions },
			);
		if (published?.status === 'closed') throw conflict('closed', 'This internship has closed.');
		if (published && (await correctAtOnce(tx, published, wanted)))
			await tx`
				update public.internship_drafts set state = 'approved', decided_at = clock_timestamp(),
					return_reason = null, comments = '{}'
				where id = ${id}`;
		else {
			await tx`
				update public.internship_drafts set state = 'submitted', submitted_at = clock_timestamp(),
					times_submitted = times_submitted + 1, meant = ${said}, step = 4,
					hide_names = coalesce(${hide_names ?? null}, hide_names)
				where id = ${id}`;
			await tx`insert into outbox.notices (kind, row_id) values ('drafts_waiting', ${id})`;
		}
	});

function requireComplete(problems: ReturnType<typeof draftProblems>): void {
	if (Object.keys(problems).length === 0) return;
	const message = 'Something in the draft is missing or not allowed.';
	throw new ApiError(422, 'incomplete', message, {}, { problems });
}

/** Makes public what staff need not read first. @returns whether that is all that changes */
async function correctAtOnce(
	tx: TransactionSql,
	{ id, title, content: published }: StoredInternship,
	wanted: DraftContent,
): Promise<boolean> {
	const [waits] = await tx<{ approved: DraftContent }[]>`
		select approved from posting_rules.corrections where internship_id = ${id}`;
	const approved = waits ? withAllFields(waits.approved) : published;
	const { atOnce, staffFirst } = correctionOf(approved, published, wanted);
	if (atOnce.length === 0 && staffFirst.length > 0) return false;
	const corrected = { ...published, ...pick(wanted, AT_ONCE) };
	const changed = changedFields(published, corrected);
	if (changed.length > 0) {
		await publishRevision(tx, id, published, corrected);
		await noteCorrection(tx, id, approved, corrected);
		const detail = `${title}\n${changed.toSorted().join(', ')}`;
		// Its employer is not named: the log is about steps, and names members of staff alone.
		await tx`
			insert into public.staff_log (staff_email, action, subject, subject_id, detail)
			values ('employer', 'correct', 'internship', ${id}, ${detail})`;
	}
	return staffFirst.length === 0;
}

/** Adds a correction to those that wait for staff, or removes it where the text is as approved again. */
const noteCorrection = (
	tx: TransactionSql,
	internship: string,
	approved: DraftContent,
	corrected: DraftContent,
) =>
	changedFields(approved, corrected).length === 0
		? tx`delete from posting_rules.corrections where internship_id = ${internship}`
		: tx`
			insert into posting_rules.corrections as known (internship_id, approved, version)
			values (${internship}, ${JSON.stringify(approved)}::text::jsonb,
				nextval('posting_rules.correction_versions'))
			on conflict (internship_id) do update
				set last_at = clock_timestamp(), version = excluded.version`;
