import { origin } from '#app/lib/page-meta.ts';
import printStyles from '#app/styles/print.css?url';
import { longDate } from '#schema/london-day.ts';

/** The rules of paper for lists, the page of an internship and a CV: no other page carries them. */
export const printLinks = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }];

/**
 * On paper only, under the title of a list: where it stands, and on which day it was so. The addresses under the
 * titles of the list go on from that of the site.
 * @param path with the query
 * @param today ISO date in Europe/London
 */
export const PrintHead = ({ path, today }: { path: string; today: string }) => (
	<p className="print-head hidden" suppressHydrationWarning>
		{`${origin}${path}, as it stands on ${longDate(today)}.`}
	</p>
);
