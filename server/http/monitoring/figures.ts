import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { WAITING_KINDS } from '#schema/staff/staff.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import type { Inspected } from './health.ts';

/** What `/metrics` says beside the counts of requests. Values that are not known are left out. */
export type Figure = {
	name: string;
	help: string;
	type: 'gauge' | 'counter';
	values: { labels?: Record<string, string>; value: number }[];
};

type Sources = Inspected & {
	catalogueVersion(): Promise<string>;
	clock: { now(): Date; today(): string };
	/** What jobs did in this process. */
	runs(): { job: string; lastSuccess: Date | null; failures: number }[];
	mailCounts(): { kind: string; state: string; count: number }[];
	backupDir?: string | undefined;
	release: string;
};

type Row = { figure: string; label: string; count: number; oldest: Date | null };
type Rows = { rows: Row[]; now: Date; version: number };

/** The database is asked again after this time at the earliest, however often somebody asks. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 3_000;

/** @returns a function that never rejects */
export function siteFigures(sql: Sql, sources: Sources): () => Promise<Figure[]> {
	const { clock } = sources;
	let last: { at: number; result: Promise<Rows | undefined> } | undefined;
	/** When the index was last seen to be as new as the database. */
	let newAt: number | undefined;
	const rows = () => {
		const at = performance.now();
		if (!last || at - last.at > FRESH_MS)
			last = {
				at,
				result: withTimeout(2 * TIMEOUT_MS, readRows(sql, clock.today())).catch(() => undefined),
			};
		return last.result;
	};
	return async () => {
		const [inspected, databaseRows, backup, version] = await Promise.all([
			sources.inspect(),
			rows(),
			newestBackup(sources.backupDir),
			sources.catalogueVersion(),
		]);
		const now = performance.now();
		// After a failover the name has a second part.
		const indexed = Number.parseInt(version, 10);
		if (databaseRows && indexed >= databaseRows.version) newAt = now;
		return [
			one('release_info', 'The release, as its label.', 1, { release: sources.release }),
			...ofInspection(inspected),
			...(databaseRows ? ofRows(databaseRows, clock.now()) : []),
			one('catalogue_index_version', 'The version of the index in memory.', indexed),
			one(
				'catalogue_index_age_seconds',
				'Time since the index was last seen to be as new as the database.',
				newAt === undefined ? undefined : Math.round((now - newAt) / 1_000),
			),
			one('backup_last_timestamp_seconds', 'The newest file in BACKUP_DIR; 0 without one.', backup),
			...ofProcess(sources),
		].filter(({ values }) => values.length > 0);
	};
}

async function readRows(sql: Sql, today: string): Promise<Rows> {
	const result = await sql.begin('read only', async (tx) => {
		await tx.unsafe(`set local statement_timeout = ${TIMEOUT_MS}`);
		const rows = await tx<Row[]>`select * from staff_rules.figures(${today}::date)`;
		const [at] = await tx<{ now: Date; version: string }[]>`
			select clock_timestamp() as now, version from catalogue.version()`;
		return { rows, now: at?.now ?? new Date(), version: Number(at?.version ?? 0) };
	});
	return result;
}

function ofInspection({
	database,
	writes,
	mails,
	retentionRefused,
}: Awaited<ReturnType<Inspected['inspect']>>): Figure[] {
	return [
		one('database_up', '1 while the database answers.', database),
		one('database_writable', '1 while it takes changes and has room for them.', writes),
		one('outbox_mails_waiting', 'Mails not sent yet.', mails?.waiting),
		one('outbox_oldest_seconds', 'How long the oldest of them waits.', mails?.oldestSeconds),
		one('outbox_mails_set_aside', 'Mails not tried again by themselves.', mails?.setAside),
		one(
			'retention_refused',
			'1 while nothing is deleted until an operator confirms.',
			retentionRefused,
		),
	];
}

/** @param ours this process's time */
function ofRows({ rows, now }: Rows, ours: Date): Figure[] {
	const of = (figure: string) => rows.filter((row) => row.figure === figure);
	const age = ({ oldest }: Pick<Row, 'oldest'>) =>
		oldest ? Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1_000)) : 0;
	const labelled = (figure: string, name: string, labels: readonly string[]) =>
		labels.map((label) => {
			const row = of(figure).find((row) => row.label === label) ?? { count: 0, oldest: null };
			return { ...row, labels: { [name]: label } };
		});
	const counts = (all: { labels: Record<string, string>; count: number }[]) =>
		all.map(({ labels, count }) => ({ labels, value: count }));
	const ages = (all: { labels: Record<string, string>; oldest: Date | null }[]) =>
		all.map((row) => ({ labels: row.labels, value: age(row) }));
	const waiting = labelled('waiting', 'kind', STAFF_KINDS);
	const late = labelled('late', 'owed_by', ['employer', 'office']);
	const [notices = { count: 0, oldest: null }] = of('notices').filter(({ count }) => count > 0);
	const mails = of('mails').map(({ label, count }) => {
		const [kind = '', ...state] = label.split(' ');
		return { labels: { kind, state: state.join('_') }, value: count };
	});
	return [
		gauge('staff_waiting', 'What waits for staff, by kind.', counts(waiting)),
		gauge(
			'staff_waiting_oldest_seconds',
			'How long the oldest of each kind waits; 0 where nothing does.',
			ages(waiting),
		),
		gauge(
			'late_answers',
			'Applications without the answer that was promised by now, by who owes it; 10,000 at most.',
			counts(late),
		),
		gauge(
			'late_answers_oldest_seconds',
			'Time since the end of the earliest promised day.',
			ages(late),
		),
		one(
			'notices_waiting',
			'Rows whose mails are due and not written; 10,000 at most.',
			notices.count,
		),
		one('notices_oldest_seconds', 'How long the oldest of them is due.', age(notices)),
		gauge('outbox_mails', 'Mails in the outbox that are not sent, by kind and state.', mails),
		one(
			'promises_refused',
			'1 while no answer is called late until an operator confirms.',
			of('promises refused').some(({ count }) => count > 0),
		),
		one(
			'clock_difference_seconds',
			'By how much the clock of this process is ahead of the database’s.',
			Math.round((ours.getTime() - now.getTime()) / 1_000),
		),
	];
}

/** Late answers have a figure of their own. */
const STAFF_KINDS = WAITING_KINDS.filter((kind) => kind !== 'overdue');

function ofProcess({ runs, mailCounts }: Pick<Sources, 'runs' | 'mailCounts'>): Figure[] {
	return [
		gauge(
			'job_last_success_timestamp_seconds',
			'When each job last ended well in this process; 0 before it did.',
			runs().map(({ job, lastSuccess }) => ({
				labels: { task: job },
				value: Math.floor((lastSuccess?.getTime() ?? 0) / 1_000),
			})),
		),
		{
			name: 'job_failures_total',
			help: 'How often each job failed in this process.',
			type: 'counter',
			values: runs().map(({ job, failures }) => ({ labels: { task: job }, value: failures })),
		},
		{
			name: 'mails_total',
			help: 'Mails of this process by kind and what became of them.',
			type: 'counter',
			values: mailCounts().map(({ kind, state, count }) => ({
				labels: { kind, state },
				value: count,
			})),
		},
	];
}

const gauge = (name: string, help: string, values: Figure['values']): Figure => ({
	name,
	help,
	type: 'gauge',
	values,
});

function one(
	name: string,
	help: string,
	value: number | boolean | undefined,
	labels: Record<string, string> = {},
): Figure {
	return gauge(name, help, value === undefined ? [] : [{ labels, value: Number(value) }]);
}

/** Unix seconds of the newest backup, 0 if there is none, undefined without a folder. */
async function newestBackup(folder: string | undefined): Promise<number | undefined> {
	if (folder === undefined) return undefined;
	try {
		const names = (await readdir(folder)).filter((name) => /^internships-.*Z\.gz$/.test(name));
		const times = names.map(async (name) => (await stat(join(folder, name))).mtimeMs);
		return Math.floor(Math.max(0, ...(await Promise.all(times))) / 1_000);
	} catch {
		return 0;
	}
}
