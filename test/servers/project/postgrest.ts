import type { Sql } from 'postgres';
import { freePort } from '#test/faults/running-server.ts';
import { type Program, runProgram } from './run-program.ts';
import { signToken } from './sign-token.ts';
import type { SigningKeys } from './signing.ts';

/** PostgREST with the settings of a project, on a free port of this machine only. */
export async function startPostgrest(
	program: string,
	superuser: Sql,
	superuserUrl: string,
	{ tables: verified }: SigningKeys,
): Promise<Program> {
	await superuser.unsafe(`
		do $$ begin
			if not exists (select from pg_roles where rolname = 'authenticator') then
				create role authenticator login noinherit;
			end if;
		end $$;
		alter role authenticator password 'of PostgREST';
		grant anon, authenticated, service_role to authenticator;`);
	const database = new URL(superuserUrl);
	database.username = 'authenticator';
	database.password = 'of PostgREST';
	const url = `http://127.0.0.1:${await freePort()}`;
	const env = {
		PGRST_DB_URI: database.href,
		PGRST_DB_SCHEMAS: 'public',
		PGRST_DB_ANON_ROLE: 'anon',
		PGRST_DB_MAX_ROWS: '100',
		PGRST_JWT_SECRET: verified,
		PGRST_SERVER_HOST: '127.0.0.1',
		PGRST_SERVER_PORT: new URL(url).port,
		PGRST_LOG_LEVEL: 'crit',
	};
	return runProgram(program, env, { url, path: '/' });
}

/**
 * Forwards a call as the project's own gateway does: a key in the place of a person's token stands for its role.
 * @param url of the program that answers
 * @param path of the call there, with its query
 */
export async function askProgram(
	url: string,
	path: string,
	request: Request,
	{ key, role, secret }: { key: string; role: string; secret: string },
): Promise<Response> {
	const headers = new Headers(request.headers);
	for (const name of ['host', 'connection', 'content-length', 'apikey']) headers.delete(name);
	const sent = headers.get('authorization');
	if (sent === null || sent === `Bearer ${key}`)
		headers.set('authorization', `Bearer ${signToken({ role }, secret)}`);
	const response = await fetch(url + path, {
		method: request.method,
		headers,
		body: request.body && (await request.arrayBuffer()),
		redirect: 'manual',
	});
	const answered = new Headers(response.headers);
	for (const name of ['content-encoding', 'transfer-encoding', 'content-length'])
		answered.delete(name);
	return new Response(response.body, { status: response.status, headers: answered });
}
