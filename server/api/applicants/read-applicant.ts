import type { TransactionSql } from 'postgres';
import type { Host, WholeApplicant } from '#schema/applications/applicants.ts';
import { facts } from '#server/api/applicants/list.ts';
import { isHidden, joined } from '#server/api/applicants/scope.ts';
import { withoutHidden } from '#server/api/applicants/without-hidden.ts';
import { eventsOf } from '#server/api/applications/application-rows.ts';

export type ApplicantRow = Omit<WholeApplicant, 'listing' | 'today'>;

/** Undefined where it is not the caller's to answer, or there is none. */
export async function readApplicant(
	tx: TransactionSql,
	user: string,
	host: Host,
	id: string,
): Promise<ApplicantRow | undefined> {
	const ids = tx`array[${id}::uuid]`;
	const [row] = await tx<{ item: ApplicantRow }[]>`
		select to_jsonb(found) - '{sent_name,details}'::text[] || found.details || jsonb_build_object(
			'name', coalesce(found.sent_name, named.name), 'email', named.email) as item
		from (
			select ${facts(tx, ids)}, application.motivation, application.experience, application.availability,
				application.question_answers,
				copy.profile || jsonb_build_object('phone', application_rules.sent_phone(application.id)) as profile,
				(select cv.text from public.sent_cvs as cv where cv.id = copy.sent_cv) as cv_text,
				application_rules.undo_seconds(application.id) as undo_seconds,
				(
					select event.at + application_rules.take_back_time() from public.application_events as event
					where event.application_id = application.id and event.mover = 'student'
						and event.from_status is not null and event.takes_back is null
						and event.at > clock_timestamp() - application_rules.take_back_time()
						and not exists (
							select from public.application_events as later
							where later.application_id = application.id and later.number > event.number
						)
				) as student_until,
				application_rules.shares_notes(application.id) as notes_shared,
				${eventsOf(tx, isHidden(tx, ids))} as events,
				(
					select coalesce(json_agg(json_build_object('id', change.id, 'at', change.at, 'kind', change.kind,
						'stars', change.stars, 'file', case when export.id is not null then
							json_build_object('kind', export.kind, 'applications', export.applications) end)
						order by change.at, change.id), '[]')
					from public.application_changes as change
					left join public.applicant_exports as export on export.id = change.export_id
					where change.application_id = application.id and ${host === 'employer'}
				) as changes,
				(
					select coalesce(json_object_agg(about, json_build_object('name', acted.name, 'you', acted.you,
						'named', acted.named, 'named_you', acted.named_you)), '{}')
					from application_rules.acted_by(application.id) as acted
				) as acted,
				(
					select coalesce(json_agg(json_build_object('id', colleague.id, 'name', colleague.name)
						order by colleague.name, colleague.id), '[]')
					from application_rules.own_colleagues() as colleague where ${host === 'employer'}
				) as colleagues,
				(
					select json_build_object('id', taken.user_id, 'you', taken.user_id = ${user})
					from public.application_assignments as taken
					where taken.application_id = application.id and ${host === 'employer'}
				) as assigned,
				(
					select json_build_object('at', review.decided_at, 'to', review.to_status,
						'message', application_rules.reviewed_text(review), 'answer', review.answer)
					from public.reviewed_applications as reviewed
					join public.message_reviews as review on review.id = reviewed.review_id
					where reviewed.application_id = application.id and review.state = 'returned'
						and review.asked_at > all (
							select other.asked_at from public.reviewed_applications as later
							join public.message_reviews as other on other.id = later.review_id
							where later.application_id = application.id and other.id <> review.id
						) and review.decided_at > all (
							select event.at from public.application_events as event
							where event.application_id = application.id
						)
				) as returned,
				(
					select coalesce(json_agg(json_build_object('id', note.id, 'at', note.at, 'text', note.text,
						'own', note.written_by = ${user},
						'waits', coalesce(note.for_colleague = ${user} and note.seen_at is null, false))
						order by note.at, note.id), '[]')
					from public.application_notes as note where note.application_id = application.id
				) as notes
			from ${joined(tx)}
			where application.id = ${id} and application.mover = ${host}
		) as found
		join application_rules.applicants(${ids}) as named on named.application_id = found.id`;
	return row && withoutHidden(row.item);
}

/** The CV as it was sent, with the applicant’s name as the list has it; undefined where there is none, or it is hidden. */
export async function readSentCv(
	tx: TransactionSql,
	host: Host,
	id: string,
): Promise<{ name: string | null; content: Uint8Array } | undefined> {
	const [row] = await tx<{ name: string | null; content: Uint8Array }[]>`
		select coalesce(copy.profile ->> 'name', named.name) as name, sent_cvs.content from ${joined(tx)}
		join public.sent_cvs on sent_cvs.id = copy.sent_cv
		join application_rules.applicants(array[${id}::uuid]) as named on named.application_id = application.id
		where application.id = ${id}
			and application.mover = ${host} and not ${isHidden(tx, tx`array[${id}::uuid]`)}`;
	return row;
}
