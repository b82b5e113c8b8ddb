import { Results } from '#app/features/internships/search/results.tsx';
import { Link } from '#app/ui/link.tsx';
import { SIMILAR_SHOWN } from '#schema/internships/catalogue-contract.ts';
import type { Listing } from './load-listing.ts';

export function Similar({ similar: { count, items }, today }: Pick<Listing, 'similar' | 'today'>) {
	return (
		<section id="similar" className="pt-12 print:hidden">
			<h2 className="mb-4 text-part">Similar and open</h2>
			{count === 0 ? (
				<p>
					Nothing similar is open.{' '}
					<Link to="/internships" className="link">
						Search all internships
					</Link>
				</p>
			) : (
				<Results
					id="similar-internships"
					items={items}
					today={today}
					three={count >= SIMILAR_SHOWN}
				/>
			)}
		</section>
	);
}
