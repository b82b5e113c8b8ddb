import type { Hono } from 'hono';
import { CV_TOO_LARGE, LARGEST_CV, savedSection } from '#schema/students/whole-profile.ts';
import { answerCalls, type Call, type CallTools, get, post, remove } from '#server/api/calls.ts';
import type { Checked } from '#server/cv/check-pdf.ts';
import { limitCvs } from '#server/cv/cv-memory.ts';
import { checkCv, prepareThreads } from '#server/cv/cv-thread.ts';
import { type Refusal, wordsOf } from '#server/cv/refusal.ts';
import { notFound, unprocessable } from '#server/deeds/deed.ts';
import { storeCv } from '#server/deeds/students/store-cv.ts';
import { ApiError, invalid, orNoAnswer, refused } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { parsed, readBytes, readJson } from '#server/http/read-body.ts';
import { safeName, savedFile } from '#server/http/sent-files.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';
import { cvFrom, deleteCv, nameOf, readCv, readProfile, saveSection } from './profile-rows.ts';

/** Ten entries of fifteen hundred characters, of up to three bytes each. */
const LARGEST_SECTION = 64 * 1024;

/** A student’s profile, each section saved on its own. Shapes are in schema/students/whole-profile.ts. */
export function profile(tools: CallTools): Hono {
	const { sql } = tools.backend;
	return answerCalls(tools, [
		get('/', 'read', async (user) => {
			prepareThreads();
			return readProfile(sql, user);
		}),
		post('/', 'profile', async (user, { req }) => {
			const section = parsed(savedSection, await readJson(req.raw, LARGEST_SECTION));
			const name = nameOf(user);
			const saved = await asWritingPerson(sql, user.id, (tx) =>
				saveSection(tx, user.id, section, name),
			).catch(refused);
			if (!saved) throw changedElsewhere();
			return readProfile(sql, user);
		}),
		get('/made-cv', 'cv', async (user, { req }) => {
			const saved = await readProfile(sql, user);
			const { name, pdf } = await cvFrom(user, saved, {
				leaveOut: req.query('leave-out') === 'yes',
			});
			return savedFile(new Uint8Array(pdf), 'application/pdf', name);
		}),
		...cvCalls(tools),
	]);
}

const changedElsewhere = () =>
	new ApiError(
		409,
		'changed_elsewhere',
		'This section has been changed in another tab or on another device.',
	);

/** Each has up to five megabytes in memory, and may arrive slowly: of one account one at a time. */
const limitUploads = limitConcurrency(10, { runningOfClient: 1, waitingOfClient: 2 });

/** A student’s own CV: one PDF. It is checked before it is stored, and is sent back as a file to save only. */
const cvCalls = ({ backend: { sql }, limits }: CallTools): Call[] => [
	get('/cv', 'read', async ({ id }) => {
		const found = await limitCvs(() => orNoAnswer(asPerson(sql, id, (tx) => readCv(tx, id))), id);
		if (!found) throw notFound('There is no such CV.');
		return savedFile(new Uint8Array(found.content), 'application/pdf', found.name);
	}),
	post('/cv', 'cv', async (user, { req }) => {
		const name = fileName(req.query('name'));
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
];

/** @throws {ApiError} 413 or 422 in words for the field; as `checked` */
async function plainPdf(person: string, request: Request, limits: Limits) {
	if (request.headers.get('content-type') !== 'application/pdf')
		throw badFile({ cause: 'not-a-pdf' });
	const content = await readBytes(request, LARGEST_CV).catch((error) => {
		throw (error as ApiError).status === 413 ? tooLarge() : error;
	});
	const pdf = await checked(person, content, limits);
	if (pdf.refused) throw badFile(pdf.refused);
	return { content, hasText: pdf.hasText };
}

/** What the file is. @throws {ApiError} 429 after too many slow ones, 503 if too many wait */
async function checked(person: string, content: Uint8Array, limits: Limits): Promise<Checked> {
	const wasFast = await limits.slowFile(person);
	let pdf: Checked | undefined;
	try {
		pdf = await checkCv(person, content);
	} finally {
		if (pdf?.refused?.cause !== 'too-slow') await wasFast();
	}
	return pdf;
}

const badFile = (refusal: Refusal) =>
	unprocessable(`cv_${refusal.cause.replaceAll('-', '_')}`, wordsOf(refusal));

const tooLarge = () => new ApiError(413, 'cv_too_large', CV_TOO_LARGE);

/** @throws {ApiError} 400 if it is missing */
function fileName(given: string | undefined): string {
	if (given === undefined) throw invalid('The name of the file is missing.');
	return `${safeName(given.toWellFormed().replace(/\.pdf$/i, ''))}.pdf`;
}
