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
	const addressOf = await addresses(sql, lines);
	return [...new Set(lines.map(({ id }) => id))].flatMap((id) => {
		const internships = lines.filter((line) => line.id === id);
		const to = addressOf(internships[0]);
		return to === undefined ? [] : [{ id, to, internships }];
	});
}

/** Internships that have paused at their number of applications. */
export async function fullInternships(
	sql: TransactionSql,
	internships: string[],
): Promise<(FullInternship & { id: string })[]> {
	const rows = await sql<(Omit<FullInternship, 'to'> & { id: string; user_id: string })[]>`
		select * from application_rules.full_ones(${internships}::uuid[])`;
	const addressOf = await addresses(sql, rows);
	return rows.flatMap((row) => {
		const to = addressOf(row);
		return to === undefined ? [] : [{ ...row, to }];
	});
}

/** @returns the address of the account of a row */
async function addresses(sql: TransactionSql, rows: { user_id: string }[]) {
	const people = await sql<{ id: string; email: string }[]>`
		select id, email from accounts.find(${rows.map((row) => row.user_id)}::uuid[])`;
	return (row: { user_id: string } | undefined) =>
		people.find(({ id }) => id === row?.user_id)?.email;
}
