/**
 * `npm run staff -- add [--reviewer] EMAIL | remove EMAIL | list`: who is staff, as an administrator or as a reviewer. The
 * account has to exist, with its address confirmed. `reset-second-factor EMAIL` removes the second step of any account. Without
 * EMAIL it is read from standard input, as npm writes the command line into its log.
 */
import type { Sql } from 'postgres';
import { type StaffRole, staffRoleWords } from '#schema/staff/staff-roles.ts';
import { resetSecondStep } from '#server/deeds/second-step/set-up.ts';
import { noteInLog } from '#server/deeds/staff/staff.ts';
import { type Access, readAddress, runCommand, StaffError, usage } from './access.ts';

const commands = { add, remove, list, 'reset-second-factor': reset };

const [verb = '', ...rest] = process.argv.slice(2);
const role: StaffRole =
	verb === 'add' && rest.includes('--reviewer') ? 'reviewer' : 'administrator';
const [given, ...more] = verb === 'add' ? rest.filter((one) => one !== '--reviewer') : rest;
const address = verb === 'list' ? '' : (given ?? (await readAddress())).trim().toLowerCase();
const isComplete = verb === 'list' ? given === undefined : address.includes('@');
if (!isCommand(verb) || !isComplete || more.length > 0)
	usage(
		'npm run staff -- add [--reviewer] EMAIL | remove EMAIL | reset-second-factor EMAIL | list',
	);

await runCommand(async (access) => {
	process.stdout.write(await commands[verb](access, address));
});

function isCommand(text: string): text is keyof typeof commands {
	return Object.hasOwn(commands, text);
}

async function add({ sql }: Access, email: string): Promise<string> {
	const { id, confirmed } = await accountOf(sql, email);
	if (!confirmed) throw new StaffError('The address of this account has not been confirmed.');
	const had = await sql.begin(async (transaction) => {
		const [existing] = await transaction<{ role: StaffRole }[]>`
			select role from public.staff where user_id = ${id} for update`;
		if (existing?.role === role) return role;
		await transaction`
			insert into public.staff (user_id, role) values (${id}, ${role})
			on conflict (user_id) do update set role = excluded.role`;
		const action = existing ? 'change-role' : 'add';
		const detail = `${email}\n${role}`;
		await noteInLog(transaction, null, { action, subject: 'staff', id, detail });
		return existing?.role;
	});
	if (had === role) return 'The account was staff already.\n';
	const one = staffRoleWords[role].one;
	if (had) return `The account is ${one} now.\n`;
	return role === 'reviewer'
		? `The account is staff now, as ${one}.\n`
		: 'The account is staff now.\n';
}

async function remove({ sql }: Access, email: string): Promise<string> {
	const { id } = await accountOf(sql, email);
	const removed = await sql.begin(async (transaction) => {
		const { count } = await transaction`delete from public.staff where user_id = ${id}`;
		if (count > 0)
			await noteInLog(transaction, null, { action: 'remove', subject: 'staff', id, detail: email });
		return count > 0;
	});
	if (!removed) throw new StaffError('This account is not staff.');
	return 'The account is not staff any more.\n';
}

async function reset({ sql }: Access, email: string): Promise<string> {
	const { id } = await accountOf(sql, email);
	const removed = await sql.begin(async (transaction) => {
		const had = await resetSecondStep(transaction, id);
		if (had)
			await noteInLog(transaction, null, {
				action: 'reset',
				subject: 'second-step',
				id,
				detail: email,
			});
		return had;
	});
	if (!removed) throw new StaffError('This account has no second step.');
	return 'The second step is removed. The account is told by mail; its owner signs in with the password and sets up another one.\n';
}

async function list({ sql }: Access): Promise<string> {
	const rows = await sql<{ email: string; role: StaffRole; day: string }[]>`
		select users.email, staff.role, to_char(added_at at time zone 'Europe/London', 'YYYY-MM-DD') as day
		from public.staff join auth.users as users on users.id = user_id order by added_at, user_id`;
	if (rows.length === 0) return 'Nobody is staff.\n';
	return rows
		.map((row) => `${row.email} since ${row.day}${row.role === 'reviewer' ? ', reviewer' : ''}\n`)
		.join('');
}

/** @throws {StaffError} where there is none */
async function accountOf(sql: Sql, email: string): Promise<{ id: string; confirmed: boolean }> {
	const [user] = await sql<{ id: string; confirmed: boolean }[]>`
		select id, email_confirmed_at is not null as confirmed
		from auth.users where lower(email) = ${email}`;
	if (!user) throw new StaffError('There is no account with this address.');
	return user;
}
