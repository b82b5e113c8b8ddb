/**
 * `npm run backup -- FILE`: every row into one file, whether or not the server runs.
 * `npm run backup -- --check FILE`: whether the file is what a backup wrote.
 */

import { runCommand, runWithConfig, usage } from './access.ts';
import { checkBackup, writeBackup } from './backup/backup-file.ts';
import { dump } from './backup/dump.ts';
import { counted, megabytes, showProgress } from './backup/progress.ts';

const words = process.argv.slice(2);
const check = words[0] === '--check';
const [file, ...more] = words.slice(check ? 1 : 0);
if (!file || file.startsWith('-') || more.length > 0)
	usage('npm run backup -- FILE, or npm run backup -- --check FILE');

const { say, close } = showProgress(process.stderr);
await (check ? checked(file) : saved(file)).finally(close);

function progress(done: number, all: number): void {
	say(`${counted(done)} of about ${counted(all)} rows.`);
}

function saved(file: string): Promise<void> {
	return runCommand(async ({ sql }) => {
		let failure: unknown;
		const tables = await sql
			.begin('isolation level repeatable read read only', (transaction) =>
				writeBackup(file, dump(transaction, new Date(), progress)).catch((error: unknown) => {
					failure = error;
					throw error;
				}),
			)
			.catch((error: unknown) => {
				// After a broken-off COPY the transaction cannot be ended in order, and says only that.
				throw failure ?? error;
			});
		tell(`${file} holds`, tables);
	});
}

/** Asks no database: on any machine, as often as wanted. */
function checked(file: string): Promise<void> {
	return runWithConfig(async () => {
		const { at, tables } = await checkBackup(file, (bytes) => say(`${megabytes(bytes)} read.`));
		tell(`${file} is whole. It is of ${at} and holds`, tables);
	});
}

function tell(what: string, tables: Record<string, { rows: number }>): void {
	close();
	const all = Object.values(tables);
	const rows = all.reduce((sum, { rows }) => sum + rows, 0);
	process.stdout.write(`${what} ${rows} rows of ${all.length} tables.\n`);
}
