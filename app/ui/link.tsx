import {
	type LinkProps,
	type NavLinkProps,
	Link as RouterLink,
	NavLink as RouterNavLink,
} from 'react-router';

/** Whether the visitor asked their browser to save data: then nothing is preloaded. */
const savesData = () =>
	typeof navigator !== 'undefined' &&
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The scripts of a page are preloaded when the pointer is over its link, so that it opens at once.
 */
const ahead = () => (savesData() ? 'none' : 'intent');

/**
 * A link to a page of this site. All routes are in the first scripts, so route discovery is off.
 */
export const Link = (props: LinkProps) => (
	<RouterLink prefetch={ahead()} discover="none" {...props} />
);

/** The same, marked if it links to the current page. */
export const NavLink = (props: NavLinkProps) => (
	<RouterNavLink prefetch={ahead()} discover="none" {...props} />
);
