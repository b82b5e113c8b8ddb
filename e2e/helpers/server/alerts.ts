import { londonDay } from '#schema/london-day.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { readConfig } from '#server/config.ts';
import { noteDeadlines } from '#server/jobs/alerts/note-deadlines.ts';
import { sendAlerts } from '#server/jobs/alerts/send-alerts.ts';
import { silentLog } from '#server/log.ts';
import { openOutbox } from '#server/mail/delivery/outbox.ts';
import { connect } from '#server/postgres/database.ts';
import { loadSecrets, signingKey } from '#server/secrets.ts';
import { noonIn } from '#test/noon.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase, ownerUrl } from '#test/servers/site-database.ts';
import type { RunningSite } from './site.ts';

/** An internship becomes public. */
export const publish = (site: RunningSite, slug: string, change: object) =>
	inDatabase(
		site,
		(sql) => sql`insert into public.internships ${sql(internshipRow(slug, change))}`,
	);

/** The job of the alerts, as it runs beside the running site so many days later, at noon. */
export async function sendAlertsIn(days: number, site: RunningSite): Promise<number> {
	const { url, environment } = site;
	const databaseUrl = await ownerUrl(site);
	const config = readConfig(environment);
	const outbox = await openOutbox(databaseUrl, { mail: config.mail, siteUrl: url }, silentLog);
	const sql = connect(databaseUrl, { max: 1 });
	const { jwtSecret } = await loadSecrets(config);
	try {
		return await sendAlerts(
			{
				catalogue: createCatalogue(sql),
				begin: outbox.begin,
				siteUrl: url,
				signingKey: signingKey(jwtSecret),
				log: silentLog,
			},
			noonIn(days),
		);
	} finally {
		await outbox.close();
		await sql.end();
	}
}

/** Notes what is to be told before it closes, as the job does so many days later; the running site writes the mails. */
export async function noteDeadlinesIn(days: number, site: RunningSite): Promise<void> {
	const sql = connect(await ownerUrl(site), { max: 1 });
	await noteDeadlines(sql, londonDay(noonIn(days))).finally(() => sql.end());
}
