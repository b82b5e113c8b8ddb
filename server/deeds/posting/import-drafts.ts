import type { Sql, TransactionSql } from 'postgres';
import type { CellProblem, DraftImportReport } from '#schema/employers/draft-import.ts';
import { MOST_DRAFTS } from '#schema/employers/most-drafts.ts';
import { type DraftContent, FIELD_NAMES } from '#schema/internships/fields.ts';
import { asExported } from '#schema/internships/import/cells.ts';
import type { DayOrder } from '#schema/internships/import/days.ts';
import { type LineProblem, readLine } from '#schema/internships/import/import-line.ts';
import { asOneLine } from '#schema/one-line.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';
import { contentOf, withAllFields } from './content.ts';
import { digestOf, type FileLine, MORE_CELLS, rulesBroken, sha256 } from './import-plan.ts';

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

const noPage = () => notFound('There is no such page.');

/**
 * Lets only people go on who may import. It is asked before a file is read, which takes time of the process.
 * @throws {ApiError} 404 without a company
 */
export const requireMayImport = (sql: Sql, person: string): Promise<unknown> =>
	deed(sql, (tx) => requireMember(tx, person, 'internships', noPage));

type NewLine = { line: number; title: string; content: DraftContent; digest: string };
type Plan = { added: NewLine[] } & Pick<DraftImportReport, 'there' | 'wrong'>;

/**
 * Says what a file of drafts does, and stores it where that has been looked at: all of its lines, or none. A line has to
 * obey the rules of a draft that is submitted. What the company has already is not stored again.
 * @throws {ApiError} 404 without a company; 409 too_many, or changed where it is not what was looked at
 */
export const importDrafts = (
	sql: Sql,
	{ person, lines, order, today, seen }: Import,
): Promise<Omit<DraftImportReport, 'days'>> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'internships', noPage);
		// Locked, so that of two files at once the second counts the drafts of the first.
		if (seen !== null) await tx`select from public.employers where id = ${employer} for update`;
		const own = await readOwn(tx, employer, lines);
		const plan = planDrafts(lines, { employer, there: own.digests, order, today });
		const { added, there, wrong } = plan;
		if (wrong.length === 0 && own.drafts + added.length > MOST_DRAFTS)
			throw conflict(
				'too_many',
				`You have ${own.drafts} drafts, and the file has ${added.length} new ones: a company has ${MOST_DRAFTS} at most. Delete some first.`,
			);
		const report = {
			stored: false,
			added: added.map(({ line, title }) => ({ line, title })),
			there,
			wrong,
			seen: sha256(plan),
		};
		if (seen === null || wrong.length > 0) return report;
		if (seen !== report.seen)
			throw conflict('changed', 'Something has changed in the meantime. Look at it again.');
		await store(tx, employer, added);
		return { ...report, stored: true };
	});

/** The digests of what a company has, and how many drafts that are not public. */
async function readOwn(tx: TransactionSql, employer: string, lines: readonly FileLine[]) {
	const drafts = await tx<{ content: Partial<DraftContent> | null; imported: string | null }[]>`
		select case when state <> 'approved' then content end as content,
			encode(imported_digest, 'hex') as imported
		from public.internship_drafts
		where employer_id = ${employer} and (state <> 'approved' or imported_digest is not null)`;
	const titles = lines.map(({ cells }) => asOneLine(cells.title ?? ''));
	const internships = await tx<{ row: Parameters<typeof contentOf>[0] }[]>`
		select to_json(alike) as row from (
			select ${tx(FIELD_NAMES)} from public.internships
			where employer_id = ${employer} and title = any (${titles})
		) as alike`;
	const contents = [
		...drafts.flatMap(({ content }) => (content ? [withAllFields(content)] : [])),
		...internships.map(({ row }) => contentOf(row)),
	];
	return {
		drafts: drafts.filter(({ content }) => content !== null).length,
		digests: new Set([
			...drafts.flatMap(({ imported }) => imported ?? []),
			...contents.map((content) => digestOf(employer, asExported(content))),
		]),
	};
}

type Own = { employer: string; there: ReadonlySet<string>; order: DayOrder; today: string };

function planDrafts(lines: readonly FileLine[], own: Own): Plan {
	const plan: Plan = { added: [], there: [], wrong: [] };
	const digests = new Set(own.there);
	for (const { line, cells, left } of lines) {
		const title = asOneLine(cells.title ?? '').slice(0, MOST_NAMED);
		const read = readLine(cells, own.order);
		const content = 'content' in read ? asExported(read.content) : undefined;
		const digest = content && digestOf(own.employer, content);
		if (digest && digests.has(digest)) {
			plan.there.push(line);
			continue;
		}
		const faults = 'problems' in read ? read.problems : rulesBroken(read.content, own.today);
		const problems = [
			...(left === '' ? [] : [{ column: null, cell: shortened(left), words: MORE_CELLS }]),
			...faults.map((problem) => cellProblem(problem, cells)),
		];
		if (problems.length > 0) plan.wrong.push({ line, title, problems });
		else if (content && digest) {
			digests.add(digest);
			plan.added.push({ line, title, content, digest });
		}
	}
	return plan;
}

/** In characters. */
const MOST_NAMED = 60;

const shortened = (cell: string) => {
	const text = asOneLine(cell);
	return text.length > MOST_NAMED ? `${text.slice(0, MOST_NAMED)}…` : text;
};

const cellProblem = ({ field, words }: LineProblem, cells: FileLine['cells']): CellProblem => ({
	column: field,
	cell: shortened(cells[field] ?? ''),
	words,
});

const store = (tx: TransactionSql, employer: string, added: readonly NewLine[]) => tx`
	insert into public.internship_drafts (employer_id, content, step, imported_digest)
	select ${employer}, line.content, 4, decode(line.digest, 'hex')
	from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb) as line (content jsonb, digest text)`;
