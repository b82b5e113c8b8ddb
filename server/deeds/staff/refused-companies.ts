import type { Sql } from 'postgres';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMayRefuse } from './refuse-employer.ts';
import { noteInLog, requireOtherCompany, requireStaff } from './staff.ts';

/** What a company was before it was refused. */
type Replaced = {
	verified_at: string | null;
	asked_at: string | null;
	refused_at: string | null;
	refusal: string | null;
	answers_until: string | null;
};

const tooLate = () =>
	conflict(
		'not_taken_back',
		'This can no longer be taken back. Decide on the company as it is now.',
	);

/**
 * Takes the refusal of a company back within ten minutes: it is as it was before, and nobody is written to.
 * @throws {ApiError} 404; 403 role, own_company; 409 not_taken_back where it is too late, or the company has changed its profile since
 */
export const takeBackRefusal = (
	sql: Sql,
	{ person, employer: id }: { person: string; employer: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		await requireOtherCompany(tx, person, id);
		const [employer] = await tx<{ company_name: string; is_refused: boolean }[]>`
			select company_name, refused_at is not null as is_refused
			from public.employers where id = ${id} for update`;
		if (!employer) throw notFound('There is no such employer.');
		await requireMayRefuse(tx, person, id);
		const [last] = await tx<{ id: string; replaced: Replaced | null; is_late: boolean }[]>`
			select id, case when taken_back_at is null then replaced end as replaced,
				at <= clock_timestamp() - application_rules.take_back_time() as is_late
			from public.employer_decisions where employer_id = ${id} order by at desc limit 1`;
		if (!last?.replaced || last.is_late || !employer.is_refused) throw tooLate();
		const unsent = await tx`
			delete from outbox.notices
			where kind in ('employer_decisions', 'company_refused') and row_id = ${last.id} returning id`;
		if (unsent.length < 2) throw tooLate();
		const { verified_at, asked_at, refused_at, refusal, answers_until } = last.replaced;
		await tx`
			update public.employers set verified = ${verified_at !== null}, verified_at = ${verified_at},
				asked_at = ${asked_at}, refused_at = ${refused_at}, refusal = ${refusal},
				answers_until = ${answers_until}
			where id = ${id}`;
		await tx`
			update public.employer_decisions set taken_back_at = clock_timestamp() where id = ${last.id}`;
		await noteInLog(tx, person, {
			action: 'take-back-refusal',
			subject: 'employer',
			id,
			detail: employer.company_name,
		});
	});

/** Within how many days the office answers the applications that a refused company leaves. */
const OFFICE_DAYS = 7;

/**
 * Hands to the office what refused companies have not answered by their last day, with a mail to it for each company; where the
 * reason is fraud, as soon as the refusal can no longer be taken back. Each company once.
 * @param today ISO date in Europe/London
 * @returns how many companies
 */
export const handOverToOffice = (sql: Sql, today: string): Promise<number> =>
	deed(sql, async (tx) => {
		const ended = await tx<{ id: string }[]>`
			select id from public.employers
			where answers_until is not null and (answers_until < ${today}::date or coalesce((
				select ends_access and taken_back_at is null and at <= clock_timestamp() - application_rules.take_back_time()
				from public.employer_decisions where employer_id = employers.id order by at desc limit 1
			), false))
			order by id for update skip locked`;
		for (const { id } of ended) {
			const waiting = await tx`
				update public.applications set answer_due_on = greatest(answer_due_on, ${today}::date + ${OFFICE_DAYS}::integer)
				where id in (select id from application_rules.waiting where employer_id = ${id}) returning id`;
			await tx`update public.employers set host_since = null, answers_until = null where id = ${id}`;
			if (waiting.length > 0)
				await tx`insert into outbox.notices (kind, row_id) values ('company_handed_over', ${id})`;
		}
		return ended.length;
	});
