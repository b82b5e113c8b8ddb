/** `npm run mail:retry`: tries the mails once more that were set aside. */
import { queueSetAside } from '#server/mail/mail-queue.ts';
import { runCommand, StaffError, usage } from './access.ts';

if (process.argv.length > 2) usage('npm run mail:retry');

await runCommand(async (access) => {
	if (!('sql' in access)) throw new StaffError('A hosted project sets no mail aside.');
	const count = await queueSetAside(access.sql);
	process.stdout.write(`Mails that are tried once more: ${count}.\n`);
});
