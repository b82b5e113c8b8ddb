import { authRoutes } from '#server/gateway/auth/auth-routes.ts';
import { restRoutes } from '#server/gateway/rest-routes.ts';
import type { Method, Route } from '#server/gateway/route.ts';
import { ApiError, type Family, noSuchCall } from '#server/http/api-error.ts';

export const familyOf = (pathname: string): Family =>
	pathname.startsWith('/auth/') ? 'auth' : 'rest';

export const isTable = (pathname: string) =>
	pathname.startsWith('/rest/v1/') && Object.hasOwn(restRoutes, pathname.slice('/rest/v1/'.length));

/**
 * The entry of the list that permits a request.
 * @throws {ApiError} 404 if there is none, 405 if there is one for other methods only
 */
export function findRoute(method: string, { pathname, searchParams }: URL): Route {
	const methods = methodsOf(pathname, searchParams.get('grant_type'));
	if (!methods) throw noSuchCall(codeOfUnknown(pathname));
	if (Object.hasOwn(methods, method)) return methods[method as Method] as Route;
	const allow = Object.keys(methods).join(', ');
	throw new ApiError(405, 'method_not_allowed', 'This method is not allowed here.', {
		Allow: allow,
	});
}

/** The codes of PostgREST for an unknown table or function. */
function codeOfUnknown(pathname: string): string | undefined {
	if (familyOf(pathname) === 'auth') return undefined;
	return pathname.startsWith('/rest/v1/rpc/') ? 'PGRST202' : 'PGRST205';
}

function methodsOf(pathname: string, grant: string | null) {
	const name = pathname.replace(/^\/(auth|rest)\/v1\//, '');
	const table = familyOf(pathname) === 'auth' ? authRoutes : restRoutes;
	const key = pathname === '/auth/v1/token' ? `token?grant_type=${grant}` : name;
	return Object.hasOwn(table, key) ? table[key] : undefined;
}
