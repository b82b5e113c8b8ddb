import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { createAccount, type Person } from './accounts.ts';

const run = promisify(execFile);

/** `npm run staff -- add|remove <email>` beside the running site. @throws where it ends with a fault */
const staffCommand = ({ dataDir }: RunningSite, verb: 'add' | 'remove', email: string) =>
	run(process.execPath, ['scripts/staff/staff.ts', verb, email], {
		env: { ...processEnvironment, DATA_DIR: dataDir },
	});

/** An account that is staff. */
export async function createStaff(site: RunningSite, person: Person): Promise<void> {
	await createAccount(site, person);
	await staffCommand(site, 'add', person.email);
}

export const endStaff = (site: RunningSite, { email }: Person) =>
	staffCommand(site, 'remove', email);
