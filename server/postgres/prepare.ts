import postgres, { type Sql } from 'postgres';
import { MOVES, REJECTION_REASONS } from '#schema/applications/application-moves.ts';
import { bankHolidays } from '#schema/working-days.ts';
import type { Logger } from '#server/log.ts';
import { patientOptions } from '#server/postgres/database.ts';
import { lackingOf } from '#server/postgres/earlier-migrations.ts';
import { appliedVersions, MigrationError } from '#server/postgres/migration-history.ts';
import { grantsFor, type ServerRoleKind, serverRole } from '#server/postgres/server-role.ts';
import { removeLimits, takeLock } from '#server/postgres/waiting.ts';
import { type Secrets, serverRolePassword } from '#server/secrets.ts';

/** Is called after a step of a start. */
export type Reached = (step: 'database' | 'migrations' | 'rules') => void;

type Prepared = {
	kind: ServerRoleKind;
	serverUrl: string;
	secrets: Secrets;
	log: Logger;
	reached: Reached;
};

/**
 * Creates or updates the running role, the tables and the role's rights; one server at a time.
 * @param admin one connection of the owner, which loses its limits of time
 * @param makeTables uses the same connection; @returns whether the rights can be granted yet
 */
export async function prepareDatabase(
	admin: Sql,
	prepared: Prepared,
	makeTables: () => Promise<boolean>,
): Promise<void> {
	await removeLimits(admin, 'session');
	await requireUnicode(admin);
	const other = 'another process that prepares this database';
	await takeLock(admin, 'internships:prepare', 'session', other, prepared.log);
	try {
		const ensureServerRole = await serverRoleFor(admin, prepared);
		// What is too old or too new is left as it is.
		await lackingOf(await appliedVersions(admin));
		// Lite makes tables with it.
		if (prepared.kind === 'lite') await ensureServerRole();
		if (!(await makeTables())) return;
		if (prepared.kind === 'hosted') await ensureServerRole();
		prepared.reached('migrations');
		await writeApplicationRules(admin);
		await admin.unsafe(grantsFor(prepared.kind));
		prepared.reached('rules');
	} finally {
		await admin`select pg_advisory_unlock(hashtextextended('internships:prepare', 0))`;
	}
}

/** @throws if the database cannot store every character, as the search has to compare them */
async function requireUnicode(admin: Sql): Promise<void> {
	const [row] = await admin<{ server_encoding: string }[]>`show server_encoding`;
	if (row?.server_encoding === 'UTF8') return;
	throw new MigrationError(
		`The database has the encoding ${row?.server_encoding}: create it with the encoding UTF8.`,
	);
}

/**
 * @returns what makes the running role, or gives it its password; nothing is changed if it can already sign in
 * @throws if other servers run with another secret: a new password would lock them out.
 */
async function serverRoleFor(
	admin: Sql,
	{ kind, serverUrl, secrets }: Prepared,
): Promise<() => Promise<void>> {
	const name = serverRole[kind];
	const [role] = await admin`select from pg_roles where rolname = ${name}`;
	if (role && (await canSignIn(serverUrl))) return async () => {};
	// Only attributes that an owner without superuser rights may change; the rest are the defaults.
	const attributes = `login noinherit password '${serverRolePassword(secrets)}'`;
	if (role && (await isAtWork(admin, name))) throw new MigrationError(otherSecret[kind]);
	if (role) return async () => void (await admin.unsafe(`alter role ${name} ${attributes}`));
	return async () => {
		try {
			await admin.unsafe(`create role ${name} ${attributes}`);
			// `clientOptions` set it too, but a pooler may not pass that on.
			await admin.unsafe(`alter role ${name} set statement_timeout = '10s'`);
		} catch (error) {
			// Another database of this cluster was prepared at the same time.
			if (!(await canSignIn(serverUrl))) throw error;
		}
	};
}

const otherSecret = {
	lite: 'Other servers are at work on this Postgres with another JWT_SECRET. Give all of them the same JWT_SECRET, PUBLISHABLE_KEY and SECRET_KEY; to change one, stop them all first.',
	hosted:
		'Other servers are at work on this project with another SUPABASE_SECRET_KEY. Give all of them the same; to change it, stop them all first.',
};

async function isAtWork(admin: Sql, name: string): Promise<boolean> {
	const sessions = await admin`select from pg_stat_activity where usename = ${name} limit 1`;
	return sessions.length > 0;
}

async function canSignIn(url: string): Promise<boolean> {
	const sql = postgres(url, patientOptions);
	try {
		await sql`select 1`;
		return true;
	} catch (error) {
		// 28…: no such role, or another password; a pooler reports XX000. Any other error does not show
		// whether the role can sign in.
		if (error instanceof postgres.PostgresError && /^(28|XX000)/.test(error.code)) return false;
		throw error;
	} finally {
		await sql.end({ timeout: 1 });
	}
}

/** Of so many years from this one on the database knows the bank holidays: it counts working days of the past. */
const [FIRST_YEAR, YEARS] = [2025, 40];

/**
 * Copies the moves of applications and the reasons of a rejection into the database, which enforces them, and the bank
 * holidays, so that working days are counted the same everywhere.
 */
async function writeApplicationRules(admin: Sql): Promise<void> {
	const moves = MOVES.flatMap(({ to, from, by, takeBack }) =>
		by.flatMap((mover) =>
			from.map((status) => ({
				mover,
				from_status: status,
				to_status: to,
				take_back: takeBack,
			})),
		),
	);
	const reasons = Object.keys(REJECTION_REASONS).map((reason) => ({ reason }));
	const holidays = Array.from({ length: YEARS }, (_, year) => bankHolidays(FIRST_YEAR + year))
		.flat()
		.map((day) => ({ day }));
	await admin.begin(async (sql) => {
		await sql`delete from application_rules.moves`;
		await sql`delete from application_rules.rejection_reasons`;
		await sql`delete from application_rules.bank_holidays`;
		await sql`insert into application_rules.bank_holidays ${sql(holidays)}`;
		await sql`insert into application_rules.moves ${sql(moves)}`;
		await sql`insert into application_rules.rejection_reasons ${sql(reasons)}`;
	});
}
