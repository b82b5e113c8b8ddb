import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { ServerServices } from '#schema/server-services.ts';
import { type Assets, createAssets } from '#server/site/assets.ts';
import { personalOf, queriesOf, scriptedPathsOf } from '#server/site/page-address.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import { actionsOf, createPost, type Post } from '#server/site/posted-forms.ts';
import { createPages, type Pages } from '#server/site/prerendered-pages.ts';
import { createRender, type Render } from '#server/site/render.ts';
import { listFiles } from '#server/site/static-files.ts';

/** The built site, ready to be served. */
export type Site = {
	/** Every file of the build: address → path on disk. */
	files: Map<string, string>;
	assets: Assets;
	/** The address of the list of its scripts, by which a page says of which release it is. */
	release: string;
	pages: Pages;
	/** The query parameters for which a prerendered page is rendered again, by its path. */
	queries: Map<string, readonly string[]>;
	/** The paths of the screens whose scripts load at once: portals, and what shows nothing without them. */
	scriptedPaths: readonly string[];
	/** The paths of the pages where people sign in, or see what is theirs. */
	personal: readonly string[];
	/** Renders what is not prerendered, with what loaders use. */
	renderWith(services: ServerServices): Render;
	/** The paths of the pages that take a posted form. */
	actions: Set<string>;
	post: Post;
};

/**
 * Loads the output of `react-router build` from `folder`.
 * @throws if the build is missing
 */
export async function loadSite(siteUrl: string, folder = 'build'): Promise<Site> {
	if (!existsSync(join(folder, 'server', 'index.js')))
		throw new Error(`the site is not built: there is nothing in ${resolve(folder)}`);
	const files = await listFiles(join(folder, 'client'));
	const build: ServerBuild = await import(
		pathToFileURL(resolve(folder, 'server', 'index.js')).href
	);
	return {
		files,
		assets: createAssets(files),
		release: build.assets.url,
		pages: createPages(files, siteUrl, placeholderOriginOf(build)),
		queries: queriesOf(build),
		scriptedPaths: scriptedPathsOf(build),
		personal: personalOf(build),
		renderWith: (services) => createRender(build, siteUrl, services),
		actions: actionsOf(build),
		post: createPost(build, siteUrl),
	};
}
