import { Zip, ZipPassThrough } from 'fflate';
import type { Host } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import {
	type Exported,
	readExportPage,
	type Wanted,
} from '#server/api/applicants/exported-rows.ts';
import type { HostApplications } from '#server/api/applicants/host-applications.ts';
import { readSentCv } from '#server/api/applicants/read-applicant.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { csvLine } from '#server/http/csv.ts';
import { safeName } from '#server/http/saved-file.ts';

/** Limits parallel reads, as each has a page of answers or a CV in memory. */
const limitReads = limitConcurrency(2);

const columns: [head: string, cell: (row: Exported) => unknown][] = [
	['Application', ({ id }) => id],
	['Sent', ({ created_at }) => created_at],
	['Name', ({ name }) => name],
	['Email', ({ email }) => email],
	['Internship', ({ internship, program_name }) => internship?.title ?? program_name],
	['Status', ({ status }) => hostLabelOf(status)],
	['Answer by', ({ answer_due_on }) => answer_due_on],
	['University', ({ university }) => university],
	['Course', ({ course }) => course],
	['Level', ({ level }) => level && STUDY_LEVELS[level]],
	['Graduation', ({ graduation }) => graduation],
	['Permission to work', ({ permission }) => permission && permissionLabels[permission.kind]],
	['Motivation', ({ motivation }) => motivation],
	['Experience', ({ experience }) => experience],
	['Availability', ({ availability }) => availability],
	['CV', ({ cv_name }) => cv_name],
];

/** The sign that makes spreadsheet programs read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The applications as CSV, newest first; the last line ends it. */
export async function* asCsv(applications: HostApplications, host: Host, wanted: Wanted) {
	// With the first page, so that a refusal comes before anything else.
	let head = BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
	for await (const rows of pages(applications, host, wanted)) {
		yield head + rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
		head = '';
	}
}

/** The CVs that were sent, in one ZIP; one of them is in memory at a time. */
export const asZip = (applications: HostApplications, host: Host, wanted: Wanted) =>
	zipped(cvs(applications, host, wanted));

async function* cvs(applications: HostApplications, host: Host, wanted: Wanted) {
	const nameOf = cvNames();
	for await (const rows of pages(applications, host, wanted))
		for (const { id, name, cv_name } of rows.filter((row) => row.cv_name !== null)) {
			const cv = await limitReads(() =>
				applications.reading(wanted.user, (tx) => readSentCv(tx, host, id)),
			);
			// Deleted in the meantime, with its account.
			if (cv && cv_name) yield { name: nameOf(name), content: cv.content };
		}
}

async function* pages(applications: HostApplications, host: Host, { user, filters, ids }: Wanted) {
	const asked = { user, host, filters, today: applications.today() };
	for (let after: Exported | undefined, more = true; more; ) {
		const rows = await limitReads(() =>
			applications.reading(user, (tx) => readExportPage(tx, asked, ids, after)),
		);
		if (rows.length > 0 || !after) yield rows;
		after = rows.at(-1);
		more = after !== undefined;
	}
}

type File = { name: string; content: Uint8Array };

/**
 * A ZIP of the files, part by part. They are stored as they are, since a PDF is compressed already.
 * At most 65,535 files and 4 GB, as the format without its extensions has them.
 */
async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
	let made: Uint8Array[] = [];
	const zip = new Zip((error, part) => {
		if (error) throw error;
		made.push(part);
	});
	for await (const { name, content } of files) {
		const file = new ZipPassThrough(name);
		zip.add(file);
		file.push(content, true);
		yield* made;
		made = [];
	}
	zip.end();
	yield* made;
}

/** Makes names for the CVs in one archive: no two are the same, also where case does not count. */
export function cvNames(): (name: string | null) => string {
	const taken = new Set<string>();
	return (name) => {
		const safe = safeName(name);
		for (let copy = 1; ; copy += 1) {
			const file = `${safe}${copy === 1 ? '' : ` (${copy})`} CV.pdf`;
			if (taken.has(file.toLowerCase())) continue;
			taken.add(file.toLowerCase());
			return file;
		}
	};
}
