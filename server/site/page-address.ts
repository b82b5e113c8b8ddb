import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Pick<ServerBuild, 'routes'>;

/** What a route says of itself: `RouteHandle` in app/lib/route-handle.ts. */
type Handle = { status?: (params: object) => number; query?: readonly string[] };

/** The parameters that a page is rendered for, by its path; no other part of a query changes it. */
export function queriesOf({ routes }: Routes): Map<string, readonly string[]> {
	const pathOf = (route: ManifestRoute | undefined): string =>
		route ? [pathOf(routes[route.parentId ?? '']), route.path].filter(Boolean).join('/') : '';
	return new Map(
		Object.values(routes).flatMap((route) => {
			const { query } = (route?.module.handle ?? {}) as Handle;
			return query ? [[`/${pathOf(route)}`, query]] : [];
		}),
	);
}

/** Stands for whatever is not there, so that all such addresses share a page for each route. */
const MISSING = 'not-found';

/**
 * Makes the function that finds the one address for all that show the same page, so that it is rendered
 * and kept once: known parameters only, in their order, and no name of what does not exist.
 */
export function pageAddresses({ routes }: Routes) {
	const queries = queriesOf({ routes });
	const children = (parentId?: string): RouteObject[] =>
		Object.values(routes)
			.filter((route) => route?.parentId === parentId)
			.flatMap((route) => (route ? [objectOf(route, children(route.id))] : []));
	const tree = children();

	const pathOf = (pathname: string): string => {
		const matches = readable(pathname) ? (matchRoutes(tree, pathname) ?? []) : [];
		const last = matches.at(-1);
		if (!last) return `/${MISSING}`;
		const { params, route } = last;
		const pattern = `/${matches.flatMap((match) => match.route.path || []).join('/')}`;
		const names = Object.keys(params);
		const missing = Object.fromEntries(names.map((name) => [name, MISSING]));
		return generatePath(pattern, isMissing(route.handle, params) ? missing : params);
	};

	return ({ pathname, searchParams }: URL): string => {
		const path = pathOf(pathname);
		const query = new URLSearchParams();
		for (const name of queries.get(path) ?? []) {
			const value = searchParams.get(name);
			if (value) query.set(name, value);
		}
		return query.size > 0 ? `${path}?${query}` : path;
	};
}

type ManifestRoute = NonNullable<ServerBuild['routes'][string]>;

function objectOf(
	{ id, path, index, module }: ManifestRoute,
	children: RouteObject[],
): RouteObject {
	const shared = { id, handle: module.handle, ...(path !== undefined && { path }) };
	return index ? { ...shared, index } : { ...shared, children };
}

/** As the route says itself; `*` is what no route is for. */
function isMissing(handle: unknown, params: object): boolean {
	const { status } = (handle ?? {}) as Handle;
	return '*' in params || status?.(params) === 404;
}

/** A path that cannot be decoded leads nowhere. */
function readable(path: string): boolean {
	try {
		return !decodeURIComponent(path).includes('\0');
	} catch {
		return false;
	}
}
