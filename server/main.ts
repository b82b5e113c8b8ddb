import { setTimeout } from 'node:timers/promises';
import { createApp } from '#server/app.ts';
import { createBackend } from '#server/backend/backend.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { siteEntries } from '#server/catalogue/site/site-entries.ts';
import { synchronise } from '#server/catalogue/site/synchronise.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig, withPort } from '#server/config.ts';
import { listen } from '#server/http/connections/http-server.ts';
import { isPublicSample } from '#server/http/security-headers.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log.ts';
import { loadSite } from '#server/site/site.ts';
import { announce, refuse } from '#server/startup-messages.ts';

const TIMEOUT_MS = 10_000;
const WARM_AFTER_MS = 60_000;

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

try {
	const config = readConfig(process.env);
	const { log, close: closeLog } = createLog(config.logLevel);
	const lifecycle = { stopping: false };
	const httpServer = await listen(config.host, config.port, lifecycle, {
		trustProxy: config.trustProxy,
		onCut: (connections) => log.warn({ connections }, 'connections were ended at a bound'),
	});
	const running = withPort(config, httpServer.port);
	const site = await loadSite(running.siteUrl);
	const starting = createBackend(running, log);

	let stopJobs = () => {};
	const stop = async () => {
		log.info({}, 'stopping');
		await httpServer.close(TIMEOUT_MS);
		// If the database is still awaited there is nothing to close.
		const backend = await withTimeout(TIMEOUT_MS, starting).catch(() => undefined);
		stopJobs();
		await backend?.close();
		closeLog();
		process.exit(0);
	};
	void stopRequested.then(stop);

	const backend = await starting;
	await synchronise(backend.sql, siteEntries(), systemClock.now(), log);
	const catalogue = createCatalogue(backend.sql);
	if (!lifecycle.stopping) stopJobs = startJobs(backend, catalogue, running.siteUrl, log);
	httpServer.open(createApp(running, backend, site, { log, lifecycle, catalogue }).fetch);
	announce(running);
	if (isPublicSample(running.siteUrl))
		log.warn(
			{},
			'the site shows sample content on a public address: see sampleContent in content/site.ts',
		);
	// The first visitors have the processor for themselves.
	await setTimeout(WARM_AFTER_MS, undefined, { ref: false });
	await site.pages
		.warm()
		.catch((error) => log.error({ code: error.code }, 'a page cannot be read'));
} catch (error) {
	refuse(error);
}
