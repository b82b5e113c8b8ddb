import type { TransactionSql } from 'postgres';
import type { EmployerNews } from '#server/mail/employers/news-mails.ts';

type Line = EmployerNews['internships'][number] & { id: string; user_id: string };

/** Takes what employers have not been told yet; it is gone once the transaction ends. */
export async function employerNews(
	sql: TransactionSql,
	employers: string[],
): Promise<(EmployerNews & { id: string })[]> {
	if (employers.length === 0) return [];
	const lines = await sql<Line[]>`
		select * from application_rules.take_news(${employers}::uuid[])`;
	const people = await sql<{ id: string; email: string }[]>`
		select id, email from accounts.find(${lines.map((line) => line.user_id)}::uuid[])`;
	return [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
		const internships = lines.filter((line) => line.id === id);
		const to = people.find((person) => person.id === internships[0]?.user_id)?.email;
		return to === undefined ? [] : [{ id, to, internships }];
	});
}
