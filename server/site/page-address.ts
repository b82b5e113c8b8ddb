import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Pick<ServerBuild, 'routes'>;

/** The handle of a route: `RouteHandle` in app/lib/route-handle.ts. */
type Handle = { status?: (params: object) => number; query?: readonly string[] };

/** The query parameters that change a page, by its path. */
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

/** The address for anything not found, so that all such addresses of a route share one page. */
const MISSING = 'not-found';

/**
 * Returns a function that maps all addresses of the same page to one, so that it is rendered and cached
 * once: only known parameters, in a fixed order, and no names that do not exist.
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

/** As the route's handle states; `*` matches what no other route does. */
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
