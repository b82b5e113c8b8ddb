/**
 * `npm run retention`: what is past its retention period, and why it was not deleted. `npm run retention --
 * confirm YYYY-MM-DD`, with the true date of today: deletes it all the same.
 */
import type { Sql } from 'postgres';
import type { ExpiredCounts, Objection } from '#server/jobs/deletions.ts';
import { runCommand, StaffError, usage } from './access.ts';

const [command, day, ...more] = process.argv.slice(2);
const isUse =
	command === undefined || (command === 'confirm' && /^\d{4}-\d\d-\d\d$/.test(day ?? ''));
if (!isUse || more.length > 0) usage('npm run retention [-- confirm YYYY-MM-DD]');

const reasons: Record<Objection, string> = {
	clock: 'the clocks of the server and of the database differ by more than a day',
	pause: 'the last run is more than 45 days ago: is the clock right?',
	share: 'more than 5 % of one kind would go at once: is the clock right?',
};

await runCommand(async ({ sql }) => {
	process.stdout.write(day ? await confirm(sql, day) : await show(sql));
});

async function show(sql: Sql): Promise<string> {
	const [state] = await sql<{ lastRun: Date | null; refused: Objection | null; now: Date }[]>`
		select last_run as "lastRun", refused, now() as now from retention.state`;
	if (!state) throw new StaffError('The database has lost its note of the last run.');
	const rows = await sql<{ kind: string; expired: string; stored: string }[]>`
		select kind, expired, stored from retention.count_expired(now())`;
	return [
		`The database's clock shows ${state.now.toISOString()}.`,
		`The last run was ${state.lastRun?.toISOString() ?? 'never'}.`,
		...(state.refused ? [`Nothing was deleted since: ${reasons[state.refused]}.`] : []),
		...rows.map(
			({ kind, expired, stored }) =>
				`${kind}: ${expired} of ${stored} are past their retention period`,
		),
		'',
	].join('\n');
}

async function confirm(sql: Sql, today: string): Promise<string> {
	const [row] = await sql<{ counts: ExpiredCounts }[]>`
		select retention.confirm(${today}::date) as counts`.catch((error: { code?: string }) => {
		if (error.code !== '22008') throw error;
		throw new StaffError(`The clock of the database does not show ${today}. Nothing was deleted.`);
	});
	return `${Object.entries(row?.counts ?? {})
		.map(([kind, count]) => `${kind}: ${count} deleted`)
		.join('\n')}\n`;
}
