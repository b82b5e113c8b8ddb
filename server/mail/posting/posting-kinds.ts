import type { TransactionSql } from 'postgres';
import { AWAITING_ANSWER, UNDECIDED } from '#schema/applications/application-moves.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, withPeople } from '#server/mail/mail-parts.ts';
import { draftsToTell, inOneMail } from '#server/mail/office-digests.ts';
import {
	type ClosedToNew,
	type ContentChange,
	type CorrectedInternship,
	changeMails,
	closedMails,
	correctedByStaffMail,
	type DraftForMail,
	type DraftNotice,
	draftMail,
	type PublicChange,
	putBackMail,
	type ReturnWords,
	waitingDraftsMail,
} from './posting-mails.ts';

/** Internships that are still paused or closed; each student once. */
async function closedOnes(tx: TransactionSql, internships: string[]): Promise<ClosedToNew[]> {
	const rows = await asService(
		tx,
		tx<(Omit<ClosedToNew, 'told'> & { waiting: WaitingRow[] })[]>`
		select internship.id, title, company, internship.status, (
			select coalesce(json_agg(json_build_object('application', application.id, 'user_id', user_id, 'due_on',
				case when application_rules.shown_status(application.id) = any (${AWAITING_ANSWER})
					then answer_due_on end)), '[]')
			from public.applications as application
			where application.internship_id = internship.id
				and application_rules.shown_status(application.id) = any (${UNDECIDED})
		) as waiting
		from public.internships as internship
		where internship.id = any (${internships}::uuid[]) and internship.status <> 'open'`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ waiting }) => waiting.map(({ user_id }) => user_id)),
	);
	return rows.map(({ waiting, ...row }) => ({ ...row, told: waiting.flatMap(addressed) }));
}
type WaitingRow = { application: string; user_id: string; due_on: string | null };

/** Drafts, with each member who posts for their company. */
async function drafts(tx: TransactionSql, ids: string[]): Promise<DraftForMail[]> {
	const rows = await asService(
		tx,
		tx<(Omit<DraftForMail, 'email'> & { user_id: string })[]>`
			select draft.id, poster.user_id,
				case poster.user_id when employers.user_id then employers.contact_person end as name,
				nullif(draft.content ->> 'title', '') as title,
				internship.slug, coalesce(draft.created_at > internship.published_at, false) as is_change
			from public.internship_drafts as draft
			join public.employers on employers.id = draft.employer_id
			cross join lateral posting_rules.posters_of(employers.id) as poster
			left join public.internships as internship on internship.id = draft.internship_id
			where draft.id = any (${ids})`,
	);
	return withPeople(tx, rows);
}

/** Internships whose corrections were put back, or that staff have corrected, with each member who posts for their company. */
async function correctedOnes(tx: TransactionSql, ids: string[]): Promise<CorrectedInternship[]> {
	const rows = await asService(
		tx,
		tx<(Omit<CorrectedInternship, 'email'> & { user_id: string })[]>`
			select internship.id, poster.user_id,
				case poster.user_id when employers.user_id then contact_person end as name, title, slug
			from public.internships as internship
			join public.employers on employers.id = internship.employer_id
			cross join lateral posting_rules.posters_of(employers.id) as poster
			where internship.id = any (${ids})`,
	);
	return withPeople(tx, rows);
}

/** Changes with the applicants who are mailed about them. */
async function changes(tx: TransactionSql, ids: string[]): Promise<PublicChange[]> {
	type Row = Omit<PublicChange, 'told'> & { sent: { application: string; user_id: string }[] };
	const rows = await asService(
		tx,
		tx<Row[]>`
			select change.id, internship.title, internship.company, change.before, change.after, (
				select coalesce(json_agg(json_build_object('application', application.id, 'user_id', user_id)), '[]')
				from public.applications as application
				where application.internship_id = internship.id and application.created_at <= change.at
					and application_rules.shown_status(application.id) = any (${UNDECIDED})
			) as sent
			from posting_rules.changes as change
			join public.internships as internship on internship.id = change.internship_id
			where change.id = any (${ids})`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ sent }) => sent.map(({ user_id }) => user_id)),
	);
	return rows.map(({ sent, ...change }) => ({ ...change, told: sent.flatMap(addressed) }));
}

const draftKind = (kind: DraftNotice) =>
	mailKind({
		kind,
		read: drafts,
		mail: (draft, { siteUrl, officeAddress }, words: ReturnWords | null) => [
			draftMail(draft, kind, siteUrl, officeAddress, words),
		],
	});

/** Only where the internship is still in the state that is to be told. */
const closedKind = (kind: string, status: ClosedToNew['status']) =>
	mailKind({
		kind,
		read: closedOnes,
		mail: (row, { siteUrl, officeAddress }) =>
			row.status === status ? closedMails(row, siteUrl, officeAddress) : [],
	});

export const postingKinds = [
	draftKind('draft_approved'),
	draftKind('draft_returned'),
	draftKind('draft_last_week'),
	draftKind('draft_last_day'),
	mailKind({
		kind: 'drafts_waiting',
		read: async (tx, ids) => inOneMail(ids, await draftsToTell(tx, ids)),
		mail: ({ things }, { siteUrl, officeAddress }) => [
			waitingDraftsMail(things, siteUrl, officeAddress),
		],
	}),
	mailKind({
		kind: 'internship_changes',
		read: changes,
		mail: (row, { siteUrl, officeAddress }) => changeMails(row, siteUrl, officeAddress),
	}),
	closedKind('internship_paused', 'paused'),
	closedKind('internship_closed', 'closed'),
	mailKind({
		kind: 'correction_put_back',
		read: correctedOnes,
		mail: (row, { siteUrl, officeAddress }, words: ReturnWords | null) => [
			putBackMail(row, siteUrl, officeAddress, words),
		],
	}),
	mailKind({
		kind: 'internship_corrected_by_staff',
		read: correctedOnes,
		mail: (row, { siteUrl, officeAddress }, change: ContentChange) => [
			correctedByStaffMail(row, siteUrl, officeAddress, change),
		],
	}),
];
