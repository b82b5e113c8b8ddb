import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { Link } from '#app/ui/link.tsx';
import type { InternshipSummary } from '#schema/internship.ts';

/** @param internships at most three */
export function Similar({
	internships,
	today,
}: {
	internships: InternshipSummary[];
	today: string;
}) {
	return (
		<section id="similar" className="pt-12 print:hidden">
			<h2 className="heading mb-6">Similar and open</h2>
			{internships.length === 0 ? (
				<p>
					Nothing similar is open.{' '}
					<Link to="/internships" className="link">
						Search all internships
					</Link>
				</p>
			) : (
				<InternshipList three={internships.length === 3}>
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
		</section>
	);
}
