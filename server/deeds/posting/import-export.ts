import type { Sql } from 'postgres';
import { type DraftContent, FIELD_NAMES } from '#schema/internships/fields.ts';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import { conflict, deed, isTaken, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { insertInternships } from './publish.ts';

type Import = {
	person: string;
	/** Each with its company, and a content that `importedLine` has read. */
	lines: { employer: string; content: DraftContent }[];
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Publishes internships of verified employers who owe no overdue answer, all or none.
 * @returns how many
 * @throws {ApiError} 404, 409 conflict if others were published meanwhile, 422 lines_wrong
 */
export const importInternships = (sql: Sql, { person, lines, today }: Import): Promise<number> =>
	deed(sql, async (tx) => {
		await tx`set local statement_timeout = '2min'`;
		await requireStaff(tx, person);
		const employers = await tx<{ id: string; company_name: string }[]>`
			select id, company_name from public.employers
			where id = any (${lines.map(({ employer }) => employer)}::uuid[])
				and verified and not application_rules.has_overdue(id, ${today}::date)
			order by id for share`;
		const known = new Map(employers.map((employer) => [employer.id, employer]));
		const named = lines.flatMap(({ employer: id, content }) => {
			const employer = known.get(id);
			return employer ? [{ employer, content }] : [];
		});
		if (named.length < lines.length)
			throw unprocessable('lines_wrong', 'A line breaks a rule. Nothing was stored.');
		const slugs = await freeSlugs(
			named.map(({ employer, content: { title, city } }) => ({
				title,
				company: employer.company_name,
				city: city || null,
			})),
			takenIn(tx),
		);
		const stored = await insertInternships(
			tx,
			named.map((line, at) => ({ ...line, slug: slugs[at] ?? '' })),
		);
		const detail = `${stored.length} internships`;
		await noteInLog(tx, person, { action: 'import', subject: 'catalogue', id: null, detail });
		return stored.length;
	}).catch((error: unknown) => {
		if (!isTaken(error)) throw error;
		throw conflict('conflict', 'Others were published meanwhile. Send it again.');
	});

const MOST = 50_000;

/** Takes employers' internships out of the site, oldest first, which is logged. @throws {ApiError} 404 */
export const exportInternships = (
	sql: Sql,
	{ person }: { person: string },
): Promise<Record<string, unknown>[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person);
		await noteInLog(tx, person, { action: 'export', subject: 'catalogue', id: null });
		const columns = tx(['slug', 'company', 'status', ...FIELD_NAMES]);
		const rows = await tx<{ row: Record<string, unknown> }[]>`
			select to_json(page) as row from (
				select ${columns} from public.internships where source = 'employer'
				order by published_at, id limit ${MOST}
			) as page`;
		return rows.map(({ row }) => row);
	});
