import type { Context, Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import { interviewAnswer } from '#schema/applications/interview/interview.ts';
import {
	type ApplicationsPage,
	type ApplicationTarget,
	MOST_APPLICATIONS_EACH,
	type NamedRefusal,
	type NewApplication,
	newApplication,
	studentMove,
	type WholeApplication,
	withdrawnTogether,
} from '#schema/applications/student-applications.ts';
import { hasWordsOfEmployer } from '#schema/applications/words-of-employer.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { limits } from '#schema/limits.ts';
import { messageReport } from '#schema/report.ts';
import { internshipSlug, requiredText } from '#schema/text.ts';
import { messageCalls } from '#server/api/applications/application-messages.ts';
import {
	countApplicationsTo,
	findApplicationTo,
	hidesNames,
	insertMessageReport,
	isOwnInternship,
	listApplications,
	notAppliedTo,
	PAGE,
	readApplication,
	readEarlierAnswers,
	readSentCv,
} from '#server/api/applications/application-rows.ts';
import { studentQuestions } from '#server/api/applications/listing-questions.ts';
import { answerCalls, type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { cvFrom, readProfile } from '#server/api/profile/profile-rows.ts';
import { beforeIn, bodyOf, idIn } from '#server/api/request-parts.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { applicationDay } from '#server/calendar/application-day.ts';
import { CALENDAR_TYPE, calendarFile } from '#server/calendar/calendar-file.ts';
import { limitCvs } from '#server/cv/cv-memory.ts';
import { noApplication } from '#server/deeds/applications/applications.ts';
import { profileChanged } from '#server/deeds/applications/attach-copies.ts';
import { answerInterview } from '#server/deeds/applications/interviews/answer-interview.ts';
import { moveApplication, withdrawTogether } from '#server/deeds/applications/move-applications.ts';
import { takeBackMove, takeBackWithdrawn } from '#server/deeds/applications/pending-moves.ts';
import { refusalOfName, submitApplication } from '#server/deeds/applications/submit-application.ts';
import { deed, notFound } from '#server/deeds/deed.ts';
import { ApiError, invalid, json, refused } from '#server/http/api-error.ts';
import { savedFile } from '#server/http/sent-files.ts';
import { fileForStudent } from '#server/mail/interviews/saved-file.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

/** Three texts of 5,000 letters and three answers of 1,000, with their questions, of letters with three bytes. */
const LARGEST_APPLICATION = 64 * 1024;

/**
 * A student’s applications: each call is answered with what its person may see. Row-level security decides what they
 * read, the deeds what they change. Shapes are in schema/applications/student-applications.ts.
 */
export function applications({ services, ...tools }: CallTools): Hono {
	const { catalogue, clock } = services;
	const { sql } = tools.backend;
	const reading = <T>(user: string, work: Work<T>) => asPerson(sql, user, work).catch(refused);

	const one = async (user: string, id: string): Promise<WholeApplication> => {
		const today = clock.today();
		const application = await reading(user, (tx) => readApplication(tx, user, id, today));
		if (!application) throw noApplication();
		const slug = application.internship?.slug;
		const listing = slug === undefined ? null : await catalogue.bySlug(slug, today);
		return { ...application, listing: listing && factsOf(listing.internship), today };
	};

	/** Without those that the person has applied to. */
	const similarTo = async (user: string, internship: InternshipSummary) => {
		const similar = await catalogue.similar(internship, clock.today());
		return reading(user, (tx) => notAppliedTo(tx, user, similar));
	};

	/** With the first application, or with others that are open. */
	const notSent = async (user: string, { internship }: NewApplication, refusal: ApiError) => {
		const { status, code, message } = refusal;
		if (code === 'applied_before') {
			const first = await reading(user, (tx) => findApplicationTo(tx, user, internship));
			return new ApiError(status, code, message, {}, { id: first?.id });
		}
		if (!NOT_OPEN.includes(code)) return refusal;
		const listing = await catalogue.bySlug(internship, clock.today());
		const internships = listing ? await similarTo(user, listing.internship) : [];
		const similar = internships.map(({ slug }) => slug);
		return new ApiError(status, code, message, {}, { similar });
	};

	return answerCalls({ services, ...tools }, [
		get('/applications', 'read', async ({ id }, { req }): Promise<ApplicationsPage> => {
			const before = beforeIn(req.query());
			const today = clock.today();
			const rows = await reading(id, (tx) => listApplications(tx, id, today, before));
			const items = rows.slice(0, PAGE);
			const next = rows.length > PAGE ? (items.at(-1)?.id ?? null) : null;
			return { items, next, today };
		}),
		post('/applications', 'application', async (user, { req }) => {
			const sent = await bodyOf(req.raw, newApplication, LARGEST_APPLICATION);
			const made = await cvForApplication(sql, user, sent);
			const { internship, profile, cv, ...answers } = sent;
			const attached = { profile, cv, made };
			const submission = { person: user.id, internship, answers, attached };
			const submit = () => submitApplication(sql, submission);
			const id = await (cv ? limitCvs(submit, user.id) : submit()).catch(
				async (error: ApiError) => {
					throw await notSent(user.id, sent, error);
				},
			);
			return json(await one(user.id, id), 201);
		}),
		/** Before the form in general is sent. */
		get('/applications/named', 'read', async (_, { req }): Promise<NamedRefusal> => {
			const name = nameIn(req.query());
			const refusal = await deed(sql, (tx) => refusalOfName(tx, name));
			return { refusal: refusal?.message ?? null };
		}),
		get('/applications/:id', 'read', async ({ id }, context) => one(id, applicationIn(context))),
		...moveCalls(sql, clock, one),
		...messageCalls({ services, ...tools }, 'student'),
		...studentQuestions({ services, ...tools }),
		/** The day by which it is answered, or its student answers an offer; or the interview that is to come. */
		get('/applications/:id/calendar', 'read', async ({ id }, context) => {
			const { today, ...application } = await one(id, applicationIn(context));
			const noted = applicationDay(services.config.siteUrl, application, today);
			if (noted)
				return savedFile(
					calendarFile({ about: 'Applications' }, [noted.day]),
					CALENDAR_TYPE,
					noted.file,
				);
			const file = await fileForStudent(sql, application.id, tools.config);
			if (!file) throw notFound('This application has no day to put into a calendar.');
			return savedFile(file.content, CALENDAR_TYPE, file.name);
		}),
		get('/applications/:id/cv', 'read', async ({ id }, context) => {
			const application = applicationIn(context);
			const read = () => reading(id, (tx) => readSentCv(tx, id, application));
			const cv = await limitCvs(read, id);
			if (!cv) throw noApplication();
			return savedFile(new Uint8Array(cv.content), 'application/pdf', cv.name);
		}),
		get(
			'/internships/:slug/application',
			'read',
			async ({ id: user }, { req }): Promise<ApplicationTarget> => {
				const asked = v.safeParse(internshipSlug, req.param('slug'));
				const today = clock.today();
				const listing = asked.success && (await catalogue.bySlug(asked.output, today));
				if (!listing) throw notFound('There is no such internship.');
				const before = await reading(user, (tx) =>
					beforeApplying(tx, user, listing.internship.slug),
				);
				const { internship, state } = listing;
				const takes = state === 'open' && !before.applied && !before.often;
				return {
					internship: factsOf(internship),
					questions: internship.questions ?? [],
					similar: takes ? [] : await similarTo(user, internship),
					...before,
					today,
				};
			},
		),
	]);
}

/** What students do with what they have sent. @param one answers with the application as it is then */
const moveCalls = (
	sql: Sql,
	clock: CallTools['services']['clock'],
	one: (user: string, id: string) => Promise<WholeApplication>,
): Call[] => [
	post('/applications/:id/move', 'application', async ({ id: person }, context) => {
		const application = applicationIn(context);
		const move = await bodyOf(context.req.raw, studentMove);
		const by = { as: 'student', person, application, today: clock.today() } as const;
		await moveApplication(sql, { ...by, ...move });
		return one(person, application);
	}),
	post('/applications/:id/take-back', 'application', async ({ id: person }, context) => {
		const application = applicationIn(context);
		await takeBackMove(sql, { as: 'student', person, application });
		return one(person, application);
	}),
	/** Chooses a time of an interview, says that none suits, or cancels the one that was chosen. */
	post('/applications/:id/interview', 'application', async ({ id: person }, context) => {
		const application = applicationIn(context);
		const answer = await bodyOf(context.req.raw, interviewAnswer);
		await answerInterview(sql, { person, application, ...answer });
		return one(person, application);
	}),
	/** Withdraws others after one is accepted; those that somebody has moved meanwhile stay. */
	post('/applications/:id/withdraw-others', 'application', async ({ id: person }, context) => {
		const accepted = applicationIn(context);
		const { applications: others } = await bodyOf(context.req.raw, withdrawnTogether);
		await withdrawTogether(sql, { person, accepted, others });
		return one(person, accepted);
	}),
	/** Takes them back in one step. */
	post('/applications/:id/take-back-others', 'application', async ({ id: person }, context) => {
		const accepted = applicationIn(context);
		await takeBackWithdrawn(sql, { person, accepted });
		return one(person, accepted);
	}),
	/** A second report of the same message is answered like the first. */
	post('/applications/:id/report', 'report', async ({ id: user }, context) => {
		const application = applicationIn(context);
		const report = await bodyOf(context.req.raw, messageReport);
		const { events } = await one(user, application);
		const reported = events.find((event) => event.id === report.event);
		if (!reported || !hasWordsOfEmployer(reported)) throw noMessage();
		await asWritingPerson(sql, user, (tx) => insertMessageReport(tx, application, report)).catch(
			refused,
		);
		return json({ reported: true }, 201);
	}),
];

/** What a person has to know of an internship, and what they have sent before. */
async function beforeApplying(tx: TransactionSql, user: string, slug: string) {
	const [own, applied, count, earlier, hides_names] = await Promise.all([
		isOwnInternship(tx, slug),
		findApplicationTo(tx, user, slug),
		countApplicationsTo(tx, user, slug),
		readEarlierAnswers(tx, user),
		hidesNames(tx, slug),
	]);
	return { own, applied, often: count >= MOST_APPLICATIONS_EACH, earlier, hides_names };
}

const applicationIn = (context: Context) => idIn(context, noApplication);

function nameIn({ name, ...others }: Record<string, string>): string {
	const result = v.safeParse(requiredText(limits.programName), name);
	if (!result.success || Object.keys(others).length > 0) throw invalid('The query is not valid.');
	return result.output;
}

const noMessage = () => notFound('There is no message of the employer here.');

/** Why an internship takes no application now. */
const NOT_OPEN = ['closed', 'paused', 'full'];

type LongText =
	| 'description'
	| 'typical_day'
	| 'requirements'
	| 'benefits'
	| 'selection'
	| 'questions'
	| 'details';

/** Without the long texts of the listing. */
export function factsOf<Facts extends object>(
	internship: Facts & Partial<Record<LongText, unknown>>,
) {
	const {
		description: _,
		typical_day,
		requirements,
		benefits,
		selection,
		questions,
		details,
		...facts
	} = internship;
	return facts;
}

/**
 * The CV that an application asks for, where it is to be made from the profile; null otherwise.
 * @throws {ApiError} 409 if the profile is another than the student has seen, 422 if none can be made
 */
async function cvForApplication(sql: Sql, user: AccountUser, { cv }: NewApplication) {
	if (cv?.kind !== 'made') return null;
	const now = await readProfile(sql, user);
	if (now.updated_at !== cv.seen) throw profileChanged();
	return cvFrom(user, now, { leaveOut: cv.leave_out, forOthers: true });
}
