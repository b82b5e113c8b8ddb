import { relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';

/** A new password ends the other sessions, which someone who knew the old one may have started. */
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
	if (!others.ok)
		log.error({ status: others.status }, 'other sessions were not ended after a new password');
	await others.body?.cancel();
	return relay(response, family);
}
