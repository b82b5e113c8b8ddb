import type { Fragment, Sql, TransactionSql } from 'postgres';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { streamOf } from '#server/http/sent-files.ts';
import type { Log } from '#server/log.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/** The number of rows in memory at once; an application may have sixty thousand bytes. */
const PAGE = 20;

/** Limits parallel reads, as each has a whole page in memory. */
const limitReads = limitConcurrency(2);

/**
 * All data of an account as JSON, selected by row-level security. It is read a page at a time as the client
 * receives it. A cursor would need an open transaction; pages are enough, as applications never change and
 * new ones come before those already read.
 * @throws {ApiError} 503 if it cannot be started
 */
export const accountCopy = (
	sql: Sql,
	user: AccountUser,
	log: Log,
): Promise<ReadableStream<Uint8Array>> => streamOf(copied(sql, user), 'a copy of an account', log);

async function* copied(sql: Sql, user: AccountUser): AsyncGenerator<string, undefined> {
	let text = `{"user":${JSON.stringify(personOf(user))}`;
	for (const [name, part] of Object.entries(parts)) {
		text += `,"${name}":`;
		for await (const json of part(sql, user.id)) {
			yield text + json;
			text = '';
		}
	}
	yield '}';
	return undefined;
}

function personOf(user: AccountUser) {
	const { id, email, created_at, email_confirmed_at, last_sign_in_at } = user;
	// There the account server leaves the address of the sign-up, also after a change.
	const { email: _, ...user_metadata } = user.user_metadata ?? {};
	const full_name = typeof user_metadata.full_name === 'string' ? user_metadata.full_name : null;
	return { id, email, full_name, created_at, email_confirmed_at, last_sign_in_at, user_metadata };
}

/** A part of the copy, as text of JSON. */
type Part = (sql: Sql, user: string) => AsyncGenerator<string>;

/** What a query gives in one row; `null` without one. */
const whole = (query: (tx: TransactionSql, user: string) => Promise<{ json: string }[]>): Part =>
	async function* (sql, user) {
		const [row] = await limitReads(() => asPerson(sql, user, (tx) => query(tx, user)));
		yield row?.json ?? 'null';
	};

/** The one row of an account in a table with `user_id`. */
const rowOf = (table: string) =>
	whole(
		(tx, user) => tx`
			select to_json(found)::text as json from ${tx(table)} as found where user_id = ${user}`,
	);

/** What the running role reads of an account, without row-level security. */
const asServer = (query: (sql: Sql, user: string) => Promise<object[]>): Part =>
	async function* (sql, user) {
		yield JSON.stringify(await query(sql, user));
	};

/**
 * Internships that a person has noted, with the names of those that are still shown.
 * @param at the column of the time @param others columns besides
 */
const notedIn = (table: string, at: string, ...others: string[]) =>
	whole(
		(tx, user) => tx`
			select coalesce(json_agg(line order by ${tx(at)}), '[]')::text as json from (
				select internship_id, slug, title, company, ${tx([at, ...others])}
				from public.${tx(table)} left join public.internships on internships.id = internship_id
				where user_id = ${user}
			) as line`,
	);

/** Where a page ends: a time is text, as a `Date` has no microseconds. */
type Place = { created: string; id: string };

/** Rows newest first, a page at a time. @param newest the columns of their time and id */
const listed = (
	newest: readonly [at: string, id: string],
	query: (
		tx: TransactionSql,
		user: string,
		/** The end of the query: what comes after the page before, in order. */
		page: Fragment,
	) => Promise<(Place & { json: string })[]>,
): Part =>
	async function* (sql, user) {
		let text = '[';
		for (let after: Place | undefined, full = true; full; ) {
			const { created, id } = after ?? { created: 'infinity', id: user };
			const rows = await limitReads(() =>
				asPerson(sql, user, (tx) => {
					const [at, key] = [tx(newest[0]), tx(newest[1])];
					const page = tx`
						and (${at}, ${key}) < (${created}::text::timestamptz, ${id}::uuid)
						order by ${at} desc, ${key} desc limit ${PAGE}`;
					return query(tx, user, page);
				}),
			);
			yield text + (after && rows.length > 0 ? ',' : '') + rows.map(({ json }) => json).join(',');
			text = '';
			after = rows.at(-1) ?? after;
			full = rows.length === PAGE;
		}
		yield ']';
	};

/**
 * The uploaded CV, then those that were sent, one at a time, as each may have three million letters. Each is named
 * once, with the applications that it went along with.
 */
async function* cvs(sql: Sql, user: string): AsyncGenerator<string> {
	let text = '[';
	for (let after = ''; ; ) {
		const [cv] = await limitReads(() => asPerson(sql, user, (tx) => nextCv(tx, user, after)));
		if (!cv) break;
		yield text + cv.json;
		text = ',';
		after = cv.place;
	}
	yield text === '[' ? '[]' : ']';
}

/** @param after the place of the one before; "" for the first */
const nextCv = (tx: TransactionSql, user: string, after: string) =>
	tx<{ place: string; json: string }[]>`
		select place, json_build_object('application_ids', applications, 'name', name, 'text', text,
			'pdf_base64', translate(encode(content, 'base64'), E'\\n', ''))::text as json
		from (
			select * from (
				select 'own' as place, '{}'::uuid[] as applications, name, null as text, content, 0 as rank
				from public.cv_files where user_id = ${user}
				union all
				select sent_cvs.id::text, along.applications, along.name, sent_cvs.text, content, 1
				from public.sent_cvs cross join lateral (
					select array_agg(application_id order by created_at, application_id) as applications,
						min(cv_name) as name
					from public.application_copies where sent_cv = sent_cvs.id
				) as along
				where user_id = ${user}
			) as every
			where (rank, place) > (
				case ${after} when '' then -1 when 'own' then 0 else 1 end, ${after}
			)
			order by rank, place limit 1
		) as found`;

/** The parts after `user`, in their order. */
const parts: Record<string, Part> = {
	/** With what staff saw of the profile last where it has changed since. */
	employer: whole(
		(tx) => tx`
			select (to_jsonb(employer) || jsonb_build_object('changes', to_jsonb(changed) - 'employer_id'))::text as json
			from public.employers as employer
			left join staff_rules.company_changes as changed on changed.employer_id = employer.id
			where employer.id = posting_rules.own_employer()`,
	),
	/**
	 * In which role the account belongs to that company, since when, how it is mailed about new applications, and how many
	 * others belong to it.
	 */
	member: whole(
		(tx, user) => tx`
			select json_build_object('role', role, 'added_at', added_at,
				'application_mails', application_mails, 'colleagues', (
					select count(*) from public.company_members as other
					where other.employer_id = member.employer_id and other.user_id <> member.user_id
				))::text as json
			from public.company_members as member where user_id = ${user}`,
	),
	/** To the address of the account, and those that it has sent for its company. */
	invitations: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select company_name as company, invitation.email, role, invited_at, ends_at
				from public.company_invitations as invitation
				join public.employers on employers.id = invitation.employer_id
				where invited_by = ${user} or invitation.email in (
					select lower(account.email) from accounts.find(array[${user}::uuid]) as account
				)
				order by invited_at`,
		),
	),
	profile: rowOf('public.student_profiles'),
	/** The date of the last sign-in from each known network. */
	networks: asServer((sql, user) => sql`select used_on::text from limits.networks_of(${user})`),
	accepted_terms: asServer(
		(sql, user) => sql`select version::text, accepted_on::text from accounts.terms_of(${user})`,
	),
	/** Whether the password of whoever is no student was too short when it was typed last. */
	sign_in: asServer(
		(sql, user) => sql`select accounts.has_short_password(${user}) as secret_is_short`,
	),
	/** Where the account is signed in. */
	signed_in: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`select browser, since, used_at from accounts.sessions_of(${user})`,
		),
	),
	/** Browsers that are known: a sign-in from another one is mailed. */
	known_browsers: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select name, used_on::text from second_factor.devices where user_id = ${user} order by used_on desc, name`,
		),
	),
	/** What is set up and since when; no secret. */
	second_step: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select (
					select since from second_factor.apps where user_id = ${user} and since is not null
				) as app_since, coalesce((
					select json_agg(json_build_object('name', name, 'added_at', added_at, 'used_at', used_at) order by added_at)
					from second_factor.passkeys where user_id = ${user}
				), '[]') as passkeys, (
					select count(*)::integer from second_factor.recovery_codes
					where user_id = ${user} and used_at is null
				) as recovery_codes_left
				where exists (select from second_factor.apps where user_id = ${user} and since is not null)
					or exists (select from second_factor.passkeys where user_id = ${user})`,
		),
	),
	/** Converted to JSON after the limit. */
	applications: listed(
		['created_at', 'id'],
		(tx, user, page) => tx`
			select id, created_at::text as created, to_json(page)::text as json
			from (
				select id, user_id, program_type, program_name, motivation, experience, availability, question_answers,
					created_at, internship_id, application_rules.status_of(id) as status, answer_due_on, terms_version, (
					select coalesce(json_agg(event order by number), '[]') from (
						select number, at, mover, from_status, to_status, reasons, message, details
						from public.application_events where application_id = applications.id
					) as event
				) as events, (
					select coalesce(json_agg(message order by number), '[]') from (
						select number, side, written_at, sent_at, text
						from public.application_messages where application_id = applications.id
					) as message
				) as messages, (
					select to_json(answered) from (
						select starts_at, minutes, message, zone, answered_at
						from public.application_interviews where application_id = applications.id
					) as answered
				) as interview, (
					select to_json(sent) from (
						select profile || jsonb_build_object('phone', application_rules.sent_phone(application_id)) as profile,
							permission_shown, cv_name
						from public.application_copies
						where application_id = applications.id
					) as sent
				) as sent
				from public.applications where user_id = ${user} ${page}
			) as page
			order by created_at desc, id desc`,
	),
	/** By which way the person came to the internships; no client reads the column. */
	ways_to_applications: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select id as application_id, came_by from public.applications
				where user_id = ${user} and came_by is not null order by created_at`,
		),
	),
	application_notes: listed(
		['at', 'id'],
		(tx, user, page) => tx`
			select id, at::text as created, json_build_object(
				'application_id', application_id, 'at', at, 'text', text)::text as json
			from public.application_notes where written_by = ${user} ${page}`,
	),
	/** When colleagues have written notes that name the person, and when those were read; the words belong to who wrote them. */
	notes_that_name_you: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select application_id, at, seen_at from public.application_notes
				where for_colleague = ${user} order by at, id`,
		),
	),
	/** When the person looked at the list of their company's applicants last. */
	applicants_looked_at: asServer((sql, user) =>
		asServiceRole(sql, (tx) => tx`select at from posting_rules.last_looks where user_id = ${user}`),
	),
	/** Applications that the person has taken on for their company. */
	applications_taken_on: listed(
		['assigned_at', 'application_id'],
		(tx, user, page) => tx`
			select application_id as id, assigned_at::text as created, json_build_object(
				'application_id', application_id, 'assigned_at', assigned_at)::text as json
			from public.application_assignments where user_id = ${user} ${page}`,
	),
	/** Applications whose interview was mailed to the person with a file for their calendar, while it holds. */
	interviews_in_your_calendar: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select application_id from outbox.interview_calendars where user_id = ${user} order by application_id`,
		),
	),
	/** Stars and shortlisted applications of the person's company that were theirs to give last. */
	applications_marked: listed(
		['marked_at', 'application_id'],
		(tx, user, page) => tx`
			select application_id as id, marked_at::text as created, json_build_object('application_id', application_id,
				'stars', stars, 'shortlisted', shortlisted, 'marked_at', marked_at)::text as json
			from public.application_marks where marked_by = ${user} ${page}`,
	),
	/** What the person has changed of applications to their company besides moves and notes. */
	applications_changed: listed(
		['at', 'id'],
		(tx, user, page) => tx`
			select id, at::text as created, json_build_object('application_id', application_id, 'at', at, 'what', kind,
				'stars', stars)::text as json
			from public.application_changes where changed_by = ${user} ${page}`,
	),
	/** For which careers service the account reads, and since when. */
	careers_service: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select university, added_at from public.careers_members
				join public.careers_services as service on service.id = service_id where user_id = ${user}`,
		),
	),
	/** Invitations to a careers service for the address of the account. */
	careers_invitations: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select university, email, invited_at, ends_at from public.careers_invitations
				join public.careers_services as service on service.id = service_id
				where email in (select lower(account.email) from accounts.find(array[${user}::uuid]) as account)
				order by invited_at`,
		),
	),
	/** What the person has agreed to show a careers service, until when, and by which words. */
	careers_consents: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select university, kind, wording::text, given_at, ended_at, end_reason, array(
					select application_id from public.careers_chosen where consent_id = consent.id
				) as application_ids
				from public.careers_consents as consent where user_id = ${user} order by given_at`,
		),
	),
	/** When the person has joined or left a company, and the roles that they had. */
	memberships: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select company_name as company, kind, role, since, at, coalesce(changed_by = ${user}, false) as by_you
				from posting_rules.member_changes as change
				join public.employers as employer on employer.id = change.employer_id
				where change.user_id = ${user} order by at, change.id`,
		),
	),
	/** What our staff have asked a company, where the person has answered it. */
	answers_to_staff: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select question, asked_at, answer, answered_at from posting_rules.staff_questions
				where answered_by = ${user} order by asked_at, id`,
		),
	),
	/** Keys for programs that the person has made, without themselves. */
	keys_for_programs: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select name, made_at, used_at from posting_rules.company_keys
				where made_by = ${user} order by made_at, id`,
		),
	),
	/** What the person has asked employers before an application, with the answers. */
	questions: listed(
		['asked_at', 'question.id'],
		(tx, user, page) => tx`
			select question.id, asked_at::text as created, json_build_object('internship', internship.slug,
				'asked_at', asked_at, 'text', text, 'answered_at', answered_at, 'answer', answer)::text as json
			from public.listing_questions as question
			join public.internships as internship on internship.id = question.internship_id
			where user_id = ${user} ${page}`,
	),
	/** Answers to such questions that the person has written as an employer. */
	answers_to_questions: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select internship.slug as internship, answered_at, answer from public.listing_questions as question
				join public.internships as internship on internship.id = question.internship_id
				where answered_by = ${user} order by answered_at, question.id`,
		),
	),
	/** Messages about applications that the person has written as an employer. */
	messages_to_applicants: listed(
		['written_at', 'id'],
		(tx, user, page) => tx`
			select id, written_at::text as created, json_build_object('application_id', application_id,
				'written_at', written_at, 'sent_at', sent_at, 'text', text)::text as json
			from public.application_messages where written_by = ${user} and side = 'employer' ${page}`,
	),
	/** Messages of employers, and of students to employers. */
	reported_messages: listed(
		['report.created_at', 'report.id'],
		(tx, user, page) => tx`
			select report.id, report.created_at::text as created, json_build_object(
				'application_id', application.id, 'at', report.created_at, 'reason', report.reason,
				'text', report.message)::text as json
			from public.reports as report
			left join public.application_events as event on event.id = report.event_id
			left join public.application_messages as message on message.id = report.application_message_id
			join public.applications as application
				on application.id = coalesce(event.application_id, message.application_id)
			where (case when message.side = 'student' then application_rules.side_of(application.id) = 'employer'
				else application.user_id = ${user} end) ${page}`,
	),
	/** Answers of employers to what the person has asked, and questions of students to the company. */
	reported_questions: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select internship.slug as internship, report.created_at as at, report.reason, report.message as text
				from public.reports as report
				join public.listing_questions as question on question.id = report.listing_question_id
				join public.internships as internship on internship.id = question.internship_id
				where case report.question_side when 'employer' then question.user_id = ${user}
					else internship.employer_id = posting_rules.employer_of(${user}::uuid, 'applicants') end
				order by report.created_at, report.id`,
		),
	),
	/** Of an employer, by staff. */
	messages_looked_at: listed(
		['asked_at', 'id'],
		(tx, user, page) => tx`
			select id, asked_at::text as created, json_build_object('at', asked_at, 'to', to_status,
				'message', message, 'details', details, 'found', found, 'words', words, 'state', state,
				'answer', answer)::text as json
			from public.message_reviews where user_id = ${user} ${page}`,
	),
	exports: listed(
		['export.at', 'export.id'],
		(tx, user, page) => tx`
			select export.id, export.at::text as created, json_build_object('at', export.at,
				'kind', export.kind, 'internship', export.internship, 'applications', export.applications,
				'by_you', coalesce(export.user_id = ${user}, false))::text as json
			from public.applicant_exports as export
			where export.employer_id = posting_rules.own_employer() ${page}`,
	),
	internships: listed(
		['published_at', 'id'],
		(tx, _, page) => tx`
			select id, published_at::text as created,
				(to_jsonb(internship) - '{version,number}'::text[])::text as json
			from public.internships as internship
			where employer_id = posting_rules.own_employer() ${page}`,
	),
	internship_drafts: listed(
		['created_at', 'id'],
		(tx, _, page) => tx`
			select id, created_at::text as created, to_jsonb(draft)::text as json
			from public.internship_drafts as draft
			where employer_id = posting_rules.own_employer() ${page}`,
	),
	message_templates: whole(
		(tx, user) => tx`
			select coalesce(json_object_agg(to_status, text), '{}')::text as json
			from public.message_templates where user_id = ${user}`,
	),
	staff: rowOf('public.staff'),
	/** What somebody with the address of the account has asked of their data. */
	requests: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select kind, received_on::text, due_on::text, note, extension, closed_at, outcome
				from public.person_requests where lower(person) in (
					select lower(account.email) from accounts.find(array[${user}::uuid]) as account
				)
				order by received_on`,
		),
	),
	/** Who is proposed as an administrator: the account, or by it. */
	staff_proposals: asServer((sql, user) =>
		asServiceRole(
			sql,
			(tx) => tx`
				select case user_id when ${user} then 'you' else 'somebody else' end as who, proposed_at, ends_at
				from public.staff_proposals where ${user} in (user_id, proposed_by) order by proposed_at`,
		),
	),
	/** What a member of staff has open. */
	staff_claims: listed(
		['until', 'id'],
		(tx, user, page) => tx`
			select id, until::text as created,
				jsonb_strip_nulls(to_jsonb(claim) - '{id,claimed_by}'::text[])::text as json
			from public.staff_claims as claim where claimed_by = ${user} ${page}`,
	),
	/** Texts that a member of staff has saved for themselves. */
	saved_answers: listed(
		['changed_at', 'id'],
		(tx, user, page) => tx`
			select id, changed_at::text as created, json_build_object(
				'kind', kind, 'name', name, 'text', text, 'changed_at', changed_at)::text as json
			from staff_rules.saved_answers where owner = ${user} ${page}`,
	),
	staff_log: listed(
		['at', 'id'],
		(tx, user, page) => tx`
			select id, at::text as created, json_build_object(
				'at', at, 'action', action, 'subject', subject, 'subject_id', subject_id)::text as json
			from public.staff_log where staff_id = ${user} ${page}`,
	),
	/** Searches, and companies that are followed: at most sixty. */
	alerts: whole(
		(tx, user) => tx`
			select coalesce(json_agg(alerts order by created_at), '[]')::text as json
			from public.alerts where user_id = ${user}`,
	),
	reopening_notices: notedIn('reopening_notices', 'asked_at'),
	/** With the deadline and the day of the mail before it. */
	saved_internships: notedIn('saved_internships', 'saved_at', 'told_of', 'told_on'),
	/** Also on what is no longer saved, until they are deleted. */
	saved_notes: listed(
		['note.changed_at', 'note.internship_id'],
		(tx, user, page) => tx`
			select note.internship_id as id, note.changed_at::text as created, json_build_object(
				'internship_id', note.internship_id, 'slug', slug, 'title', title, 'company', company,
				'text', note.text, 'changed_at', note.changed_at, 'removed_at', note.removed_at)::text as json
			from public.saved_notes as note
			left join public.internships on internships.id = note.internship_id
			where note.user_id = ${user} ${page}`,
	),
	deadline_mails: rowOf('public.deadline_mails'),
	/** Combinations of filters for a list of applicants; at most twenty. */
	saved_filters: whole(
		(tx, user) => tx`
			select coalesce(json_agg(json_build_object('name', name, 'query', query, 'made_at', made_at)
				order by made_at), '[]')::text as json
			from public.saved_filters where user_id = ${user}`,
	),
	/** At most twenty. */
	shared_lists: whole(
		(tx, user) => tx`
			select coalesce(json_agg(json_build_object('title', title, 'line', line, 'name', shown_name,
				'made_at', made_at, 'internships', (
					select coalesce(json_agg(json_build_object('slug', slug, 'title', internship.title,
						'company', company) order by slug), '[]')
					from public.internships as internship where internship.id = any (list.internships)
				)) order by made_at), '[]')::text as json
			from public.shared_lists as list where user_id = ${user}`,
	),
	calendar_address: whole(
		(tx, user) => tx`
			select json_build_object('made_at', made_at)::text as json
			from public.calendar_addresses where user_id = ${user}`,
	),
	cvs,
};
