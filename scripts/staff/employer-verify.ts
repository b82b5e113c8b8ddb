/**
 * `npm run employer:verify`: marks the company profile of an account as verified. The account's address
 * comes from standard input, or from the command line, where npm writes it into its log.
 */
import { verifyByCommand } from '#server/deeds/staff/verify-employer.ts';
import { type Access, readAddress, runCommand, StaffError, usage } from './access.ts';

const [given, ...more] = process.argv.slice(2);
const email = (given ?? (await readAddress())).trim().toLowerCase();
if (!email.includes('@') || more.length > 0)
	usage('npm run employer:verify, with the address on standard input or after --');

await runCommand(async (access) => {
	const id = await accountOf(access, email);
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
	const [company] = await sql<
		{ id: string | null }[]
	>`select posting_rules.employer_of(${id}) as id`;
	if (!company?.id) return false;
	await verifyByCommand(sql, company.id);
	return true;
}
