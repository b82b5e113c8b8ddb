import type { Fragment, Sql, TransactionSql } from 'postgres';
import {
	type ConversationReport,
	type Side,
	takesMessages,
} from '#schema/applications/application-messages.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import {
	type AskingFacts,
	type ListingQuestion,
	MOST_LISTED,
	type OwnQuestions,
	type QuestionsToCompany,
	whyNotAsk,
	whyNotAskWords,
} from '#schema/applications/listing-questions.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { employerWith, isOfOwnCompany } from '#server/deeds/members.ts';
import { noteUnread, storeAnswer } from './answers-for-staff.ts';
import { noApplication, requireHost } from './applications.ts';
import { companyOf, lookThrough } from './review-message.ts';

export const noQuestion = () => notFound('There is no such question.');
const noInternship = () => notFound('There is no such internship.');

/** `person` is a student’s account, `internship` a slug, `today` a day in London. */
type Asking = { person: string; internship: string; today: string };

/**
 * Asks the employer of an internship. The same words again are one question until it is answered.
 * @throws {ApiError} 404; 409 not-student, office, applied, reported, waits, full or today
 */
export const askEmployer = (
	sql: Sql,
	{ text, ...asking }: Asking & { text: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const { person } = asking;
		await tx`select pg_advisory_xact_lock(hashtextextended(${`internships:questions:${person}`}, 0))`;
		const about = await askedAbout(tx, asking);
		if (!about) throw noInternship();
		const words = text.trim();
		const same = await tx`
			select from public.listing_questions
			where internship_id = ${about.id} and user_id = ${person} and answer is null and text = ${words}`;
		if (same.length > 0) return;
		const why = whyNotAsk(about.facts);
		if (why) throw conflict(why, whyNotAskWords(why));
		await tx`
			insert into public.listing_questions (internship_id, user_id, text) values (${about.id}, ${person}, ${words})`;
		await noteUnread(tx, 'unread_questions', about.employer_id);
	});

/**
 * Reads what a student has asked, newest first. Answers count as read from now on.
 * @param asking `internship` is one about which they want to ask; null for none
 */
export const readOwnQuestions = (
	sql: Sql,
	asking: Omit<Asking, 'internship'> & { internship: string | null },
): Promise<OwnQuestions> =>
	deed(sql, async (tx) => {
		const { person, internship, today } = asking;
		const about = internship === null ? null : await askedAbout(tx, { person, internship, today });
		if (internship !== null && !about) throw noInternship();
		const questions = await readQuestions(
			tx,
			'student',
			tx`question.user_id = ${person}`,
			tx`asked_at desc`,
		);
		await tx`
			update public.listing_questions set answer_read_at = clock_timestamp()
			where user_id = ${person} and answer is not null and answer_read_at is null`;
		if (!about) return { questions, about: null };
		const { slug, title, company, application, facts } = about;
		return { questions, about: { slug, title, company, application, why_not: whyNotAsk(facts) } };
	});

/**
 * Reads what students ask a company: never who asks. Questions count as read from now on.
 * @throws {ApiError} 404 for who answers no applicants
 */
export const readQuestionsTo = (sql: Sql, person: string): Promise<QuestionsToCompany> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as: 'employer', person });
		const own = ofOwnCompany(tx, person);
		const questions = await readQuestions(
			tx,
			'employer',
			own,
			tx`answered_at desc nulls first, asked_at`,
		);
		await tx`
			update public.listing_questions as question set read_at = clock_timestamp()
			where read_at is null and ${own}`;
		return { questions };
	});

/**
 * Answers a question, once. What has a risk waits for staff.
 * @returns whether it waits
 * @throws {ApiError} 404; 409 answered
 */
export const answerQuestion = (
	sql: Sql,
	{ person, question: id, text }: { person: string; question: string; text: string },
): Promise<{ waits: boolean }> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as: 'employer', person });
		const [question] = await tx<{ user_id: string; answer: string | null }[]>`
			select user_id, answer from public.listing_questions as question
			where id = ${id} and ${ofOwnCompany(tx, person)} for update`;
		if (!question) throw noQuestion();
		const words = text.trim();
		const [held] = await tx<{ message: string }[]>`
			select message from public.message_reviews where listing_question_id = ${id} and state = 'waiting'`;
		const given = question.answer ?? held?.message ?? words;
		if (given !== words)
			throw conflict('answered', 'A colleague has answered this question in the meantime.');
		if (question.answer !== null || held) return { waits: held !== undefined };
		const waits = await holdForStaff(tx, person, { id, ...question }, words);
		if (!waits) await storeAnswer(tx, { id, person, text: words });
		return { waits };
	});

/** Keeps an answer with a risk for staff. @returns whether it has one */
async function holdForStaff(
	tx: TransactionSql,
	person: string,
	question: { id: string; user_id: string },
	message: string,
): Promise<boolean> {
	const company = await companyOf(tx, person);
	if (!company) throw noApplication();
	const looked = await lookThrough(tx, company, { to: 'submitted', message }, [question]);
	if (looked.found.length === 0) return false;
	const review = {
		employer_id: company.id,
		user_id: person,
		message,
		listing_question_id: question.id,
	};
	await tx`insert into public.message_reviews ${tx({ ...review, ...looked })}`;
	return true;
}

/**
 * Reports a question, as the employer, or its answer, as the student. One that is reported already is not reported again until
 * staff have resolved that.
 * @throws {ApiError} 404
 */
export const reportQuestion = (
	sql: Sql,
	{
		as,
		person,
		question: id,
		report,
	}: {
		as: Side;
		person: string;
		question: string;
		report: ConversationReport;
	},
): Promise<void> =>
	deed(sql, async (tx) => {
		const isTheirs =
			as === 'student'
				? tx`user_id = ${person} and answer is not null`
				: tx`user_id <> ${person} and ${ofOwnCompany(tx, person)}`;
		const [question] = await tx<{ slug: string }[]>`
			select (select slug from public.internships where id = internship_id) as slug
			from public.listing_questions as question where id = ${id} and ${isTheirs}`;
		if (!question) throw noQuestion();
		const [stored] = await tx<{ id: string }[]>`
			insert into public.reports (internship, listing_question_id, question_side, reason, message)
			values (${question.slug}, ${id}, ${as === 'student' ? 'employer' : 'student'}, ${report.reason},
				${report.message?.trim() || null})
			on conflict do nothing returning id`;
		if (stored)
			await tx`insert into outbox.notices (kind, row_id) values ('reports', ${stored.id})`;
	});

/** Whether a row `question` is about an internship of the company that a person answers for, in SQL. */
const ofOwnCompany = (tx: TransactionSql, person: string) => tx`
	question.internship_id in (
		select id from public.internships
		where employer_id = ${employerWith(tx, person, 'applicants')} and taken_down_at is null
	)`;

async function readQuestions(
	tx: TransactionSql,
	as: Side,
	which: Fragment,
	order: Fragment,
): Promise<ListingQuestion[]> {
	const isStudent = as === 'student';
	const rows = await tx<{ item: ListingQuestion }[]>`
		select to_json(page) as item from (
			select question.id, internship.slug, internship.title, internship.company, asked_at, text,
				case when answer is not null then json_build_object('text', answer, 'at', answered_at,
					'writer', nullif(btrim(writer.full_name), '')) end as answer,
				${isStudent ? tx`answer is not null and answer_read_at is null` : tx`read_at is null`} as is_new,
				exists (
					select from public.reports
					where listing_question_id = question.id and question_side <> ${as}
				) as reported, ${isStudent ? tx`null` : heldAnswer(tx)} as held
			from public.listing_questions as question
			join public.internships as internship on internship.id = question.internship_id
			left join lateral accounts.find(array[answered_by]) as writer on true
			where ${which} order by ${order} limit ${MOST_LISTED}
		) as page`;
	return rows.map(({ item }) => item);
}

/** The last answer to a row `question` that is not sent, in SQL. */
const heldAnswer = (tx: TransactionSql) => tx`
	case when answer is null then (
		select json_build_object('text', review.message, 'state', review.state, 'found', review.found,
			'words', review.words, 'answer', review.answer)
		from public.message_reviews as review
		where review.listing_question_id = question.id order by review.asked_at desc limit 1
	) end`;

type About = {
	id: string;
	employer_id: string;
	slug: string;
	title: string;
	company: string;
	/** The id of the person’s application among whose messages they ask. */
	application: string | null;
	facts: AskingFacts;
};

/** An internship of an employer, with what decides whether a person may ask about it; undefined where nobody can see it. */
async function askedAbout(
	tx: TransactionSql,
	{ person, internship, today }: Asking,
): Promise<About | undefined> {
	const [row] = await tx<
		(Omit<About, 'application'> & { applied: { id: string; status: ApplicationStatus }[] })[]
	>`
		select internship.id, employer.id as employer_id, slug, title, internship.company, (
			select coalesce(json_agg(json_build_object('id', application.id,
				'status', application_rules.shown_status(application.id))), '[]')
			from public.applications as application
			where application.user_id = ${person} and internship_id = internship.id and not to_office
		) as applied, json_build_object(
			'is_student', accounts.role_of(${person}::uuid) = 'student' and not ${isOfOwnCompany(tx, person)},
			'is_asked', status <> 'closed' and host_since is not null and verified,
			'waits', exists (
				select from public.listing_questions
				where internship_id = internship.id and user_id = ${person} and answer is null
			),
			'asked', (
				select count(*) from public.listing_questions
				where internship_id = internship.id and user_id = ${person}
			),
			'asked_today', (
				select count(*) from public.listing_questions
				where user_id = ${person} and (asked_at at time zone 'Europe/London')::date = ${today}::date
			),
			'reporters', application_rules.reporters_of(${person}::uuid)
		) as facts
		from public.internships as internship
		join public.employers as employer on employer.id = internship.employer_id
		where slug = ${internship} and source = 'employer' and not hidden`;
	if (!row) return undefined;
	const { applied, facts, ...about } = row;
	const application = applied.find(({ status }) => takesMessages(status))?.id ?? null;
	return { ...about, application, facts: { ...facts, has_applied: application !== null } };
}

/** How many answers to a student’s questions they have not read, in SQL. */
export const unreadAnswers = (tx: TransactionSql, student: string) => tx`
	(
		select count(*)::integer from public.listing_questions
		where user_id = ${student} and answer is not null and answer_read_at is null
	)`;

/** How many questions a company has to answer, in SQL: none whose answer waits for staff. @param employer its id, in SQL */
export const openQuestions = (tx: TransactionSql, employer: Fragment) => tx`
	(
		select count(*)::integer from public.listing_questions as question
		join public.internships as internship on internship.id = question.internship_id
		where internship.employer_id = ${employer} and taken_down_at is null and answer is null and not exists (
			select from public.message_reviews as review
			where review.listing_question_id = question.id and review.state = 'waiting'
		)
	)`;
