import type { sources } from '#app/page/sources.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** A call that a screen makes first, to be made before its scripts are there. */
export type CallAhead = {
	/** Behind /api. */
	path: string;
	/** Only while this tab is open. */
	tab?: string;
};

/** What a route declares in `handle`, for the rendering of its page and for the server. */
export type RouteHandle = {
	/** The status of the page for these parameters. */
	status?: (params: Record<string, string | undefined>) => number;
	/** Its loader reads nothing but the day and the lists of the build: the page is kept until the day ends. */
	daily?: true;
	/**
	 * What its loader reads besides the day and the catalogue, in any text that changes with it: asked for with each request,
	 * so that a page that has ended is gone at once in all processes. No browser keeps such a page.
	 */
	version?: (
		params: Record<string, string | undefined>,
		services: ServerServices,
	) => Promise<string>;
	/** For a public page, which is never hydrated: the script in app/page that it needs besides that of all. */
	script?: Exclude<keyof typeof sources, 'own' | 'auth-client' | 'checks'>;
	/** Whether it has a form of accounts: what sending one takes is loaded once somebody is in it. */
	accountForms?: true;
	/** For a portal, and a page that shows nothing before its scripts run: they load at once, and not at the first touch. */
	scripts?: 'at once';
	/** Where it leads whoever is not signed in. */
	signInAt?: '/auth' | '/employer-auth';
	/** What a portal's screen asks the server first, made ahead for whoever is signed in. */
	ahead?: readonly CallAhead[];
	/** The text of a script that runs while the page is read, before anything is painted. */
	inHead?: string;
	/** Elements, as HTML, that its script may put into it before the whole stylesheet is there. */
	states?: string;
	/** Keys of either storage with something that only this page shows, such as a draft: its scripts then load at once. */
	keys?: readonly string[];
	/** The parameters of the query that the first render reads: asked for with one, it is rendered again. */
	query?: readonly string[];
	/** The query in the one form that all queries with the same page have, where `query` alone does not give it. */
	canonicalQuery?: (query: URLSearchParams, today: string) => URLSearchParams;
};

/** The `handle` of a screen that shows nothing before its scripts run. */
export const scriptsAtOnce: RouteHandle = { scripts: 'at once' };

/** Whether an address ends with what can be the id of a row. */
export const isId = (id: string | undefined) =>
	/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '');
