import type { EmployerOverview } from '#schema/employers/employer-overview.ts';

type Counted = Pick<
	EmployerOverview,
	| 'internships'
	| 'applications'
	| 'this_week'
	| 'views'
	| 'views_lately'
	| 'answered'
	| 'accepted'
	| 'offers_open'
>;

/** Accepted offers of all answers; a dash without an answer. */
export const successRate = ({ accepted, answered }: Pick<Counted, 'accepted' | 'answered'>) =>
	answered === 0 ? '–' : `${Math.round((100 * accepted) / answered)}%`;

const figure = new Intl.NumberFormat('en-GB');

function countersOf(counted: Counted): [label: string, figure: string, note: string][] {
	const { internships, applications, this_week, views, views_lately } = counted;
	const { answered, accepted, offers_open } = counted;
	return [
		['Active internships', figure.format(internships), ''],
		[
			'Total applications',
			figure.format(applications),
			applications > 0 ? `${this_week} this week` : '',
		],
		[
			'Profile views',
			figure.format(views),
			views > 0 ? `${figure.format(views_lately)} in seven days, counted without names` : '',
		],
		[
			'Success rate',
			successRate(counted),
			answered > 0 ? `${accepted} accepted of ${answered} answered, ${offers_open} open` : '',
		],
	];
}

export const Counters = ({ counted }: { counted: Counted }) => (
	<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
		{countersOf(counted).map(([label, value, note]) => (
			<div
				key={label}
				className="flex flex-col-reverse justify-end rounded-card border border-line bg-card p-5"
			>
				<dt className="text-[0.95rem] text-muted">
					{label}
					{note && <span className="block even-figures">{note}</span>}
				</dt>
				<dd className="text-[2rem] leading-tight font-[750] even-figures">{value}</dd>
			</div>
		))}
	</dl>
);
