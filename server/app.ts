import { type Context, Hono } from 'hono';
import { account } from '#server/api/account/account.ts';
import { me } from '#server/api/account/me.ts';
import { alerts } from '#server/api/alerts/alerts.ts';
import { reopenings } from '#server/api/alerts/reopenings.ts';
import { applicants } from '#server/api/applicants/applicants.ts';
import { applications } from '#server/api/applications/applications.ts';
import { careers } from '#server/api/careers/careers.ts';
import { colleagues } from '#server/api/colleagues/colleagues.ts';
import { connections } from '#server/api/connections/connections.ts';
import { employer } from '#server/api/employer/employer.ts';
import { firstScreen } from '#server/api/first-screen.ts';
import { lists } from '#server/api/lists/lists.ts';
import { mailedLinks } from '#server/api/mailed-links.ts';
import { posting } from '#server/api/posting/posting.ts';
import { profile } from '#server/api/profile/profile.ts';
import { reports } from '#server/api/reports/reports.ts';
import { listings } from '#server/api/saved/listings.ts';
import { saved } from '#server/api/saved/saved.ts';
import { savedCalendar } from '#server/api/saved/saved-calendar.ts';
import { secondStep } from '#server/api/second-step/second-step.ts';
import { sessions } from '#server/api/sessions/sessions.ts';
import { staff } from '#server/api/staff/staff.ts';
import { companyApi } from '#server/api/v1/company-api.ts';
import type { Backend } from '#server/backend/types.ts';
import { createCatalogue, type WholeCatalogue } from '#server/catalogue/catalogue.ts';
import { curated } from '#server/catalogue/own-listings/curated.ts';
import { systemClock } from '#server/clock.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerCalls, gateway, rowStore } from '#server/gateway/gateway.ts';
import { errorResponse, failed, noSuchCall } from '#server/http/api-error.ts';
import {
	accessLog,
	logRequest,
	REQUEST_ID,
	requestId,
	requestIdOf,
} from '#server/http/monitoring/access-log.ts';
import { siteFigures } from '#server/http/monitoring/figures.ts';
import { health, type Lifecycle, readiness } from '#server/http/monitoring/health.ts';
import { Metrics, metricsPage, pageOrFile } from '#server/http/monitoring/metrics.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { readableErrors } from '#server/http/readable-errors.ts';
import { refusingRelease } from '#server/http/refusing-release.ts';
import {
	isPublicSample,
	keepFromSearchEngines,
	privateAddress,
	securityHeaders,
	strictestPolicies,
} from '#server/http/security-headers.ts';
import type { JobRun } from '#server/jobs/repeat.ts';
import type { Log } from '#server/log.ts';
import { mailbox } from '#server/mail/mailbox.ts';
import { changedLinks } from '#server/site/changed-links.ts';
import { prepare } from '#server/site/internships/answers.ts';
import { readableFromEverySite } from '#server/site/internships/cross-origin.ts';
import { internshipFeeds } from '#server/site/internships/feeds.ts';
import { listFile } from '#server/site/internships/list-file.ts';
import { answerFromMemory } from '#server/site/pages-in-memory.ts';
import { postedForms } from '#server/site/posted-forms.ts';
import { send } from '#server/site/prepared-response.ts';
import { storedFiles } from '#server/site/releases.ts';
import {
	publicPages,
	SPECULATION_RULES,
	serveAssets,
	servePages,
	speculationRules,
	withoutEmptyValues,
	withoutTrailingSlash,
} from '#server/site/serve-site.ts';
import type { Site } from '#server/site/site.ts';
import { createEmptySearchNotes, noteEmptySearches } from '#server/site/views/empty-searches.ts';
import { countViews, createViewCounter, viewOf } from '#server/site/views/view-counter.ts';

/** `catalogue` and `runs`: one for the whole server, which jobs use too. */
type AppTools = {
	log: Log;
	lifecycle: Lifecycle;
	catalogue?: WholeCatalogue;
	release?: string;
	runs?: Map<string, JobRun>;
};

/** The steps for a request, in order; the first that responds ends it. */
export function createApp(
	config: RunningConfig,
	backend: Backend,
	site: Site,
	{
		log,
		lifecycle,
		catalogue = createCatalogue(backend.readingSql),
		release = 'unknown',
		runs = new Map(),
	}: AppTools,
) {
	const app = new Hono();
	app.onError(failed(log));
	app.use(requestId(config.trustProxy));
	app.use(accessLog(log));
	const services = { catalogue, curated, clock: systemClock, config };
	const metrics = new Metrics();
	app.use(metrics.measure);
	app.use(privateAddress);
	app.use(securityHeaders(config.siteUrl), strictestPolicies, readableFromEverySite);
	app.use(readableErrors(config.siteUrl));
	if (isPublicSample(config.siteUrl)) app.use(keepFromSearchEngines);
	app.get('/healthz', health(backend, lifecycle));
	app.get('/readyz', readiness(backend, catalogue, lifecycle));
	const figures = siteFigures(backend.sql, {
		...backend,
		catalogueVersion: catalogue.version,
		clock: systemClock,
		backupDir: config.backupDir,
		release,
		runs: () => [...runs.values()],
	});
	app.get('/metrics', metricsPage(metrics, figures));
	app.get('/config.json', clientConfig(config, backend));
	app.get(SPECULATION_RULES, speculationRules(site.scriptedPaths));
	for (const calls of ['/api/*', '/account/*', '/rest/v1/*'])
		app.use(calls, refusingRelease(site.release));
	const limits = createLimits(config, backend);
	const supabaseApi = gateway(config, backend, log, limits);
	app.all('/auth/v1/*', supabaseApi);
	app.all('/rest/v1/*', supabaseApi);
	const tools = { services, config, backend, limits, log };
	app.route('/account', account(tools));
	app.route('/api/me', me(tools));
	app.route('/api/second-step', secondStep(tools));
	app.route('/api/sessions', sessions(tools));
	app.route('/api/profile', profile(tools));
	app.route('/api/v1', companyApi(tools));
	app.route('/api/careers', careers(tools));
	app.route('/api/employer/colleagues', colleagues(tools));
	app.route('/api/employer/connections', connections(tools));
	app.route('/api/employer', employer(tools));
	app.route('/api/reports', reports(config, backend, limits));
	app.route('/api/alerts', alerts(tools));
	app.route('/api/reopenings', reopenings(tools));
	app.route('/api/staff', staff(tools));
	app.route('/api/saved', saved(tools));
	app.route('/api/lists', lists(tools));
	const render = site.renderWith(services);
	app.route(
		'/api/listings',
		listings(tools, async (...page) => render.forReader?.(...page) ?? null),
	);
	const answerInside = app.fetch;
	app.route(
		'/api/first-screen',
		firstScreen(tools, {
			answer: (request, env) => answerInside(request, env as object),
			draw: async (...screen) => render.firstScreen?.(...screen) ?? null,
			compressed: async (request, value) => {
				const answer = { type: 'application/json', text: JSON.stringify(value) };
				const headers = { 'Cache-Control': 'no-store' };
				return send(request, await prepare(request, { ...answer, headers }));
			},
		}),
	);
	app.route('/api/employer', posting(tools));
	app.route('/api/employer', applicants(tools, 'employer'));
	app.route('/api/staff', applicants(tools, 'staff'));
	app.route('/api', applications(tools));
	app.all('/api/*', () => errorResponse(noSuchCall(), 'rest'));
	app.route('/', mailedLinks(services, config, backend, limits));
	if (config.mail.kind === 'caught') app.route('/dev', mailbox(backend));
	app.get('/.well-known/change-password', (context) => context.redirect('/account/security'));
	app.use(changedLinks);
	app.use(withoutTrailingSlash);
	app.route('/', savedCalendar(tools));
	app.route('/', internshipFeeds(services, config, limits));
	app.route('/', listFile(services, config, limits));
	app.use('/internships', withoutEmptyValues(services));
	app.use(serveAssets(site.assets, storedFiles(backend.sql, log)));
	app.use(publicPages(site.personal));
	const storeFor = rowStore(
		answerCalls(config, backend, log, limits),
		config.siteUrl,
		backend.keys.publishable,
	);
	app.use(postedForms(site, config, limits, storeFor));
	const views = createViewCounter(backend.sql, systemClock, log);
	app.use(countViews(config, views));
	const notes = createEmptySearchNotes(backend.sql, log);
	app.use(noteEmptySearches({ ...services, limits, notes, inBackground: backend.inBackground }));
	app.use(servePages(site, render, config, limits));
	const countView = viewOf(config, views);
	const find = (path: string) =>
		site.assets.get(path) ?? site.pages.get(path) ?? render.inMemory?.(path);
	app.fetch = answerFromMemory(
		{
			find,
			note(request, incoming, start) {
				const { url: path = '', headers } = incoming;
				const id = requestIdOf(config.trustProxy, headers['x-request-id']?.toString());
				countView(path, request, incoming);
				metrics.note('GET', 200, (performance.now() - start) / 1_000, pageOrFile(path));
				logRequest(log, { id, method: 'GET', path, status: 200, start });
				return config.trustProxy ? { [REQUEST_ID.toLowerCase()]: id } : {};
			},
		},
		app.fetch,
	);
	return app;
}

/** The browser's connection settings: the site's own origin and the publishable key. */
const clientConfig = (config: RunningConfig, backend: Backend) => (context: Context) =>
	context.json({ supabaseUrl: config.siteUrl, supabaseKey: backend.keys.publishable }, 200, {
		'Cache-Control': 'no-store',
	});
