import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#test/attack/test-server.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { jwtSecret, signedUp } from '#test/servers/backend.ts';
import { signToken } from '#test/servers/project/sign-token.ts';
import type { Answer, Row } from './calls.ts';
import { type CallResponse, differences, newRun, type Run, type Target } from './run-calls.ts';

export type OpenTarget = { target: Target; close(run: Run): Promise<void> };

/** Makes the calls of `rows`, one after another. */
export function testCalls(
	rows: Row[],
	open: () => Promise<OpenTarget>,
	wanted: (row: Row, got: CallResponse) => Answer,
): void {
	let opened: OpenTarget | undefined;
	let run: Run;
	beforeAll(async () => {
		opened = await open();
		run = newRun(opened.target);
		await run.begin();
	});
	afterAll(() => opened?.close(run));

	test.each(rows)('$name: $call', async (row) => {
		const got = await run.make(row);
		expect(differences(row, wanted(row, got), got)).toEqual([]);
	});
}

/** As the accounts of the tests sign their sessions. */
export const signWithSecret = (claims: object): string => signToken(claims, jwtSecret);

/** Our server on its usual backend, or on the one that `startTestBackendsWith` names. */
export async function ourServer(): Promise<OpenTarget> {
	const { url, started, close } = await startTestServer();
	const { backend } = started;
	return {
		target: {
			...{ url, keys: backend.keys, address: (name) => `${name}@example.org` },
			person: async (email, password) => {
				const { id, token, refreshToken } = await signedUp(backend, email, password);
				return { access_token: token, refresh_token: refreshToken, user: { id, email } };
			},
			code: async (kind, email) => codeIn(await backend.mailbox(), kind, email),
			sign: signWithSecret,
		},
		close,
	};
}

type Mails = { to: string; text: string }[];

/** The code in the newest mail of this kind. */
export function codeIn(mails: Mails, kind: string, email: string): string {
	const mail = mails.findLast(({ to, text }) => to === email && text.includes(`type=${kind}`));
	return mailedCode(mail?.text ?? '').token_hash;
}

/** The version of PostgREST, which it says itself. */
export function majorOf(headers: Headers): number | undefined {
	const [, major] = /^postgrest\/(\d+)/.exec(headers.get('server') ?? '') ?? [];
	return major === undefined ? undefined : Number(major);
}
