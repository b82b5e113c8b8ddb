import { randomUUID } from 'node:crypto';
import type { Backend, Logger, Mail, OutgoingMail } from '#server/backend/types.ts';
import type { DatabaseConfig, RunningConfig } from '#server/config.ts';
import { unavailable } from '#server/http/unavailable.ts';
import { hostedNotices } from '#server/mail/hosted-notices.ts';
import { checkMail, createMailer } from '#server/mail/mailer.ts';
import { unsubscribeKey } from '#server/mail/unsubscribe-link.ts';

type Hosted = DatabaseConfig & { kind: 'hosted' };

/**
 * The same calls, forwarded to a hosted Supabase project, which keeps the rows and mails its own
 * confirmation links. Our own mails go straight to the mail server, tried three times; without one
 * they are caught in memory.
 */
export function createHostedBackend(config: RunningConfig, hosted: Hosted, log: Logger): Backend {
	const { publishableKey, secretKey } = hosted;
	const caught: Mail[] = [];
	const mailer =
		config.mail.kind === 'smtp' ? createMailer(config.mail, config.siteUrl) : undefined;
	const backend: Backend = {
		fetch: async (request) => {
			const copy = request.clone();
			const response = await forward(hosted, publishableKey, request, log);
			void answerByMail(copy, response);
			return response;
		},
		ready: () => isHealthy(hosted),
		inspect: async () => {
			const [database, migrations] = await Promise.all([isHealthy(hosted), hasTables(hosted)]);
			// Our own mails are sent at once: none waits.
			return { database, migrations, outbox: true };
		},
		keys: {
			publishable: publishableKey,
			...(secretKey && { secret: secretKey, unsubscribe: unsubscribeKey(secretKey) }),
		},
		mailbox: async () => [...caught],
		queueMail: async (mail) => {
			checkMail(mail);
			if (mailer) await patiently(() => mailer.send(randomUUID(), mail), log);
			else caught.push(asCaught(mail));
			caught.splice(0, caught.length - 500);
		},
		staff: {
			fetch: async (path, init) => {
				if (!secretKey) throw new Error('SUPABASE_SECRET_KEY is missing: staff access needs it.');
				const request = new Request(new URL(path, 'http://backend'), init);
				request.headers.set('Authorization', `Bearer ${secretKey}`);
				return forward(hosted, secretKey, request, log);
			},
		},
		close: async () => mailer?.close(),
	};
	const answerByMail = hostedNotices({ ...config, backend, log });
	return backend;
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
			// A verified link's redirect is the browser's to follow.
			redirect: 'manual',
			signal: AbortSignal.timeout(10_000),
		});
		return [502, 503, 504].includes(response.status) ? unavailable() : decoded(response);
	} catch (error) {
		log.warn({ error: (error as Error)?.name }, 'the hosted project did not answer');
		return unavailable();
	}
}

/** `fetch` has unpacked the body: the headers that describe the packed one must go. */
function decoded(response: Response): Response {
	const headers = new Headers(response.headers);
	for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'])
		headers.delete(name);
	return new Response(response.body, { status: response.status, headers });
}

async function isHealthy({ supabaseUrl, publishableKey }: Hosted): Promise<boolean> {
	try {
		const response = await fetch(`${supabaseUrl}/auth/v1/health`, {
			headers: { apikey: publishableKey },
			signal: AbortSignal.timeout(3_000),
		});
		return response.ok;
	} catch {
		// Not reachable is not ready.
		return false;
	}
}

/** Whether `supabase db push` was done: to ask for no row of a table that is missing is a 404. */
async function hasTables({ supabaseUrl, publishableKey }: Hosted): Promise<boolean> {
	try {
		const response = await fetch(`${supabaseUrl}/rest/v1/employers?select=verified&limit=0`, {
			headers: { apikey: publishableKey },
			signal: AbortSignal.timeout(3_000),
		});
		await response.body?.cancel();
		return response.status < 500 && response.status !== 404;
	} catch {
		// Not reachable: nothing is known of its tables.
		return false;
	}
}

async function patiently(send: () => Promise<void>, log: Logger): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await send();
		} catch (error) {
			log.warn({ err: error, tries }, 'a mail was not taken');
			if (tries === 3) throw error;
			await new Promise((done) => setTimeout(done, tries * 1_000));
		}
	}
}

function asCaught({ to, subject, text, html }: OutgoingMail): Mail {
	return { to, subject, text, html, sentAt: new Date().toISOString() };
}
