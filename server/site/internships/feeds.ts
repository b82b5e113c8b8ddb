import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { sampleNotice } from '#content/sample-notice.ts';
import { calendarFile } from '#schema/calendar-file.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { parseSearch, searchParameters } from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, notAllowed, textResponse } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import {
	encodeQuickly,
	etagOf,
	type PreparedResponse,
	send,
} from '#server/site/prepared-response.ts';
import { sitemap } from '#server/site/sitemap.ts';
import { atomFeed, factsOf, titleOf } from './atom.ts';

const JSON_PATH = '/internships.json';
const ATOM_PATH = '/internships.atom';
const SUGGESTIONS_PATH = '/internships/suggestions.json';
/** Letters of a text that more is suggested for. */
const LONGEST_BEGINNING = 40;
const SITEMAP_PATH = '/sitemap-internships.xml';
const CALENDAR_PATH = '/internships/:file{[a-z0-9-]+\\.ics}';
const ONE_PATH = '/internships/:file{[a-z0-9-]+\\.json}';
const MOST_ENTRIES = 50;
/** The most that a sitemap may list. */
const MOST_LISTED = 50_000;

/**
 * The internships for programs: any search as JSON and as an Atom feed, readable by scripts of any site; the
 * sitemap of the open ones; one internship as JSON, and its deadline as a calendar file. See docs/internships-api.md.
 */
export function internshipFeeds(
	services: ServerServices,
	{ trustProxy }: RunningConfig,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const limited = createMiddleware(async ({ req, env }: Incoming, next) => {
		await limits.take('search', clientAddress(req.raw.headers, env?.incoming, trustProxy));
		await next();
	});
	const answers = {
		...answersOfSearches(services),
		...answersOfOne(services),
	};
	for (const [path, answer] of Object.entries(answers)) {
		app.on(['GET', 'HEAD'], path, limited, answer);
		app.all(path, () => {
			throw notAllowed('GET', 'HEAD');
		});
	}
	return app;
}

type Answers = Record<string, (context: Context) => Promise<Response>>;

/** Any search as JSON and as an Atom feed, and the sitemap of all that is open. */
function answersOfSearches(services: ServerServices): Answers {
	const { catalogue, clock, config } = services;
	const { siteUrl } = config;
	const cache = answerCache(services);
	/** @param make is called for a query that is not kept */
	const answerSearch =
		(
			make: (
				search: ReturnType<typeof parseSearch>,
				query: string,
				today: string,
			) => Promise<Answer>,
		) =>
		async ({ req }: Context) => {
			const given = new URL(req.url).searchParams;
			const search = parseSearch(given, clock.today());
			const query = String(searchParameters(search));
			const answer = await cache(`${req.path}?${query}`, (today) => make(search, query, today));
			const response = send(req.raw, answer);
			response.headers.set('Access-Control-Allow-Origin', '*');
			return response;
		};
	return {
		[JSON_PATH]: answerSearch(async (search, _, today) => ({
			type: 'application/json',
			text: JSON.stringify({
				...(sampleNotice && { notice: `${sampleNotice.lead} ${sampleNotice.text}` }),
				...(await catalogue.searchWithTexts(search, today)),
			}),
		})),
		[ATOM_PATH]: answerSearch(async (search, query, today) => {
			const items = await catalogue.newest(search, today, MOST_ENTRIES);
			const updated = items[0]?.published_at ?? `${today}T00:00:00Z`;
			const title = titleOf(search, today);
			return {
				type: 'application/atom+xml',
				text: atomFeed({ siteUrl, title, query, updated, items }),
			};
		}),
		[SUGGESTIONS_PATH]: async ({ req }) => {
			const given = (new URL(req.url).searchParams.get('q') ?? '').toWellFormed().trim();
			const typed = given.slice(0, LONGEST_BEGINNING).toLowerCase();
			const answer = await cache(`${req.path}?${typed}`, async (today) => ({
				type: 'application/json',
				text: JSON.stringify(await catalogue.suggest(typed, today)),
			}));
			const response = send(req.raw, answer);
			response.headers.set('Cache-Control', 'public, max-age=60');
			return response;
		},
		[SITEMAP_PATH]: async ({ req }) => {
			const answer = await cache(req.path, async (today) => {
				const open = await catalogue.openSlugs(today, MOST_LISTED);
				const pages = open.map(({ slug, updated }) => ({ path: `/internships/${slug}`, updated }));
				return { type: 'application/xml', text: sitemap(siteUrl, pages) };
			});
			return send(req.raw, answer);
		},
	};
}

/** One internship as JSON, and its deadline as a calendar file. */
function answersOfOne({ catalogue, clock, config }: ServerServices): Answers {
	const slugIn = ({ req }: Context) => (req.param('file') ?? '').replace(/\.(ics|json)$/, '');
	return {
		[CALENDAR_PATH]: async (context) => {
			const slug = slugIn(context);
			const listing = await catalogue.bySlug(slug, clock.today());
			const deadline = listing?.internship.deadline;
			if (listing?.state === 'gone') return textResponse(gone);
			if (!listing || !deadline) return textResponse(noListing);
			return new Response(deadlineCalendar(config.siteUrl, listing.internship, deadline), {
				headers: {
					'Content-Type': 'text/calendar; charset=utf-8',
					'Content-Disposition': `attachment; filename="${slug}.ics"`,
					'Cache-Control': 'no-cache',
				},
			});
		},
		[ONE_PATH]: async (context) => {
			const listing = await catalogue.bySlug(slugIn(context), clock.today());
			if (!listing) throw unknown;
			if (listing.state === 'gone') throw gone;
			return Response.json(listing.internship, {
				headers: { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' },
			});
		},
	};
}

const noListing = new ApiError(
	404,
	'not_found',
	'There is no such internship, or it has no deadline.',
);
const unknown = new ApiError(404, 'not_found', 'There is no such internship.');
const gone = new ApiError(410, 'gone', 'This internship closed more than 90 days ago.');

/** A calendar with the deadline as an event of one whole day. @param deadline an ISO date */
function deadlineCalendar(
	siteUrl: string,
	internship: InternshipSummary,
	deadline: string,
): string {
	const { slug, title, company, published_at, sample } = internship;
	return calendarFile('Deadlines', {
		uid: `${slug}@${new URL(siteUrl).hostname}`,
		written: published_at,
		day: deadline,
		summary: `${sample ? 'Example: ' : ''}Last day to apply: ${title}, ${company}`,
		description: factsOf(internship),
		url: `${siteUrl}/internships/${slug}`,
	});
}

const MOST_BYTES = 4 * 1024 * 1024;

type Answer = { type: string; text: string };

/**
 * Keeps answers that depend on the catalogue, the day and their key alone, until one of them changes. The
 * version is read before the data: an answer is never older than its key says.
 */
function answerCache({ catalogue, clock }: Pick<ServerServices, 'catalogue' | 'clock'>) {
	type Context = { make(today: string): Promise<Answer>; today: string };
	const answers = new LRUCache<string, PreparedResponse, Context>({
		maxSize: MOST_BYTES,
		sizeCalculation: ({ body }, key) =>
			key.length +
			body.plain.byteLength +
			(body.br?.byteLength ?? 0) +
			(body.gzip?.byteLength ?? 0),
		fetchMethod: async (_key, _stale, { context }) => prepare(await context.make(context.today)),
		ignoreFetchAbort: true,
	});
	return async (key: string, make: Context['make']): Promise<PreparedResponse> => {
		const today = clock.today();
		const whole = `${await catalogue.version()} ${today} ${key}`;
		return answers.forceFetch(whole, { context: { make, today } });
	};
}

async function prepare({ type, text }: Answer): Promise<PreparedResponse> {
	const plain = Buffer.from(text);
	return {
		body: await encodeQuickly(plain),
		headers: {
			'Content-Type': `${type}; charset=utf-8`,
			'Cache-Control': 'no-cache',
			ETag: etagOf(plain),
			Vary: 'Accept-Encoding',
		},
	};
}
