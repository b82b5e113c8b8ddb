import type { Sql } from 'postgres';
import { hostedApi, prepareForHosted } from '#server/backend/hosted-backend.ts';
import { liteApi, prepareForLite } from '#server/backend/lite-backend.ts';
import { requireProject } from '#server/backend/require-project.ts';
import type { Backend, SupabaseApi } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import type { Logger } from '#server/log.ts';
import { openNotices } from '#server/mail/delivery/notices.ts';
import { type Outbox, openOutbox } from '#server/mail/delivery/outbox.ts';
import {
	connect,
	connectToRead,
	connectWithoutLimits,
	type Database,
	openDatabase,
} from '#server/postgres/database.ts';
import { inspector } from '#server/postgres/inspection.ts';
import { requireOwnSessions } from '#server/postgres/own-sessions.ts';
import type { Reached } from '#server/postgres/prepare.ts';
import { refuseUnfinishedRestore } from '#server/postgres/unfinished-restore.ts';
import { loadSecrets, type Secrets, signingKey } from '#server/secrets.ts';

export type { Backend } from '#server/backend/types.ts';

/**
 * The backend of the server: an up-to-date Postgres, the jobs on it, and lite or a hosted project, which
 * answers the calls of the Supabase API.
 * @param reached is called after each step of a start
 * @throws if the data directory is in use, or the database cannot be reached or prepared.
 */
export async function createBackend(
	config: RunningConfig,
	log: Logger,
	reached: Reached = () => {},
): Promise<Backend> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, log);
	reached('database');
	try {
		if (config.database.kind !== 'embedded') await requireOwnSessions(database.adminUrl);
		await requireFit(config, database, log);
		if (config.database.kind === 'hosted') await prepareForHosted(database, secrets, log, reached);
		else await prepareForLite(config, secrets, database, log, { reached });
		// A pooler can have another mode for each role.
		if (config.database.kind !== 'embedded') await requireOwnSessions(database.serverUrl);
		return await assemble(config, secrets, database, log);
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** @throws after a restore that was killed, as the rows would seem to be missing; where a hosted project does not fit */
async function requireFit(
	{ database }: RunningConfig,
	{ adminUrl }: Database,
	log: Logger,
): Promise<void> {
	const sql = await connectWithoutLimits(adminUrl);
	try {
		await refuseUnfinishedRestore(sql);
		if (database.kind === 'hosted' && !(await requireProject(database, sql)))
			log.warn({}, 'the hosted project does not answer: its keys could not be checked');
	} finally {
		await sql.end({ timeout: 1 });
	}
}

async function assemble(
	config: RunningConfig,
	secrets: Secrets,
	database: Database,
	log: Logger,
): Promise<Backend> {
	const sql = connect(database.serverUrl, { max: 4 });
	const readingSql = connectToRead(database.serverUrl);
	const key = signingKey(secrets.jwtSecret);
	const outbox = await openOutbox(
		database.serverUrl,
		{ ...config, counts: { key, limited: config.rateLimits } },
		log,
	);
	const databaseAnswers = () => answers(sql);
	const api: SupabaseApi =
		config.database.kind === 'hosted'
			? hostedApi(config.database, log)
			: await liteApi(config, secrets, { database, databaseAnswers, queue: outbox.queue }, log);
	const notices = openNotices(outbox, { ...config, signingKey: key }, log);
	const tasks = backgroundTasks(log);
	const inspect = inspector(sql);
	const sendNotices = () => void notices.sendDue();
	let closed = false;
	return {
		...api,
		fetch: async (request) => {
			const response = await api.fetch(request);
			if (response.status === 201) sendNotices();
			return response;
		},
		sendNotices,
		ready: async () => !closed && (await databaseAnswers()) && (await api.ready()),
		inspect: async () =>
			api.kind === 'hosted'
				? { ...(await inspect()), project: await api.ready() }
				: await inspect(),
		signingKey: key,
		mailbox: async () => {
			await tasks.finished();
			await notices.sendDue();
			return outbox.mailbox();
		},
		inBackground: tasks.begin,
		queueMail: outbox.queue,
		mailCounts: outbox.counts,
		beginWithMails: outbox.begin,
		sql,
		readingSql,
		close: async () => {
			if (closed) return;
			closed = true;
			await tasks.finished();
			await notices.close();
			await closeAll(outbox, api, [sql, readingSql]);
			await database.close();
		},
	};
}

async function answers(sql: Sql): Promise<boolean> {
	try {
		await withTimeout(1_500, sql`select 1`);
		return true;
	} catch {
		// Unavailable or too slow: in both cases not ready.
		return false;
	}
}

async function closeAll(outbox: Outbox, api: SupabaseApi, clients: Sql[]): Promise<void> {
	await outbox.close();
	await Promise.all([api.close(), ...clients.map((sql) => sql.end({ timeout: 5 }))]);
}

/** Work after a response, so that the time of the response does not depend on it. */
type BackgroundTasks = {
	/** Starts the work; a failure is logged. */
	begin(work: () => Promise<unknown>): void;
	/** Resolves when all started work has ended. */
	finished(): Promise<void>;
};

function backgroundTasks(log: Logger): BackgroundTasks {
	const running = new Set<Promise<void>>();
	const run = async (work: () => Promise<unknown>) => {
		try {
			await work();
		} catch (error) {
			const { name, code } = error as { name?: string; code?: string };
			log.error({ error: name, code }, 'a task after an answer failed');
		}
	};
	return {
		begin: (work) => {
			const done = run(work).then(() => void running.delete(done));
			running.add(done);
		},
		finished: async () => {
			while (running.size > 0) await Promise.all(running);
		},
	};
}
