import type { Sql } from 'postgres';
import { type CvProposals, nothingProposed } from '#schema/students/cv-proposals.ts';
import { CV_TOO_LARGE, LARGEST_CV } from '#schema/students/whole-profile.ts';
import { type Call, type CallTools, get, post, remove } from '#server/api/calls.ts';
import type { PdfCheck } from '#server/cv/check-pdf.ts';
import { limitCvs } from '#server/cv/cv-memory.ts';
import { checkCv, readProposals } from '#server/cv/cv-thread.ts';
import { type Refusal, wordsOf } from '#server/cv/refusal.ts';
import { notFound, unprocessable } from '#server/deeds/deed.ts';
import { storeCv } from '#server/deeds/students/store-cv.ts';
import { ApiError, invalid, orNoAnswer } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readBytes } from '#server/http/read-body.ts';
import { nameIn, safeName, savedFile } from '#server/http/sent-files.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';
import { deleteCv, readCv, readProfile } from './profile-rows.ts';

/** Each has up to five megabytes in memory, and may arrive slowly: of one account one at a time. */
const limitUploads = limitConcurrency(10, { runningOfClient: 1, waitingOfClient: 2 });
/** Stored ones that are read for proposals are as large, and wait for their turn in memory. */
const limitStored = limitConcurrency(4, { runningOfClient: 1, waitingOfClient: 7 });

/**
 * A student’s own CV: one PDF. It is checked before it is stored, and is sent back as a file to save only. What a CV proposes
 * for the profile is said of the one that is stored, and of a file that is sent for it: neither that file nor what a CV says is
 * stored or logged.
 */
export const cvCalls = ({ backend: { sql }, limits, services: { clock } }: CallTools): Call[] => [
	get('/cv', 'read', async ({ id }) => {
		const cv = await stored(sql, id);
		return savedFile(new Uint8Array(cv.content), 'application/pdf', cv.name);
	}),
	post('/cv', 'cv', async (user, { req }) => {
		const name = fileName(nameIn(req.header('content-disposition')) ?? req.query('name'));
		const { id } = user;
		await limitUploads(async () => {
			const pdf = await plainPdf(id, req.raw, limits);
			await limitCvs(() => storeCv(sql, { person: id, name, ...pdf }), id);
		}, id);
		return readProfile(sql, user);
	}),
	remove('/cv', 'cv', async (user) => {
		await orNoAnswer(asWritingPerson(sql, user.id, (tx) => deleteCv(tx, user.id)));
		return readProfile(sql, user);
	}),
	get('/proposals', 'cv', async ({ id }) =>
		limitStored(async () => {
			const cv = await stored(sql, id);
			return proposedBy(id, new Uint8Array(cv.content), limits, clock.today());
		}, id),
	),
	post('/proposals', 'cv', async ({ id }, { req }) =>
		limitUploads(async () => {
			const { content, hasText } = await plainPdf(id, req.raw, limits);
			return hasText ? proposedBy(id, content, limits, clock.today()) : nothingProposed(false);
		}, id),
	),
];

/** The CV that a student has stored. @throws {ApiError} 404 if there is none, 503 if too many wait */
async function stored(sql: Sql, person: string) {
	const read = () => orNoAnswer(asPerson(sql, person, (tx) => readCv(tx, person)));
	const cv = await limitCvs(read, person);
	if (!cv) throw notFound('There is no such CV.');
	return cv;
}

/** @throws {ApiError} 413 or 422 in words for the field; as `notTooSlow` */
async function plainPdf(person: string, request: Request, limits: Limits) {
	if (request.headers.get('content-type') !== 'application/pdf')
		throw badFile({ cause: 'not-a-pdf' });
	const content = await readBytes(request, LARGEST_CV).catch((error) => {
		throw (error as ApiError).status === 413 ? tooLarge() : error;
	});
	const pdf: PdfCheck = await notTooSlow(person, limits, () => checkCv(person, content), isSlow);
	if (pdf.refused) throw badFile(pdf.refused);
	return { content, hasText: pdf.hasText };
}

const isSlow = (pdf: PdfCheck) => pdf.refused?.cause === 'too-slow';

/** @throws {ApiError} 422 in words for the field; as `notTooSlow` */
async function proposedBy(
	person: string,
	pdf: Uint8Array,
	limits: Limits,
	today: string,
): Promise<CvProposals> {
	const read = await notTooSlow(
		person,
		limits,
		() => readProposals(person, { pdf, today }),
		(result) => result === 'too-slow',
	);
	if (read === 'too-slow') throw badFile({ cause: 'too-slow' });
	if (read === 'unreadable') throw badFile({ cause: 'not-a-pdf' });
	return read;
}

/**
 * Reads a file, and counts it against its account if it was slow.
 * @throws {ApiError} 429 after too many slow ones, 503 if too many wait
 */
async function notTooSlow<Result>(
	person: string,
	limits: Limits,
	read: () => Promise<Result>,
	wasSlow: (result: Result) => boolean,
): Promise<Result> {
	const wasFast = await limits.slowFile(person);
	let isFast = true;
	try {
		const result = await read();
		isFast = !wasSlow(result);
		return result;
	} finally {
		if (isFast) await wasFast();
	}
}

const badFile = (refusal: Refusal) =>
	unprocessable(`cv_${refusal.cause.replaceAll('-', '_')}`, wordsOf(refusal));

const tooLarge = () => new ApiError(413, 'cv_too_large', CV_TOO_LARGE);

/**
 * A header has it, as it often is the name of a person, and addresses are logged on their way. Pages of an earlier release give it in
 * the address.
 * @throws {ApiError} 400 if it is missing
 */
function fileName(given: string | undefined): string {
	if (given === undefined) throw invalid('The name of the file is missing.');
	return `${safeName(given.toWellFormed().replace(/\.pdf$/i, ''))}.pdf`;
}
