import type { ServerBuild } from 'react-router';

/**
 * The placeholder for the site's address in a build, so that one build serves any environment. It is
 * random, so that it cannot occur in a search.
 * @throws if the build has none
 */
export function placeholderOriginOf({ entry }: Pick<ServerBuild, 'entry'>): string {
	const { placeholderOrigin } = entry.module as { placeholderOrigin?: unknown };
	if (typeof placeholderOrigin === 'string') return placeholderOrigin;
	throw new Error('The build names no placeholder for the address of the site: build it again.');
}
