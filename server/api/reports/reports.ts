import { Hono } from 'hono';
import * as v from 'valibot';
import { honeypot } from '#schema/honeypot.ts';
import { ownValue } from '#schema/own-value.ts';
import { type Report, report } from '#schema/report.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { notFound } from '#server/deeds/deed.ts';
import {
	ApiError,
	answerApiErrors,
	invalid,
	noAnswer,
	notAllowed,
	seeOther,
} from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readForm, readJson } from '#server/http/read-body.ts';
import { isFromThisSite } from '#server/http/same-origin.ts';
import { asVisitor } from '#server/postgres/as-person.ts';

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
		return isForm ? seeOther(`/internships/${row.internship}?reported=yes#reported`) : created();
	});
	app.all('/', () => {
		throw notAllowed('POST');
	});
	return app;
}

const created = () => new Response(null, { status: 201, headers: { 'Cache-Control': 'no-store' } });

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
			throw notFound('There is no such internship.');
		throw noAnswer(cause);
	}
}

type ReportRequest = {
	row: Report;
	/** The content of the field that people do not see. */
	filledIn: string;
	/** Whether a browser posted it without scripts. */
	isForm: boolean;
};

/** @throws {ApiError} 400, 403 (a form of another site), 413, 415 */
async function reportRequest(request: Request, siteUrl: string): Promise<ReportRequest> {
	if (!isPostedForm(request))
		return {
			row: rowIn(await readJson(request)),
			filledIn: request.headers.get(honeypot.header) ?? '',
			isForm: false,
		};
	if (!isFromThisSite(request.headers, siteUrl))
		throw new ApiError(403, 'foreign_origin', 'This form was sent from another website.');
	const { [honeypot.field]: filledIn = '', ...values } = formValues(await readForm(request));
	return { row: rowIn(values), filledIn, isForm: true };
}

const isPostedForm = ({ headers }: Request) =>
	headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

/** An empty field is left out. */
const formValues = (body: string): Record<string, string> =>
	Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value.trim() !== ''));

const wrong: Record<string, string> = {
	internship: 'Say which internship you report.',
	reason: 'Choose what is wrong with this internship.',
	message: 'What you say about it is too long.',
	email: 'The email address is not complete.',
};

function rowIn(values: unknown): Report {
	const result = v.safeParse(report, values, { abortEarly: true });
	if (result.success) return result.output;
	const member = v.getDotPath(result.issues[0]) ?? '';
	throw invalid(ownValue(wrong, member) ?? 'The report is not valid.');
}
