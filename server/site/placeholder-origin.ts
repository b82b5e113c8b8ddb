import type { ServerBuild } from 'react-router';

/**
 * What stands in a build where the site's address belongs: one build serves any environment, and a
 * text that nobody outside knows can be in no search.
 * @throws where the build names none
 */
export function placeholderOriginOf({ entry }: Pick<ServerBuild, 'entry'>): string {
	const { placeholderOrigin } = entry.module as { placeholderOrigin?: unknown };
	if (typeof placeholderOrigin === 'string') return placeholderOrigin;
	throw new Error('The build names no placeholder for the address of the site: build it again.');
}
