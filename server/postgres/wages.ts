import type { Sql } from 'postgres';
import { WAGE_RATES, wageSteps } from '#schema/internships/wage-rates.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';

/** An internship starts within two years and lasts one; the rest is for a server that is not started again. */
const AHEAD_DAYS = 5 * 365;

/** Copies the minimum wage into the database, with the rates that are expected, for what employers post. */
export async function writeWages(admin: Sql, now: Date): Promise<void> {
	const last = daysAfter(londonDay(now), AHEAD_DAYS);
	const wages = wageSteps(WAGE_RATES[0].from, last).map(({ from, adult }) => ({
		from_day: from,
		adult,
	}));
	await admin.begin(async (sql) => {
		await sql`delete from posting_rules.wages`;
		await sql`insert into posting_rules.wages ${sql(wages)}`;
	});
}
