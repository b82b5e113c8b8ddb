/** `npm run employer:verify -- <email>`: marks the company profile of this account as verified. */
import { type Access, runCommand, StaffError, usage } from './access.ts';

const [email, ...more] = process.argv.slice(2);
if (!email?.includes('@') || more.length > 0) usage('npm run employer:verify -- <email>');

await runCommand(async (access) => {
	const id = await accountOf(access, email.trim().toLowerCase());
	if (id === undefined) throw new StaffError('There is no account with this address.');
	if (!(await verify(access, id)))
		throw new StaffError('This account has no employer profile: it has to be filled in first.');
	process.stdout.write('The employer is verified.\n');
});

async function accountOf({ sql }: Access, address: string): Promise<string | undefined> {
	const [user] = await sql<{ id: string }[]>`
		select id from auth.users where lower(email) = ${address}`;
	return user?.id;
}

/** @returns whether there is a profile */
async function verify({ sql }: Access, id: string): Promise<boolean> {
	const { count } = await sql`
		update public.employers set verified = true where user_id = ${id}`;
	return count > 0;
}
