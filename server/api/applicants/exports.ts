import { Zip, ZipPassThrough } from 'fflate';
import type { Context } from 'hono';
import type { TransactionSql } from 'postgres';
import { chosenApplications, staffExport } from '#schema/applications/applicant-calls.ts';
import {
	type ApplicantFilters,
	filtersIn,
	fromTheTop,
	queryOf,
	withoutChoices,
} from '#schema/applications/applicant-filters.ts';
import { type Applicant, type Host, numberedName } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { type QuestionAnswer, questionAnswersText } from '#schema/applications/question-answers.ts';
import { BYTE_ORDER_MARK } from '#schema/csv/csv-record.ts';
import { programTypeLabels } from '#schema/internships/program-types.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import { readSentCv } from '#server/api/applicants/read-applicant.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { limitCvs } from '#server/cv/cv-memory.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { noteDownload, noteExport } from '#server/deeds/applications/note-access.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { csvLine, savedFile, streamOf } from '#server/http/sent-files.ts';
import type { Work } from '#server/postgres/as-person.ts';
import { cvNames } from './cv-names.ts';
import { facts, type ListQuery } from './list.ts';
import { idsOfOwn } from './own-list.ts';
import { type Fragment, filtered, inOrder, isHidden, joined, scoped } from './scope.ts';
import { withoutHidden } from './without-hidden.ts';

const LARGEST_BODY = 64 * 1024;

/** Reads as somebody who answers applications. @throws {ApiError} 404 for others */
type Reading = <T>(user: string, work: Work<T>) => Promise<T>;

/** What students have sent, as files: always to be saved, never to be shown by the browser as a page of ours. */
export function fileCalls(tools: CallTools, host: Host, reading: Reading): Call[] {
	const { sql } = tools.backend;
	const today = () => tools.services.clock.today();
	/** Notes an export before its first byte is sent. */
	const noted = async (
		user: string,
		context: Context,
		kind: 'list' | 'cvs',
	): Promise<FileQuery> => {
		const { reason, ...given } = await wantedIn(context, host);
		const asked = { user, host, today: today(), ...given };
		const wanted = host === 'employer' ? await narrowed(reading, asked) : asked;
		const ids = await limitReads(() => reading(user, (tx) => readIds(tx, wanted, kind)));
		const { internship } = wanted.filters;
		const count = ids.length / BYTES_OF_ID;
		const detail = reason === null ? null : exportDetail(wanted, count, reason);
		// Of staff, who may take out a million, the log has how many.
		const applications = host === 'employer' ? idsIn(ids) : [];
		const exported = { kind, internship, applications, detail };
		await noteExport(sql, { as: host, person: user, ...exported });
		return { ...wanted, ids };
	};
	const list: Call['answer'] = async ({ id }, context) => {
		const wanted = await noted(id, context, 'list');
		const csv = await streamOf(asCsv(reading, wanted), 'a list of applications', tools.log);
		return savedFile(csv, 'text/csv; charset=utf-8', 'applications.csv');
	};
	const cvs: Call['answer'] = async ({ id }, context) => {
		const wanted = await noted(id, context, 'cvs');
		const zip = await streamOf(asZip(reading, wanted), 'an archive of CVs', tools.log);
		return savedFile(zip, 'application/zip', 'cvs.zip');
	};
	return [
		// Staff say why, in a body.
		...(host === 'employer'
			? [get('/applications.csv', 'copy', list), get('/cvs.zip', 'copy', cvs)]
			: []),
		post('/applications.csv', 'copy', list),
		post('/cvs.zip', 'copy', cvs),
		get('/applications/:id/cv', 'read', async ({ id: person }, context) => {
			const application = idIn(context, noApplication);
			const read = () => reading(person, (tx) => readSentCv(tx, host, application));
			const cv = await limitCvs(read, person);
			if (!cv) throw noApplication();
			await noteDownload(sql, { as: host, person, application });
			const file = cvNames()(cv.name);
			return savedFile(new Uint8Array(cv.content), 'application/pdf', file);
		}),
	];
}

/** What an employer has narrowed the list to, by id: no more than are counted. The whole list, and chosen ones, have no bound. */
async function narrowed(reading: Reading, wanted: RowsQuery): Promise<RowsQuery> {
	const { user, filters, ids } = wanted;
	const scope = withoutChoices(filters);
	const all = { ...wanted, filters: scope };
	const { sort, view } = scope;
	if (
		ids ||
		queryOf(fromTheTop({ ...filters, sort, view })).toString() === queryOf(scope).toString()
	)
		return all;
	return { ...all, ids: await reading(user, (tx) => idsOfOwn(tx, wanted)) };
}

/** The chosen applications are sent in a body: a thousand ids are too long for an address. */
async function wantedIn({ req }: Context, host: Host): Promise<ExportRequest> {
	const filters = filtersIn(new URL(req.url).searchParams);
	if (host === 'staff') {
		const { ids = null, reason } = await bodyOf(req.raw, staffExport, LARGEST_BODY);
		return { filters, ids, reason };
	}
	if (req.method !== 'POST') return { filters, ids: null, reason: null };
	const { ids } = await bodyOf(req.raw, chosenApplications, LARGEST_BODY);
	return { filters, ids, reason: null };
}

/** `reason`: why a member of staff takes it out. */
type ExportRequest = { filters: ApplicantFilters; ids: string[] | null; reason: string | null };

/** For the log: how many, which, why. */
function exportDetail({ filters, ids }: RowsQuery, count: number, reason: string): string {
	const { of, internship, status, answer, words } = filters;
	const which = [
		of === 'employers' ? 'sent to employers' : 'ours to answer',
		internship,
		words && 'found by a search',
		...status.map(hostLabelOf),
		answer.includes('overdue') && 'overdue',
		ids && 'chosen one by one',
	].filter(Boolean);
	return `${count}: ${which.join(', ')}. Reason: ${reason}`;
}

/** Limits parallel reads, as each has a page of answers or a CV in memory. */
const limitReads = limitConcurrency(2);

const columns: [head: string, cell: (row: Exported) => unknown][] = [
	['Application', ({ id }) => id],
	['Sent', ({ created_at }) => new Date(created_at)],
	['Name', (row) => row.name ?? (row.hidden ? numberedName(row.number) : null)],
	['Email', ({ email }) => email],
	['Internship', ({ internship, program_name }) => internship?.title ?? program_name],
	['Program', ({ program_type }) => programTypeLabels[program_type]],
	['Status', ({ status }) => hostLabelOf(status)],
	['Answer by', ({ answer_due_on }) => answer_due_on],
	['University', ({ university }) => university],
	['Course', ({ course }) => course],
	['Level', ({ level }) => level && STUDY_LEVELS[level]],
	['Graduation', ({ graduation }) => graduation],
	['Permission to work', ({ permission }) => permission && permissionLabels[permission.kind]],
	['Hours a week', ({ weekly_hours }) => weekly_hours],
	['Free from', ({ earliest_start }) => earliest_start],
	['Skills', ({ skills }) => skills.join(', ')],
	['Motivation', ({ motivation }) => motivation],
	['Experience', ({ experience }) => experience],
	['Availability', ({ availability }) => availability],
	['Questions and answers', ({ question_answers }) => questionAnswersText(question_answers)],
];

/**
 * The applications as CSV, in the order of the list; the last line ends it. The last column is what the CV is called in the
 * ZIP of the same applications.
 */
async function* asCsv(reading: Reading, wanted: FileQuery) {
	// With the first page, so that a refusal comes before anything else.
	let head = BYTE_ORDER_MARK + csvLine([...columns.map(([name]) => name), 'CV']);
	const nameOf = cvNames();
	const lineOf = (row: Exported) =>
		csvLine([...columns.map(([, cell]) => cell(row)), row.cv_name && nameOf(row.name)]);
	for await (const rows of pages(reading, wanted)) {
		yield head + rows.map(lineOf).join('');
		head = '';
	}
}

/** The CVs that were sent, in one ZIP; one of them is in memory at a time. */
const asZip = (reading: Reading, wanted: FileQuery) => zipped(cvs(reading, wanted));

async function* cvs(reading: Reading, wanted: FileQuery) {
	const nameOf = cvNames();
	for await (const rows of pages(reading, wanted))
		for (const { id, name: applicant } of rows.filter((row) => row.cv_name !== null)) {
			const name = nameOf(applicant);
			const cv = await limitReads(() =>
				reading(wanted.user, (tx) => readSentCv(tx, wanted.host, id)),
			);
			// Deleted in the meantime, with its account.
			if (cv) yield { name, content: cv.content };
		}
}

/** What was wanted at the start: the list changes while it is read. The first page is there even if it is empty. */
async function* pages(reading: Reading, wanted: FileQuery) {
	const read = <T>(work: Work<T>) => limitReads(() => reading(wanted.user, work));
	const { ids } = wanted;
	for (let at = 0; at === 0 || at < ids.length; at += PAGE * BYTES_OF_ID) {
		const bytes = ids.subarray(at, at + PAGE * BYTES_OF_ID);
		yield await read((tx) => readExportPage(tx, wanted, idsIn(bytes)));
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

/** Each row may have sixty thousand bytes of answers. */
const PAGE = 20;

/** Which applications a file holds: those that match, or of these the chosen ones. */
type RowsQuery = ListQuery & { ids: string[] | null };

/** The ids of those that a file holds, as bytes, since there may be a million. */
type FileQuery = ListQuery & { ids: Buffer };

type Exported = Applicant & {
	/** Null for an employer who has not invited the applicant. */
	email: string | null;
	motivation: string;
	experience: string;
	availability: string;
	question_answers: QuestionAnswer[];
	/** Of the profile that was sent. */
	skills: string[];
};

const BYTES_OF_ID = 16;

/** The ids of all that is wanted, in the order of the list; of CVs, of those who have sent one. */
async function readIds(
	tx: TransactionSql,
	wanted: RowsQuery,
	kind: 'list' | 'cvs',
): Promise<Buffer> {
	// To put a million in order takes about as long as other statements may.
	await tx`select set_config('statement_timeout', '1min', true)`;
	const [row] = await tx<{ ids: Buffer | null }[]>`
		with wanted as materialized (
			select application.id, application.mover, copy.cv_name, row_number() over (order by ${inOrder(tx)}) as place
			from ${joined(tx)} where ${chosen(tx, wanted)}
		)
		select string_agg(uuid_send(application.id), ''::bytea order by place) as ids from wanted as application
		where ${kind === 'cvs' ? tx`cv_name is not null and not ${isHidden(tx, tx`array(select id from wanted)`)}` : tx`true`}`;
	return row?.ids ?? Buffer.alloc(0);
}

const idsIn = (bytes: Buffer): string[] =>
	Array.from({ length: bytes.length / BYTES_OF_ID }, (_, place) =>
		bytes.toString('hex', place * BYTES_OF_ID, (place + 1) * BYTES_OF_ID),
	);

/** These applications, as far as they are still there and the caller's to answer. */
async function readExportPage(
	tx: TransactionSql,
	{ user, host, filters }: FileQuery,
	ids: string[],
): Promise<Exported[]> {
	const rows = await tx<{ item: Exported }[]>`
		with page as materialized (
			select ${facts(tx, tx`${ids}::uuid[]`)}, application.motivation, application.experience, application.availability,
				application.question_answers,
				coalesce(nullif(copy.profile -> 'skills', 'null'), '[]') as skills
			from ${joined(tx)}
			where ${scoped(tx, user, host, filters)} and application.id = any (${ids}::uuid[])
		)
		select to_jsonb(page) - '{sent_name,details}'::text[] || page.details || jsonb_build_object(
			'name', coalesce(sent_name, named.name), 'email', named.email) as item
		from page join application_rules.applicants(array(select id from page)) as named
			on named.application_id = page.id
		order by array_position(${ids}::uuid[], page.id)`;
	return rows.map(({ item }) => withoutHidden(item));
}

const chosen = (tx: TransactionSql, { user, host, filters, today, ids }: RowsQuery): Fragment => tx`
	${scoped(tx, user, host, filters)} and ${filtered(tx, filters, today)}
	${ids ? tx`and application.id = any (${ids}::uuid[])` : tx``}`;
