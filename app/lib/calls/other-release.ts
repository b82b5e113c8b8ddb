import { releaseMessages } from '#app/messages/releases.ts';
import { RELEASE_HEADER } from '#schema/release-header.ts';

/** Sent to the window when a server of another release has refused what this page asked. */
export const OTHER_RELEASE = 'other-release';

/**
 * A refusal with other words where a server of another release has refused: it knows the query or the body of this page no
 * longer, or not yet. What is not there (404) may be gone in any release, so that its own words stay.
 */
export async function ofOtherRelease(response: Response): Promise<Response> {
	const { __reactRouterManifest: own } = window as { __reactRouterManifest?: { url: string } };
	// A public page has no such list, and asks for little.
	if (!own || response.headers.get(RELEASE_HEADER) === own.url) return response;
	dispatchEvent(new Event(OTHER_RELEASE));
	if (response.status === 404) return response;
	const answer: object = await response.json().catch(() => ({}));
	const { title, text } = releaseMessages.newVersion;
	return Response.json({ ...answer, message: `${title}. ${text}` }, { status: response.status });
}
