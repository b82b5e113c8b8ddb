import type { Sql, TransactionSql } from 'postgres';
import {
	ANSWERS_AFTER_REFUSAL_DAYS,
	type CompanyAtWork,
	type EmployerRefusal,
	isAtWork,
	sumOf,
	type TouchedApplications,
} from '#schema/employers/employer-decision.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { endClaim } from './claims/claims.ts';
import { decidedMeanwhile } from './decided-meanwhile.ts';
import { type Profile, waitsToBeVerified } from './pending.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Refusal = {
	/** Null for an operator's command, which has looked at no version. */
	person: string | null;
	employer: string;
	/** When the profile was last changed, as the person has seen it. */
	expected: string | null;
} & Omit<EmployerRefusal, 'expected'>;

type DecisionRow = {
	/** ISO; until then the refusal can be taken back. Null where it cannot. */
	undo_until: string | null;
};

type Company = {
	company_name: string;
	is_seen: boolean;
	/** Whether it answers applications, or has done so. */
	is_host: boolean;
	asked_at: Date | null;
};

/**
 * Refuses a company, with a mail to its employer. One that answers applications has its internships hidden at once. It goes on
 * answering for four weeks, or, where it is fraud, until staff can no longer take it back (`takeBackRefusal`). The mails to it and to
 * those who have applied wait until then, too.
 * @throws {ApiError} 404; 403 role for a reviewer, where it has internships or applicants; 409 decided_meanwhile,
 * numbers_changed, or claimed where a colleague has it; 422 without a reason, or without the number of applications that a
 * refusal touches. An operator's command types none.
 */
export const refuseEmployer = (sql: Sql, refusal: Refusal): Promise<DecisionRow> =>
	deed(sql, async (tx) => {
		const { person, employer: id, expected } = refusal;
		await requireStaff(tx, person);
		await lockWorkOf(tx, id);
		const [employer] = await tx<Company[]>`
			select company_name, coalesce(updated_at = ${expected}::text::timestamptz, true) as is_seen,
				host_since is not null as is_host, asked_at
			from public.employers where id = ${id} for update`;
		if (!employer) throw notFound('There is no such employer.');
		await requireMayRefuse(tx, person, id);
		if (!employer.is_seen || (await waitsToBeVerified(tx, id))) throw decidedMeanwhile();
		await endClaim(tx, person, { kind: 'employer', id });
		const note = refusal.note?.trim() || null;
		const reason = refusal.reason.trim();
		if (reason === '') throw unprocessable('refused', 'A refusal has a reason.');
		if (person !== null) await requireSeenWork(tx, id, refusal);
		const waits = employer.is_host;
		const ends_access = waits && refusal.ends_access === true;
		const [decided] = await tx<{ id: string; undo_until: Date }[]>`
			insert into public.employer_decisions (employer_id, outcome, reason, note, ends_access, asked_at, replaced)
			select ${id}, 'refused', ${reason}, ${note}, ${ends_access}, asked_at,
				case when ${waits} then jsonb_build_object('verified_at', verified_at, 'asked_at', asked_at,
					'refused_at', refused_at, 'refusal', refusal, 'answers_until', answers_until) end
			from public.employers where id = ${id}
			returning id, at + application_rules.take_back_time() as undo_until`;
		if (!decided) throw new Error('The database stored no decision.');
		await tx`
			update public.employers set verified = false, verified_at = null, refused_at = now(),
				refusal = ${reason}, asked_at = null,
				answers_until = case when ${ends_access} then application_rules.today() when ${waits} then
					coalesce(answers_until, application_rules.today() + ${ANSWERS_AFTER_REFUSAL_DAYS}::integer) end
			where id = ${id}`;
		const ended = ends_access ? 'Fraud: its access to applications ends at once.' : null;
		const detail = [employer.company_name, reason, note, ended]
			.filter((line) => line !== null)
			.join('\n');
		await noteInLog(tx, person, {
			action: 'refuse',
			subject: 'employer',
			id,
			detail,
			waitedSince: employer.asked_at,
		});
		await tx`
			insert into outbox.notices (kind, row_id, due_at)
			select kind, ${decided.id}, case when ${waits} then ${decided.undo_until}::timestamptz else clock_timestamp() end
			from unnest(${waits ? ['employer_decisions', 'company_refused'] : ['employer_decisions']}::text[]) as kind`;
		return { undo_until: waits ? decided.undo_until.toISOString() : null };
	});

/** @throws {ApiError} 403 role for a reviewer, where a company has internships or applicants */
export async function requireMayRefuse(
	tx: TransactionSql,
	person: string | null,
	employer: string,
): Promise<void> {
	if (isAtWork(await atWorkOf(tx, employer))) await requireStaff(tx, person, 'refuse-at-work');
}

/** @throws {ApiError} 409 where other applications are touched than the member of staff has seen; 422 */
async function requireSeenWork(
	tx: TransactionSql,
	employer: string,
	{ touched, typed }: Partial<Pick<EmployerRefusal, 'touched' | 'typed'>>,
): Promise<void> {
	const { waiting, interview, offered, accepted } = await atWorkOf(tx, employer);
	const now: TouchedApplications = { waiting, interview, offered, accepted };
	if (sumOf(now) === 0 && !touched) return;
	if (!touched || typed !== sumOf(touched))
		throw unprocessable('not_typed', 'Type the number of applications that this touches.');
	if ((Object.keys(now) as (keyof TouchedApplications)[]).some((key) => now[key] !== touched[key]))
		throw conflict(
			'numbers_changed',
			'Applications to this company have changed in the meantime: look at the numbers again.',
		);
}

/**
 * Locks the internships of a company and the applications to them until the transaction ends: nobody applies, accepts an
 * offer or answers meanwhile. The internships come first, as nobody can apply then.
 */
async function lockWorkOf(tx: TransactionSql, employer: string): Promise<void> {
	await tx`
		select from public.internships where employer_id = ${employer} order by id for no key update`;
	await tx`
		select from public.applications
		where internship_id in (select id from public.internships where employer_id = ${employer})
		order by id for update`;
}

/** The internships of a company, and the applications to them, in numbers. For staff and the server. */
async function atWorkOf(tx: TransactionSql, employer: string): Promise<CompanyAtWork> {
	const [row] = await tx<{ at_work: CompanyAtWork }[]>`
		select staff_rules.at_work(${employer}) as at_work`;
	if (!row) throw new Error('The database counted nothing.');
	return row.at_work;
}

type SeenProfile = {
	person: string;
	employer: string;
	/** When the profile was last changed, as the person has seen it. */
	expected: string;
};

/**
 * Notes that staff have looked at what a verified company has changed.
 * @throws {ApiError} 404, 409 decided_meanwhile or claimed, 422 for a company that waits to be verified
 */
export const acceptCompanyChanges = (
	sql: Sql,
	{ person, employer: id, expected }: SeenProfile,
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const [employer] = await tx<
			{ company_name: string; verified: boolean; is_seen: boolean; profile: Profile }[]
		>`
			select company_name, verified, updated_at = ${expected}::text::timestamptz as is_seen,
				staff_rules.profile_of(employers) as profile
			from public.employers where id = ${id} for update`;
		if (!employer) throw notFound('There is no such employer.');
		if (!employer.is_seen) throw decidedMeanwhile();
		if (!employer.verified) throw unprocessable('refused', 'This company waits to be verified.');
		const [seen] = await tx<{ checked: Profile; first_at: Date }[]>`
			delete from staff_rules.company_changes where employer_id = ${id} returning checked, first_at`;
		if (!seen) throw conflict('decided_meanwhile', 'A colleague has looked at these changes.');
		await endClaim(tx, person, { kind: 'employer', id });
		const changed = Object.keys(seen.checked)
			.filter((column) => seen.checked[column] !== employer.profile[column])
			.toSorted();
		const detail = `${employer.company_name}\n${changed.join(', ')}`;
		await noteInLog(tx, person, {
			action: 'accept-changes',
			subject: 'employer',
			id,
			detail,
			waitedSince: seen.first_at,
		});
	});
