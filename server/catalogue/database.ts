import type { ISql, Sql } from 'postgres';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { ListingForPrograms } from '#schema/internships/catalogue-contract.ts';
import type { Internship, InternshipSummary, Revised } from '#schema/internships/internship.ts';
import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import type { SharedList } from '#schema/students/shared-list.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import { READING_TIMEOUT_MS } from '#server/postgres/database.ts';
import type { Facts } from './index/facts.ts';

/** How long after its limit Postgres is waited for to refuse: it may be away. */
const TO_REFUSE_MS = 2_000;

/** The columns that a card shows; `hourly_pay` is computed. */
export type Card = { number: number } & Omit<InternshipSummary, 'hourly_pay'>;
export type WholeCard = Card &
	Pick<
		Internship,
		| 'description'
		| 'requirements'
		| 'benefits'
		| 'details'
		| 'verification'
		| 'typical_day'
		| 'team'
		| 'supervisor'
		| 'selection'
		| 'questions'
		| 'risks'
		| 'expenses'
		| 'notice'
		| 'about'
	> &
	Revised;
type ListingCard = Card & ListingForPrograms;
export type Position = { version: number; number: number };
/** `chosen`: how many internships it has, with those that are no longer shown. */
type StoredList = Pick<SharedList, 'title' | 'line' | 'name'> & { slugs: string[]; chosen: number };

type Query<Row> = (sql: ISql) => PromiseLike<Row[]>;

/**
 * What the catalogue asks of the database, by a client of `connectToRead`. Nothing else is said to Postgres about a search: a
 * limit within a transaction would be three more round trips for each.
 * @throws {SearchBusyError} if it takes longer than two seconds and `patient` is not given, or the database is away
 */
export type CatalogueDatabase = ReturnType<typeof catalogueDatabase>;

export function catalogueDatabase(sql: Sql) {
	const ask = <Row extends object>(query: Query<Row>, patient = false): Promise<Row[]> =>
		(patient
			? withoutLimit(sql, query)
			: withTimeout(READING_TIMEOUT_MS + TO_REFUSE_MS, Promise.resolve(query(sql)))
		).catch(asBusy);
	const cardsBy = async <Row>(query: Query<{ card: Row }>) =>
		(await ask(query)).map(({ card }) => card);
	return {
		async version(
			patient?: boolean,
		): Promise<{ version: number; deleted: number; deletedAt: number }> {
			const [row] = await ask(
				(sql) => sql<{ version: string; deleted: string; deleted_at: Date | null }[]>`
				select version, deleted, catalogue.deleted_at() from catalogue.version()`,
				patient,
			);
			return {
				version: Number(row?.version ?? 0),
				deleted: Number(row?.deleted ?? 0),
				deletedAt: row?.deleted_at?.getTime() ?? 0,
			};
		},
		/** What staff have added to the words of the search. */
		addedWords: (patient?: boolean): Promise<AddedWord[]> =>
			ask((sql) => sql<AddedWord[]>`select typed, means from catalogue.search_words()`, patient),
		/** At most 2,000; the next ones come after the last. */
		async changedAfter(
			{ version, number }: Position,
			patient?: boolean,
		): Promise<(Position & { facts: Facts })[]> {
			const rows = await ask(
				(sql) => sql<{ version: string; number: number; facts: Facts }[]>`
				select * from catalogue.changed_after(${version}, ${number})`,
				patient,
			);
			return rows.map((row) => ({ ...row, version: Number(row.version) }));
		},
		cards: (numbers: number[]) =>
			cardsBy(
				(sql) => sql<{ card: Card }[]>`select cards_of as card from catalogue.cards_of(${numbers})`,
			),
		/** The same cards with their texts. */
		listings: (numbers: number[]) =>
			cardsBy(
				(sql) =>
					sql<
						{ card: ListingCard }[]
					>`select listings_of as card from catalogue.listings_of(${numbers})`,
			),
		async bySlug(
			slug: string,
		): Promise<{ card: WholeCard; record: AnswerRecord | null } | undefined> {
			const [row] = await ask(
				(sql) => sql<{ card: WholeCard | null; record: AnswerRecord | null }[]>`
				select catalogue.by_slug(${slug}) as card, catalogue.record_of(${slug}) as record`,
			);
			return row?.card ? { card: row.card, record: row.record } : undefined;
		},
		records: () =>
			ask(
				(sql) => sql<{ company: string; record: AnswerRecord }[]>`
				select company, record from catalogue.shown_records()`,
			),
		cardsBySlug: (slugs: string[]) =>
			cardsBy(
				(sql) =>
					sql<
						{ card: Card & Revised & Pick<Internship, 'paused_by'> }[]
					>`select cards_by_slug as card from catalogue.cards_by_slug(${slugs})`,
			),
		/** @param digest of the token in its address */
		async sharedList(digest: Uint8Array): Promise<StoredList | null> {
			const [row] = await ask(
				(sql) =>
					sql<{ list: StoredList | null }[]>`select catalogue.shared_list(${digest}) as list`,
			);
			return row?.list ?? null;
		},
		slugs: (numbers: number[]) =>
			ask(
				(sql) => sql<{ slug: string; updated: string }[]>`
				select * from catalogue.slugs_of(${numbers})`,
			),
	};
}

async function withoutLimit<Row>(sql: Sql, query: Query<Row>): Promise<Row[]> {
	const result = await sql.begin('read only', async (transaction) => {
		await transaction.unsafe('set local statement_timeout = 0');
		return { rows: await query(transaction) };
	});
	return result.rows;
}

/** Syntax errors and missing functions (42…) are ours. */
function asBusy(error: unknown): never {
	const { code } = error as { code?: string };
	throw code?.startsWith('42') ? error : new SearchBusyError(error);
}

/** The database did not answer a search in time. The site knows it by its name, and answers 503. */
export class SearchBusyError extends Error {
	override name = 'SearchBusyError';

	constructor(cause: unknown) {
		super('The search is busy.', { cause });
	}
}
