import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { ServerServices } from '#schema/server-services.ts';

type Routes = Pick<ServerBuild, 'routes'>;

/** The handle of a route: `RouteHandle` in app/lib/route-handle.ts. */
type Handle = {
	status?: (params: object) => number;
	daily?: true;
	version?: (params: object, services: ServerServices) => Promise<string>;
	scripts?: 'at once';
	signInAt?: string;
	query?: readonly string[];
	canonicalQuery?: (query: URLSearchParams, today: string) => URLSearchParams;
};

/**
 * `changesWith`: what a loader of the page reads, the catalogue and the day or the day alone. `ownVersion`: reads what it
 * changes with besides. `isParts`: only its parts are asked for (page-parts.ts).
 */
export type PageAddress = {
	address: string;
	changesWith: 'catalogue' | 'day' | undefined;
	ownVersion: ((services: ServerServices) => Promise<string>) | undefined;
	isParts: boolean;
};

/** The routes by their path, such as `/programs/:id`. */
function handlesOf({ routes }: Routes): [path: string, handle: Handle][] {
	const pathOf = (route: ManifestRoute | undefined): string =>
		route ? [pathOf(routes[route.parentId ?? '']), route.path].filter(Boolean).join('/') : '';
	return Object.values(routes).map((route) => [
		`/${pathOf(route)}`,
		(route?.module.handle ?? {}) as Handle,
	]);
}

/** The query parameters that change a page, by its path. */
export const queriesOf = (build: Routes): Map<string, readonly string[]> =>
	new Map(handlesOf(build).flatMap(([path, { query }]) => (query ? [[path, query]] : [])));

/** The paths of the screens whose scripts load at once: portals, and what shows nothing without them. */
export const scriptedPathsOf = (build: Routes): string[] =>
	handlesOf(build).flatMap(([path, { scripts }]) => (scripts ? [path] : []));

/** The paths of the pages where people sign in, or see what is theirs. */
export const personalOf = (build: Routes): string[] => [
	...scriptedPathsOf(build),
	...new Set(handlesOf(build).flatMap(([, { signInAt }]) => signInAt ?? [])),
];

/** The address for anything not found, so that all such addresses of a route share one page. */
const MISSING = 'not-found';

/**
 * Returns a function that maps all addresses of the same page to one, so that it is rendered and cached
 * once: only known parameters, in a fixed order, and no names that do not exist.
 */
export function pageAddresses({ routes }: Routes) {
	const children = (parentId?: string): RouteObject[] =>
		Object.values(routes)
			.filter((route) => route?.parentId === parentId)
			.flatMap((route) => (route ? [objectOf(route, children(route.id))] : []));
	const tree = children();

	const matchOf = (pathname: string) =>
		readable(pathname) ? (matchRoutes(tree, pathname) ?? []) : [];
	const pathOf = (matches: ReturnType<typeof matchOf>): string => {
		const last = matches.at(-1);
		if (!last) return `/${MISSING}`;
		const { params, route } = last;
		const pattern = `/${matches.flatMap((match) => match.route.path || []).join('/')}`;
		const names = Object.keys(params);
		const missing = Object.fromEntries(names.map((name) => [name, MISSING]));
		return generatePath(pattern, isMissing(route.handle, params) ? missing : params);
	};

	/** The page of which an address such as "/internships.parts" has the parts, if a query changes it. */
	const wholeOf = (pathname: string): string | undefined => {
		if (!pathname.endsWith(PARTS)) return undefined;
		const path = pathname.slice(0, -PARTS.length);
		const { canonicalQuery, query } = handleOf(matchOf(path));
		return canonicalQuery || query ? path : undefined;
	};

	return ({ pathname, searchParams }: URL, today: string): PageAddress => {
		const whole = wholeOf(pathname);
		const page = whole ?? withoutData(pathname);
		const matches = matchOf(page ?? pathname);
		const path = pathOf(matches);
		const handle = handleOf(matches);
		const query = queryOf(handle, searchParams, today);
		const own = page === undefined || whole ? path : withData(path);
		const { version } = handle;
		return {
			address: query.size > 0 ? `${own}?${query}` : own,
			changesWith: matches.some(({ route }) => routes[route.id ?? '']?.module.loader !== undefined)
				? handle.daily
					? 'day'
					: 'catalogue'
				: undefined,
			ownVersion: version && ((services) => version(matches.at(-1)?.params ?? {}, services)),
			isParts: whole !== undefined,
		};
	};
}

const handleOf = (matches: { route: RouteObject }[]): Handle => matches.at(-1)?.route.handle ?? {};

const PARTS = '.parts';

/** React Router asks for the data of a page at its path with ".data"; of "/" at "/_.data". */
function withoutData(pathname: string): string | undefined {
	if (!pathname.endsWith('.data')) return undefined;
	const path = pathname.slice(0, -'.data'.length);
	return path === '/_' ? '/' : path;
}

const withData = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/** No parameter with a known list of values has longer ones. */
const LONGEST_VALUE = 200;

function queryOf(handle: Handle, given: URLSearchParams, today: string): URLSearchParams {
	if (handle.canonicalQuery) return handle.canonicalQuery(given, today);
	const query = new URLSearchParams();
	for (const name of handle.query ?? []) {
		const value = given.get(name)?.slice(0, LONGEST_VALUE);
		if (value) query.set(name, value);
	}
	return query;
}

type ManifestRoute = NonNullable<ServerBuild['routes'][string]>;

function objectOf(
	{ id, path, index, module }: ManifestRoute,
	children: RouteObject[],
): RouteObject {
	const shared = { id, handle: module.handle, ...(path !== undefined && { path }) };
	return index ? { ...shared, index } : { ...shared, children };
}

/** Whether a page is answered with 404: its route says so, or only the route `*` matches. */
function isMissing(handle: unknown, params: object): boolean {
	const { status } = (handle ?? {}) as Handle;
	return '*' in params || status?.(params) === 404;
}

/** A path that cannot be decoded is not found. */
function readable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes('\0');
	} catch {
		return false;
	}
}
