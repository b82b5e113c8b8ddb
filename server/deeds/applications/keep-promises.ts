import type { Sql, TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { daysAfter } from '#schema/london-day.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { takeJobTime } from '#server/postgres/as-service-role.ts';
import { storeEvents } from './applications.ts';

/** Why no mails about late answers go out: the clocks differ, or time has jumped and many applications are concerned. */
export type Objection = 'clock' | 'pause';
export type KeptPromises =
	| { refused: Objection }
	| { reminded: number; late: number; ending: number; ended: number; interviews: number };

/** Stands for the office, as comparing nulls took 28 s for 57,000 answers to 1,200 employers. */
const OFFICE = '00000000-0000-0000-0000-000000000000';

/**
 * Stores the mails about answers that are due in three days, due today and late, and about offers that end tomorrow or
 * have ended, and about interviews tomorrow, each once. One process at a time.
 * @param today ISO date in Europe/London
 */
export const keepPromisesOf = (sql: Sql, today: string): Promise<KeptPromises> =>
	deed(sql, async (tx) => {
		await takeJobTime(tx);
		await tx`insert into outbox.promise_state default values on conflict do nothing`;
		await tx`select from outbox.promise_state for update`;
		const refused = await objectionTo(tx, today);
		await tx`
			update outbox.promise_state set refused = ${refused},
				last_day = case when ${refused}::text is null then ${today}::date else last_day end`;
		if (refused) return { refused };
		// Answers that the reminder of today does not name, as it was sent before, go into the next.
		const reminders = await tx`
			with due as (
				select waiting.id, employer_id, case when answer_due_on = ${today}::date then 'due' else 'soon' end as what
				from application_rules.waiting where answer_due_on between ${today}::date and ${today}::date + 3
			), untold as (
				select due.* from due where not exists (
					select from outbox.told
					where told.application_id = due.id and told.what in (due.what, 'due')
				)
			), reminder as (
				insert into outbox.reminders (employer_id, day)
				select distinct untold.employer_id, ${today}::date from untold
				on conflict do nothing returning id, employer_id
			), noted as (
				insert into outbox.told (application_id, what, reminder_id)
				select untold.id, untold.what, reminder.id from untold
				join reminder on coalesce(reminder.employer_id, ${OFFICE}::uuid) = coalesce(untold.employer_id, ${OFFICE}::uuid)
			)
			insert into outbox.notices (kind, row_id) select 'answer_reminders', id from reminder returning id`;
		const late = await tx`
			with noted as (
				insert into outbox.told (application_id, what)
				select waiting.id, 'late' from application_rules.waiting, outbox.promise_state
				where answer_due_on between greatest(began_on, ${today}::date - 14) and ${today}::date - 1
				on conflict do nothing returning application_id
			)
			insert into outbox.notices (kind, row_id) select 'late_answers', application_id from noted returning id`;
		const ending = await tellOfOffers(tx, 'ends', daysAfter(today, 1), daysAfter(today, 1));
		const ended = await tellOfOffers(tx, 'ended', daysAfter(today, -14), daysAfter(today, -1));
		const interviews = await tellOfInterviews(tx, daysAfter(today, 1));
		return { reminded: reminders.length, late: late.length, ending, ended, interviews };
	});

/** Queues mails about offers whose last day is one of these days. */
async function tellOfOffers(
	tx: TransactionSql,
	what: 'ends' | 'ended',
	first: string,
	last: string,
): Promise<number> {
	const told = await tx`
		with noted as (
			insert into outbox.told_offers (event_id, what)
			select id, ${what} from application_rules.untold_offers(${what}, ${first}::date, ${last}::date)
			on conflict do nothing returning event_id
		)
		insert into outbox.notices (kind, row_id)
		select ${what === 'ends' ? 'offers_ending' : 'offers_ended'}, event_id from noted returning id`;
	return told.length;
}

/** Queues reminders of the interviews on a day, but of those that were arranged on the day before it. */
async function tellOfInterviews(tx: TransactionSql, day: string): Promise<number> {
	const told = await tx`
		with noted as (
			insert into outbox.told_interviews (application_id, starts_at)
			select application_id, starts_at from public.application_interviews as held
			where starts_at >= ${day}::date::timestamp at time zone 'Europe/London'
				and starts_at < (${day}::date + 1)::timestamp at time zone 'Europe/London'
				and answered_at < (${day}::date - 1)::timestamp at time zone 'Europe/London'
				and application_rules.holds_interview(application_id)
			on conflict do nothing returning application_id
		)
		insert into outbox.notices (kind, row_id, words)
		select 'interview_reminders', held.application_id, jsonb_build_object('what', 'reminder',
			'at', application_rules.iso_moment(clock_timestamp()), 'revision', revision,
			'starts_at', application_rules.iso_moment(held.starts_at), 'minutes', held.minutes,
			'place', invited.details -> 'interview' ->> 'place', 'message', null, 'zone', held.zone)
		from noted join public.application_interviews as held using (application_id)
		join public.application_events as invited on invited.id = held.event_id
		returning id`;
	return told.length;
}

/**
 * A wrong clock must not make hundreds late, or move them: where the caller’s day is not the database’s, or time has
 * jumped since the last run and more than ten applications are concerned, an operator decides.
 */
async function objectionTo(tx: TransactionSql, today: string): Promise<Objection | null> {
	const [row] = await tx<{ objection: Objection | null }[]>`
		select case
			when abs(${today}::date - application_rules.today()) > 1 then 'clock'
			when ${today}::date > coalesce(last_day, began_on) + 3 and 10 < (
				select count(*) from application_rules.waiting as application
				where answer_due_on < ${today}::date and answer_due_on >= began_on and (
					answer_due_on < ${today}::date - 14 or not exists (
						select from outbox.told where application_id = application.id and what = 'late'
					)
				)
			) then 'pause'
		end as objection from outbox.promise_state`;
	return row?.objection ?? null;
}

/** Applications whose answer was due more than 14 days ago; `slug` of the internship. */
export const listGivenUp = (sql: Sql, today: string) =>
	deed(
		sql,
		(tx) => tx<{ application: string; slug: string | null }[]>`
		select waiting.id as application, slug from application_rules.waiting
		cross join outbox.promise_state
		left join public.internships on internships.id = internship_id
		where ${isGivenUp(tx, today)} order by answer_due_on, waiting.id`,
	);

/** Not of a refused company that can still answer; afterwards the office does (`handOverToOffice`). */
const isGivenUp = (tx: TransactionSql, today: string) =>
	tx`answer_due_on < ${today}::date - 14 and answer_due_on >= began_on and not exists (
		select from public.employers
		where employers.id = waiting.employer_id and employers.answers_until is not null
	)`;

/**
 * Moves an application without an answer to `unanswered`, and stores the open internships that its mail names.
 * @param similar slugs, at most three
 * @returns whether it was moved: not where somebody else does so now, or has answered it
 * @throws {ApiError} 409 before the promises of that day are kept
 */
export const giveUp = (
	sql: Sql,
	{ today, application, similar }: { today: string; application: string; similar: string[] },
): Promise<boolean> =>
	deed(sql, async (tx) => {
		const [kept] = await tx`
			select from outbox.promise_state where last_day = ${today}::date and refused is null`;
		if (!kept) throw conflict('not_kept_yet', 'The promises of this day are not kept yet.');
		const [locked] = await tx<{ status: ApplicationStatus }[]>`
			select status from public.applications where id = ${application} for update skip locked`;
		const [waiting] = await tx`
			select from application_rules.waiting, outbox.promise_state
			where waiting.id = ${application} and ${isGivenUp(tx, today)}`;
		if (!locked || !waiting) return false;
		const [event] = await storeEvents(tx, { as: 'server', person: null }, [
			{ application_id: application, from_status: locked.status, to_status: 'unanswered' },
		]);
		await tx`insert into outbox.suggestions (event_id, slugs) values (${event ?? null}, ${similar})`;
		return true;
	});

/**
 * Lets the next run about late answers go on after a pause.
 * @returns false where the day is not that of the database
 */
export const confirmPromises = (sql: Sql, today: string): Promise<boolean> =>
	deed(sql, async (tx) => {
		const confirmed = await tx`
			insert into outbox.promise_state (last_day)
			select ${today}::date where ${today}::date = application_rules.today()
			on conflict (only_row) do update set refused = null, last_day = excluded.last_day returning last_day`;
		return confirmed.length > 0;
	});
