import type { Fragment, TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import { MESSAGE_WARNING } from '#schema/applications/message-warning.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	countOf,
	greeting,
	mailOf,
	oneLine,
	type Person,
	withPeople,
} from '#server/mail/mail-parts.ts';

/** The questions about one internship, or their answers, that nobody has read. */
type Unread = { slug: string; title: string; company: string; count: number };

const sumOf = (unread: Unread[]) => unread.reduce((sum, { count }) => sum + count, 0);

/** Says about what and how often, not the words: mail programs make links of addresses. Who asks is not said. */
function unreadQuestionsMail(
	{ to, unread }: { to: Person; unread: Unread[] },
	siteUrl: string,
): OutgoingMail {
	const all = sumOf(unread);
	const heading = all === 1 ? 'A student asks you something' : `Students ask you ${all} questions`;
	return mailOf({
		to: to.email,
		subject: subjectOf(heading, unread),
		heading,
		paragraphs: [
			greeting(to.name),
			...unread.map(
				({ title, count }) =>
					`You have ${countOf(count, 'question')} about “${title}” from students who think about applying.`,
			),
			'Read and answer on the site. You do not see who asks, and each question has one answer.',
		],
		link: {
			label: all === 1 ? 'Answer the question' : 'Answer the questions',
			url: `${siteUrl}/employer-dashboard/questions`,
		},
	});
}

/** To the student who has asked. */
function unreadAnswersMail(
	{ to, unread }: { to: Person; unread: Unread[] },
	siteUrl: string,
): OutgoingMail {
	const all = sumOf(unread);
	const heading = all === 1 ? 'Your question is answered' : `${all} of your questions are answered`;
	return mailOf({
		to: to.email,
		subject: subjectOf(heading, unread),
		heading,
		paragraphs: [
			greeting(to.name),
			...unread.map(
				({ title, company, count }) =>
					`${company} has answered ${countOf(count, 'question')} of yours about “${title}”.`,
			),
			'Read what they say on the site.',
		],
		link: {
			label: all === 1 ? 'Read the answer' : 'Read the answers',
			url: `${siteUrl}/account/questions`,
		},
		notes: [MESSAGE_WARNING],
	});
}

function subjectOf(heading: string, [only, ...others]: Unread[]): string {
	return only && others.length === 0
		? oneLine(`${heading}: ${only.title}, ${only.company}`)
		: oneLine(`${heading}: ${site.name}`);
}

type Line = Unread & { recipient: string };

/** Counts by internship what was noted as mailed; `recipient` is a company or an account. */
const linesOf = (tx: TransactionSql, told: Fragment) =>
	asService(
		tx,
		tx<Line[]>`
			with told as (${told})
			select recipient, slug, title, company, count(*)::integer as count
			from told group by recipient, slug, title, company order by title, slug`,
	);

const byRecipient = (lines: readonly Line[]) =>
	[...Map.groupBy(lines, ({ recipient }) => recipient)].map(([id, unread]) => ({ id, unread }));

async function readQuestions(tx: TransactionSql, companies: string[]) {
	const lines = await linesOf(
		tx,
		tx`
			update public.listing_questions as question set mailed_at = clock_timestamp()
			from public.internships as internship
			where internship.id = question.internship_id and internship.employer_id = any (${companies}::uuid[])
				and internship.taken_down_at is null and read_at is null and mailed_at is null
			returning internship.employer_id as recipient, slug, title, company`,
	);
	const members = await asService(
		tx,
		tx<{ company: string; user_id: string }[]>`
			select company, poster.user_id from unnest(${companies}::uuid[]) as company
			cross join lateral posting_rules.posters_of(company) as poster`,
	);
	const { personOf } = await accountsOf(
		tx,
		members.map(({ user_id }) => user_id),
	);
	return byRecipient(lines).flatMap(({ id, unread }) =>
		members
			.filter(({ company }) => company === id)
			.flatMap(({ user_id }) => {
				const to = personOf(user_id);
				return to ? [{ id, to, unread }] : [];
			}),
	);
}

async function readAnswers(tx: TransactionSql, students: string[]) {
	const lines = await linesOf(
		tx,
		tx`
			update public.listing_questions as question set answer_mailed_at = clock_timestamp()
			from public.internships as internship
			where internship.id = question.internship_id and user_id = any (${students}::uuid[])
				and answer is not null and answer_read_at is null and answer_mailed_at is null
			returning user_id as recipient, slug, title, company`,
	);
	const people = await withPeople(
		tx,
		byRecipient(lines).map(({ id, unread }) => ({ id, user_id: id, unread })),
	);
	return people.map(({ id, unread, email, name }) => ({ id, to: { email, name }, unread }));
}

export const listingQuestionKinds = [
	mailKind({
		kind: 'unread_questions',
		read: readQuestions,
		mail: (row, { siteUrl }) => [unreadQuestionsMail(row, siteUrl)],
	}),
	mailKind({
		kind: 'unread_answers',
		read: readAnswers,
		mail: (row, { siteUrl }) => [unreadAnswersMail(row, siteUrl)],
	}),
];
