import type { Sql } from 'postgres';
import type { Backend } from '#server/backend/types.ts';
import { userOfToken } from '#server/backend/user-of-token.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { createLog, type Log } from '#server/log.ts';

/** A fake that records its requests, for rules that need no database. */
export type FakeBackend = Backend & { requests: Request[]; up: boolean };

type Answer = (request: Request) => Response | Promise<Response>;

export const KEYS = {
	publishable: 'publishable-key-of-the-tests',
	secret: 'secret-key-of-the-tests',
};
/** Reports that every session exists and no account does. */
const sql = (async () => [{ state: 'whole', yes: true }]) as unknown as Sql;

export const SITE = 'http://127.0.0.1:3999';

export function fakeBackend(
	answer: Answer = () => new Response(null, { status: 201 }),
	overrides: Partial<Backend> = {},
): FakeBackend {
	const backend: FakeBackend = {
		requests: [],
		up: true,
		kind: 'hosted',
		keys: KEYS,
		signingKey: 'unsubscribe-key-of-the-tests',
		sql,
		readingSql: sql,
		fetch: async (request) => {
			backend.requests.push(request.clone());
			return answer(request);
		},
		userOfToken: (token) => userOfToken((request) => backend.fetch(request), token),
		ready: async () => backend.up,
		inspect: async () => ({
			database: backend.up,
			writes: backend.up,
			migrations: backend.up,
			outbox: backend.up,
			mails: { waiting: 2, oldestSeconds: 30, setAside: 1 },
			retentionRefused: false,
		}),
		mailbox: async () => [],
		// As the server's own: a failure is logged.
		inBackground: (work) =>
			void work().catch((err: unknown) => silent.error({ err }, 'a task after an answer failed')),
		queueMail: async () => {},
		mailCounts: () => [],
		sendNotices: () => {},
		beginWithMails: async () => {
			throw new Error('This test has no database.');
		},
		service: { fetch: (path, init) => backend.fetch(new Request(SITE + path, init)) },
		close: async () => {},
		...overrides,
	};
	return backend;
}

export const testConfig = (overrides: Partial<RunningConfig> = {}): RunningConfig => ({
	...withPort(readConfig({ SITE_URL: SITE }), 3999),
	...overrides,
});

export const silent: Log = createLog('silent').log;
