import type { SupabaseApi } from '#server/backend/types.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { unavailable } from '#server/http/api-error.ts';
import type { Logger } from '#server/log.ts';

type Hosted = DatabaseConfig & { kind: 'hosted' };

/** The calls forwarded to a hosted Supabase project, which also mails its own confirmation links. */
export function hostedApi(hosted: Hosted, log: Logger): SupabaseApi {
	const { publishableKey: publishable, secretKey: secret } = hosted;
	return {
		kind: 'hosted',
		keys: { publishable, secret },
		fetch: (request) => forward(hosted, publishable, request, log),
		staff: {
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
		await response.body?.cancel();
		return response.ok;
	} catch {
		// Not reachable is not ready.
		return false;
	}
}
