import type { Sql } from 'postgres';
import { isWorkingDay } from '#schema/working-days.ts';
import { deed } from '#server/deeds/deed.ts';
import { momentToLondon } from '#server/london-time.ts';
import { takeJobTime } from '#server/postgres/as-service-role.ts';

/** Something has waited for so long before the office is told; and so much time is between two mails. */
const HOURS = 2;
/** The hours in London between which somebody reads it. */
const [FROM, UNTIL] = [8, 18];

/**
 * Tells the office of what waits for staff, once something has waited for two hours of which no other mail tells it: on a
 * working day, and of each thing once (requests of people a second time, the day before their last).
 * @returns whether there is a mail
 */
export async function tellOffice(sql: Sql, now: Date): Promise<boolean> {
	const { day, hour } = momentToLondon(now);
	if (hour < FROM || hour >= UNTIL || !isWorkingDay(day)) return false;
	return deed(sql, async (tx) => {
		await takeJobTime(tx);
		await tx`insert into outbox.office_told default values on conflict do nothing`;
		// One process at a time.
		const told = await tx`
			update outbox.office_told set told_at = ${now}
			where told_at <= ${now}::timestamptz - make_interval(hours => ${HOURS}) and exists (
				select from staff_rules.waits_without_mail() as waits
				where waits.since > told_at - make_interval(hours => ${HOURS})
					and waits.since <= ${now}::timestamptz - make_interval(hours => ${HOURS})
			) returning told_at`;
		if (told.length === 0) return false;
		await tx`insert into outbox.notices (kind, row_id) values ('staff_waiting', gen_random_uuid())`;
		return true;
	});
}
