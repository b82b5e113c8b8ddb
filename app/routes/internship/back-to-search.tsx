import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lastSearch } from '#app/features/internships/search/last-search.ts';
import { Link } from '#app/ui/link.tsx';

/** Leads to the search that one came from, if one came from one; else to all internships. */
export function BackToSearch() {
	const [search, setSearch] = useState('/internships');
	useEffect(() => setSearch(lastSearch() ?? searchIn(document.referrer, location.origin)), []);
	return (
		<p data-no-print>
			<Link
				id="back"
				to={search}
				suppressHydrationWarning
				className="link inline-flex min-h-11 items-center gap-1.5"
			>
				<ArrowLeft aria-hidden="true" className="size-4" />
				All internships
			</Link>
			{/* Most pages are left before anything on them needs React. */}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a function */}
			<script dangerouslySetInnerHTML={{ __html: script }} />
		</p>
	);
}

/** Uses nothing from outside itself: its text stands in the page. */
function searchIn(referrer: string, origin: string): string {
	const [path, query] = referrer.split('?');
	return query && path === `${origin}/internships` ? `/internships?${query}` : '/internships';
}

const script = `document.getElementById('back').href=(${searchIn})(document.referrer,location.origin)`;
