import { useLocation } from 'react-router';
import { industryLinks } from '#app/layout/navigation.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Link } from '#app/ui/link.tsx';

/**
 * Industries that the search of all programs can find; the other industry pages link to all
 * programs.
 */
const searched = new Set(['Finance', 'Technology', 'Marketing', 'Law']);

/** The industry of one of the five paths under /industries that routes.ts names. */
function industryAt(pathname: string): string {
	const path = pathname.replace(/\/$/, '');
	const industry = industryLinks.find(({ to }) => to === path);
	if (!industry) throw new Error(`No industry at ${path}`);
	return industry.label;
}

export function meta({ location: { pathname } }: { location: { pathname: string } }) {
	const industry = industryAt(pathname);
	return pageMeta({
		title: `${industry} internships`,
		description: `A page about ${industry.toLowerCase()} internships in the UK is coming soon. Until then, search our paid programs by subject, place or keyword.`,
		path: `/industries/${industry.toLowerCase()}`,
	});
}

/** One screen for the five industries. */
export default function Industry() {
	const industry = industryAt(useLocation().pathname);
	const sector = industry.toLowerCase();
	return (
		<div className="page py-20 md:py-28">
			<h1 className="title">{industry}</h1>
			<p className="intro mt-4">Coming soon...</p>
			<p className="mt-8">
				<Link
					to={searched.has(industry) ? `/programs?search=${sector}` : '/programs'}
					className="link"
				>
					{searched.has(industry) ? `See programs in ${sector}` : 'See all programs'}
				</Link>
			</p>
		</div>
	);
}
