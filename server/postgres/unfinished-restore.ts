import type { Sql } from 'postgres';

/** Written to each schema that a restore sets aside, and gone with it at the end. */
export const SET_ASIDE = 'Set aside by an unfinished restore of the internships site.';

export class UnfinishedRestoreError extends Error {
	override name = 'UnfinishedRestoreError';

	constructor() {
		super(
			'A restore of this database was broken off, or is under way. Run "npm run restore -- FILE" again to finish it, or "npm run restore -- --undo" to bring back what was there before.',
		);
	}
}

/**
 * A restore that was killed leaves a database without its rows: they are in the schemas set aside.
 * @throws {UnfinishedRestoreError} where there are such schemas
 */
export async function refuseUnfinishedRestore(sql: Sql): Promise<void> {
	const [one] = await sql`
		select from pg_namespace where obj_description(oid, 'pg_namespace') = ${SET_ASIDE} limit 1`;
	if (one) throw new UnfinishedRestoreError();
}
