import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { bareAddress, greeting, mailOf, oneLine, withPeople } from '#server/mail/mail-parts.ts';

type AskedCompany = {
	id: string;
	company_name: string;
	/** Null for an owner who is not the contact person. */
	contact_person: string | null;
	email: string;
};

/** For each owner: what staff want to know. The answer is a reply to the office. */
const questionMail = (
	row: AskedCompany,
	question: string,
	office: string,
	siteUrl: string,
): OutgoingMail =>
	mailOf({
		to: row.email,
		replyTo: bareAddress(office),
		subject: oneLine(`A question about ${row.company_name}`),
		heading: 'Our staff have a question',
		paragraphs: [
			greeting(row.contact_person),
			`It is about ${oneLine(row.company_name)}. Please answer on your dashboard, or by replying to this email: our office reads it.`,
		],
		quoted: [{ label: 'Question', text: question }],
		link: { label: 'Answer on your dashboard', url: `${siteUrl}/employer-dashboard` },
	});

async function askedOnes(tx: TransactionSql, ids: string[]): Promise<AskedCompany[]> {
	const rows = await asService(
		tx,
		tx<(Omit<AskedCompany, 'email'> & { user_id: string })[]>`
			select employer.id, owner.user_id, company_name,
				case owner.user_id when employer.user_id then contact_person end as contact_person
			from public.employers as employer
			cross join lateral posting_rules.owners_of(employer.id) as owner
			where employer.id = any (${ids})`,
	);
	return withPeople(tx, rows);
}

type Answered = {
	id: string;
	employer_id: string;
	company_name: string;
	question: string;
	answer: string;
};

const answeredOnes = (tx: TransactionSql, ids: string[]) =>
	asService(
		tx,
		tx<Answered[]>`
			select asked.id, employer_id, company_name, question, answer
			from posting_rules.staff_questions as asked join public.employers as employer on employer.id = employer_id
			where asked.id = any (${ids}) and answer is not null`,
	);

/** For the office: what an owner has answered on the dashboard. */
export const companyAnswerKind = mailKind({
	kind: 'employer_answer',
	read: answeredOnes,
	mail: (row, { siteUrl, officeAddress }, { email }: { email: string }) => [
		mailOf({
			to: bareAddress(officeAddress),
			replyTo: email,
			subject: oneLine(`${row.company_name} has answered`),
			heading: 'A company has answered our question',
			paragraphs: [`The answer is from ${email}, an owner of ${oneLine(row.company_name)}.`],
			quoted: [
				{ label: 'Question', text: row.question },
				{ label: 'Answer', text: row.answer },
			],
			link: { label: 'See the company', url: `${siteUrl}/staff/employers/${row.employer_id}` },
		}),
	],
});

export const questionKind = mailKind({
	kind: 'employer_question',
	read: askedOnes,
	mail: (row, { siteUrl, officeAddress }, { question }: { question: string }) => [
		questionMail(row, question, officeAddress, siteUrl),
	],
});
