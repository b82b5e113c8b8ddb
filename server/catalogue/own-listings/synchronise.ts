import { createHash } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import type { Logger } from '#server/log.ts';
import { removeLimits, takeLock } from '#server/postgres/waiting.ts';
import type { OwnListing } from './own-listings.ts';

type StoredListing = { entry: string; slug: string; digest: string | null };
type ChangedListing = OwnListing & { digest: string };

/**
 * Brings the table up to date with the site's own list: new entries are inserted, changed ones updated, and
 * those that have left the list closed. The same list again writes nothing. Of several processes that start
 * at the same time one does it, and the others wait.
 */
export async function synchronise(
	sql: Sql,
	entries: OwnListing[],
	now: Date,
	log: Logger,
): Promise<void> {
	await sql.begin(async (transaction) => {
		await removeLimits(transaction, 'transaction');
		const other = 'another process that writes the internships';
		await takeLock(transaction, 'internships:catalogue', 'transaction', other, log);
		const stored = await transaction<StoredListing[]>`select * from catalogue.list_site_entries()`;
		const before = new Map(stored.map((one) => [one.entry, one]));
		const changed = entries
			.map((one): ChangedListing => ({ ...one, digest: digestOf(one) }))
			.filter(({ entry, digest }) => before.get(entry)?.digest !== digest);
		const gone = stored.filter(hasLeft(entries)).map(({ entry }) => entry);
		if (changed.length === 0 && gone.length === 0) return;
		await write(transaction, await withSlugs(transaction, changed, before), gone, now);
		log.info({ changed: changed.length, closed: gone.length }, 'the internships were updated');
	});
}

const digestOf = ({ columns }: OwnListing) =>
	createHash('sha256').update(JSON.stringify(columns)).digest('base64url');

function hasLeft(entries: OwnListing[]) {
	const listed = new Set(entries.map(({ entry }) => entry));
	return ({ entry, digest }: StoredListing) => digest !== null && !listed.has(entry);
}

type WrittenListing = ChangedListing & { slug: string };

/** Gives each entry a slug; one that had a slug retains it. */
async function withSlugs(
	sql: TransactionSql,
	changed: ChangedListing[],
	before: Map<string, StoredListing>,
): Promise<WrittenListing[]> {
	const added = changed.filter(({ entry }) => !before.has(entry));
	const slugs = await freeSlugs(
		added.map(({ columns }) => columns),
		takenIn(sql),
	);
	const given = new Map(added.map(({ entry }, index) => [entry, slugs[index]]));
	return changed.map((one) => ({
		...one,
		slug: before.get(one.entry)?.slug ?? given.get(one.entry) ?? '',
	}));
}

async function write(sql: TransactionSql, changed: WrittenListing[], gone: string[], now: Date) {
	await store(sql, changed);
	const written = changed.map(({ entry, slug, digest }) => ({ entry, slug, digest }));
	await sql`select catalogue.note_site_entries(
		${JSON.stringify(written)}::text::jsonb, ${gone}, ${now.toISOString()})`;
}

/** Every column that an entry has; what has left the list and is in it again is open again. */
async function store(sql: TransactionSql, changed: WrittenListing[]) {
	const [first] = changed;
	if (!first) return;
	const written = Object.keys(first.columns);
	const names = ['slug', 'source', ...written];
	const changing = [...written, 'status', 'closed_at'];
	const excluded = written.map((name) => `excluded.${name}`);
	const rows = changed.map(({ entry, slug, columns }) => ({
		entry,
		row: { ...columns, slug, source: 'site' },
	}));
	await sql`set local role service_role`;
	await sql`
		insert into public.internships (${sql(names)})
		select ${sql(names)}
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as line (entry text, row jsonb),
			jsonb_populate_record(null::public.internships, line.row)
		order by entry
		on conflict (slug) do update set (${sql(changing)})
			= (${sql(excluded)}, 'open', null)`;
	await sql`reset role`;
}
