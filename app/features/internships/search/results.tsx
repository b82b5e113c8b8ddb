import type { ReactNode } from 'react';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import type { MatchingInternship } from '#schema/internships/catalogue-contract.ts';

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
	mark,
	placeOnly,
}: {
	id: string;
	items: MatchingInternship[];
	today: string;
	three?: boolean;
	/** As in `InternshipCard`. */
	mark?: ((text: string) => ReactNode) | undefined;
	/** As in `InternshipCard`. */
	placeOnly?: boolean;
}) {
	return (
		<div id={id}>
			<InternshipList three={three}>
				{items.map((internship) => (
					<InternshipCard
						key={internship.slug}
						internship={internship}
						to={`/internships/${internship.slug}`}
						today={today}
						mark={mark}
						placeOnly={placeOnly}
						differs={internship.differs}
						line={internship.line}
					/>
				))}
			</InternshipList>
		</div>
	);
}
