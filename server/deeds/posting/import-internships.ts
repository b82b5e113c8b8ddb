import type { Sql, TransactionSql } from 'postgres';
import { changedLines } from '#schema/employers/draft-words.ts';
import { changedFields } from '#schema/employers/internship-draft.ts';
import { asExported } from '#schema/internships/import/cells.ts';
import type { DayOrder } from '#schema/internships/import/days.ts';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import { conflict, deed, isTaken } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from '#server/deeds/staff/staff.ts';
import { approveRevision } from './decide-drafts.ts';
import {
	type Correctable,
	type FileLine,
	type PlannedLine,
	planImport,
	sha256,
} from './import-plan.ts';
import { readStored } from './import-stored.ts';
import { insertInternships } from './publish.ts';

type Import = {
	person: string;
	lines: readonly FileLine[];
	/** Of days that are written in numbers. */
	order: DayOrder;
	/** ISO date in Europe/London. */
	today: string;
	/** The `seen` of the report that somebody has looked at; null stores nothing. */
	seen: string | null;
};

/**
 * Says what an import does with each line, and does it where that has been looked at: publishes internships of verified
 * employers who owe no overdue answer, and corrects those that are named by their slug, all or none. Applicants and
 * employers are told of corrections by mail. Of imports at once one waits for the other.
 * @throws {ApiError} 404; 403 role; 409 changed where it is not what was looked at, conflict if others were published meanwhile
 */
export const importInternships = (
	sql: Sql,
	{ person, lines, order, today, seen }: Import,
): Promise<Omit<ImportReport, 'days'>> =>
	deed(sql, async (tx) => {
		await tx`set local statement_timeout = '2min'`;
		await requireStaff(tx, person, 'catalogue');
		if (seen !== null)
			await tx`select pg_advisory_xact_lock(hashtextextended('internships:import', 0))`;
		const stored = await readStored(tx, lines, today, seen !== null);
		const planned = await planImport(lines, stored, order, today);
		const report = reportOf(planned);
		if (seen === null || report.wrong > 0) return report;
		if (seen !== report.seen)
			throw conflict('changed', 'Something has changed in the meantime. Look at it again.');
		await store(tx, person, planned);
		return { ...report, stored: true };
	}).catch((error: unknown) => {
		if (!isTaken(error)) throw error;
		throw conflict('conflict', 'Others were published meanwhile. Send it again.');
	});

/** So many lines that are wrong are named, and so many changes are shown. */
const [MOST_WRONG, MOST_SHOWN] = [200, 100];

function reportOf(planned: readonly PlannedLine[]): Omit<ImportReport, 'days'> {
	const of = <Is extends PlannedLine['is']>(is: Is) =>
		planned.filter((line): line is Extract<PlannedLine, { is: Is }> => line.is === is);
	const [changed, wrong] = [of('changed'), of('wrong')];
	return {
		stored: false,
		added: of('added').length,
		changed: changed.length,
		changes: changed.slice(0, MOST_SHOWN).map(({ line, internship, content }) => ({
			line,
			slug: internship.slug,
			title: internship.title,
			fields: changedLines(asExported(internship.content), content).map(
				({ line: { label, text }, before }) => ({ label, before, after: text }),
			),
		})),
		unchanged: of('unchanged').length,
		there: of('there').map(({ line }) => line),
		wrong: wrong.length,
		lines: wrong.slice(0, MOST_WRONG).map(({ line, problems }) => ({ line, problems })),
		seen: sha256(planned),
	};
}

async function store(
	tx: TransactionSql,
	person: string,
	planned: readonly PlannedLine[],
): Promise<void> {
	const added = planned.flatMap((line) => (line.is === 'added' ? [line] : []));
	const changed = planned.flatMap((line) => (line.is === 'changed' ? [line] : []));
	if (added.length + changed.length === 0) return;
	const slugs = await freeSlugs(
		added.map(({ employer: { company }, content: { title, city } }) => ({
			title,
			company,
			city: city || null,
		})),
		takenIn(tx),
	);
	const rows = added.map(({ employer: { id, company }, content, digest }, at) => ({
		slug: slugs[at] ?? '',
		employer: { id, company_name: company },
		content,
		digest,
	}));
	if (rows.length > 0) {
		await insertInternships(tx, rows);
		const imported = rows.map(({ slug, digest }) => ({ slug, digest }));
		await tx`
			insert into posting_rules.imported_lines (digest, internship_id)
			select decode(line.digest, 'hex'), internship.id
			from jsonb_to_recordset(${JSON.stringify(imported)}::text::jsonb) as line (slug text, digest text)
			join public.internships as internship on internship.slug = line.slug`;
	}
	for (const { internship, content } of changed) await correct(tx, person, internship, content);
	const detail = [
		...(added.length > 0 ? [`${added.length} new`] : []),
		...(changed.length > 0 ? [`${changed.length} changed`] : []),
	].join(', ');
	await noteInLog(tx, person, { action: 'import', subject: 'catalogue', id: null, detail });
}

/** Staff have looked at the change, as at a revision of its employer, who has a mail. */
async function correct(
	tx: TransactionSql,
	person: string,
	internship: Correctable,
	after: Correctable['content'],
): Promise<void> {
	const { id, title, content: before } = internship;
	await approveRevision(tx, internship, after);
	const words = JSON.stringify({ before, after });
	await tx`
		insert into outbox.notices (kind, row_id, words)
		values ('internship_corrected_by_staff', ${id}, ${words}::text::jsonb)`;
	const detail = `${title}\n${changedFields(asExported(before), after).join(', ')}`;
	await noteInLog(tx, person, { action: 'change', subject: 'internship', id, detail });
}
