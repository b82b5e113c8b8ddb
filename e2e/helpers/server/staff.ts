import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RejectionReason } from '#schema/applications/application-moves.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import type { RunningSite } from './site.ts';

const run = promisify(execFile);

/** `npm run employer:verify -- <email>` beside the running site. @throws where it ends with a fault */
export const verifyEmployer = ({ dataDir }: RunningSite, email: string) =>
	run(process.execPath, ['scripts/staff/employer-verify.ts', email], {
		env: { ...processEnvironment, DATA_DIR: dataDir },
	});

/** `npm run application -- move <id> <status>` beside the running site. @throws where it ends with a fault */
export function moveByStaff(
	{ dataDir }: RunningSite,
	id: string,
	status: string,
	message = '',
	reasons: RejectionReason[] = [],
) {
	const given = reasons.flatMap((reason) => ['--reason', reason]);
	const script = ['scripts/staff/application.ts', 'move', id, status, ...given];
	const running = run(process.execPath, script, {
		env: { ...processEnvironment, DATA_DIR: dataDir },
	});
	running.child.stdin?.end(message);
	return running;
}

/** Ends the ten minutes in which a move can be taken back, so that its mail is sent. */
export const endWaitOfMoves = (site: RunningSite, application: string) =>
	inDatabase(
		site,
		(sql) => sql`
			update outbox.notices set due_at = now() where row_id in (
				select id from public.application_events where application_id = ${application}
			)`,
	);
