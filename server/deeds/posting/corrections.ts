import type { Sql, TransactionSql } from 'postgres';
import { AT_ONCE, type DraftContent } from '#schema/internships/fields.ts';
import { conflict, deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { endClaim } from '#server/deeds/staff/claims/claims.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { withAllFields } from './content.ts';
import { lockInternship } from './lock-posting.ts';
import { pick, publishRevision } from './publish.ts';

type SeenCorrection = {
	person: string;
	internship: string;
	/** The version of the corrections that was looked at. */
	version: number;
};

/** Approves the corrections of an internship. @throws {ApiError} 404, 409 decided, changed or claimed */
export const acceptCorrection = (sql: Sql, seen: SeenCorrection): Promise<void> =>
	deed(sql, async (tx) => {
		const { published, waitedSince } = await lockCorrection(tx, seen);
		const { id, title } = published;
		await tx`delete from posting_rules.corrections where internship_id = ${id}`;
		const step = { action: 'accept', subject: 'internship' } as const;
		await noteInLog(tx, seen.person, { ...step, id, detail: title, waitedSince });
	});

/**
 * Makes public again what staff approved last, with a mail to the employer that has the reason.
 * @throws {ApiError} 404, 409 decided, changed or claimed, 422 reason
 */
export const putBackCorrection = (
	sql: Sql,
	seen: SeenCorrection & { reason: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { published, approved, waitedSince } = await lockCorrection(tx, seen);
		const reason = seen.reason.trim();
		if (reason === '') throw unprocessable('reason', 'Words are put back with a reason.');
		const { id, title, content } = published;
		await publishRevision(tx, id, content, { ...content, ...pick(approved, AT_ONCE) });
		await tx`delete from posting_rules.corrections where internship_id = ${id}`;
		const words = JSON.stringify({ title, reason, comments: {} });
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('correction_put_back', ${id}, ${words}::text::jsonb)`;
		const detail = `${title}\n${reason}`;
		const step = { action: 'put-back', subject: 'internship' } as const;
		await noteInLog(tx, seen.person, { ...step, id, detail, waitedSince });
	});

/** What staff have looked at, locked until the transaction ends. */
async function lockCorrection(tx: TransactionSql, { person, internship, version }: SeenCorrection) {
	await requireStaff(tx, person);
	const published = await lockInternship(tx, internship);
	if (!published) throw notFound('There is no such internship.');
	const [waits] = await tx<{ approved: DraftContent; version: number; first_at: Date }[]>`
		select approved, version, first_at from posting_rules.corrections
		where internship_id = ${internship} for update`;
	if (!waits) throw conflict('decided', 'Somebody has looked at it in the meantime.');
	if (waits.version !== version)
		throw conflict('changed', 'Its employer has corrected it again in the meantime.');
	await endClaim(tx, person, { kind: 'correction', id: internship });
	return { published, approved: withAllFields(waits.approved), waitedSince: waits.first_at };
}
