import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { wordsIn } from '#schema/internships/understanding/words.ts';
import type { Clock } from '#schema/server-services.ts';
import type { Backend } from '#server/backend/types.ts';
import type { WholeCatalogue } from '#server/catalogue/catalogue.ts';
import type { RunningConfig } from '#server/config.ts';
import { clientAddress, widerNetworks } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import type { Logger } from '#server/log.ts';
import { isFetchedAhead, isRobot } from './view-counter.ts';

/** Texts of a day, of all networks and processes. */
const MOST_OF_DAY = 1_000;
/** Texts that wait to be stored; beyond, none are noted until they are. */
const MOST_WAITING = 1_000;
const STORE_EVERY_MS = 3_000;
/** Days and words that this process has noted already. */
const MOST_REMEMBERED = 2_000;
/** What may be a person's address or number is not kept. */
const PERSONAL = /@|\d{5}/;
const LONGEST_WORDS = 60;

type PendingSearches = { day: string; words: Set<string> };

/**
 * Stores words that found no internship at all, once a day, without anything else of the search. Nobody waits for it: a
 * process that ends loses those of its last seconds, and what cannot be stored is lost.
 */
export function createEmptySearchNotes(sql: Sql, log: Logger) {
	const remembered = new LRUCache<string, true>({ max: MOST_REMEMBERED });
	let waiting: PendingSearches = { day: '', words: new Set() };
	let timer: NodeJS.Timeout | undefined;

	const store = async () => {
		clearTimeout(timer);
		timer = undefined;
		const { day, words } = waiting;
		waiting = { day, words: new Set() };
		if (words.size === 0) return;
		await sql`
			select catalogue.note_empty_search(words, ${day}::date, ${MOST_OF_DAY})
			from unnest(${[...words]}::text[]) as words`.catch(({ code }: { code?: string }) => {
			log.warn({ code, searches: words.size }, 'searches that found nothing were not noted');
		});
	};

	return {
		/** The words that would be noted of a text; null where there are none, or they are noted already. */
		newWordsOf(text: string, day: string): string | null {
			const words = wordsIn(text)
				.map(({ word }) => word)
				.join(' ');
			const fits = words.length >= 2 && words.length <= LONGEST_WORDS && !PERSONAL.test(text);
			return fits && !remembered.has(`${day} ${words}`) ? words : null;
		},
		note(words: string, day: string): void {
			if (waiting.day !== day) waiting = { day, words: new Set() };
			if (waiting.words.size >= MOST_WAITING) return;
			remembered.set(`${day} ${words}`, true);
			waiting.words.add(words);
			timer ??= setTimeout(store, STORE_EVERY_MS).unref();
		},
		/** Stores what waits, without waiting for its time. Does not reject. */
		store,
	};
}

type Tools = {
	catalogue: Pick<WholeCatalogue, 'findsNothing'>;
	clock: Pick<Clock, 'today'>;
	config: Pick<RunningConfig, 'trustProxy'>;
	limits: Pick<Limits, 'take'>;
	notes: Pick<ReturnType<typeof createEmptySearchNotes>, 'newWordsOf' | 'note'>;
	/** Nobody waits for what is done here; a failure is logged. */
	inBackground: Backend['inBackground'];
};

/** The page of a search, or its parts, for which its script asks. */
const PAGE = /^\/internships(?:\.parts)?$/;

/**
 * Notes the words of searches that found nothing once their page is sent: what people look for, and not what programs
 * or browsers fetch ahead. A network has so many a day (`emptySearch` in limit-table.ts).
 */
export function noteEmptySearches({
	catalogue,
	clock,
	config,
	limits,
	notes,
	inBackground,
}: Tools) {
	const note = async (url: string, client: string): Promise<void> => {
		const day = clock.today();
		const search = parseSearch(new URL(url).searchParams, day);
		const words = notes.newWordsOf(search.q, day);
		if (words === null || !catalogue.findsNothing(search, day)) return;
		const [narrow, network = narrow] = widerNetworks(client);
		const isAdmitted = await limits.take('emptySearch', network).then(
			() => true,
			() => false,
		);
		if (isAdmitted) notes.note(words, day);
	};
	return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (context, next) => {
		await next();
		const { req, env, res } = context;
		if (req.method !== 'GET' || !PAGE.test(req.path) || !req.query('q') || !res.ok) return;
		const { headers } = req.raw;
		if (isFetchedAhead(headers) || isRobot(headers.get('User-Agent') ?? '')) return;
		const client = clientAddress(headers, env?.incoming, config.trustProxy);
		inBackground(() => note(req.url, client));
	});
}
