import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { paidByTheHour } from '#content/pay.ts';
import { sampleNotice } from '#content/sample-notice.ts';
import { BYTE_ORDER_MARK } from '#schema/csv/csv-record.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, notAllowed } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { isOfList } from '#server/http/security-headers.ts';
import { csvLine, safeName, savedFile } from '#server/http/sent-files.ts';

const PATH = '/lists/:token/internships.csv';

const COLUMNS = [
	'Internship',
	'Company',
	'Place',
	'Pay',
	'Pay an hour in pounds',
	'Apply by',
	'Takes applications',
	'Address',
] as const;

/**
 * The table of a shared list as a CSV file, for everybody who has its address: 404 where the list has ended, or there was
 * none. A cell that a spreadsheet would calculate gets an apostrophe. Its page counts against the same limit, as each
 * request asks the database whether the list is still there.
 */
export function listFile(
	{ catalogue, clock, config }: ServerServices,
	{ trustProxy }: RunningConfig,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use(
		createMiddleware(async ({ req, env }: Incoming, next) => {
			if (isOfList(req.path))
				await limits.take('search', clientAddress(req.raw.headers, env?.incoming, trustProxy));
			await next();
		}),
	);
	app.on(['GET', 'HEAD'], PATH, async ({ req }) => {
		const list = await catalogue.sharedList(req.param('token') ?? '', clock.today());
		if (!list)
			throw new ApiError(404, 'not_found', 'This list has ended, or its address is not complete.');
		const lines = list.items.map((one) => csvLine(cellsOf(one, config.siteUrl)));
		const notice = sampleNotice ? csvLine([`${sampleNotice.lead} ${sampleNotice.text}`]) : '';
		const text = [BYTE_ORDER_MARK, csvLine(COLUMNS), ...lines, notice].join('');
		return savedFile(text, 'text/csv; charset=utf-8', `${safeName(list.title, 'Internships')}.csv`);
	});
	app.all(PATH, () => {
		throw notAllowed('GET', 'HEAD');
	});
	return app;
}

const STATES = { open: 'yes', paused: 'not now', closed: 'closed' } as const;

/** In the order of the columns. */
const cellsOf = (one: InternshipSummary, siteUrl: string) => [
	one.title,
	one.company,
	one.location,
	paidByTheHour(one),
	one.hourly_pay?.toFixed(2),
	one.deadline,
	STATES[one.status],
	`${siteUrl}/internships/${one.slug}`,
];
