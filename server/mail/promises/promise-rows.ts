import type { TransactionSql } from 'postgres';
import type { LateAnswer, Reminder, Suggested } from '#server/mail/promises/promise-mails.ts';

type Owed = Reminder['answers'][number] & { id: string; user_id: string | null };
type Person = { id: string; email: string; name: string | null };

/** The rows for mails about answers that are due soon or late; without what has been answered meanwhile. */
export async function promiseRows(sql: TransactionSql, reminders: string[], late: string[]) {
	const owed = await sql<Owed[]>`
		select *, due_on::text from application_rules.reminded(${reminders}::uuid[])`;
	const unanswered = await sql<(Omit<LateAnswer, 'email' | 'name'> & { user_id: string })[]>`
		select *, due_on::text from application_rules.late_ones(${late}::uuid[])`;
	const accounts = [...owed, ...unanswered].flatMap(({ user_id }) => user_id ?? []);
	const people = await sql<Person[]>`
		select id, email, full_name as name from accounts.find(${accounts}::uuid[])`;
	const personOf = (account: string | null) => people.find(({ id }) => id === account);
	const ids = [...new Set(owed.map(({ id }) => id))];
	return {
		reminders: ids.map((id) => {
			const answers = owed.filter((row) => row.id === id);
			const person = personOf(answers[0]?.user_id ?? null);
			return { id, answers, to: person?.email ?? null, name: person?.name ?? null };
		}),
		late: unanswered.flatMap((row) => {
			const person = personOf(row.user_id);
			return person ? [{ ...row, email: person.email, name: person.name }] : [];
		}),
	};
}

/** The open internships that the mails about unanswered applications name. */
export const suggestedFor = (sql: TransactionSql, events: string[]) =>
	sql<(Suggested & { event_id: string })[]>`
		select * from application_rules.suggested(${events}::uuid[])`;
