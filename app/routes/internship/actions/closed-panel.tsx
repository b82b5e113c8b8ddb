import { longDate } from '#app/lib/dates.ts';
import type { Internship } from '#schema/internships/internship.ts';

type ClosedPanelProps = { internship: Internship };

/** In place of the panel with which one applies. */
export const ClosedPanel = ({ internship }: ClosedPanelProps) =>
	internship.status === 'paused' ? (
		<Paused internship={internship} />
	) : (
		<Closed internship={internship} />
	);

const Paused = ({ internship: { paused_by } }: ClosedPanelProps) => (
	<div className="rounded-card border border-line bg-card p-5 sm:p-6">
		<p className="text-[1.25rem] font-bold text-sun-ink">Paused</p>
		<p className="mt-2 text-muted">
			{paused_by === 'limit'
				? 'It has as many applications as its employer can answer, so it takes no more for now.'
				: 'Its employer takes no applications for now.'}{' '}
			<a href="#similar" className="link">
				Similar ones that are open
			</a>
		</p>
	</div>
);

const Closed = ({ internship: { deadline, closed_at } }: ClosedPanelProps) => (
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
