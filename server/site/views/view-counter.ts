import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Clock } from '#schema/server-services.ts';
import type { Logger } from '#server/log.ts';

/** Views that wait to be stored; beyond, none are counted until they are. About 6 MB. */
const MOST_WAITING = 20_000;
const STORE_EVERY_MS = 3_000;
/** Of the digest in hexadecimal: 16 bytes. */
const DIGEST_LETTERS = 32;

/** Views that a network adds a day, of all internships: those of a busy office, and few of a program. */
const MOST_OF_NETWORK = 100;

/** By the digest of a view; `networks` counts those of each network. */
type Waiting = {
	day: string;
	views: Map<string, { slug: string; network: string }>;
	networks: Map<string, number>;
};

const nothing = (day: string): Waiting => ({ day, views: new Map(), networks: new Map() });

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
			const known = waiting.networks.get(ofNetwork) ?? 0;
			if (waiting.views.has(view) || known >= MOST_OF_NETWORK) return;
			waiting.views.set(view, { slug, network: ofNetwork });
			waiting.networks.set(ofNetwork, known + 1);
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
