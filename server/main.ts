import { setTimeout } from 'node:timers/promises';
import { judgeBy } from '#schema/words/word-rules.ts';
import { createApp } from '#server/app.ts';
import { type Backend, createBackend } from '#server/backend/backend.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { ownListings } from '#server/catalogue/own-listings/own-listings.ts';
import { synchronise } from '#server/catalogue/own-listings/synchronise.ts';
import { systemClock } from '#server/clock.ts';
import { type Config, readConfig, withPort } from '#server/config.ts';
import { type HttpServer, listen, reservePort } from '#server/http/connections/http-server.ts';
import { isPublicSample } from '#server/http/security-headers.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { createLog, type Log } from '#server/log.ts';
import { untilAnswered } from '#server/postgres/waiting.ts';
import { storeRelease } from '#server/site/releases.ts';
import { loadSite } from '#server/site/site.ts';
import { judge } from '#server/words/judge.ts';
import {
	announce,
	explain,
	readRelease,
	type StartStep,
	type StepTimes,
} from './startup-messages.ts';

const TIMEOUT_MS = 10_000;
const WARM_AFTER_MS = 60_000;
/** The descriptor of the first socket that systemd passes on (`sd_listen_fds`). */
const FIRST_PASSED = 3;

/**
 * Resolves at the first signal. `npm start` has an IPC channel to this process, which closes when `npm
 * start` ends.
 */
const stopRequested = new Promise<void>((resolve) => {
	const stop = () => resolve();
	process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
	// The parent may have ended while this file was loaded.
	if (process.send && !process.connected) resolve();
});

const release = readRelease();
judgeBy(judge);
const lifecycle = { stopping: false };
const readyAfterMs: StepTimes = {};
/** What the jobs of this process did. */
const runs = new Map();
const reached = (step: StartStep) => {
	readyAfterMs[step] = Math.round(performance.now());
};
/** What is there to be stopped. */
const running: { http?: HttpServer; backend?: Promise<Backend>; stopJobs?: () => void } = {};

let { log, close: closeLog } = createLog('info');
try {
	const config = readConfig(process.env);
	({ log, close: closeLog } = createLog(config.logLevel));
	void stopRequested.then(() => stop(config, log));
	await start(config, log);
} catch (error) {
	// Where it is to stop anyway, the database may be closed already.
	if (!lifecycle.stopping) await fail(error);
}

async function start(given: Config, log: Log): Promise<void> {
	const hasSocket = given.socketOfProcess === process.pid;
	const reserved = hasSocket ? undefined : await reservePort(given.host, given.port);
	const config = withPort(given, reserved?.port ?? given.port);
	const site = await loadSite(config.siteUrl);
	running.backend = createBackend(config, log, reached);
	const backend = await running.backend;
	await untilAnswered('waiting to write the internships', log, () =>
		synchronise(backend.sql, ownListings(), systemClock.now(), log),
	);
	await untilAnswered('waiting to store the files of this release', log, () =>
		storeRelease(backend.sql, site.files, log),
	);
	reached('written');
	const catalogue = createCatalogue(backend.readingSql);
	await untilAnswered('waiting to load the internships', log, catalogue.load);
	reached('index');
	if (lifecycle.stopping) return;
	const app = createApp(config, backend, site, { log, lifecycle, catalogue, release, runs });
	await reserved?.release();
	running.http = await listen(config.host, config.port, lifecycle, app.fetch, {
		socket: hasSocket ? FIRST_PASSED : undefined,
		trustProxy: config.trustProxy,
		onCut: (connections) => log.warn({ connections }, 'connections were ended at a bound'),
	});
	running.stopJobs = startJobs(backend, catalogue, config, { log, runs });
	reached('listening');
	log.info({ release, readyAfterMs }, 'ready');
	announce(config);
	if (isPublicSample(config.siteUrl))
		log.warn(
			{},
			'the site shows sample content on a public address: see sampleContent in content/site.ts',
		);
	// The first visitors have the processor for themselves.
	await setTimeout(WARM_AFTER_MS, undefined, { ref: false });
	await site.pages
		.warm()
		.catch((error) => log.error({ code: error.code }, 'a page cannot be read'));
}

/** Pages are served while proxies find out by /readyz that they are to ask elsewhere. */
async function stop({ stopDelayMs }: Config, log: Log): Promise<void> {
	lifecycle.stopping = true;
	log.info({ stopDelayMs }, 'stopping');
	if (running.http) {
		await setTimeout(stopDelayMs);
		await running.http.close(TIMEOUT_MS);
	}
	// If the database is still awaited there is nothing to close.
	const backend = await closable();
	running.stopJobs?.();
	await backend?.close();
	await closeLog();
	process.exit(0);
}

/** Says why the server does not start, and ends the process. */
async function fail(error: unknown): Promise<never> {
	explain(error, log, release, readyAfterMs);
	await closeLog();
	await (await closable())?.close();
	process.exit(1);
}

async function closable(): Promise<Backend | undefined> {
	return running.backend && withTimeout(TIMEOUT_MS, running.backend).catch(() => undefined);
}
