import type { Hono } from 'hono';
import * as v from 'valibot';
import type { CallAsViewer, LoadFirstScreen, Viewer } from '#schema/first-screen.ts';
import { answerCalls, bearerOf, type CallTools, get, only } from '#server/api/calls.ts';
import { ApiError, invalid, logFailed } from '#server/http/api-error.ts';

/** `room`: of the browser in rem. `rules`: the address of the stylesheet of the page. */
const asked = v.strictObject({
	rules: v.pipe(v.string(), v.maxLength(200)),
	of: v.pipe(
		v.string(),
		v.regex(/^\/(?![/\\])/),
		v.maxLength(2_000),
		v.check((of) => URL.canParse(of, 'http://site')),
	),
	room: v.pipe(v.string(), v.regex(/^\d{1,5}(\.\d{1,20})?$/), v.transform(Number)),
});

/** So many are read at once: their answers are long, and all are kept until the screen is drawn. */
const MOST_AT_ONCE = 8;

type Parts = {
	/** Answers a request as if it had come by itself. */
	answer: (request: Request, env: unknown) => Response | Promise<Response>;
	draw: (...of: Parameters<LoadFirstScreen>) => Promise<string | null>;
	/** It is long, and a slow connection brings it. */
	compressed: (request: Request, value: object) => Promise<Response>;
};

/**
 * `GET /?of={address}&room={rem}&rules={address}`: what the caller sees first of a screen, as HTML, and the answers to the
 * calls that it needs by path. They are made as by the caller, with the same rights and limits: what a call refuses is in
 * neither, and the screen asks again. `html` is null where there is nothing to draw, the page is of another release, drawing
 * fails, or too much is drawn now; where too much is read now, there are no answers either. `GET /viewer` is one of these
 * calls: who calls.
 */
export function firstScreen(tools: CallTools, { answer, draw, compressed }: Parts): Hono {
	const app = answerCalls(tools, [
		get('/viewer', 'read', async ({ id, email, user_metadata }): Promise<Viewer> => {
			return { id, email, user_metadata };
		}),
	]);
	let reading = 0;
	app.use('/', only('GET', 'HEAD'));
	app.get('/', async (context) => {
		const { req, env } = context;
		// The calls would refuse it one by one.
		if (!bearerOf(req.raw.headers)) throw new ApiError(401, 'bad_jwt', 'Sign in first.');
		const query = v.safeParse(asked, req.query());
		if (!query.success) throw invalid('The query is not valid.');
		if (reading >= MOST_AT_ONCE) return compressed(req.raw, { html: null, answers: {} });
		const { of, room, rules } = query.output;
		const answers: Record<string, unknown> = {};
		const call: CallAsViewer = async (path) => {
			const name = `/api${path}`;
			const request = new Request(new URL(name, req.url), { headers: req.raw.headers });
			const response = await answer(request, env);
			const value = await response.json();
			if (!response.ok) return { ok: false, ...value, status: response.status };
			answers[name] = value;
			return { ok: true, value };
		};
		const address = new URL(of, req.url);
		const viewer = call<Viewer>('/first-screen/viewer');
		// What draws has failed before it waits for this.
		viewer.catch(() => {});
		reading += 1;
		const html = await draw(address, { room, rules }, { viewer, call })
			.catch((error: Error) => {
				logFailed(tools.log, error, context);
				return null;
			})
			.finally(() => {
				reading -= 1;
			});
		return compressed(req.raw, { html, answers });
	});
	return app;
}
