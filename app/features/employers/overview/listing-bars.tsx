import { SectorMark } from '#app/ui/art/drawings.tsx';
import { Link } from '#app/ui/link.tsx';
import { StatusCounts } from '#app/ui/status-counts.tsx';
import { WholeParts } from '#app/ui/whole-parts.tsx';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { countsOf } from '#schema/applications/status-counts.ts';
import type { ListingFigures } from '#schema/employers/employer-overview.ts';
import { HowFar } from './how-far.tsx';

/** As the badges of these statuses; grey where the application has ended without an internship. */
const fills: Record<ApplicationStatus, string> = {
	submitted: 'fill-data-2',
	'in-review': 'fill-data-3 stroke-data-2',
	interview: 'fill-data-1',
	offered: 'fill-good',
	accepted: 'fill-good-wash stroke-good',
	declined: 'fill-line stroke-card',
	rejected: 'fill-line stroke-card',
	withdrawn: 'fill-line stroke-card',
	unanswered: 'fill-sun',
};

/** The internships, each with where its applications stand. */
export const ListingBars = ({ listings }: { listings: ListingFigures[] }) => (
	<section className="mt-8">
		<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
			<h2 className="text-part">Your internships</h2>
			<Link
				to="/employer-dashboard?tab=internships"
				className="link inline-flex min-h-11 items-center"
			>
				All, with drafts
			</Link>
		</div>
		<ul className="grid gap-3">
			{listings.map((listing) => (
				<Listing key={listing.id} listing={listing} />
			))}
		</ul>
	</section>
);

function Listing({ listing }: { listing: ListingFigures }) {
	const { slug, title, sector, location, status, views, overdue, statuses, funnel } = listing;
	const { total, parts } = countsOf(statuses);
	return (
		<li className="grid items-center gap-x-8 gap-y-3 rounded-card border border-line bg-card p-5 @3xl:grid-cols-2">
			<div className="flex min-w-0 items-center gap-4">
				<SectorMark
					sector={sector}
					className="size-11 shrink-0 rounded-control bg-wash @max-3xs:hidden"
				/>
				<div className="min-w-0">
					<p className="font-semibold">
						<Link to={`/internships/${slug}`} className="link -my-2.5 inline-block py-2.5">
							{title}
						</Link>
					</p>
					<p className="text-small text-muted even-figures">
						<WholeParts parts={[location, status, `${views} ${views === 1 ? 'view' : 'views'}`]} />
					</p>
				</div>
			</div>
			<div>
				{total > 0 && <Bar parts={parts} total={total} />}
				<p className="mt-1.5 text-small text-pretty text-muted even-figures">
					{total} <span>{total === 1 ? 'application' : 'applications'}</span>
					<StatusCounts parts={parts} overdue={overdue} />
				</p>
				{funnel && (
					<details>
						<summary className="link inline-flex min-h-11 items-center">
							How far they came<span className="sr-only">: {title}</span>
						</summary>
						<HowFar funnel={funnel} />
					</details>
				)}
			</div>
		</li>
	);
}

function Bar({ parts, total }: ReturnType<typeof countsOf>) {
	let before = 0;
	return (
		<svg className="chart h-3.5" aria-hidden="true">
			{parts.map(([status, count]) => {
				const x = (100 * before) / total;
				before += count;
				return (
					<rect
						key={status}
						x={`${x}%`}
						width={`${(100 * count) / total}%`}
						y="1"
						height="12"
						rx="3"
						className={fills[status]}
					/>
				);
			})}
		</svg>
	);
}
