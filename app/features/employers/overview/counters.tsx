import { WholeParts } from '#app/ui/whole-parts.tsx';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';

type OverviewCounts = Pick<
	EmployerOverview,
	| 'published'
	| 'internships'
	| 'applications'
	| 'this_week'
	| 'views'
	| 'views_lately'
	| 'answered'
	| 'accepted'
	| 'offers_open'
	| 'places'
>;

/** Accepted offers of all answers; a dash before the first: a share of zero says nothing. */
export const successRate = ({
	accepted,
	answered,
}: Pick<OverviewCounts, 'accepted' | 'answered'>) =>
	accepted === 0 ? '–' : `${Math.max(1, Math.round((100 * accepted) / answered))}%`;

const figure = new Intl.NumberFormat('en-GB');

/** @returns what is counted, how many, and the parts of a note, none of which is divided */
function countersOf(counted: OverviewCounts): [label: string, figure: string, note: string[]][] {
	const { published, internships, applications, this_week, views, views_lately } = counted;
	const { answered, accepted, offers_open, places } = counted;
	return [
		[
			'Active internships',
			figure.format(internships),
			published > internships ? [`of ${figure.format(published)} published`] : [],
		],
		[
			'Total applications',
			figure.format(applications),
			applications > 0 ? [`${this_week} this week`] : [],
		],
		[
			'Profile views',
			figure.format(views),
			views > 0 ? [`${figure.format(views_lately)} in seven days`, 'counted without names'] : [],
		],
		[
			'Success rate',
			successRate(counted),
			answered > 0
				? [
						`${accepted} of ${places} ${places === 1 ? 'place' : 'places'} filled`,
						`${answered} answered`,
						`${offers_open} ${offers_open === 1 ? 'offer' : 'offers'} open`,
					]
				: [],
		],
	];
}

export const Counters = ({ counted }: { counted: OverviewCounts }) => (
	<dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card @max-2xs:grid-cols-1 @xl:grid-cols-4">
		{countersOf(counted).map(([label, value, note]) => (
			<div
				key={label}
				className="-mt-px -ml-px flex flex-col-reverse justify-end border-t border-l border-line p-4 sm:p-5"
			>
				<dt className="font-semibold">
					{label}
					{note.length > 0 && (
						<span className="block text-small font-normal text-pretty text-muted even-figures">
							<WholeParts parts={note} />
						</span>
					)}
				</dt>
				<dd className="text-[2rem] leading-tight font-bold even-figures">{value}</dd>
			</div>
		))}
	</dl>
);
