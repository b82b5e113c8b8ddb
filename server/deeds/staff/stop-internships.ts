import type { Sql, TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StopKind } from '#schema/employers/posting.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireOtherCompany, requireStaff } from './staff.ts';

type Stop = {
	person: string;
	/** The slug of an employer's internship. */
	internship: string;
	kind: StopKind;
	/** In words for the employer. */
	reason: string;
};

/** What an internship was before it was stopped. */
type Replaced = {
	status: 'open' | 'paused' | 'closed';
	paused_by: 'employer' | 'limit' | null;
	closed_at: string | null;
};
type InternshipRow = Replaced & { id: string; title: string; stopped: StopKind | null };

/** The mails of each step, which wait for ten minutes. */
const MAILS: Record<StopKind, string[]> = {
	paused: ['internship_paused', 'internship_paused_by_staff'],
	'taken-down': ['internship_taken_down'],
};

/**
 * Pauses an employer's internship, or takes it down: it is hidden then, and the office answers its applications, whose days
 * of answer stay. Its employer and those who wait are mailed in ten minutes, until when it can be taken back.
 * @returns until when, ISO
 * @throws {ApiError} 404; 403 role, own_company; 409 with its status, or taken-down; 422 reason
 */
export const stopInternship = (
	sql: Sql,
	{ person, internship: slug, kind, reason: given }: Stop,
): Promise<string> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, kind === 'taken-down' ? 'take-down' : 'review');
		const { id, title, stopped, ...replaced } = await lockPosted(tx, person, slug);
		if (stopped === 'taken-down' || stopped === kind)
			throw conflict(stopped, 'A colleague has done that in the meantime.');
		if (kind === 'paused' && replaced.status !== 'open')
			throw conflict(replaced.status, 'It is not open any more.');
		const reason = given.trim();
		if (reason === '') throw unprocessable('reason', 'Say why: its employer reads it.');
		await tx`delete from outbox.notices where row_id = ${id} and kind = any (${MAILS.paused})`;
		await tx`
			insert into posting_rules.stops (internship_id, kind, reason, replaced)
			values (${id}, ${kind}, ${reason}, ${JSON.stringify(replaced)}::text::jsonb)
			on conflict (internship_id) do update
				set kind = excluded.kind, at = excluded.at, reason = excluded.reason`;
		await (kind === 'paused'
			? tx`update public.internships set status = 'paused', paused_by = 'staff' where id = ${id}`
			: tx`
				update public.internships set status = 'closed', paused_by = null, closed_at = clock_timestamp(),
					taken_down_at = clock_timestamp()
				where id = ${id}`);
		const words = JSON.stringify({ title, reason, comments: {} });
		const [due] = await tx<{ until: Date }[]>`
			with added as (
				insert into outbox.notices (kind, row_id, words, due_at)
				select kind, ${id}, case when kind <> 'internship_paused' then ${words}::text::jsonb end,
					clock_timestamp() + application_rules.take_back_time()
				from unnest(${MAILS[kind]}::text[]) as kind returning due_at
			)
			select max(due_at) as until from added`;
		const action = kind === 'paused' ? 'pause' : 'take-down';
		const detail = `${title}\n${reason}`;
		await noteInLog(tx, person, { action, subject: 'internship', id, detail });
		return new Date(due?.until ?? Number.NaN).toISOString();
	});

/**
 * Reads whom it concerns if an internship is taken down, before that is done.
 * @returns how many applications to it have which status, as their students are shown it
 * @throws {ApiError} 404; 403 role, own_company
 */
export const readConcerned = (
	sql: Sql,
	{ person, internship: slug }: { person: string; internship: string },
): Promise<Partial<Record<ApplicationStatus, number>>> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'take-down');
		const { id } = await lockPosted(tx, person, slug);
		const rows = await tx<{ status: ApplicationStatus; people: number }[]>`
			select application_rules.shown_status(application.id) as status, count(*)::integer as people
			from public.applications as application where internship_id = ${id} group by 1`;
		return Object.fromEntries(rows.map(({ status, people }) => [status, people]));
	});

/**
 * Makes an internship what it was before staff have stopped it. What was paused is so again at any time, with a mail to its
 * employer once there was one of the pause; what was taken down only until its mails are written.
 * @throws {ApiError} 404; 403 role, own_company; 409 not_stopped or not_taken_back
 */
export const undoStop = (
	sql: Sql,
	{ person, internship: slug }: { person: string; internship: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const { id, title, stopped } = await lockPosted(tx, person, slug);
		if (stopped === 'taken-down') await requireStaff(tx, person, 'take-down');
		if (!stopped) throw conflict('not_stopped', 'A colleague has taken it back in the meantime.');
		const unsent = await tx`
			delete from outbox.notices where row_id = ${id} and kind = any (${MAILS[stopped]}) returning id`;
		const wasTold = unsent.length < MAILS[stopped].length;
		if (wasTold && stopped === 'taken-down')
			throw conflict(
				'not_taken_back',
				'This can no longer be taken back: those who wait have been told.',
			);
		const [stop] = await tx<{ replaced: Replaced }[]>`
			delete from posting_rules.stops where internship_id = ${id} returning replaced`;
		if (!stop) throw conflict('not_stopped', 'A colleague has taken it back in the meantime.');
		const { status, paused_by, closed_at } = stop.replaced;
		await tx`
			update public.internships set status = ${status}, paused_by = ${paused_by},
				closed_at = ${closed_at}, taken_down_at = null
			where id = ${id}`;
		if (wasTold)
			await tx`insert into outbox.notices (kind, row_id) values ('internship_opened_by_staff', ${id})`;
		const action = stopped === 'paused' ? 'open-again' : 'take-back-removal';
		await noteInLog(tx, person, { action, subject: 'internship', id, detail: title });
	});

/** An employer's internship, locked until the transaction ends. @throws {ApiError} 404; 403 own_company */
async function lockPosted(
	tx: TransactionSql,
	person: string,
	slug: string,
): Promise<InternshipRow> {
	const [row] = await tx<(InternshipRow & { employer_id: string })[]>`
		select internship.id, employer_id, title, status, paused_by, to_json(closed_at) #>> '{}' as closed_at, (
			select kind from posting_rules.stops where internship_id = internship.id
		) as stopped
		from public.internships as internship
		where slug = ${slug} and employer_id is not null for update of internship`;
	if (!row) throw notFound('There is no such internship of an employer.');
	const { employer_id, ...internship } = row;
	await requireOtherCompany(tx, person, employer_id);
	return internship;
}
