import type { TransactionSql } from 'postgres';
import type { EmployerNews, FullInternship } from '#server/mail/employers/news-mails.ts';

type Line = EmployerNews['internships'][number] & { id: string; user_id: string };

/** Takes what employers have not been told yet; it is gone once the transaction ends. */
export async function employerNews(
	sql: TransactionSql,
	employers: string[],
): Promise<(EmployerNews & { id: string })[]> {
	if (employers.length === 0) return [];
	const lines = await sql<Line[]>`
		select * from application_rules.take_news(${employers}::uuid[])`;
	const personOf = await people(sql, lines);
	return [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
		const internships = lines.filter((line) => line.id === id);
		const person = personOf(internships[0]);
		return person ? [{ id, to: person.email, name: person.name, internships }] : [];
	});
}

/** Internships that have paused at their number of applications. */
export async function fullInternships(
	sql: TransactionSql,
	internships: string[],
): Promise<(FullInternship & { id: string })[]> {
	const rows = await sql<(Omit<FullInternship, 'to' | 'name'> & { id: string; user_id: string })[]>`
		select * from application_rules.full_ones(${internships}::uuid[])`;
	const personOf = await people(sql, rows);
	return rows.flatMap((row) => {
		const person = personOf(row);
		return person ? [{ ...row, to: person.email, name: person.name }] : [];
	});
}

/** @returns whose account a row is of */
async function people(sql: TransactionSql, rows: { user_id: string }[]) {
	const found = await sql<{ id: string; email: string; name: string | null }[]>`
		select id, email, full_name as name
		from accounts.find(${rows.map((row) => row.user_id)}::uuid[])`;
	return (row: { user_id: string } | undefined) => found.find(({ id }) => id === row?.user_id);
}
