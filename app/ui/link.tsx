import type { MouseEvent } from 'react';
import {
	type LinkProps,
	type NavLinkProps,
	Link as RouterLink,
	NavLink as RouterNavLink,
} from 'react-router';
import { isPublicPage, openWithState } from '#app/lib/addresses/public-page.ts';

/** Whether the visitor asked their browser to save data: then nothing is preloaded. */
const savesData = () =>
	typeof navigator !== 'undefined' &&
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The scripts of a page are preloaded when the pointer is over its link, so that it opens at once.
 */
const ahead = () => (savesData() ? 'none' : 'intent');

/** A page that React does not draw is opened by the browser, which fetches it ahead as its rules say. */
const way = (to: LinkProps['to']): Pick<LinkProps, 'reloadDocument' | 'prefetch'> =>
	isPublicPage(typeof to === 'string' ? to : (to.pathname ?? ''))
		? { reloadDocument: true, prefetch: 'none' }
		: { prefetch: ahead() };

/** What such a page is told in the history, as where to return to, takes a reload. */
const withState = (state: unknown) => (event: MouseEvent<HTMLAnchorElement>) => {
	const { button, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
	if (button || ctrlKey || metaKey || shiftKey || altKey) return;
	event.preventDefault();
	openWithState(currentTarget.href, state);
};

/**
 * A link to a page of this site. All routes are in the first scripts, so route discovery is off.
 */
export const Link = (props: LinkProps) => {
	const own = way(props.to);
	const onClick = own.reloadDocument && props.state && withState(props.state);
	return <RouterLink discover="none" {...own} {...(onClick && { onClick })} {...props} />;
};

/** The same, marked if it links to the current page. */
export const NavLink = (props: NavLinkProps) => (
	<RouterNavLink discover="none" {...way(props.to)} {...props} />
);
