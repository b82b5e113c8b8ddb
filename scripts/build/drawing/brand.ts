import { readFileSync } from 'node:fs';
import { inProject } from './redraw.ts';

/**
 * Figtree in two weights, since what draws PDF and PNG reads no WOFF2: the site's variable font
 * (public/fonts, with its licence), frozen at 400 and 700 by fontTools' instancer.
 */
export const fonts = {
	regular: inProject('scripts/build/fonts/figtree-regular.ttf'),
	bold: inProject('scripts/build/fonts/figtree-bold.ttf'),
};

const css = readFileSync(inProject('app/styles/colours.css'), 'utf8');

/** A colour of the light scheme by its role in app/styles/colours.css. @throws when there is no such role */
export function colour(role: string): string {
	const value = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(css)?.[1];
	if (!value) throw new Error(`app/styles/colours.css names no colour "${role}"`);
	return value;
}

/** The mark of the service, 32 by 32. */
export const mark = readFileSync(inProject('public/favicon.svg'), 'utf8');
