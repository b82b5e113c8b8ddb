import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { OpenSession } from '#schema/open-session.ts';
import { deed, notFound } from './deed.ts';
import {
	type Device,
	type InSession,
	noteDevice,
	tellNewDevice,
} from './second-step/second-step.ts';

export const noSession = () => notFound('This device is signed out already.');

/** Notes in which browser a session was opened or renewed. @param name in words */
export const noteBrowser = (
	sql: Sql,
	{ person, session, name }: InSession & { name: string },
): Promise<unknown> =>
	deed(sql, (tx) => tx`select accounts.note_browser(${session}, ${person}, ${name})`);

/**
 * Notes from which browser somebody has signed in, by password or by a mailed link. Whoever is no student, and has no second step at
 * which this is asked, is mailed where it is new; but not at the first sign-in of all, or the first since this is noted.
 */
export const noteSignIn = (
	sql: Sql,
	{ person, session, device }: InSession & { device: Device },
): Promise<void> =>
	deed(sql, async (tx) => {
		await tx`select accounts.note_browser(${session}, ${person}, ${device.name})`;
		const [account] = await tx<{ mailed: boolean; known: boolean; today: string; now: Date }[]>`
			select accounts.role_of(${person}) <> 'student' and not accounts.has_second_step(${person}) as mailed,
				exists (select from second_factor.devices where user_id = ${person}) as known,
				application_rules.today()::text as today, clock_timestamp() as now`;
		if (!account?.mailed) return;
		// Of a first one that keeps no text something is noted as well: it is not the first one for ever.
		const text = device.text ?? (account.known ? undefined : randomUUID());
		const isNew = await noteDevice(tx, person, { ...device, text }, account.today);
		if (isNew && account.known)
			await tellNewDevice(tx, person, device, new Date(account.now).toISOString());
	});

/** How many sessions are listed; all others end with "everywhere else". */
const MOST = 50;

type SessionRow = Omit<OpenSession, 'since' | 'used_at'> & { since: Date; used_at: Date };

/** Where an account is signed in: first the session that asks, then the last used. */
export const listSessions = (sql: Sql, { person, session }: InSession): Promise<OpenSession[]> =>
	deed(sql, async (tx) => {
		const rows = await tx<SessionRow[]>`
			select id, browser, since, used_at, id = ${session} as this from accounts.sessions_of(${person})
			order by id = ${session} desc, used_at desc, id limit ${MOST}`;
		return rows.map((row) => ({
			...row,
			since: new Date(row.since).toISOString(),
			used_at: new Date(row.used_at).toISOString(),
		}));
	});

/** Ends one session of an account. @throws {ApiError} 404 where it has none with this id */
export const endSession = (sql: Sql, { person, session }: InSession): Promise<void> =>
	deed(sql, async (tx) => {
		const [row] = await tx<{ ended: number }[]>`
			select accounts.end_sessions(${person}, ${[session]}::uuid[]) as ended`;
		if (!row?.ended) throw noSession();
	});

/** Ends all sessions of an account but one. */
export const endOtherSessions = (sql: Sql, { person, session }: InSession): Promise<unknown> =>
	deed(
		sql,
		(tx) => tx`
			select accounts.end_sessions(${person}, array(
				select id from accounts.sessions_of(${person}) where id <> ${session}))`,
	);
