import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { useKeptFits } from '#app/features/internships/fit/kept-fits.ts';
import { contentOf, type DocumentOnly } from '#app/lib/document-only.ts';
import { KeptHtml } from '#app/ui/page/kept-html.tsx';
import { facetFit } from '#schema/fit/permission-facets.ts';
import type { InternshipSummary } from '#schema/internship.ts';
import type { InternshipSearch } from '#schema/internship-search.ts';

/**
 * Internships as cards, each leading to its page.
 * @param today ISO date in Europe/London
 * @param three as in `InternshipList`
 */
export function Results({
	id,
	items,
	today,
	three = false,
	permission = [],
}: {
	id: string;
	items: DocumentOnly<InternshipSummary[]>;
	today: string;
	three?: boolean;
	/** What was searched for: then each card says how it fits that. */
	permission?: InternshipSearch['permission'];
}) {
	const internships = contentOf(items);
	useKeptFits(id, !internships);
	return (
		<KeptHtml id={id}>
			{internships && (
				<InternshipList three={three}>
					{internships.map((internship) => (
						<InternshipCard
							key={internship.slug}
							internship={internship}
							to={`/internships/${internship.slug}`}
							today={today}
							fit={facetFit(permission, internship)}
						/>
					))}
				</InternshipList>
			)}
		</KeptHtml>
	);
}
