import { expect } from 'vitest';
import type { Mail } from '#server/mail/mail.ts';
import { type Call, caughtMails, send } from '#test/api-client.ts';
import { accountLink, mailedCode } from '#test/mailed-code.ts';

export const password = 'correct horse';

export const application = (user: string) => ({
	user_id: user,
	program_type: 'london',
	program_name: 'Finance in London',
	motivation: 'To learn\ta trade\nwell \\ "truly"',
	experience: 'None',
	availability: 'June',
});

export type Person = { id: string; token: string; refreshToken: string };

/** Calls through the gateway, as from a browser with `url` as the site's address. */
export function visitor(url: string, key: string, mails = () => caughtMails(url)) {
	const call = (path: string, options: Omit<Call, 'key'> = {}) =>
		send(url, path, { key, ...options });
	const signIn = (email: string) =>
		call('/auth/v1/token?grant_type=password', { body: { email, password } });
	return {
		call,
		signIn,
		/** Signs up, follows the mailed link and signs in. */
		async join(email: string): Promise<Person> {
			const body = { email, password, data: { full_name: 'Ann Lee' } };
			expect((await call('/auth/v1/signup', { body })).status).toBe(200);
			expect((await signIn(email)).status).toBe(400);
			const mail = (await mails()).findLast(({ to }) => to === email);
			expect(accountLink(mail?.text ?? '')).toMatch(`${url}/auth/`);
			const code = mailedCode(mail?.text ?? '');
			expect((await call('/auth/v1/verify', { body: code })).status).toBe(200);
			const session = (await (await signIn(email)).json()) as Session;
			const { access_token: token, refresh_token: refreshToken, user } = session;
			return { id: user.id, token, refreshToken };
		},
	};
}

/** From the first visit to the deleted account; every step is checked. */
export async function wholeJourney(
	url: string,
	key: string,
	email: string,
	mails?: () => Promise<Mail[]>,
): Promise<void> {
	const { call, signIn, join } = visitor(url, key, mails);
	const { id, token } = await join(email);
	const sent = await call('/rest/v1/applications', { token, body: application(id) });
	expect([sent.status, await sent.text()]).toEqual([201, '']);
	const own = await call(`/rest/v1/applications?user_id=eq.${id}&select=motivation`, { token });
	expect(await own.json()).toEqual([{ motivation: application(id).motivation }]);
	const strangers = await call('/rest/v1/applications?select=id');
	expect(strangers.status).toBe(401);
	expect(await strangers.json()).toMatchObject({ code: '42501' });
	const copy = await call('/account/data', { token });
	expect(await copy.json()).toMatchObject({ user: { email }, applications: [{}], employer: null });
	const gone = await call('/account/delete', { token, body: { password } });
	expect(gone.status).toBe(204);
	expect((await signIn(email)).status).toBe(400);
	expect((await call('/auth/v1/user', { token })).status).toBe(403);
}

type Session = { access_token: string; refresh_token: string; user: { id: string } };
