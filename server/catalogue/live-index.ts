import { type Dictionary, hasSamePhrases } from '#schema/internships/understanding/concepts.ts';
import type { CatalogueDatabase, Position } from './database.ts';
import { Columns } from './index/columns.ts';
import { orderOf } from './index/orders.ts';
import { Texts } from './index/texts.ts';
import { dictionaryWith } from './read-search.ts';

const LOOK_EVERY_MS = 1_000;
const NO_NUMBER = 2_147_483_647;

type Order = Parameters<typeof orderOf>[1];

/** The index of a version, with the orders made of it so far. */
export type Snapshot = {
	version: number;
	/** Another one for each state of the index: results that are stored for longer have it in their key. */
	name: string;
	/** When what readers see last changed: milliseconds since 1970; 0 before the first internship. */
	changed: number;
	index: Columns;
	texts: Texts;
	order(by: Order): Int32Array;
};

/**
 * The index of all internships, brought up to date with what changed since, at most once a second.
 * @param onChange is told the numbers of internships that have changed
 */
export function liveIndex(
	database: Pick<CatalogueDatabase, 'version' | 'changedAfter' | 'addedWords'>,
	onChange: (numbers: number[]) => void,
	elapsed: () => number = () => performance.now(),
) {
	let words = { added: '[]', dictionary: dictionaryWith([]) };
	let snapshot = snapshotOf(new Columns(), new Texts(words.dictionary), 0, 0);
	let cursor: Position = { version: -1, number: NO_NUMBER };
	let lookedAt = Number.NEGATIVE_INFINITY;
	let isLoaded = false;
	let looking: Promise<Snapshot> | undefined;
	let returns = 0;

	async function look(patient?: boolean): Promise<Snapshot> {
		const { version, deleted, deletedAt } = await database.version(patient);
		// A standby that had not received everything has become the database: it counts these versions again.
		const returned = version < snapshot.version;
		if (returned) returns += 1;
		if (!isLoaded || returned || version > snapshot.version) {
			const dictionary = await dictionaryNow(patient);
			const isOther = !hasSamePhrases(dictionary, snapshot.texts.dictionary);
			const anew = !isLoaded || returned || deleted > snapshot.version || isOther;
			if (anew) cursor = { version: -1, number: NO_NUMBER };
			const index = anew ? new Columns() : snapshot.index;
			const texts = anew ? new Texts(dictionary) : snapshot.texts;
			await load(index, texts, patient);
			texts.dictionary = dictionary;
			snapshot = snapshotOf(index, texts, version, deletedAt, returns);
		}
		isLoaded = true;
		return snapshot;
	}

	/** Another one only where staff have changed its words. */
	async function dictionaryNow(patient?: boolean): Promise<Dictionary> {
		const read = await database.addedWords(patient);
		const added = JSON.stringify(read);
		if (added !== words.added) words = { added, dictionary: dictionaryWith(read) };
		return words.dictionary;
	}

	async function load(index: Columns, texts: Texts, patient?: boolean): Promise<void> {
		let next = database.changedAfter(cursor, patient);
		for (;;) {
			const rows = await next;
			const last = rows.at(-1);
			if (!last) return;
			// The database reads the next ones while these are taken in.
			next = database.changedAfter(last, patient);
			next.catch(() => {});
			for (const { facts } of rows) index.set(facts);
			texts.replace(rows.map(({ facts }) => facts));
			onChange(rows.map(({ number }) => number));
			cursor = { version: last.version, number: last.number };
		}
	}

	return {
		/** @throws {SearchBusyError} if the database does not answer */
		current(): Promise<Snapshot> {
			if (isLoaded && elapsed() - lookedAt < LOOK_EVERY_MS) return Promise.resolve(snapshot);
			looking ??= look().finally(() => {
				looking = undefined;
				// After a failure too: the database is not asked again at once.
				lookedAt = elapsed();
			});
			return looking;
		},
		/** Loads it for the first time, however long that takes. Call it before `current`. */
		async load(): Promise<void> {
			await look(true);
			lookedAt = elapsed();
		},
		isLoaded: () => isLoaded,
		/** What there is, without asking. */
		last: (): Snapshot => snapshot,
	};
}

function snapshotOf(
	index: Columns,
	texts: Texts,
	version: number,
	deletedAt: number,
	returns = 0,
): Snapshot {
	const orders = new Map<Order, Int32Array>();
	return {
		version,
		changed: Math.max(index.changed, deletedAt),
		name: returns === 0 ? String(version) : `${version}-${returns}`,
		index,
		texts,
		order(by) {
			const order = orders.get(by) ?? orderOf(index, by);
			orders.set(by, order);
			return order;
		},
	};
}
