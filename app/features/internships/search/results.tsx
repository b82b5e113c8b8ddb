import { type ReactNode, useEffect } from 'react';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { usePersonFit } from '#app/features/internships/fit/fit-context.ts';
import { contentOf, type DocumentOnly } from '#app/lib/document-only.ts';
import { ServerHtml } from '#app/ui/page/server-html.tsx';
import type { FoundInternship } from '#schema/internships/catalogue-contract.ts';

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
}: {
	id: string;
	items: DocumentOnly<FoundInternship[]>;
	today: string;
	three?: boolean;
	/** As in `InternshipCard`. */
	mark?: ((text: string) => ReactNode) | undefined;
}) {
	const internships = contentOf(items);
	const fitting = usePersonFit();
	const kept = !internships;
	// Marks the HTML that the document keeps, which React does not render.
	useEffect(() => (kept ? fitting?.showInHtml(id) : undefined), [kept, fitting, id]);
	return (
		<ServerHtml id={id}>
			{internships && (
				<InternshipList three={three}>
					{internships.map((internship) => (
						<InternshipCard
							key={internship.slug}
							internship={internship}
							to={`/internships/${internship.slug}`}
							today={today}
							mark={mark}
							differs={internship.differs}
							line={internship.line}
						/>
					))}
				</InternshipList>
			)}
		</ServerHtml>
	);
}
