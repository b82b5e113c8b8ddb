import { relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** A new password ends the other sessions: whoever knew the old one is out. */
export async function changeUser({
	body,
	family,
	forward,
	also,
	log,
}: Exchange): Promise<Response> {
	const response = await forward();
	if (!response.ok || body.password === undefined) return relay(response, family);
	const others = await also('POST', '/auth/v1/logout?scope=others');
	if (!others.ok) log.error({ status: others.status }, 'other sessions outlived a new password');
	await others.body?.cancel();
	return relay(response, family);
}

/**
 * A link of a mail, opened by a person: it always ends on the site, with the session or with what
 * went wrong in the fragment. Where the backend wants to send them does not matter.
 */
export async function followLink({ forward, siteUrl }: Exchange): Promise<Response> {
	const response = await forward();
	const location = response.headers.get('location');
	await response.body?.cancel();
	if (response.status >= 500)
		throw new ApiError(503, 'unavailable', 'The server cannot be reached at the moment.');
	const fragment = location?.includes('#') ? location.slice(location.indexOf('#') + 1) : expired;
	return new Response(null, {
		status: 303,
		headers: { Location: `${siteUrl}/#${fragment}`, 'Cache-Control': 'no-store' },
	});
}

const expired = new URLSearchParams({
	error: 'access_denied',
	error_code: 'otp_expired',
	error_description: 'Email link is invalid or has expired',
}).toString();
