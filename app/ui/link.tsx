import type { MouseEvent } from 'react';
import {
	type LinkProps,
	type NavLinkProps,
	Link as RouterLink,
	NavLink as RouterNavLink,
} from 'react-router';
import { isPublicPage, openWithState } from '#app/lib/addresses/public-page.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';

/** A page that React does not draw is opened by the browser. */
const opensDocument = (to: LinkProps['to']) =>
	isPublicPage(typeof to === 'string' ? to : (to.pathname ?? ''));

/** What such a page is told in the history, as where to return to, takes a reload. */
const withState = (state: unknown) => (event: MouseEvent<HTMLAnchorElement>) => {
	if (!isPlainClick(event)) return;
	event.preventDefault();
	openWithState(event.currentTarget.href, state);
};

/**
 * A link to a page of this site. All routes are in the first scripts, so route discovery is off. React Router's own way to
 * fetch ahead is not used: where it fails it loads the page again that one is on (app/lib/keep-page.ts fetches ahead).
 */
export const Link = (props: LinkProps) => {
	const reloadDocument = opensDocument(props.to);
	const onClick = reloadDocument && props.state && withState(props.state);
	return (
		<RouterLink
			discover="none"
			reloadDocument={reloadDocument}
			{...(onClick && { onClick, 'data-needs-script': '' })}
			{...props}
		/>
	);
};

/** The same, marked if it links to the current page. */
export const NavLink = (props: NavLinkProps) => (
	<RouterNavLink discover="none" reloadDocument={opensDocument(props.to)} {...props} />
);
