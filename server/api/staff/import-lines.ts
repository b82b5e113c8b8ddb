import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { csvRecords } from '#schema/csv-records.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { IMPORT_COLUMNS, importedLine } from '#schema/internships/internship-import.ts';
import type { ImportReport } from '#schema/staff/staff-people.ts';
import { readAsStaff } from '#server/api/staff/for-staff.ts';
import { importInternships } from '#server/deeds/posting/import-internships.ts';
import { invalid } from '#server/http/api-error.ts';

const MOST_LINES = 10_000;
const MOST_REPORTED = 200;
/** Other requests are answered between so many lines. */
const IN_ONE_TURN = 50;

type Employer = { email: string; id: string; verified: boolean; overdue: boolean };
/** `left`: what stands behind the last column. */
type Line = { line: number; cells: Record<string, string>; left: string };

/**
 * Stores the internships of a CSV file, all or none.
 * @returns what is wrong, line by line
 * @throws {ApiError} 400 where it is not a CSV file of internships in UTF-8
 */
export async function importCsv(
	sql: Sql,
	user: string,
	bytes: Uint8Array,
	today: string,
): Promise<ImportReport> {
	const lines = linesOf(textOf(bytes));
	const addresses = [...new Set(lines.map(({ cells }) => employerIn(cells)))];
	const employers = await readAsStaff(
		sql,
		user,
		(tx) => tx<Employer[]>`select * from staff_rules.employers_by_mail(${addresses})`,
	);
	const byMail = new Map(employers.map((employer) => [employer.email, employer]));
	const good: { employer: string; content: DraftContent }[] = [];
	const wrong: ImportReport['lines'] = [];
	for (const [at, { line, cells, left }] of lines.entries()) {
		if (at % IN_ONE_TURN === 0) await nextTurn();
		const employer = byMail.get(employerIn(cells));
		const read = importedLine(cells, today);
		const problems = [
			...(left === '' ? [] : ['This line has more cells than the first one.']),
			...employerProblems(employer),
			...('problems' in read ? read.problems : []),
		];
		if (employer && 'content' in read && problems.length === 0)
			good.push({ employer: employer.id, content: read.content });
		else wrong.push({ line, problems });
	}
	if (wrong.length > 0)
		return { stored: 0, wrong: wrong.length, lines: wrong.slice(0, MOST_REPORTED) };
	const stored = await importInternships(sql, { person: user, lines: good, today });
	return { stored, wrong: 0, lines: [] };
}

const employerIn = (cells: Record<string, string>) => (cells.employer ?? '').trim().toLowerCase();

function employerProblems(employer: Employer | undefined): string[] {
	if (!employer) return ['Employer: no account with this address has a company profile.'];
	if (!employer.verified) return ['Employer: the company is not verified.'];
	return employer.overdue ? ['Employer: the company owes overdue answers.'] : [];
}

function textOf(bytes: Uint8Array): string {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		if (!text.includes('\0')) return text;
	} catch {
		// Reported below.
	}
	throw invalid('The file is not in UTF-8. Save it as "CSV UTF-8" and send it again.');
}

function linesOf(text: string): Line[] {
	const [head, ...records] = recordsOf(text);
	const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
	const unknown = columns.filter((name) => !(IMPORT_COLUMNS as readonly string[]).includes(name));
	if (!columns.includes('employer') || unknown.length > 0 || new Set(columns).size < columns.length)
		throw invalid(`The first line has to name the columns: ${IMPORT_COLUMNS.join(', ')}.`);
	if (records.length === 0) throw invalid('The file has no internships.');
	return records.map(({ line, cells }) => ({
		line,
		cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
		left: cells.slice(columns.length).join('').trim(),
	}));
}

function recordsOf(text: string) {
	try {
		return csvRecords(text, MOST_LINES + 1);
	} catch (error) {
		const many = error instanceof RangeError && error.message === 'too many';
		throw invalid(
			many
				? 'The file has more than 10,000 internships. Send it in parts.'
				: 'The file is not CSV: a quotation mark is never closed.',
		);
	}
}
