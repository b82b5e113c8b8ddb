import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processEnvironment } from '#test/process-environment.ts';
import type { RunningSite } from './site.ts';

const run = promisify(execFile);

/** `npm run employer:verify -- <email>` beside the running site. @throws where it ends with a fault */
export const verifyEmployer = ({ dataDir }: RunningSite, email: string) =>
	run(process.execPath, ['scripts/staff/employer-verify.ts', email], {
		env: { ...processEnvironment, DATA_DIR: dataDir },
	});
