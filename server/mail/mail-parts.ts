import type { TransactionSql } from 'postgres';
import { type ProgramType, programTypeLabels } from '#schema/internships/program-types.ts';
import { asHtml, asText, type Letter } from '#server/mail/layout.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

type Addressed = Letter & Omit<OutgoingMail, 'text' | 'html' | 'kind' | 'alerts'>;

/** "a message", "3 messages" */
export const countOf = (count: number, one: string) =>
	count === 1 ? `a ${one}` : `${count} ${one}s`;

/**
 * Greets the owner of an account by their name, or by the first part of a long one. A name that looks like an address is
 * left out: mail programs make links of addresses.
 */
export function greeting(name: string | null): string {
	const whole = name?.trim().replace(/ +/g, ' ') ?? '';
	const plain = whole.length > LONGEST_NAME ? (/^\S+(?= )/.exec(whole)?.[0] ?? '') : whole;
	const isName =
		plain.length <= LONGEST_NAME &&
		/^[\p{L}\p{M}\p{N} .,'’()-]+$/u.test(whole) &&
		/\p{L}/u.test(plain) &&
		!/\.\p{L}\p{L}/u.test(whole);
	return isName ? `Hello ${plain},` : 'Hello,';
}
const LONGEST_NAME = 40;

/**
 * Greets the owner of an address that nobody has confirmed. Uses the name only if it consists of letters: the person who sent the
 * form may have entered another person's address and any text as the name.
 */
export function greetingToUnconfirmed(name: string): string {
	const plain = nameOr(name, '');
	return plain ? `Hello ${plain},` : 'Hello,';
}

/**
 * A name in the mail of somebody else: only if it consists of letters, as it may be any text, and mail programs make links of
 * addresses.
 */
export function nameOr(name: string | null, otherwise: string): string {
	const plain = name?.trim() ?? '';
	return /^[\p{L}\p{M}' ’-]{1,40}$/u.test(plain) ? plain : otherwise;
}

export const applicationUrl = (siteUrl: string, id: string) =>
	`${siteUrl}/account/applications/${id}`;

/** The address alone of a configured `Name <address>`. */
export function bareAddress(mailbox: string): string {
	return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}

/** `attempt`: how many applications for the same the student has sent until then, with this one. */
export type NamedApplication = {
	program_type: ProgramType;
	program_name: string | null;
	attempt: number;
};

/** What was applied for: the internship with its company, what was typed, or the type of program. */
export const programOf = ({
	program_type,
	program_name,
}: Omit<NamedApplication, 'attempt'>): string =>
	program_name?.trim() || programTypeLabels[program_type];

export type Person = { email: string; name: string | null };

/**
 * Looks up accounts, with the names given at sign-up.
 * @returns `personOf` an account, `peopleOf` accounts, and `addressed`: a row with its person, or none where the account is
 * gone. A name in the row stays.
 */
export async function accountsOf(sql: TransactionSql, ids: string[]) {
	const rows = await sql<(Person & { id: string })[]>`
		select id, email, full_name as name from accounts.find(${ids}::uuid[])`;
	const people = new Map(rows.map(({ id, ...person }) => [id, person]));
	const personOf = (id: string | null | undefined): Person | undefined => people.get(id ?? '');
	const peopleOf = (accounts: readonly string[]): Person[] =>
		accounts.flatMap((id) => personOf(id) ?? []);
	const addressed = <Row extends { user_id: string }>(row: Row) => {
		const person = personOf(row.user_id);
		return person ? [{ ...person, ...row }] : [];
	};
	return { personOf, peopleOf, addressed };
}

/** Who is mailed about what a company answers; null for the office, which answers where there is none. */
export const orOffice = (told: Person[]): (Person | null)[] => (told.length > 0 ? told : [null]);

/** @returns the rows with their accounts; a row whose account is gone is left out */
export async function withPeople<Row extends { user_id: string }>(
	sql: TransactionSql,
	rows: readonly Row[],
) {
	const { addressed } = await accountsOf(
		sql,
		rows.map(({ user_id }) => user_id),
	);
	return rows.flatMap(addressed);
}

/**
 * Rows about applications, with the student's account, the accounts of the company that are told of it, the one to whom the
 * student replies, and which application it is.
 * @param rows `told` and `contact` are ids of accounts
 * @returns the rows with them; a row whose student is gone is left out
 */
export async function withStudentAndTold<
	Row extends {
		application_id: string;
		user_id: string;
		told: string[];
		contact: string | null;
	},
>(sql: TransactionSql, rows: readonly Row[]) {
	const attemptOf = await attemptsOf(
		sql,
		rows.map(({ application_id }) => application_id),
	);
	const { personOf, peopleOf, addressed } = await accountsOf(
		sql,
		rows.flatMap(({ user_id, told, contact }) => [user_id, ...told, ...(contact ? [contact] : [])]),
	);
	return rows.flatMap(addressed).map((row) => ({
		...row,
		attempt: attemptOf(row.application_id),
		told: peopleOf(row.told),
		contact: personOf(row.contact) ?? null,
	}));
}

/** Who of the company `employer` is told of the application `application`, and to whom its student replies, in SQL. */
export const toldColumns = (tx: TransactionSql) => tx`
	array(select member.user_id from posting_rules.told_of(application.id, employer.id) as member) as told,
	(select owner.user_id from posting_rules.owners_of(employer.id) as owner limit 1) as contact`;

/** @returns the `attempt` of each of these applications */
export async function attemptsOf(sql: TransactionSql, applications: string[]) {
	const rows = await sql<{ id: string; attempt: number }[]>`
		select id, place as attempt from application_rules.places(${applications}::uuid[])`;
	const attempts = new Map(rows.map(({ id, attempt }) => [id, attempt]));
	return (application: string) => attempts.get(application) ?? 1;
}

/** The subject of a mail about an application; no two applications have the same. */
export const subjectAbout = (heading: string, application: NamedApplication): string =>
	oneLine(
		`${heading}${application.attempt > 1 ? ` (application ${application.attempt})` : ''}: ${programOf(application)}`,
	);

/** Removes line breaks and characters that change the text direction, as the text becomes a header. */
export function oneLine(text: string): string {
	const flat = text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
	const characters = [...flat];
	return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : flat;
}

/** The mail of a letter, as text and as HTML, and with its calendar file where it has one. */
export function mailOf({
	to,
	subject,
	replyTo,
	unsubscribeUrl,
	counted,
	calendar,
	...letter
}: Addressed): OutgoingMail {
	const bodies = { text: asText(letter), html: asHtml(letter) };
	return {
		to,
		subject,
		...bodies,
		...(replyTo && { replyTo }),
		...(unsubscribeUrl && { unsubscribeUrl }),
		...(counted && { counted }),
		...(calendar && { calendar }),
	};
}
