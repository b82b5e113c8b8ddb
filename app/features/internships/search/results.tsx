import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { contentOf, type DocumentOnly } from '#app/lib/document-only.ts';
import { KeptHtml } from '#app/ui/page/kept-html.tsx';
import type { InternshipSummary } from '#schema/internship.ts';

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
}: {
	id: string;
	items: DocumentOnly<InternshipSummary[]>;
	today: string;
	three?: boolean;
}) {
	const internships = contentOf(items);
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
						/>
					))}
				</InternshipList>
			)}
		</KeptHtml>
	);
}
