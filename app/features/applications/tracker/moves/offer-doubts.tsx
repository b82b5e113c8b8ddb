import { TriangleAlert } from 'lucide-react';
import { Link } from '#app/ui/link.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** Why an offer does not fit its student, beside the answer to it; nothing where nothing is known. */
export const OfferDoubts = ({
	application: { doubts },
	withLink = true,
}: {
	application: Pick<StudentApplication, 'doubts'>;
	/** The way to the profile; not in a dialog, which would be left. */
	withLink?: boolean;
}) =>
	doubts.length > 0 && (
		<section className="grid gap-1.5 rounded-control bg-sun-wash p-4 text-sun-ink">
			<p className="flex items-center gap-2 font-semibold">
				<TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
				Check before you accept
			</p>
			<ul className="grid gap-1.5">
				{doubts.map(({ words }) => (
					<li key={words} className="wrap-anywhere">
						{words}
					</li>
				))}
			</ul>
			<p className="text-small">
				General information, from your profile and your application.{' '}
				{withLink && (
					<Link to="/account/profile#permission" className="link" data-no-print="">
						Change your profile
					</Link>
				)}
			</p>
		</section>
	);
