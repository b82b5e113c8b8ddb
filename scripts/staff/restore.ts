/**
 * `npm run restore -- FILE [--force] [--send-mail]`: the rows of a backup into a database that no server uses.
 * `npm run restore -- --undo`: what was there before a restore that was killed.
 */

import { runWithConfig, usage } from './access.ts';
import { showProgress } from './backup/progress.ts';
import { type Restored, restore, undoRestore } from './backup/restore.ts';

const OPTIONS = ['--force', '--send-mail'];

const words = process.argv.slice(2);
const undo = words.join(' ') === '--undo';
const [file = '', ...more] = words.filter((word) => !OPTIONS.includes(word));
if (!undo && (!file || file.startsWith('-') || more.length > 0))
	usage('npm run restore -- FILE [--force] [--send-mail], or npm run restore -- --undo');

await runWithConfig(async (config) => {
	if (undo) {
		await undoRestore(config);
		process.stdout.write('What was there before the restore is back.\n');
		return;
	}
	const { say, close } = showProgress(process.stderr);
	const force = words.includes('--force');
	const sendMail = words.includes('--send-mail');
	const restored = await restore(config, file, { force, sendMail, say }).finally(close);
	process.stdout.write(report(restored));
});

function report({ at, rows, leftOut, mails }: Restored): string {
	const lines = [`${rows} rows of ${at} are back.`];
	if (leftOut > 0)
		lines.push(
			`Sessions and the like that do not move: ${leftOut} rows. Everybody signs in again.`,
		);
	if (mails) {
		const { waiting, due, unwritten, refused } = mails;
		lines.push(`Mails set aside: ${waiting + due} (${waiting} waiting, ${due} due since).`);
		if (waiting + due > 0)
			lines.push(
				'"npm run mail:retry -- list" shows all mails that are set aside, "npm run mail:retry" sends them.',
			);
		if (unwritten > 0) lines.push(`Rows without a mail, as it could not be written: ${unwritten}.`);
		if (refused) lines.push('Mails about late answers wait for "npm run promises -- confirm".');
	}
	return `${lines.join('\n')}\n`;
}
