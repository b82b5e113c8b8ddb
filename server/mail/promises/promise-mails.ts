import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { WAIT_AFTER_DUE_DAYS } from '#schema/applications/answers.ts';
import { daysAfter, END_OF_DAY, longDate, untilEndOf } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	applicationUrl,
	attemptsOf,
	bareAddress,
	greeting,
	mailOf,
	type NamedApplication,
	programOf,
	subjectAbout,
	withPeople,
} from '#server/mail/mail-parts.ts';

type Program = Pick<NamedApplication, 'program_type' | 'program_name'>;

/** One mail to a member of a company, or to the office, about all answers that are due of which they are told. */
type Reminder = {
	id: string;
	/** Null for the office. */
	to: string | null;
	name: string | null;
	answers: (Program & { due_on: string; in_days: number; applications: string })[];
};

type LateAnswer = NamedApplication & {
	id: string;
	email: string;
	name: string | null;
	due_on: string;
	/** The company that has to answer; null for the office. */
	company: string | null;
};

const countWords = (count: number, one: string, many: string) =>
	`${count} ${count === 1 ? one : many}`;

/** Names internships and numbers, not the applicants. */
function reminderMail(
	{ to, name, answers }: Reminder,
	siteUrl: string,
	office: string,
): OutgoingMail {
	const total = answers.reduce((sum, { applications }) => sum + Number(applications), 0);
	const today = answers.reduce(
		(sum, { in_days, applications }) => (in_days === 0 ? sum + Number(applications) : sum),
		0,
	);
	const what = `${countWords(total, 'answer is', 'answers are')} due`;
	const some = today > 0 ? `${what} soon, ${today} of them today` : `${what} soon`;
	const heading = today === total ? `${what} today` : some;
	return mailOf({
		to: to ?? bareAddress(office),
		subject: `${heading}: ${site.name}`,
		heading,
		paragraphs: [
			...(to === null ? [] : [greeting(name)]),
			to === null
				? 'These applications to the site’s own internships and general ones wait for an answer:'
				: 'These applicants wait for the answer that you promised them:',
			...answers.map(lineOf),
			'An answer is an invitation to an interview, an offer, or “Not this time” with a reason.',
			...(to === null
				? []
				: [
						`From the day after, each applicant is told that the answer is late, and you can post nothing new until it is given. ${countWords(WAIT_AFTER_DUE_DAYS, 'day', 'days')} later the application ends as not answered, which your listings show.`,
					]),
		],
		link:
			to === null
				? { label: 'See the applications', url: `${siteUrl}/staff/applications` }
				: { label: 'Answer them', url: `${siteUrl}/employer-dashboard?tab=applications` },
	});
}

function lineOf(answer: Reminder['answers'][number]): string {
	const { applications, due_on, in_days } = answer;
	const when = in_days === 0 ? `today, ${END_OF_DAY}` : `by ${untilEndOf(due_on)}`;
	return `${programOf(answer)}: ${countWords(Number(applications), 'answer', 'answers')} due ${when}.`;
}

/** Tells the applicant once that the answer is late. */
function lateMail(late: LateAnswer, siteUrl: string, office: string): OutgoingMail {
	const { email, name, due_on, company } = late;
	const ends = longDate(daysAfter(due_on, WAIT_AFTER_DUE_DAYS + 1));
	return mailOf({
		to: email,
		subject: subjectAbout('The answer to your application is late', late),
		replyTo: bareAddress(office),
		heading: 'The answer to your application is late',
		paragraphs: [
			greeting(name),
			`About your application: ${programOf(late)}.`,
			company === null
				? `We promised you an answer by ${longDate(due_on)}, and have not given one. We are sorry: that is our fault, and says nothing about your application.`
				: `${company} promised you an answer by ${longDate(due_on)}, and has not given one. That is not your fault, and says nothing about your application. We have reminded them, and they can post nothing new here until they answer.`,
			`If there is no answer before ${ends}, we end the wait, tell you so, and name other internships that are open. You need not do anything, and you can apply elsewhere meanwhile.`,
		],
		link: { label: 'See your application', url: applicationUrl(siteUrl, late.id) },
	});
}

type DueAnswer = Reminder['answers'][number] & { id: string; user_id: string | null };

/**
 * What is due soon, for each who is told or the office, without what has been answered meanwhile.
 * @param ids of `application_rules.reminders`
 */
async function reminders(tx: TransactionSql, ids: string[]): Promise<Reminder[]> {
	const due = await tx<DueAnswer[]>`
		select *, due_on::text from application_rules.reminded(${ids}::uuid[])`;
	const { personOf } = await accountsOf(
		tx,
		due.flatMap(({ user_id }) => user_id ?? []),
	);
	const mails = Map.groupBy(due, ({ id, user_id }) => `${id} ${user_id}`).values();
	return [...mails].flatMap((answers) => {
		const [{ id, user_id } = {}] = answers;
		const person = personOf(user_id);
		return id ? [{ id, answers, to: person?.email ?? null, name: person?.name ?? null }] : [];
	});
}

/** What is late, without what has been answered meanwhile. @param ids of applications */
async function lateAnswers(tx: TransactionSql, ids: string[]): Promise<LateAnswer[]> {
	const late = await tx<(Omit<LateAnswer, 'email' | 'name' | 'attempt'> & { user_id: string })[]>`
		select *, due_on::text from application_rules.late_ones(${ids}::uuid[])`;
	const attemptOf = await attemptsOf(
		tx,
		late.map(({ id }) => id),
	);
	return (await withPeople(tx, late)).map((row) => ({ ...row, attempt: attemptOf(row.id) }));
}

export const promiseKinds = [
	mailKind({
		kind: 'answer_reminders',
		read: reminders,
		mail: (row, { siteUrl, officeAddress }) => [reminderMail(row, siteUrl, officeAddress)],
	}),
	mailKind({
		kind: 'late_answers',
		read: lateAnswers,
		mail: (row, { siteUrl, officeAddress }) => [lateMail(row, siteUrl, officeAddress)],
	}),
];
