import type { Sql, TransactionSql } from 'postgres';
import type { Application } from '#schema/applications/application.ts';
import type { CameBy } from '#schema/applications/came-by.ts';
import { answersAll, type QuestionAnswer } from '#schema/applications/question-answers.ts';
import {
	MOST_APPLICATIONS_EACH,
	type NewApplication,
} from '#schema/applications/student-applications.ts';
import { slugOf } from '#schema/normal-form.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { isOfOwnCompany } from '#server/deeds/members.ts';
import { ApiError } from '#server/http/api-error.ts';
import { countApplications, tellEmployers } from './applications.ts';
import { type Attached, attachCopies } from './attach-copies.ts';

/** People send some dozens; the limit bounds the copy of an account, its lists and the work of those who answer. */
const MOST = 500;

type Answers = Pick<NewApplication, 'motivation' | 'experience' | 'availability'> & {
	/** To what the employer asks besides. */
	question_answers?: QuestionAnswer[];
	/** By which way the student came to the page of the internship. */
	came_by?: CameBy | null | undefined;
};
/** `person` is the student’s account, `internship` a slug. */
type ToInternship = { person: string; internship: string; answers: Answers; attached: Attached };

/**
 * Sends an application to an internship, with copies of what goes along.
 * @returns its id
 * @throws {ApiError} 404; 403 too_many_applications, cvs_full; 409 own_internship, applied_before, closed, full, paused,
 * applied_often, questions_changed, profile_changed, cv_changed
 */
export const submitApplication = (
	sql: Sql,
	{ person, internship: slug, answers, attached }: ToInternship,
): Promise<string> =>
	deed(sql, async (tx) => {
		await lockApplicationsOf(tx, person);
		const internship = await lockInternship(tx, person, slug);
		await requireRoom(tx, person);
		if (!internship || internship.hidden) throw noInternship();
		await requireOpen(tx, person, internship);
		const { question_answers = [], came_by = null } = answers;
		requireAnswered(internship, question_answers);
		const [application] = await tx<{ id: string }[]>`
			insert into public.applications (user_id, internship_id, program_type, program_name,
				motivation, experience, availability, question_answers, came_by, created_at, answer_due_on, terms_version)
			select ${person}, id,
				case when kind <> 'program' then kind when city = 'London' then 'london'
					when city is null then 'remote' else 'uk-cities' end,
				left(title || ', ' || company, 300),
				${answers.motivation}, ${answers.experience}, ${answers.availability},
				${JSON.stringify(question_answers)}::text::jsonb, ${came_by}, clock_timestamp(),
				application_rules.today() + answer_days, ${TERMS_VERSION}
			from public.internships where id = ${internship.id} returning id`;
		const { id } = application ?? noRow();
		await attachCopies(tx, { person, application: id, ...attached });
		await noteSubmission(tx, person, id);
		await pauseIfFull(tx, internship);
		return id;
	});

/**
 * Sends an application to the service in general. The same text again within ten minutes is not stored: a double click
 * or a retry is answered as the first.
 * @param application a row as the table has it; `user_id` is the student’s account
 * @throws {ApiError} 403 too_many_applications; 409 closed, paused
 */
export const submitGeneralApplication = (sql: Sql, application: Application): Promise<void> =>
	deed(sql, async (tx) => {
		const { user_id: person, program_type, program_name = null } = application;
		const { motivation, experience, availability } = application;
		await lockApplicationsOf(tx, person);
		const [earlier] = await tx`
			select from public.applications
			where user_id = ${person} and internship_id is null
				and created_at > clock_timestamp() - interval '10 minutes'
				and program_type = ${program_type} and program_name is not distinct from ${program_name}
				and motivation = ${motivation} and experience = ${experience} and availability = ${availability}
			limit 1`;
		if (earlier) return;
		await requireRoom(tx, person);
		const refusal = await refusalOfName(tx, program_name ?? '');
		if (refusal) throw refusal;
		const [stored] = await tx<{ id: string }[]>`
			insert into public.applications (user_id, program_type, program_name, motivation, experience, availability,
				created_at, answer_due_on, terms_version)
			values (${person}, ${program_type}, ${program_name}, ${motivation}, ${experience}, ${availability},
				clock_timestamp(), application_rules.today() + 14, ${TERMS_VERSION})
			returning id`;
		await noteSubmission(tx, person, (stored ?? noRow()).id);
	});

/** Makes applications that a person sends at once wait for each other, so that the second finds the first. */
const lockApplicationsOf = (tx: TransactionSql, person: string) =>
	tx`select pg_advisory_xact_lock(hashtextextended(${`applications:${person}`}, 0))`;

async function requireRoom(tx: TransactionSql, person: string): Promise<void> {
	const [row] = await tx<{ count: number }[]>`
		select count(*)::integer as count from public.applications where user_id = ${person}`;
	if (row && row.count >= MOST)
		throw new ApiError(
			403,
			'too_many_applications',
			'Your account holds 500 applications, which is the most it can hold. Write to us to have old ones removed.',
		);
}

type Internship = {
	id: string;
	status: 'open' | 'paused' | 'closed';
	paused_by: 'employer' | 'limit' | 'staff' | null;
	hidden: boolean;
	is_past: boolean;
	/** Whether it is of the person’s own company. */
	is_own: boolean;
	most_applications: number | null;
	/** What its employer asks besides. */
	questions: string[];
};

/** Locks it, so that it is neither closed nor changed meanwhile; where applications are counted, one waits for the other. */
async function lockInternship(
	tx: TransactionSql,
	person: string,
	slug: string,
): Promise<Internship | undefined> {
	const [counted] = await tx`
		select from public.internships where slug = ${slug} and most_applications is not null`;
	const [internship] = await tx<Internship[]>`
		select id, status, paused_by, hidden, most_applications, questions,
			application_rules.has_passed(deadline, application_rules.today()) as is_past,
			${isOfOwnCompany(tx, person)} as is_own
		from public.internships where slug = ${slug} ${counted ? tx`for no key update` : tx`for share`}`;
	return internship;
}

/** Their own answer to themselves would count in the public record of a company. @throws {ApiError} 409 */
async function requireOpen(
	tx: TransactionSql,
	person: string,
	internship: Internship,
): Promise<void> {
	if (internship.is_own)
		throw conflict('own_internship', 'This is an internship of your own company.');
	const [sent] = await tx<{ times: number; applied: boolean }[]>`
		select count(*)::integer as times, count(*) filter (where status <> 'withdrawn') > 0 as applied
		from public.applications where user_id = ${person} and internship_id = ${internship.id}`;
	if (sent?.applied)
		throw conflict('applied_before', 'You have already applied for this internship.');
	if (internship.status === 'closed' || internship.is_past)
		throw conflict('closed', 'This internship has closed.');
	if (internship.paused_by === 'limit' || (await isFull(tx, internship)))
		throw conflict('full', 'This internship has as many applications as its employer can answer.');
	if (internship.status === 'paused')
		throw conflict('paused', 'This internship takes no applications at the moment.');
	if (sent && sent.times >= MOST_APPLICATIONS_EACH)
		throw conflict(
			'applied_often',
			'You have applied for this internship three times, which is the most.',
		);
}

/**
 * The questions may have changed since the student opened the form: nobody answers what is not asked, or leaves out what is.
 * @throws {ApiError} 409
 */
function requireAnswered({ questions }: Internship, answers: QuestionAnswer[]): void {
	if (!answersAll(questions, answers))
		throw conflict(
			'questions_changed',
			'The employer has changed its questions in the meantime. Look at them once more.',
		);
}

type NamedListing = Pick<Internship, 'status' | 'is_past'> & {
	title: string;
	company: string;
	slug: string;
};

/** Why the form in general is refused with a name in it. */
const NAMED_REFUSED = {
	closed: 'This internship has closed.',
	paused: 'This internship takes no applications at the moment.',
};

/**
 * Whether the form in general is refused with this name: "Data Analyst Intern, Tidewell Systems", with its city or
 * without its company. Where several internships have the name, one that is open is enough.
 * @returns why, null where it is not refused
 */
export async function refusalOfName(tx: TransactionSql, name: string): Promise<ApiError | null> {
	const named = slugOf(name);
	if (named === '') return null;
	const matches = await tx<NamedListing[]>`
		select title, company, slug, status,
			application_rules.has_passed(deadline, application_rules.today()) as is_past
		from public.internships
		where not hidden and (slug = ${named} or starts_with(lower(${name}), lower(title)))
		limit 100`;
	const meant = matches.filter(({ title, company, slug }) =>
		[slug, slugOf(title), slugOf(`${title}, ${company}`)].includes(named),
	);
	const open = meant.filter(({ status, is_past }) => status !== 'closed' && !is_past);
	if (meant.length === 0 || open.some(({ status }) => status === 'open')) return null;
	const code = open.length > 0 ? 'paused' : 'closed';
	const advice = 'Name another one, or leave the field for program or company empty.';
	return conflict(code, `${NAMED_REFUSED[code]} ${advice}`);
}

/** Whether it has as many applications, withdrawn ones apart, as its employer can answer. */
async function isFull(tx: TransactionSql, { id, most_applications }: Internship): Promise<boolean> {
	return most_applications !== null && (await countApplications(tx, id)) >= most_applications;
}

/** Pauses a full internship. It stays paused when somebody withdraws later, until its employer opens it again. */
async function pauseIfFull(tx: TransactionSql, internship: Internship): Promise<void> {
	if (internship.status !== 'open' || !(await isFull(tx, internship))) return;
	await tx`update public.internships set status = 'paused', paused_by = 'limit' where id = ${internship.id}`;
	await tx`insert into outbox.notices (kind, row_id) values ('full_internships', ${internship.id})`;
}

/** The first event, the mails to the student and the office, and the news of the employer. */
async function noteSubmission(
	tx: TransactionSql,
	person: string,
	application: string,
): Promise<void> {
	const events = await tx<{ id: string }[]>`
		insert into public.application_events (application_id, at, mover, moved_by, to_status)
		select id, created_at, 'student', ${person}, status from public.applications where id = ${application}
		returning id`;
	await tx`insert into outbox.notices (kind, row_id) values ('applications', ${application})`;
	await tellEmployers(
		tx,
		events.map(({ id }) => id),
	);
}

const noInternship = () => notFound('There is no such internship.');

function noRow(): never {
	throw new Error('The database stored no application.');
}
