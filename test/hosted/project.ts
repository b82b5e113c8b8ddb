/**
 * A real project, or what is called in its way: Supabase on a machine of one's own. Nothing but accounts and rows of
 * the run are made there, and deleted again.
 */
import { ask } from '#test/api-client.ts';
import type { Session } from '#test/servers/backend.ts';
import { signToken } from '#test/servers/project/sign-token.ts';
import type { Run, Target } from './run-calls.ts';

/** The subscription that a project for tests has. */
export const MARKER = 'this-project-is-for-tests@example.org';

type Environment = Record<string, string | undefined>;

/**
 * @throws if a setting is missing, or the project is not named a second time: `SUPABASE_URL` may be set on a machine
 * that runs the site
 */
export function projectOf(env: Environment) {
	const required = (name: string) => {
		const value = env[name];
		if (!value) throw new Error(`${name} is missing: see docs/hosted.md.`);
		return value;
	};
	const url = new URL(required('SUPABASE_URL'));
	const keys = {
		publishable: required('SUPABASE_PUBLISHABLE_KEY'),
		secret: required('SUPABASE_SECRET_KEY'),
	};
	if (required('TEST_HOSTED_PROJECT') !== url.host)
		throw new Error(`TEST_HOSTED_PROJECT is not ${url.host}: this run would change that project.`);
	const [name, domain] = required('TEST_HOSTED_ADDRESS').split('@');
	const secret = env.SUPABASE_JWT_SECRET;
	return { url: url.origin, keys, name, domain, ...(secret && { secret }) };
}

type Project = ReturnType<typeof projectOf>;
type Access = Pick<Project, 'url' | 'keys'>;

/** A call with the secret key. @throws if it is refused */
function askAsStaff<T>({ url, keys: { secret } }: Access, call: string, body?: object): Promise<T> {
	const [method = '', path = ''] = call.split(' ');
	return ask<T>(url, path, { method, key: secret, token: secret, body });
}

/** @throws for a project that does not have the marker */
export async function requireMarker(project: Access): Promise<void> {
	const path = `/rest/v1/newsletter_subscriptions?select=email&email=eq.${MARKER}`;
	const rows = await askAsStaff<object[]>(project, `GET ${path}`);
	if (rows.length !== 1)
		throw new Error(
			`The project has no subscription of ${MARKER}: it may be in use. Nothing was changed.`,
		);
}

/** Its accounts and codes come from the calls for administrators, so that no mail need be read. */
export function projectTarget(project: Project): Target {
	const { url, keys, name, domain, secret } = project;
	return {
		url,
		keys,
		address: (tag) => `${name}+${tag}@${domain}`,
		async person(email, password) {
			const body = { email, password, email_confirm: true };
			await askAsStaff(project, 'POST /auth/v1/admin/users', body);
			return ask<Session>(url, '/auth/v1/token?grant_type=password', {
				key: keys.publishable,
				body: { email, password },
			});
		},
		async code(type, email, password) {
			const body = { type, email, password };
			type Link = { hashed_token: string };
			return (await askAsStaff<Link>(project, 'POST /auth/v1/admin/generate_link', body))
				.hashed_token;
		},
		...(secret && { sign: (claims: object) => signToken(claims, secret) }),
	};
}

/** Deletes what the run has made: rows by its addresses, accounts by their address. */
export async function clear(project: Access, { values }: Run): Promise<void> {
	const written = [values.student, values.staffed].join(',');
	await askAsStaff(project, `DELETE /rest/v1/contacts?email=in.(${encodeURIComponent(written)})`);
	const subscriber = encodeURIComponent(`${values.subscriber}`);
	await askAsStaff(project, `DELETE /rest/v1/newsletter_subscriptions?email=eq.${subscriber}`);
	const employer = values['employer id'];
	if (employer) await askAsStaff(project, `DELETE /rest/v1/employers?user_id=eq.${employer}`);
	const mine = new Set([values.new, values.student, values.moved, values.employer, values.leaver]);
	type Accounts = { users: { id: string; email: string }[] };
	const { users } = await askAsStaff<Accounts>(project, 'GET /auth/v1/admin/users?per_page=1000');
	for (const { id, email } of users)
		if (mine.has(email)) await askAsStaff(project, `DELETE /auth/v1/admin/users/${id}`);
}
