import { Hono } from 'hono';
import type { Report } from '#schema/report.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, noAnswer, notAllowed } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { asVisitor } from '#server/postgres/as-person.ts';
import { reportRequest } from './report-request.ts';

/**
 * `POST /`: somebody reports an internship. JSON of schema/report.ts is answered with 201; a form that a
 * browser posts without scripts with 303 to the page of the internship, which says that it has arrived.
 * Errors are {code, message}: 400 for what is not valid, 404 for an internship that is not shown, 429.
 */
export function reports(
	{ siteUrl, trustProxy }: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	app.post('/', async ({ req, env }: Incoming) => {
		await limits.take('report', clientAddress(req.raw.headers, env?.incoming, trustProxy));
		const { row, filledIn, isForm } = await reportRequest(req.raw, siteUrl);
		if (filledIn === '') await store(backend, row);
		return isForm ? goTo(`/internships/${row.internship}?reported=yes#reported`) : created();
	});
	app.all('/', () => {
		throw notAllowed('POST');
	});
	return app;
}

const headers = { 'Cache-Control': 'no-store' };
const created = () => new Response(null, { status: 201, headers });
const goTo = (location: string) =>
	new Response(null, { status: 303, headers: { ...headers, Location: location } });

/** What Postgres says where a policy does not allow a row. */
const NOT_ALLOWED = '42501';

async function store({ sql }: Backend, row: Report): Promise<void> {
	const { internship, reason, message = null, email = null } = row;
	try {
		await asVisitor(
			sql,
			(visitor) => visitor`
				insert into public.reports (internship, reason, message, email)
				values (${internship}, ${reason}, ${message}, ${email})`,
		);
	} catch (cause) {
		if ((cause as { code?: string }).code === NOT_ALLOWED)
			throw new ApiError(404, 'not_found', 'There is no such internship.');
		throw noAnswer(cause);
	}
}
