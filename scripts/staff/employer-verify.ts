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

async function accountOf(access: Access, address: string): Promise<string | undefined> {
	if (access.kind === 'hosted') return hostedAccountOf(access, address);
	const [user] = await access.sql<{ id: string }[]>`
		select id from auth.users where lower(email) = ${address}`;
	return user?.id;
}

async function hostedAccountOf(
	{ fetch }: Access & { kind: 'hosted' },
	address: string,
): Promise<string | undefined> {
	for (let page = 1; ; page += 1) {
		const query = new URLSearchParams({ page: String(page), per_page: '1000', filter: address });
		const { users } = (await fetch(`/auth/v1/admin/users?${query}`)) as {
			users: { id: string; email?: string }[];
		};
		const user = users.find((candidate) => candidate.email?.toLowerCase() === address);
		if (user || users.length === 0) return user?.id;
	}
}

/** @returns whether there is a profile */
async function verify(access: Access, id: string): Promise<boolean> {
	if (access.kind === 'sql') {
		const { count } = await access.sql`
			update public.employers set verified = true where user_id = ${id}`;
		return count > 0;
	}
	const rows = await access.fetch(`/rest/v1/employers?user_id=eq.${id}&select=id`, {
		method: 'PATCH',
		headers: { Prefer: 'return=representation' },
		body: JSON.stringify({ verified: true }),
	});
	return (rows as unknown[]).length > 0;
}
