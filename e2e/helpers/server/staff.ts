import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RejectionReason } from '#schema/applications/application-moves.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import type { RunningSite } from './site.ts';

const run = promisify(execFile);

/** `npm run employer:verify -- <email>` beside the running site. @throws where it ends with a fault */
export const verifyEmployer = ({ environment }: RunningSite, email: string) =>
	run(process.execPath, ['scripts/staff/employer-verify.ts', email], {
		env: { ...processEnvironment, ...environment },
	});

/** `npm run application -- move <id> <status>` beside the running site. @throws where it ends with a fault */
export function moveByStaff(
	{ environment }: RunningSite,
	id: string,
	status: string,
	message = '',
	reasons: RejectionReason[] = [],
) {
	const given = reasons.flatMap((reason) => ['--reason', reason]);
	const days = [
		'--first-day',
		'2027-06-07',
		'--last-day',
		'2027-08-29',
		'--report-to',
		'Rosa Lind',
	];
	const more = status === 'offered' ? days : [];
	const script = ['scripts/staff/application.ts', 'move', id, status, ...given, ...more];
	const running = run(process.execPath, script, {
		env: { ...processEnvironment, ...environment },
	});
	running.child.stdin?.end(message);
	return running;
}

/** Ends the ten minutes in which a move can be taken back, so that it is shown and mailed. */
export const endWaitOfMoves = (site: RunningSite, application: string) =>
	inDatabase(
		site,
		(sql) => sql`
			with sent as (
				insert into application_rules.sent_now (event_id)
				select id from application_rules.pending(${application}) on conflict do nothing
			)
			update outbox.notices set due_at = now() where row_id in (
				select id from public.application_events where application_id = ${application}
			)`,
	);
