import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { Directory, LastLine, OnEveryPage } from './site-links.tsx';

/** The screens of people at work have the last line alone. */
const portal = /^\/(account|saved|apply|employer-(dashboard|profile)|staff)/;

if (!import.meta.env.SSR) followFooterForm();

export function SiteFooter() {
	// An address below theirs that leads nowhere has the screen of all such addresses, which was rendered once.
	const isNowhere = useMatches().at(-1)?.params['*'] !== undefined;
	const isPortal = portal.test(useLocation().pathname) && !isNowhere;
	// The document of a portal has no directory to show on the next page.
	const [hasDirectory] = useState(!isPortal);
	return (
		<footer data-site className="listed-links @container border-t border-line bg-card">
			{hasDirectory && (
				<div hidden={isPortal}>
					<div className="page site-directory">
						<OnEveryPage
							id="directory"
							className="contents"
							content={import.meta.env.SSR ? Directory : undefined}
						/>
						<div className="wide">
							<h2 className="mb-3 text-body">Newsletter</h2>
							<OnEveryPage
								id="newsletter"
								content={import.meta.env.SSR ? NewsletterForm : undefined}
							/>
						</div>
					</div>
				</div>
			)}
			<OnEveryPage
				id="last-line"
				className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 text-small text-muted"
				content={import.meta.env.SSR ? LastLine : undefined}
			/>
		</footer>
	);
}

const load = () => import('#app/page/newsletter.ts');

const formOf = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLFormElement>('footer form') : null;

/** On a page that React draws: what sends the form of the footer is loaded once somebody is in it. */
function followFooterForm(): void {
	addEventListener('focusin', ({ target }) => {
		if (formOf(target)) load().then(({ sendNewsletter }) => sendNewsletter(), console.error);
	});
	addEventListener('submit', (event) => {
		const form = formOf(event.target);
		if (!form || event.defaultPrevented) return;
		event.preventDefault();
		load().then(
			({ sendNewsletter }) => {
				sendNewsletter();
				form.requestSubmit();
			},
			// The browser sends it by itself.
			() => form.submit(),
		);
	});
}
