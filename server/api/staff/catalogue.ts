import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { csvRecords } from '#schema/csv/records.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import {
	IMPORT_COLUMNS,
	importedLine,
	POINTS_BETWEEN,
} from '#schema/internships/internship-import.ts';
import type { Clock } from '#schema/server-services.ts';
import type { ImportReport } from '#schema/staff/staff-answers.ts';
import { type Call, post } from '#server/api/calls.ts';
import { exportInternships, importInternships } from '#server/deeds/posting/import-export.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { readBytes } from '#server/http/read-body.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/http/sent-files.ts';
import { readAsStaff } from './for-staff.ts';

/** Ten thousand internships with their texts. */
const LARGEST = 24 * 1024 * 1024;

/** `POST /import` stores employers' internships from CSV; `POST /export` returns them as CSV. */
export function staffCatalogue(sql: Sql, clock: Clock): Call[] {
	return [
		post('/catalogue/import', 'staff', async ({ id }, { req }) => {
			if (!/^text\/csv\s*(;|$)/i.test(req.header('content-type') ?? ''))
				throw new ApiError(415, 'unsupported_media_type', 'The body must be text/csv.');
			return await importCsv(sql, id, await readBytes(req.raw, LARGEST), clock.today());
		}),
		post('/catalogue/export', 'copy', async ({ id }) => {
			const rows = await exportInternships(sql, { person: id });
			const columns = ['slug', 'company', 'status', ...IMPORT_COLUMNS.slice(1)];
			const lines = rows.map((row) => csvLine(columns.map((name) => cellOf(row[name]))));
			return new Response([BYTE_ORDER_MARK, csvLine(columns), ...lines].join(''), {
				headers: {
					'Content-Type': 'text/csv; charset=utf-8',
					'Content-Disposition': 'attachment; filename="internships.csv"',
					'Cache-Control': 'no-store',
				},
			});
		}),
	];
}

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join(POINTS_BETWEEN) : value);

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
async function importCsv(
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

/** What is wrong with the names of the columns. */
function headFault(columns: string[]): string | undefined {
	if (!columns.includes('employer')) return '“employer” is missing';
	const unknown = columns.find((name) => !(IMPORT_COLUMNS as readonly string[]).includes(name));
	if (unknown === '') return 'one has no name';
	if (unknown) return `“${unknown.slice(0, 40)}” is not one of them`;
	const twice = columns.find((name, place) => columns.indexOf(name) < place);
	return twice && `“${twice}” is there twice`;
}

function linesOf(text: string): Line[] {
	const [head, ...records] = recordsOf(text);
	const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
	const wrong = headFault(columns);
	if (wrong) throw invalid(`The first line has to name the columns: ${wrong}.`);
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
