/** `npm run backup -- FILE`: every row into one file, whether or not the server runs. */

import { runCommand, StaffError, usage } from './access.ts';
import { writeBackup } from './backup/backup-file.ts';
import { dump } from './backup/dump.ts';

const [file, ...more] = process.argv.slice(2);
if (!file || file.startsWith('-') || more.length > 0) usage('npm run backup -- FILE');

await runCommand(async ({ sql }, { database }) => {
	if (database.kind === 'hosted')
		throw new StaffError('A hosted project makes its own backups: see its dashboard.');
	const rows = await sql.begin('isolation level repeatable read read only', (transaction) =>
		writeBackup(file, dump(transaction, new Date())),
	);
	const count = Object.values(rows).reduce((sum, n) => sum + n, 0);
	process.stdout.write(`${file} holds ${count} rows of ${Object.keys(rows).length} tables.\n`);
});
