/** `npm run mail:retry [-- list | delete]`: sends, shows or deletes the mails that were set aside. */
import type { Sql } from 'postgres';
import { retrySetAside } from '#server/mail/delivery/deliver.ts';
import { runCommand, usage } from './access.ts';

const [command = 'send', ...more] = process.argv.slice(2);
const commands = { send, list, delete: deleteAll };
const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);
if (!isCommand(command) || more.length > 0) usage('npm run mail:retry [-- list | delete]');

await runCommand(async ({ sql }) => {
	process.stdout.write(await commands[command](sql));
});

async function send(sql: Sql): Promise<string> {
	return `Mails that are tried once more: ${await retrySetAside(sql)}.\n`;
}

/** When each was written, to whom, and its subject; the oldest first. */
async function list(sql: Sql): Promise<string> {
	const mails = await sql<{ at: Date; recipient: string; subject: string }[]>`
		select created_at as at, recipient, subject from outbox.mails
		where set_aside_at is not null order by created_at`;
	return mails
		.map(({ at, recipient, subject }) => `${at.toISOString()}  ${recipient}  ${subject}\n`)
		.join('');
}

async function deleteAll(sql: Sql): Promise<string> {
	const { count } = await sql`delete from outbox.mails where set_aside_at is not null`;
	return `Mails that were deleted: ${count}.\n`;
}
