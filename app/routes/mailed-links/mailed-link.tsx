import { useLocation } from 'react-router';
import { NotFound } from '#app/layout/error-screens.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { alertScreens } from './alert-screens.tsx';
import { newsletterScreens } from './newsletter-screens.tsx';

/** The paths of routes.ts that lead here, below /alerts those that there are. */
const screens = new Map(Object.entries({ ...newsletterScreens, ...alertScreens }));

const screenAt = (pathname: string) => screens.get(pathname.replace(/\/$/, ''));

export const handle: RouteHandle = {
	status: ({ page }) => (page === undefined || screenAt(`/alerts/${page}`) ? 200 : 404),
};

export const loader = () => null;

const missing = {
	title: NOT_FOUND_TITLE,
	description: 'There is no page at this address. Go back to the home page or search internships.',
};

export function meta({ location: { pathname } }: { location: { pathname: string } }) {
	const { title, description } = screenAt(pathname) ?? missing;
	return pageMeta({ title, description, path: pathname.replace(/\/$/, ''), hidden: true });
}

export default function MailedLink() {
	const match = screenAt(useLocation().pathname);
	return match ? <match.Screen /> : <NotFound />;
}
