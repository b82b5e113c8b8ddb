import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { createAccount, type Person } from './accounts.ts';

/** An account that is staff, as after `npm run staff -- add`, whose process would take longer than most tests. */
export async function createStaff(site: RunningSite, person: Person): Promise<void> {
	await createAccount(site, person);
	await inDatabase(
		site,
		(sql) => sql`
			with added as (
				insert into public.staff (user_id) select id from auth.users where email = ${person.email}
				returning user_id
			)
			insert into public.staff_log (staff_email, action, subject, subject_id, detail)
			select 'command line', 'add', 'staff', user_id::text, ${person.email} from added`,
	);
}

/** `npm run staff -- remove EMAIL` beside the running site. @throws where it ends with a fault */
export const endStaff = ({ environment }: RunningSite, { email }: Person) =>
	promisify(execFile)(process.execPath, ['scripts/staff/staff.ts', 'remove', email], {
		env: { ...processEnvironment, ...environment },
	});
