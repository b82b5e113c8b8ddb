/** `npm run mail:retry`: tries the mails once more that were set aside. */
import { queueSetAside } from '#server/mail/delivery/mail-queue.ts';
import { runCommand, usage } from './access.ts';

if (process.argv.length > 2) usage('npm run mail:retry');

await runCommand(async ({ sql }) => {
	const count = await queueSetAside(sql);
	process.stdout.write(`Mails that are tried once more: ${count}.\n`);
});
