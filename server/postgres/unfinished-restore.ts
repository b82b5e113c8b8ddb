import type { Sql } from 'postgres';

/** The comment on each schema that a restore sets aside; it is deleted with the schema at the end. */
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
 * Refuses a database after a killed restore: its rows are in the schemas that were set aside.
 * @throws {UnfinishedRestoreError} if there are such schemas
 */
export async function refuseUnfinishedRestore(sql: Sql): Promise<void> {
	const [one] = await sql`
		select from pg_namespace where obj_description(oid, 'pg_namespace') = ${SET_ASIDE} limit 1`;
	if (one) throw new UnfinishedRestoreError();
}
