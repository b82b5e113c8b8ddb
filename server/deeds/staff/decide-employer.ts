import type { Sql } from 'postgres';
import type { EmployerRefusal, EmployerVerification } from '#schema/employers/employer-decision.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type Decision = {
	/** Null for an operator's command, which has looked at no version and says not what was checked. */
	person: string | null;
	employer: string;
	/** When the profile was last changed, as the person has seen it. */
	expected: string | null;
} & (
	| ({ outcome: 'verified' } & Omit<EmployerVerification, 'expected'>)
	| ({ outcome: 'refused' } & Omit<EmployerRefusal, 'expected'>)
);

/**
 * Verifies a company or refuses to, with a mail to its employer.
 * @throws {ApiError} 404, 409 decided_meanwhile, 422 without a reason or without what was checked
 */
export const decideEmployer = (sql: Sql, decision: Decision): Promise<void> =>
	deed(sql, async (tx) => {
		const { person, employer: id, expected, outcome } = decision;
		await requireStaff(tx, person);
		const [employer] = await tx<{ company_name: string; is_seen: boolean }[]>`
			select company_name, coalesce(updated_at = ${expected}::text::timestamptz, true) as is_seen
			from public.employers where id = ${id} for update`;
		if (!employer) throw notFound('There is no such employer.');
		if (!employer.is_seen) throw decidedMeanwhile();
		const isVerified = outcome === 'verified';
		const note = decision.note?.trim() || null;
		const reason = isVerified ? null : decision.reason.trim();
		if (reason === '') throw unprocessable('refused', 'A refusal has a reason.');
		const checks = isVerified ? decision.checks : [];
		if (isVerified && person !== null && checks.length === 0)
			throw unprocessable('refused', 'Say what was checked.');
		const number = (isVerified && decision.company_number) || null;
		const [decided] = await tx<{ id: string }[]>`
			insert into public.employer_decisions (employer_id, outcome, checks, company_number, reason, note)
			values (${id}, ${outcome}, ${checks}::text[], ${number}, ${reason}, ${note}) returning id`;
		await tx`
			update public.employers set verified = ${isVerified},
				verified_at = case when ${isVerified} then now() end,
				refused_at = case when ${!isVerified} then now() end, refusal = ${reason}, asked_at = null
			where id = ${id}`;
		const details = [employer.company_name, checks.join(', '), number, reason, note];
		const detail = details.filter((line) => line !== null).join('\n');
		const action = isVerified ? 'verify' : 'refuse';
		await noteInLog(tx, person, { action, subject: 'employer', id, detail });
		await tx`
			insert into outbox.notices (kind, row_id) values ('employer_decisions', ${decided?.id ?? ''})`;
	});

export const decidedMeanwhile = () =>
	conflict('decided_meanwhile', 'The profile has been changed or decided on in the meantime.');
