import {
	type LinkProps,
	type NavLinkProps,
	Link as RouterLink,
	NavLink as RouterNavLink,
} from 'react-router';

/** Whether the visitor asked their browser to save data: then nothing is fetched on suspicion. */
const savesData = () =>
	typeof navigator !== 'undefined' &&
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The scripts of a page are fetched when somebody points at its link, so that it opens at once. */
const ahead = () => (savesData() ? 'none' : 'intent');

/** A link to a page of ours. Every page's address is known from the start: there is none to discover. */
export const Link = (props: LinkProps) => (
	<RouterLink prefetch={ahead()} discover="none" {...props} />
);

/** The same, marked where it leads to the page one is on. */
export const NavLink = (props: NavLinkProps) => (
	<RouterNavLink prefetch={ahead()} discover="none" {...props} />
);
