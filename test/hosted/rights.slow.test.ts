import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_SCHEMAS } from '#scripts/staff/backup/site-schemas.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';

let embedded: TestBackend;
let project: HostedProject;
beforeAll(async () => {
	[embedded, project] = await Promise.all([
		startTestBackend(),
		startHostedProject('http://127.0.0.1:3999'),
	]);
});
afterAll(async () => {
	await embedded?.close();
	await project?.close();
	await dropTestDatabases();
});

const SCHEMAS = SITE_SCHEMAS.filter((schema) => schema !== 'auth');

/** What each role of the API may do with what our migrations have made, as "role: right on thing". */
async function rights(url: string): Promise<string[]> {
	const sql = postgres(url, { max: 1 });
	const rows = await sql<{ line: string }[]>`
		with roles as (select unnest(array['anon', 'authenticated', 'service_role']) as role),
		spaces as (select oid, nspname from pg_namespace where nspname = any(${SCHEMAS})),
		relations as (
			select class.oid, format('%s.%s', nspname, relname) as name, relkind
			from pg_class class join spaces on spaces.oid = relnamespace
			where relkind in ('r', 'v', 'm', 'p', 'S')
		)
		select format('%s: %s on %s', role, wanted, name) as line
			from roles, relations, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) as wanted
			where relkind <> 'S' and has_table_privilege(role, oid, wanted)
		union all select format('%s: %s on column %s.%s', role, wanted, name, attname)
			from roles, relations join pg_attribute on attrelid = relations.oid,
				unnest(array['select', 'insert', 'update']) as wanted
			where relkind <> 'S' and attnum > 0 and not attisdropped
				and has_column_privilege(role, relations.oid, attnum, wanted)
		union all select format('%s: use of sequence %s', role, name)
			from roles, relations where relkind = 'S' and has_sequence_privilege(role, oid, 'usage')
		union all select format('%s: call of %s', role, proc.oid::regprocedure)
			from roles, pg_proc proc join spaces on spaces.oid = pronamespace
			where has_function_privilege(role, proc.oid, 'execute')
		union all select format('%s: use of schema %s', role, nspname)
			from roles, spaces where has_schema_privilege(role, oid, 'usage')
		order by 1`;
	await sql.end();
	return rows.map(({ line }) => line);
}

test('a project, which grants new tables to everybody, gives visitors and people no more than the embedded database', async () => {
	const [ours, theirs] = await Promise.all([
		rights(embedded.adminUrl),
		rights(project.superuserUrl),
	]);
	const ofClients = (lines: string[]) => lines.filter((line) => !line.startsWith('service_role'));
	expect(ofClients(theirs)).toEqual(ofClients(ours));
	expect(ofClients(ours).length).toBeGreaterThan(100);
	expect(theirs.filter((line) => !ours.includes(line))).toEqual([]);
});
