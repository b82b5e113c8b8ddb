import type { Sql } from 'postgres';
import type { OpenSession } from '#schema/open-session.ts';
import { deed, notFound } from './deed.ts';
import type { InSession } from './second-step/second-step.ts';

export const noSession = () => notFound('This device is signed out already.');

/** Notes in which browser a session was opened or renewed. @param name in words */
export const noteBrowser = (
	sql: Sql,
	{ person, session, name }: InSession & { name: string },
): Promise<unknown> =>
	deed(sql, (tx) => tx`select accounts.note_browser(${session}, ${person}, ${name})`);

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
