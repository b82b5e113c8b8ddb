/**
 * The roles that serve requests: one for lite, which manages the accounts, and one for a hosted project,
 * which manages them itself. Roles belong to the whole Postgres; these own nothing.
 */
export const serverRole = { lite: 'internships_server', hosted: 'internships_hosted' } as const;
export type ServerRoleKind = keyof typeof serverRole;

/** Our own schemas, whose functions the running role calls. */
const withFunctions = [
	'accounts',
	'alert_rules',
	'application_rules',
	'catalogue',
	'limits',
	'posting_rules',
	'second_factor',
	'staff_rules',
];

/** Our own schemas, whose tables the running role uses. */
const ours = ['outbox', 'limits', 'releases'];

/**
 * The rights of the running role. It accesses rows of `public` as anon, authenticated or service_role;
 * REFERENCES, and SELECT on sequences, only let it see that they exist: at its start Lite grants everything to
 * everybody in each schema whose tables have row-level security, which does nothing then, and fails for what it may
 * not see. Lite uses the accounts' tables as the running role,
 * and its policies call auth.uid().
 */
export function grantsFor(kind: ServerRoleKind): string {
	const role = serverRole[kind];
	const schemas = kind === 'lite' ? ['auth', ...ours] : ours;
	return `
		grant anon, authenticated, service_role to ${role};
		${['public', ...withFunctions].map((schema) => letSee(schema, role)).join('')}
		grant usage on schema supabase_migrations to ${role};
		grant select on supabase_migrations.schema_migrations to ${role};
		grant usage on schema retention to ${role};
		grant select on retention.state to ${role};
		grant execute on function retention.forget_expired(timestamptz) to ${role};
		${withFunctions.map((schema) => grantFunctions(schema, role)).join('')}
		${schemas.map((schema) => grantTables(schema, role)).join('')}
		${kind === 'lite' ? 'grant usage on schema auth to anon, authenticated, service_role;' : ''}
	`;
}

const letSee = (schema: string, role: string) => `
		grant references on all tables in schema ${schema} to ${role};
		grant select on all sequences in schema ${schema} to ${role};`;

const grantFunctions = (schema: string, role: string) => `
	grant usage on schema ${schema} to ${role};
	grant execute on all functions in schema ${schema} to ${role};`;

const grantTables = (schema: string, role: string) => `
	grant usage on schema ${schema} to ${role};
	grant select, insert, update, delete on all tables in schema ${schema} to ${role};
	grant usage on all sequences in schema ${schema} to ${role};`;
