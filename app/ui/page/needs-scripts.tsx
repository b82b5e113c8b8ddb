import type { ReactNode } from 'react';
import { site } from '#content/site.ts';

type Props = {
	/** Begins the sentence: "Applying". */
	what: string;
	children?: ReactNode;
};

/**
 * For a browser that runs no scripts: what needs them here, and how else to reach us. React leaves the
 * content of a noscript element alone, so that its words are in the page only.
 */
export const NeedsScripts = import.meta.env.SSR ? Explanation : () => <noscript />;

function Explanation({ what, children }: Props) {
	return (
		<noscript>
			<p className="mb-6 rounded-control border border-line bg-card p-4">
				{what} needs JavaScript, which this browser does not run. Allow it and load the page again,
				or reach us by email at{' '}
				<a href={`mailto:${site.email}`} className="link inline-block wrap-anywhere">
					{site.email}
				</a>{' '}
				or by telephone on{' '}
				<a href={site.phoneLink} className="link whitespace-nowrap">
					{site.phone}
				</a>
				. {children}
			</p>
		</noscript>
	);
}
