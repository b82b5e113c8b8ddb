import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Clock } from '#schema/server-services.ts';
import type { Logger } from '#server/log.ts';

/** Views that wait to be stored; beyond, none are counted until they are. About 6 MB. */
const MOST_WAITING = 20_000;
const STORE_EVERY_MS = 3_000;
/** Of the digest in hexadecimal: 16 bytes. */
const DIGEST_LETTERS = 32;

/** Slugs by digest. */
type Waiting = { day: string; views: Map<string, string> };
type Visitor = { address: string; browser: string };

/**
 * Counts each visitor once a day for each internship, without keeping who it was: address and browser become a
 * digest with the salt of the day at once, and salt and digests are deleted with the day
 * (supabase/migrations/20261122260400_views.sql). A process that ends loses the views of its last seconds.
 */
export function createViewCounter(sql: Sql, clock: Clock, log: Logger) {
	let waiting: Waiting = { day: '', views: new Map() };
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
		waiting = { day, views: new Map() };
		await sql`
			select catalogue.count_views(${day}::date, ${[...views.values()]},
				${[...views.keys()]})`.catch(({ code }: { code?: string }) => {
			salt = undefined;
			log.warn({ code, views: views.size }, 'views were not counted');
		});
	};

	return {
		/** Returns when the visitor is forgotten, and does not reject. */
		async note(slug: string, { address, browser }: Visitor): Promise<void> {
			const day = clock.today();
			const key = await saltOf(day);
			if (!key) salt = undefined;
			if (!key || waiting.views.size >= MOST_WAITING) return;
			if (waiting.day !== day) waiting = { day, views: new Map() };
			const digest = createHmac('sha256', key)
				.update(JSON.stringify([slug, address, browser]))
				.digest('hex')
				.slice(0, DIGEST_LETTERS);
			waiting.views.set(digest, slug);
			timer ??= setTimeout(store, STORE_EVERY_MS).unref();
		},
		/** Stores what waits, without waiting for its time. */
		store,
	};
}

async function readSalt(sql: Sql, day: string): Promise<Buffer | undefined> {
	const [row] = await sql<{ salt: Buffer }[]>`
		select catalogue.salt_of_views(${day}::date) as salt`;
	return row?.salt;
}
