/**
 * For `npm run dev`: the pages with what their loaders need, which React Router's own development server does not
 * give them. Internships come from the database of the `npm start` beside it. Without one, those pages say that they
 * are busy, and the terminal says why.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import {
	createRequestHandler,
	type RouterContext,
	RouterContextProvider,
	type ServerBuild,
} from 'react-router';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { runningDatabase } from '#scripts/staff/access.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { SearchBusyError } from '#server/catalogue/database.ts';
import { curated } from '#server/catalogue/own-listings/curated.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/postgres/database.ts';

/** Of the data directory; it is there while an embedded Postgres runs. */
const PID = 'postgres/postmaster.pid';
const BUILD = 'virtual:react-router/server-build';

/** Answers before React Router's own plugin: it stands before that in vite.config.ts. */
export const pagesWithInternships: Plugin = {
	name: 'pages-with-internships',
	apply: 'serve',
	configureServer: (vite) => () => {
		const answer = getRequestListener((request) => render(vite, request));
		vite.middlewares.use((request, response) => {
			// What the middleware before has made of the address.
			request.url = request.originalUrl ?? request.url;
			void answer(request, response);
		});
	},
};

async function render(vite: ViteDevServer, request: Request): Promise<Response> {
	const environment = vite.environments.ssr;
	if (!environment || !isRunnableDevEnvironment(environment))
		throw new Error('Vite has no environment that renders pages.');
	try {
		const build: ServerBuild = await environment.runner.import(BUILD);
		const { serverContext } = build.entry.module as unknown as {
			serverContext: RouterContext<ServerServices>;
		};
		const context = new RouterContextProvider();
		context.set(serverContext, {
			catalogue: await catalogueBeside(vite),
			curated,
			clock: systemClock,
			config: { siteUrl: new URL(request.url).origin },
		});
		return await createRequestHandler(build, 'development')(request, context);
	} catch (error) {
		vite.ssrFixStacktrace(error as Error);
		vite.config.logger.error(String((error as Error).stack));
		return new Response(String(error), { status: 500 });
	}
}

let catalogue: Promise<Catalogue> | undefined;

/** Looked for again with each request until there is one. */
function catalogueBeside({ config }: ViteDevServer): Promise<Catalogue> {
	catalogue ??= openCatalogue();
	return catalogue.catch((error: Error) => {
		catalogue = undefined;
		config.logger.warn(`No internships: ${error.message} Run "npm start" beside "npm run dev".`);
		return absent(error);
	});
}

async function openCatalogue(): Promise<Catalogue> {
	const config = readConfig(process.env);
	if (config.database.kind === 'embedded' && !existsSync(join(config.dataDir, PID)))
		throw new Error('There is no server.');
	const sql = connect(await runningDatabase(config), { max: 3 });
	await sql`select 1`;
	return createCatalogue(sql);
}

/** Every call fails as while the database does not answer. */
const absent = (cause: Error) =>
	new Proxy({} as Catalogue, {
		get: (_, name) =>
			// A promise resolved with it asks for `then`.
			name === 'then' ? undefined : () => Promise.reject(new SearchBusyError(cause)),
	});
