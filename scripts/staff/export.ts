import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PendingQuery, TransactionSql } from 'postgres';
import { type QuestionAnswer, questionAnswersText } from '#schema/applications/question-answers.ts';
import { BYTE_ORDER_MARK } from '#schema/csv/csv-record.ts';
import type { Config } from '#server/config.ts';
import { csvLine } from '#server/http/sent-files.ts';
import { unsubscribeUrl } from '#server/mail/signed-links.ts';
import { loadSecrets, signingKey } from '#server/secrets.ts';
import { reason, runCommand, StaffError, usage } from './access.ts';

/**
 * `npm run --silent export -- applications|contacts|newsletter`: the rows as CSV on stdout, with times in London. For the
 * newsletter each line has the link that this subscriber's mails must carry.
 */

/** What can be exported: the table, and the columns in their order. */
const exports = {
	applications: {
		table: 'applications',
		columns: [
			'id',
			'created_at',
			'email',
			'full_name',
			'program_type',
			'program_name',
			'motivation',
			'experience',
			'availability',
			'question_answers',
		],
	},
	contacts: {
		table: 'contacts',
		columns: ['id', 'created_at', 'name', 'email', 'subject', 'category', 'message'],
	},
	newsletter: { table: 'newsletter_subscriptions', columns: ['id', 'created_at', 'email'] },
} as const;
type ExportName = keyof typeof exports;

const [name = '', ...more] = process.argv.slice(2);
if (!isExport(name) || more.length > 0)
	usage('npm run --silent export -- applications|contacts|newsletter');

let written = 0;
// A full disk, or a reader that ends early.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
	process.stderr.write(`${cutShort(`It cannot be written (${code}).`)}\n`);
	process.exit(1);
});

await runCommand(async ({ sql }, config) => {
	const { columns } = exports[name];
	const link = name === 'newsletter' ? await linkMaker(config) : undefined;
	await write(BYTE_ORDER_MARK + csvLine(link ? [...columns, 'unsubscribe'] : columns));
	const writeRows = async (transaction: TransactionSql) => {
		for await (const row of rowsOf(transaction, name)) {
			const cells = columns.map((column) =>
				column === 'question_answers'
					? questionAnswersText(row[column] as QuestionAnswer[])
					: row[column],
			);
			await write(csvLine(link ? [...cells, link(String(row.id))] : cells));
			written += 1;
		}
	};
	let rows: Promise<void> | undefined;
	try {
		await sql.begin('read only', (transaction) => {
			rows = writeRows(transaction);
			return rows;
		});
	} catch (error) {
		// A transaction whose connection is lost ends before what has been read is written.
		await rows?.catch(() => undefined);
		throw new StaffError(cutShort(reason(error)));
	}
});

function cutShort(why: string): string {
	return `The export is not whole, it ends after ${written} rows. ${why}`;
}

function isExport(text: string): text is ExportName {
	return Object.hasOwn(exports, text);
}

/** Waits while the reader is slower than the database. */
async function write(line: string): Promise<void> {
	if (!process.stdout.write(line)) await once(process.stdout, 'drain');
}

async function linkMaker(config: Config): Promise<(id: string) => string> {
	const { siteUrl } = config;
	const secret = await signingSecret(config);
	if (siteUrl && secret) return (id) => unsubscribeUrl(siteUrl, signingKey(secret), id);
	process.stderr.write(
		'Without links to unsubscribe: set SITE_URL, and JWT_SECRET or DATA_DIR as the server has them.\n',
	);
	return () => '';
}

/** The server's secret, or none: links signed with a new one would not be valid on the server. */
async function signingSecret(config: Config): Promise<string | undefined> {
	const { database, jwtSecret, dataDir } = config;
	const hasOwnSecret = database.kind !== 'hosted' && !jwtSecret;
	if (hasOwnSecret && !existsSync(join(dataDir, 'secrets.json'))) return undefined;
	return (await loadSecrets(config)).jwtSecret;
}

type Row = Record<string, unknown>;

/** The rows, oldest first. */
async function* rowsOf(sql: TransactionSql, name: ExportName): AsyncGenerator<Row> {
	const { table, columns } = exports[name];
	const selected =
		name === 'applications'
			? sql`
				rows.id, rows.created_at, users.email,
				accounts.full_name(users.raw_user_meta_data::jsonb) as full_name,
				rows.program_type, rows.program_name, rows.motivation, rows.experience, rows.availability,
				rows.question_answers
				from public.applications as rows join auth.users as users on users.id = rows.user_id`
			: sql`${sql(columns as readonly string[] as string[])} from ${sql(`public.${table}`)} as rows`;
	const query = sql<Row[]>`select ${selected} order by rows.created_at, rows.id`;
	for await (const rows of pagesOf(sql, query)) yield* rows;
}

/**
 * The rows of a query, some at a time. The cursor of the package ends without an error where the query fails between two
 * pages: what was read came out short, and nobody was told.
 * @param transaction is used by nothing else meanwhile
 * @param query without parameters
 */
export async function* pagesOf<T extends Row>(
	transaction: TransactionSql,
	query: PendingQuery<T[]>,
	size = 500,
): AsyncGenerator<T[]> {
	await transaction`declare pages no scroll cursor for ${query}`;
	for (;;) {
		const rows = await transaction.unsafe<T[]>(`fetch ${size} from pages`);
		if (rows.length === 0) break;
		yield rows;
	}
	await transaction`close pages`;
}
