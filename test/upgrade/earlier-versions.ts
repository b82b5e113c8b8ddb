import { lackingOf, stateOf465ba077 } from '#server/postgres/earlier-migrations.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';

const present = (await listMigrations()).map(({ version }) => version);

export const { versions: of465ba077 } = await stateOf465ba077();

/** Those that followed, in the order of their commits. */
export const since465ba077 = (await lackingOf(of465ba077)).migrations
	.map(({ version }) => version)
	.filter((version) => !present.includes(version));
