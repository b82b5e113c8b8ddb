import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Sql, TransactionSql } from 'postgres';
import type { ServerServices } from '#schema/server-services.ts';
import {
	type CalendarAddress,
	type NewCalendarAddress,
	namedInternships,
} from '#schema/students/saved-internships.ts';
import { type CallTools, only } from '#server/api/calls.ts';
import { bodyOf } from '#server/api/request-parts.ts';
import { CALENDAR_TYPE, calendarFile } from '#server/calendar/calendar-file.ts';
import { deadlineDay, hasDeadline } from '#server/calendar/deadlines.ts';
import { makeCalendarAddress } from '#server/deeds/students/calendar-address.ts';
import { ApiError, answerApiErrors, orNoAnswer } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import { savedAs, savedFile } from '#server/http/sent-files.ts';

/** The key is in the query, as no log has it. */
const PATH = '/saved/deadlines.ics';
const FILE = 'Saved deadlines.ics';
const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;
/** After how many hours a calendar program may ask again. */
const HOURS = 6;

const digestOf = (key: string) => createHash('sha256').update(key).digest();

/** All last days to apply of these internships in one file; cancelled ones too, until they are no longer shown. */
async function savedDays({ catalogue, clock, config }: ServerServices, slugs: string[]) {
	const internships = await catalogue.bySlugs(slugs, clock.today());
	const days = internships.filter(hasDeadline).map((one) => deadlineDay(config.siteUrl, one));
	days.sort((a, b) => a.day.localeCompare(b.day) || a.uid.localeCompare(b.uid));
	return calendarFile({ about: 'Deadlines', name: 'Saved internships', hours: HOURS }, days);
}

/**
 * The deadlines of what somebody has saved, for a calendar program that has its address: whoever has it can read them.
 * 404 once the address has been renewed or ended.
 */
export function savedCalendar({ services, backend, config, limits }: CallTools): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	app.use(PATH, only('GET', 'HEAD'), etag());
	app.get(PATH, async ({ req, env }: Incoming) => {
		await limits.take('search', clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
		const key = req.query('key') ?? '';
		const slugs = KEY.test(key) ? await orNoAnswer(savedFor(backend.sql, key)) : null;
		if (!slugs) throw noAddress();
		return new Response(await savedDays(services, slugs), {
			headers: {
				'Content-Type': CALENDAR_TYPE,
				'Content-Disposition': savedAs(FILE),
				'Cache-Control': 'private, no-cache',
				'X-Robots-Tag': 'noindex',
			},
		});
	});
	return app;
}

async function savedFor(sql: Sql, key: string): Promise<string[] | null> {
	const [row] = await sql<{ slugs: string[] | null }[]>`
		select catalogue.saved_by(${digestOf(key)}) as slugs`;
	return row?.slugs ?? null;
}

const noAddress = () =>
	new ApiError(404, 'not_found', 'This calendar address has ended. Make a new one on the site.');

/** The same as a file, for an account or a visitor's device: its body names the internships. */
export const savedDeadlines =
	({ services, config, limits }: CallTools) =>
	async ({ req, env }: Incoming): Promise<Response> => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, config.trustProxy));
		const { internships } = await bodyOf(req.raw, namedInternships);
		return savedFile(await savedDays(services, internships), CALENDAR_TYPE, FILE);
	};

/** Makes an address; its key is told once and not stored. */
export async function newCalendarAddress(
	sql: Sql,
	person: string,
	siteUrl: string,
): Promise<NewCalendarAddress> {
	const key = randomBytes(KEY_BYTES).toString('base64url');
	await makeCalendarAddress(sql, { person, digest: digestOf(key) });
	return { address: `${siteUrl}${PATH}?key=${key}` };
}

/** When an account made its address. */
export async function readCalendarAddress(
	tx: TransactionSql,
	user: string,
): Promise<CalendarAddress> {
	const [row] = await tx<{ made_on: string }[]>`
		select (made_at at time zone 'Europe/London')::date::text as made_on
		from public.calendar_addresses where user_id = ${user}`;
	return { made_on: row?.made_on ?? null };
}
