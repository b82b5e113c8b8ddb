import { longDate } from '#app/lib/dates.ts';
import type { Internship } from '#schema/internship.ts';

/** In place of the panel with which one applies. */
export const ClosedPanel = ({
	internship: { deadline, closed_at },
}: {
	internship: Internship;
}) => (
	<div className="rounded-card border border-line bg-card p-5 sm:p-6">
		<p className="text-[1.25rem] font-bold text-hot">Closed</p>
		<p className="mt-2 text-muted">
			{closed_at === null && deadline
				? `Applications ended on ${longDate(deadline)}.`
				: 'It takes no more applications.'}{' '}
			<a href="#similar" className="link">
				Similar ones that are open
			</a>
		</p>
	</div>
);
