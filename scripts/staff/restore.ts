/** `npm run restore -- FILE [--force]`: the rows of a backup into a database that no server uses. */

import { runWithConfig, usage } from './access.ts';
import { restore } from './backup/restore.ts';

const words = process.argv.slice(2);
const force = words.includes('--force');
const [file, ...more] = words.filter((word) => word !== '--force');
if (!file || file.startsWith('-') || more.length > 0) usage('npm run restore -- FILE [--force]');

await runWithConfig(async (config) => {
	const { at, rows } = await restore(config, file, force);
	process.stdout.write(`${rows} rows of ${at} are back.\n`);
});
