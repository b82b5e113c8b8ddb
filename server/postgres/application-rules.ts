import type { Sql } from 'postgres';
import { MOVES, REJECTION_REASONS } from '#schema/applications/application-moves.ts';

/** Copies the moves of applications and the reasons of a rejection into the database, which enforces them. */
export async function writeApplicationRules(admin: Sql): Promise<void> {
	const moves = MOVES.flatMap(({ to, from, by, takeBack }) =>
		by.flatMap((mover) =>
			from.map((status) => ({
				mover,
				from_status: status,
				to_status: to,
				take_back: takeBack,
			})),
		),
	);
	const reasons = Object.keys(REJECTION_REASONS).map((reason) => ({ reason }));
	await admin.begin(async (sql) => {
		await sql`delete from application_rules.moves`;
		await sql`delete from application_rules.rejection_reasons`;
		await sql`insert into application_rules.moves ${sql(moves)}`;
		await sql`insert into application_rules.rejection_reasons ${sql(reasons)}`;
	});
}
