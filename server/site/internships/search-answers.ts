import type { Context } from 'hono';
import { sampleNotice } from '#content/sample-notice.ts';
import {
	emptySearch,
	type Ignored,
	type InternshipSearch,
	ignoredIn,
	parseSearch,
	possibleSort,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import { byForm, type ItemValues } from '#schema/internships/option-values.ts';
import { SECTORS } from '#schema/internships/sectors.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { type PreparedResponse, send } from '#server/site/prepared-response.ts';
import { sitemap } from '#server/site/sitemap.ts';
import { type Answers, answerCache, prepare } from './answers.ts';
import { atomFeed, titleOf } from './atom.ts';
import { forPrograms } from './for-programs.ts';

const SECTORS_BY_FORM = byForm(SECTORS);
const MOST_ENTRIES = 50;
/** Letters of a text that more is suggested for. */
const LONGEST_BEGINNING = 40;
/** The most that a sitemap may list. */
const MOST_LISTED = 50_000;

/** Any search as JSON and as an Atom feed, what a text may become, and the sitemap of all that is open. */
export function answersOfSearches(services: ServerServices): Answers {
	const { catalogue, clock, config } = services;
	const { siteUrl } = config;
	const cache = answerCache(services);
	/** What a query asks for; towns are read only where it names a place. */
	const readQuery = async ({ req }: Context) => {
		const given = new URL(req.url).searchParams;
		const today = clock.today();
		const items: ItemValues = {
			...(given.has('city') && { city: await catalogue.towns() }),
			sector: SECTORS_BY_FORM,
		};
		const search = parseSearch(given, today, items);
		return { search, ignored: ignoredIn(given, search, today, items) };
	};
	return {
		'/internships.json': async (context) => {
			const { search, ignored } = await readQuery(context);
			const query = String(searchParameters(search));
			const answer = await cache(context.req.raw, `${context.req.path}?${query}`, async (today) => {
				const { items, ...result } = await catalogue.searchWithTexts(search, today);
				const notice = sampleNotice && `${sampleNotice.lead} ${sampleNotice.text}`;
				return {
					type: 'application/json',
					text: JSON.stringify({
						...(notice && { notice }),
						...result,
						items: items.map(forPrograms),
						ignored: [],
					}),
				};
			});
			return send(context.req.raw, await withIgnored(context.req.raw, answer, ignored));
		},
		'/internships.atom': async (context) => {
			const search = ofFeed((await readQuery(context)).search);
			const query = String(searchParameters(search));
			const answer = await cache(context.req.raw, `${context.req.path}?${query}`, async (today) => {
				const items = await catalogue.newest(search, today, MOST_ENTRIES);
				const updated = latestOf([
					await catalogue.changedAt(),
					...items.map((one) => one.updated_at),
				]);
				const title = titleOf(search, await catalogue.companyNames(search.company), today);
				const feed = { siteUrl, title, query, items };
				return {
					type: 'application/atom+xml',
					text: atomFeed({ ...feed, updated: updated ?? `${today}T00:00:00Z` }),
					// A change of another internship is no reason to fetch this feed again.
					tag: atomFeed({ ...feed, updated: '' }),
				};
			});
			return send(context.req.raw, answer);
		},
		'/internships/suggestions.json': async ({ req }) => {
			const given = (new URL(req.url).searchParams.get('q') ?? '').toWellFormed().trim();
			const typed = given.slice(0, LONGEST_BEGINNING).toLowerCase();
			const answer = await cache(req.raw, `${req.path}?${typed}`, async (today) => ({
				type: 'application/json',
				text: JSON.stringify(await catalogue.suggest(typed, today)),
			}));
			const response = send(req.raw, answer);
			response.headers.set('Cache-Control', 'public, max-age=60');
			return response;
		},
		'/sitemap-internships.xml': async ({ req }) => {
			const answer = await cache(req.raw, req.path, async (today) => {
				const open = await catalogue.openSlugs(today, MOST_LISTED);
				const pages = open.map(({ slug, updated }) => ({ path: `/internships/${slug}`, updated }));
				return { type: 'application/xml', text: sitemap(siteUrl, pages) };
			});
			return send(req.raw, answer);
		},
	};
}

/** An item may be newer than the index. @param moments ISO, with the time */
const latestOf = (moments: readonly (string | null)[]): string | null =>
	moments.reduce((latest, one) =>
		Date.parse(one ?? '') > Date.parse(latest ?? '1970') ? one : latest,
	);

/** A feed has the newest, whatever order and page are asked for: all these are one feed. */
const ofFeed = (search: InternshipSearch): InternshipSearch => ({
	...search,
	page: emptySearch.page,
	sort: possibleSort({ q: search.q, sort: 'best' }),
});

const NOTHING_IGNORED = Buffer.from('[]}');

/** A kept answer is the same for all queries that mean the same; what one of them said in vain is put at its end. */
async function withIgnored(
	request: Request,
	answer: PreparedResponse,
	ignored: Ignored[],
): Promise<PreparedResponse> {
	if (ignored.length === 0) return answer;
	const { plain } = answer.body;
	const kept = Buffer.from(plain.subarray(0, plain.byteLength - NOTHING_IGNORED.byteLength));
	return prepare(request, { type: 'application/json', text: `${kept}${JSON.stringify(ignored)}}` });
}
