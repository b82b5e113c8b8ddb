/**
 * What somebody gets who asks a project itself with its public key, past our server: the table of permissions, and no
 * function, other schema or whole table.
 */
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_SCHEMAS } from '#scripts/staff/backup/site-schemas.ts';
import { codeIn } from '#test/hosted/test-calls.ts';
import { call, jwtSecret, type Session, type TestBackend } from '#test/servers/backend.ts';
import { startHostedBackend } from '#test/servers/hosted-project.ts';
import { type RealParts, realParts } from '#test/servers/project/real-parts.ts';
import { type RealProject, startRealProject } from '#test/servers/project/real-project.ts';
import { signedBySecret } from '#test/servers/project/signing.ts';
import { type PermissionTarget, signedUpPeople, testPermissions } from './permission-checks.ts';
import { permissions, rightsOf, TABLES } from './permission-table.ts';

const parts = realParts as RealParts;

/** Where only a project is given by SUPABASE_URL, its people are left alone. */
describe.runIf(realParts)('past our server', () => {
	describe('the table of permissions, by the project’s own address', () => {
		let started: TestBackend;
		let target: PermissionTarget;
		beforeAll(async () => {
			started = await startHostedBackend();
			const { backend, adminUrl } = started;
			target = {
				fetch: backend.fetch,
				staff: (request) => {
					const { pathname, search } = new URL(request.url);
					return backend.service.fetch(pathname + search, request);
				},
				admin: postgres(adminUrl, { max: 1 }),
				people: await signedUpPeople(backend),
			};
		});
		afterAll(async () => {
			await target?.admin.end();
			await started?.close();
		});
		testPermissions(() => target, permissions);
	});

	describe('asked by a stranger', () => {
		let project: RealProject;
		let sql: Sql;
		const tokens: Record<string, string | undefined> = {};
		beforeAll(async () => {
			project = await startRealProject('http://127.0.0.1:3999', parts, {
				signing: signedBySecret(jwtSecret),
			});
			sql = postgres(project.superuserUrl, { max: 1 });
			const person = { email: 'ann@example.org', password: 'correct horse' };
			await ask('POST', '/auth/v1/signup', { body: person });
			const token_hash = codeIn(project.mails, 'signup', person.email);
			const verified = await ask('POST', '/auth/v1/verify', {
				body: { type: 'signup', token_hash },
			});
			tokens.authenticated = ((await verified.json()) as Session).access_token;
		});
		afterAll(async () => {
			await sql?.end();
			await project?.close();
		});

		const ask = (...[method, path, options]: Parameters<typeof call>) =>
			project.api.fetch(call(method, path, options));
		const asked = (role: string, path: string, method = 'GET', headers: object = {}) => {
			const token = tokens[role];
			const request = call(method, path, {
				...(method === 'POST' && { body: {} }),
				...(token && { token }),
			});
			for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
			return project.api.fetch(request);
		};

		const ROLES = ['anon', 'authenticated'];

		test('every relation of “public”, as a whole: only what the table lets everybody read', async () => {
			const relations = await sql<{ name: string }[]>`
				select relname as name from pg_class where relnamespace = 'public'::regnamespace
					and relkind in ('r', 'v', 'm', 'p')`;
			expect(relations.length).toBeGreaterThanOrEqual(TABLES.length);
			for (const { name } of relations)
				for (const role of ROLES) {
					const response = await asked(role, `/rest/v1/${name}?select=*&limit=1`);
					const table = TABLES.find((one) => one === name);
					const person = role === 'anon' ? 'visitor' : 'other';
					const may = table ? rightsOf(permissions[table], person).select : 'nothing';
					if (may === 'yes') expect([name, response.status]).toEqual([name, 200]);
					else if (response.status === 200)
						expect([name, await response.text()]).toEqual([name, '[]']);
					else expect([401, 403], name).toContain(response.status);
				}
		});

		test('every function of ours, by its name: there is none to call', async () => {
			const functions = await sql<{ schema: string; name: string }[]>`
				select distinct nspname as schema, proname as name from pg_proc
				join pg_namespace on pg_namespace.oid = pronamespace where nspname = any(${SITE_SCHEMAS})`;
			expect(functions.length).toBeGreaterThan(150);
			for (const { schema, name } of functions)
				for (const role of ROLES) {
					const { status } = await asked(role, `/rest/v1/rpc/${name}`, 'POST');
					expect([401, 403, 404], `${role}: ${schema}.${name}`).toContain(status);
				}
		});

		test('every other schema: it is not offered', async () => {
			for (const schema of SITE_SCHEMAS.filter((name) => name !== 'public'))
				for (const role of ROLES) {
					const headers = { 'Accept-Profile': schema, 'Content-Profile': schema };
					const read = await asked(role, '/rest/v1/users', 'GET', headers);
					expect([role, schema, read.status]).toEqual([role, schema, 406]);
					const called = await asked(role, '/rest/v1/rpc/find', 'POST', headers);
					expect([role, schema, called.status]).toEqual([role, schema, 406]);
				}
		});

		test('accounts: nobody lists, reads, changes or invites others', async () => {
			for (const role of ROLES)
				for (const [method, path] of [
					['GET', '/auth/v1/admin/users'],
					['POST', '/auth/v1/admin/users'],
					['POST', '/auth/v1/invite'],
					['POST', '/auth/v1/admin/generate_link'],
					['GET', '/auth/v1/admin/audit'],
				] as const) {
					const { status } = await asked(role, path, method);
					expect([401, 403], `${role}: ${method} ${path}`).toContain(status);
				}
		});
	});
});
