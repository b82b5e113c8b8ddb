import type { Sql, TransactionSql } from 'postgres';
import { groundsOf, impossible, objection } from '#schema/employers/check-grounds.ts';
import { deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { endClaim } from './claims/claims.ts';
import { decidedMeanwhile } from './decided-meanwhile.ts';
import { type Profile, storePending, type Verification, waitsToBeVerified } from './pending.ts';
import { noteInLog, requireStaff } from './staff.ts';

type VerificationInput = {
	person: string;
	employer: string;
	/** When the profile was last changed, as the person has seen it. */
	expected: string;
} & Verification;

type Company = {
	id: string;
	company_name: string;
	email: string;
	website: string | null;
	company_number: string | null;
	is_seen: boolean;
	asked_at: Date | null;
	profile: Profile;
};

/**
 * Decides that a company is verified. It is so in ten minutes (server/deeds/staff/carry-out.ts): until then it can be taken
 * back, and its employer is not told.
 * @returns when it is verified, ISO
 * @throws {ApiError} 404; 409 decided_meanwhile, or claimed where a colleague has it; 422 no_ground with why, where a check
 * rests on nothing, or note_missing where the site has found something against it
 */
export const verifyEmployer = (
	sql: Sql,
	{ person, employer, expected, ...verification }: VerificationInput,
): Promise<string> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		const company = await lockCompany(tx, employer, expected);
		if (!company.is_seen || (await waitsToBeVerified(tx, employer))) throw decidedMeanwhile();
		await endClaim(tx, person, { kind: 'employer', id: employer });
		requireGrounds(company, verification);
		const { checks, company_number, note } = verification;
		const details = [company.company_name, checks.join(', '), company_number, note?.trim()];
		const detail = details.filter(Boolean).join('\n');
		const { profile, email, asked_at: waitedSince } = company;
		const step = { action: 'verify', subject: 'employer', id: employer } as const;
		await noteInLog(tx, person, { ...step, detail, waitedSince });
		const decision = { ...verification, profile, email };
		return storePending(tx, person, { employer_id: employer, decision });
	});

/**
 * Verifies a company, with a mail to its employer, and stores what each check rests on.
 * @throws {ApiError} 404; 409 decided_meanwhile where profile or address are others than were looked at
 */
export async function verify(
	tx: TransactionSql,
	{
		person,
		employer: id,
		profile,
		email,
		...verification
	}: Verification & { person: string; employer: string; profile: Profile; email: string },
): Promise<void> {
	await requireStaff(tx, person);
	const company = await lockCompany(tx, id, null);
	const columns = Object.keys(company.profile);
	if (email !== company.email || columns.some((name) => company.profile[name] !== profile[name]))
		throw decidedMeanwhile();
	requireGrounds(company, verification);
	await store(tx, company, verification);
}

/** Verifies a company at once, by an operator’s command, which says not what was checked. @throws {ApiError} 404 */
export const verifyByCommand = (sql: Sql, employer: string): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockCompany(tx, employer, null);
		await endClaim(tx, null, { kind: 'employer', id: employer });
		await tx`delete from staff_rules.pending_decisions where employer_id = ${employer}`;
		await store(tx, company, { checks: [], company_number: null, note: null });
		const detail = company.company_name;
		await noteInLog(tx, null, { action: 'verify', subject: 'employer', id: employer, detail });
	});

/** @param expected null where it may be any profile */
async function lockCompany(
	tx: TransactionSql,
	id: string,
	expected: string | null,
): Promise<Company> {
	const [company] = await tx<(Omit<Company, 'email'> & { user_id: string })[]>`
		select id, user_id, company_name, website, company_number, asked_at,
			coalesce(updated_at = ${expected}::text::timestamptz, true) as is_seen,
			staff_rules.profile_of(employers) as profile
		from public.employers where id = ${id} for update`;
	if (!company) throw notFound('There is no such employer.');
	const [account] = await tx<{ email: string }[]>`
		select email from accounts.find(array[${company.user_id}::uuid])`;
	return { ...company, email: account?.email ?? '' };
}

/** @throws {ApiError} 422 */
function requireGrounds(company: Company, { checks, company_number, note }: Verification): void {
	for (const check of checks) {
		const none = impossible(check, company);
		if (none) throw unprocessable('no_ground', none);
		const reason = objection(check, company, company_number ?? null);
		if (reason && !note?.trim())
			throw unprocessable('note_missing', `${reason} Say in a note why.`);
	}
}

async function store(
	tx: TransactionSql,
	company: Company,
	{ checks, company_number = null, note }: Verification,
): Promise<void> {
	const grounds = groundsOf(checks, company, company_number);
	const [decided] = await tx<{ id: string }[]>`
		insert into public.employer_decisions (employer_id, outcome, checks, company_number, note, asked_at, grounds)
		select id, 'verified', ${checks}::text[], ${company_number}, ${note?.trim() || null}, asked_at,
			${JSON.stringify(grounds)}::text::jsonb
		from public.employers where id = ${company.id} returning id`;
	await tx`
		update public.employers set verified = true, verified_at = now(), refused_at = null, refusal = null,
			asked_at = null, answers_until = null
		where id = ${company.id}`;
	await tx`
		insert into outbox.notices (kind, row_id) values ('employer_decisions', ${decided?.id ?? ''})`;
}
