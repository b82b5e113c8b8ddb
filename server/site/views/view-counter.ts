import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import type { Clock } from '#schema/server-services.ts';
import { internshipSlug } from '#schema/text.ts';
import type { RunningConfig } from '#server/config.ts';
import { clientAddress, widerNetworks } from '#server/http/client-address.ts';
import type { Logger } from '#server/log.ts';

/** Views that wait to be stored; beyond, none are counted until they are. About 6 MB. */
const MOST_WAITING = 20_000;
const STORE_EVERY_MS = 3_000;
/** How much of a digest is stored: 16 bytes in hexadecimal. */
const DIGEST_LETTERS = 32;

/** Views that a network adds a day, of all internships: those of a busy office, and few of a program. */
const MOST_OF_NETWORK = 100;

/** Views of a day by their digests; `networks` counts the views of each network. */
type PendingViews = {
	day: string;
	views: Map<string, { slug: string; network: string }>;
	networks: Map<string, number>;
};

const nothing = (day: string): PendingViews => ({ day, views: new Map(), networks: new Map() });

/**
 * Counts each network once a day for each internship, and not without end, without keeping which it was: its address
 * becomes a digest with the salt of the day at once, and salt and digests are deleted with the day
 * (supabase/functions/company-records.sql). A process that ends loses the views of its last seconds.
 */
export function createViewCounter(sql: Sql, clock: Clock, log: Logger) {
	let waiting = nothing('');
	let salt: { day: string; value: Promise<Buffer | undefined> } | undefined;
	let timer: NodeJS.Timeout | undefined;

	/** Undefined while the database does not answer; it is asked again with the next store. */
	const saltOf = (day: string) => {
		if (salt?.day !== day) salt = { day, value: readSalt(sql, day).catch(() => undefined) };
		return salt.value;
	};

	const store = async () => {
		clearTimeout(timer);
		timer = undefined;
		const { day, views } = waiting;
		waiting = nothing(day);
		const seen = [...views.values()];
		await sql`
			select catalogue.count_views(${day}::date, ${seen.map(({ slug }) => slug)}, ${[...views.keys()]},
				${seen.map(({ network }) => network)}, ${MOST_OF_NETWORK})`.catch(
			({ code }: { code?: string }) => {
				salt = undefined;
				log.warn({ code, views: views.size }, 'views were not counted');
			},
		);
	};

	return {
		/**
		 * Returns when the address is forgotten, and does not reject.
		 * @param network such as "192.0.2.0/24"
		 */
		async note(slug: string, network: string): Promise<void> {
			const day = clock.today();
			const key = await saltOf(day);
			if (!key) salt = undefined;
			if (!key || waiting.views.size >= MOST_WAITING) return;
			if (waiting.day !== day) waiting = nothing(day);
			const view = digestOf(key, [slug, network]);
			const ofNetwork = digestOf(key, [network]);
			const count = waiting.networks.get(ofNetwork) ?? 0;
			if (waiting.views.has(view) || count >= MOST_OF_NETWORK) return;
			waiting.views.set(view, { slug, network: ofNetwork });
			waiting.networks.set(ofNetwork, count + 1);
			timer ??= setTimeout(store, STORE_EVERY_MS).unref();
		},
		/** Stores what waits, without waiting for its time. */
		store,
	};
}

const digestOf = (key: Buffer, parts: string[]) =>
	createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex').slice(0, DIGEST_LETTERS);

async function readSalt(sql: Sql, day: string): Promise<Buffer | undefined> {
	const [row] = await sql<{ salt: Buffer }[]>`
		select catalogue.salt_of_views(${day}::date) as salt`;
	return row?.salt;
}

/** Every browser of a person begins its name like this. */
const BROWSER = /^Mozilla\/5\.0 \(/;

/**
 * What programs call themselves: search engines, previews of links, checks of availability, libraries. "Cubot" is a
 * telephone; a browser without a window may work for a person.
 */
const PROGRAM =
	/(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|prerender|externalhit|externalagent|embed|lighthouse|ptst|pingdom|uptime|statuscake|site24x7|synthetic|monitor|pinger|gtmetrix|inspectiontool|googleother|mediapartners|feedfetcher|validator|phantomjs|puppeteer|playwright|selenium|webdriver|python|curl|wget|okhttp|chatgpt|perplexity|claude|https?:/i;

/** @param browser the header `User-Agent`, "" where there is none */
export const isRobot = (browser: string): boolean =>
	!BROWSER.test(browser) || PROGRAM.test(browser.slice(0, 1_000));

/** Whether a page is fetched ahead, and may never be looked at. */
export const isFetchedAhead = (headers: Headers): boolean =>
	['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) =>
		/\b(prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''),
	);

type Counter = Pick<ReturnType<typeof createViewCounter>, 'note'>;

/** The page of an internship, or what a hydrated page asks for in its place. */
const PAGE = /^\/internships\/([^/]+?)(?:\.data)?$/;

/**
 * Counts the pages of internships that are sent, kept ones too, whether or not scripts run; not those that a browser
 * fetches ahead or that programs ask for, which nobody may ever look at.
 */
export const countViews = (config: RunningConfig, counter: Counter) => {
	const countView = viewOf(config, counter);
	return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (context, next) => {
		await next();
		const { req, env, res } = context;
		// A page that the browser has already is looked at as well.
		if (res.status === 200 || res.status === 304) countView(req.path, req.raw, env?.incoming);
	});
};

/** Counts a page that is sent if it is that of an internship. */
export const viewOf =
	({ trustProxy }: RunningConfig, counter: Counter) =>
	(path: string, request: Request, incoming?: IncomingMessage): void => {
		const name = PAGE.exec(path)?.[1];
		if (name === undefined || request.method !== 'GET') return;
		const slug = v.safeParse(internshipSlug, name);
		const { headers } = request;
		if (!slug.success || isFetchedAhead(headers)) return;
		if (isRobot(headers.get('User-Agent') ?? '')) return;
		const address = clientAddress(headers, incoming, trustProxy);
		const [narrow, network = narrow] = widerNetworks(address);
		void counter.note(slug.output, network);
	};
