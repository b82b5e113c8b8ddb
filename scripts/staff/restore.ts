/**
 * `npm run restore -- FILE [--force]`: the rows of a backup into a database that no server uses.
 * `npm run restore -- --undo`: what was there before a restore that was killed.
 */

import { runWithConfig, usage } from './access.ts';
import { restore, undoRestore } from './backup/restore.ts';

const words = process.argv.slice(2);
const undo = words.join(' ') === '--undo';
const force = words.includes('--force');
const [file = '', ...more] = words.filter((word) => word !== '--force');
if (!undo && (!file || file.startsWith('-') || more.length > 0))
	usage('npm run restore -- FILE [--force], or npm run restore -- --undo');

await runWithConfig(async (config) => {
	if (undo) {
		await undoRestore(config);
		process.stdout.write('What was there before the restore is back.\n');
		return;
	}
	const { at, rows } = await restore(config, file, force);
	process.stdout.write(`${rows} rows of ${at} are back.\n`);
});
