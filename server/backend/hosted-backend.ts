import type { Sql } from 'postgres';
import type { SupabaseApi } from '#server/backend/types.ts';
import { userOfToken } from '#server/backend/user-of-token.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { unavailable } from '#server/http/api-error.ts';
import type { Logger } from '#server/log.ts';
import { connectWithoutLimits, type Database } from '#server/postgres/database.ts';
import {
	applyMigrations,
	type MigrationCounts,
	requireMigrations,
} from '#server/postgres/migrate.ts';
import { prepareDatabase, type Reached } from '#server/postgres/prepare.ts';
import type { Secrets } from '#server/secrets.ts';

type Hosted = DatabaseConfig & { kind: 'hosted' };

/**
 * A hosted project has its own accounts, and `npm run migrate` has applied our migrations and functions: only the
 * mail queue and the running role are created here.
 * @throws if a migration or function is missing there, or is newer than this server
 */
export const prepareForHosted = (
	database: Database,
	secrets: Secrets,
	log: Logger,
	reached: Reached,
): Promise<void> => prepare(database, secrets, { log, reached }, requireMigrations);

/** Applies what a hosted project lacks of our migrations and functions, for an operator's command. */
export async function migrateHosted(
	database: Database,
	secrets: Secrets,
	log: Logger,
): Promise<MigrationCounts> {
	let applied: MigrationCounts = { migrations: 0, functions: 0 };
	await prepare(database, secrets, { log, reached: () => {} }, async (admin) => {
		applied = await applyMigrations(admin, database.adminUrl, log);
	});
	return applied;
}

async function prepare(
	{ adminUrl, serverUrl }: Database,
	secrets: Secrets,
	told: { log: Logger; reached: Reached },
	makeTables: (admin: Sql) => Promise<void>,
): Promise<void> {
	const admin = await connectWithoutLimits(adminUrl);
	try {
		await prepareDatabase(admin, { kind: 'hosted', serverUrl, secrets, ...told }, async () => {
			await makeTables(admin);
			return true;
		});
	} finally {
		await admin.end({ timeout: 1 });
	}
}

/** The calls forwarded to a hosted Supabase project, which also mails its own confirmation links. */
export function hostedApi(hosted: Hosted, log: Logger): SupabaseApi {
	const { publishableKey: publishable, secretKey: secret } = hosted;
	const fetchPublic = (request: Request) => forward(hosted, publishable, request, log);
	return {
		kind: 'hosted',
		keys: { publishable, secret },
		fetch: fetchPublic,
		userOfToken: (token) => userOfToken(fetchPublic, token),
		service: {
			fetch: (path, init) => {
				const request = new Request(new URL(path, 'http://backend'), init);
				request.headers.set('Authorization', `Bearer ${secret}`);
				return forward(hosted, secret, request, log);
			},
		},
		ready: () => isHealthy(hosted),
		close: async () => {},
	};
}

async function forward(
	{ supabaseUrl }: Hosted,
	key: string,
	request: Request,
	log: Logger,
): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const headers = new Headers(request.headers);
	headers.delete('host');
	headers.set('apikey', key);
	const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
	try {
		const response = await fetch(supabaseUrl + pathname + search, {
			method: request.method,
			headers,
			body: hasBody ? await request.arrayBuffer() : null,
			// The browser must follow the redirect of a verified link.
			redirect: 'manual',
			signal: AbortSignal.timeout(10_000),
		});
		return [502, 503, 504].includes(response.status) ? unavailable() : await whole(response);
	} catch (error) {
		log.warn({ error: (error as Error)?.name }, 'the hosted project did not answer');
		return unavailable();
	}
}

/**
 * The answer with its whole body: Node closes the body of a fetched response that nothing refers to any more, also
 * where another response has it. `fetch` has decompressed it, so the headers of the compressed one are removed.
 */
async function whole(response: Response): Promise<Response> {
	const headers = new Headers(response.headers);
	for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'])
		headers.delete(name);
	const body = response.body && (await response.arrayBuffer());
	return new Response(body, { status: response.status, headers });
}

async function isHealthy({ supabaseUrl, publishableKey }: Hosted): Promise<boolean> {
	try {
		const response = await fetch(`${supabaseUrl}/auth/v1/health`, {
			headers: { apikey: publishableKey },
			signal: AbortSignal.timeout(3_000),
		});
		await response.body?.cancel();
		return response.ok;
	} catch {
		// An unreachable project is not ready.
		return false;
	}
}
