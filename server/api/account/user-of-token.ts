import type { Backend } from '#server/backend/types.ts';
import { ApiError } from '#server/http/api-error.ts';
import { noAnswer } from '#server/http/api-errors.ts';

/** As the auth server answers it; times are ISO. */
export type AccountUser = {
	id: string;
	email: string;
	created_at: string;
	email_confirmed_at?: string;
	last_sign_in_at?: string;
	user_metadata: Record<string, unknown>;
};

type Row = Record<string, unknown>;

/** How many rows a hosted project gives at once. */
const PAGE = 100;

/**
 * The account that a token belongs to, looked up and not read out of the token: an account that
 * was deleted, or a session that was ended, has none.
 * @throws {ApiError} 401, or 503 where nobody can tell
 */
export async function userOfToken(backend: Backend, token: string): Promise<AccountUser> {
	const response = await ask(backend, '/auth/v1/user', token);
	if (response.status >= 500) throw noAnswer();
	const user = response.ok ? ((await response.json()) as AccountUser) : undefined;
	if (!user?.id) throw new ApiError(401, 'bad_jwt', 'Your session has ended. Sign in again.');
	return user;
}

/**
 * Everything that is tied to an account, asked for with its own token, so that row-level security
 * decides what belongs to it.
 * @throws {ApiError} 503 where a part cannot be had: half a copy is none
 */
export async function accountData(backend: Backend, token: string, user: AccountUser) {
	const { id, email, created_at, email_confirmed_at, last_sign_in_at, user_metadata } = user;
	const own = `user_id=eq.${encodeURIComponent(id)}`;
	const applications: Row[] = [];
	for (let full = true; full; ) {
		const page = `limit=${PAGE}&offset=${applications.length}`;
		const path = `/rest/v1/applications?${own}&order=created_at.desc,id.asc&${page}`;
		const rows = await rowsOf(backend, path, token);
		applications.push(...rows);
		full = rows.length === PAGE;
	}
	const [employer = null] = await rowsOf(backend, `/rest/v1/employers?${own}`, token);
	const full_name = typeof user_metadata?.full_name === 'string' ? user_metadata.full_name : null;
	return {
		user: { id, email, full_name, created_at, email_confirmed_at, last_sign_in_at, user_metadata },
		applications,
		employer,
	};
}

async function rowsOf(backend: Backend, path: string, token: string): Promise<Row[]> {
	const response = await ask(backend, path, token);
	if (!response.ok) throw noAnswer();
	return (await response.json()) as Row[];
}

function ask(backend: Backend, path: string, token: string): Promise<Response> {
	const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
	return backend.fetch(new Request(new URL(path, 'http://backend'), { headers }));
}
