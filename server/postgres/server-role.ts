/**
 * The roles that serve requests, one where lite answers for the accounts and one beside a hosted
 * project, which does so itself. They belong to the whole Postgres, as roles do, and own nothing.
 */
export const serverRole = { lite: 'internships_server', hosted: 'internships_hosted' } as const;
export type ServerRoleKind = keyof typeof serverRole;

/** The schemas of our own, whose tables the running role works on. */
const ours = ['outbox', 'pgboss', 'limits'];

/**
 * What the running role may do. Rows of `public` it reaches as anon, authenticated or service_role;
 * REFERENCES lets it see that those tables are there, and do nothing with them. Lite works on the
 * accounts' tables as the running role, and its policies call auth.uid().
 */
export function grantsFor(kind: ServerRoleKind): string {
	const role = serverRole[kind];
	const schemas = kind === 'lite' ? ['auth', ...ours] : ours;
	return `
		grant anon, authenticated, service_role to ${role};
		grant references on all tables in schema public to ${role};
		grant usage on schema supabase_migrations to ${role};
		grant select on supabase_migrations.schema_migrations to ${role};
		grant usage on schema retention to ${role};
		grant select on retention.state to ${role};
		grant execute on function retention.forget_expired(timestamptz) to ${role};
		${['accounts', 'limits'].map((schema) => grantFunctions(schema, role)).join('')}
		${schemas.map((schema) => grantTables(schema, role)).join('')}
		${kind === 'lite' ? 'grant usage on schema auth to anon, authenticated, service_role;' : ''}
	`;
}

const grantFunctions = (schema: string, role: string) => `
	grant usage on schema ${schema} to ${role};
	grant execute on all functions in schema ${schema} to ${role};`;

const grantTables = (schema: string, role: string) => `
	grant usage on schema ${schema} to ${role};
	grant select, insert, update, delete on all tables in schema ${schema} to ${role};
	grant usage on all sequences in schema ${schema} to ${role};`;
