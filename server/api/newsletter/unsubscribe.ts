import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, json } from '#server/http/api-error.ts';
import { answerApiErrors, noAnswer, notAllowed } from '#server/http/api-errors.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits.ts';
import {
	readUnsubscribeToken,
	UNSUBSCRIBE_FAILED_PAGE,
	UNSUBSCRIBED_PAGE,
} from '#server/mail/unsubscribe-link.ts';
import { asStaff } from '#server/postgres/as-staff.ts';

type Incoming = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * The links of the newsletter. A person follows one (GET) and lands on a page; a mail program sends
 * it by itself (POST, RFC 8058), where a redirect would get lost. A link followed twice has worked
 * twice, as nobody learns here who is subscribed.
 */
export function unsubscribe(config: RunningConfig, backend: Backend, limits: Limits): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	app.all('/', async (context: Incoming) => {
		await limits.take('read', addressOf(context, config));
		return answer(context.req.raw, backend);
	});
	return app;
}

const addressOf = ({ req, env }: Incoming, { trustProxy }: RunningConfig) =>
	clientAddress(req.raw.headers, env?.incoming, trustProxy);

async function answer(request: Request, backend: Backend): Promise<Response> {
	const token = new URL(request.url).searchParams.get('token') ?? '';
	const id = readUnsubscribeToken(backend.unsubscribeKey, token);
	switch (request.method) {
		case 'HEAD':
			// A mail filter looks whether the link is good; it does not ask for anything.
			return landing(id !== undefined);
		case 'GET':
			if (id) await remove(backend, id);
			return landing(id !== undefined);
		case 'POST':
			if (!id) throw new ApiError(400, 'bad_link', 'This link does not work.');
			await remove(backend, id);
			return json({ unsubscribed: true });
		default:
			throw notAllowed('GET', 'HEAD', 'POST');
	}
}

async function remove({ sql }: Backend, id: string): Promise<void> {
	try {
		await asStaff(
			sql,
			(staff) => staff`delete from public.newsletter_subscriptions where id = ${id}`,
		);
	} catch (cause) {
		throw Object.assign(noAnswer(), { cause });
	}
}

function landing(good: boolean): Response {
	const location = good ? UNSUBSCRIBED_PAGE : UNSUBSCRIBE_FAILED_PAGE;
	const headers = { Location: location, 'Cache-Control': 'no-store' };
	return new Response(null, { status: 303, headers });
}
