import { SectorMark } from '#app/ui/art/drawings.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { StatusCounts } from '#app/ui/status-counts.tsx';
import { WholeParts } from '#app/ui/whole-parts.tsx';
import { countsOf } from '#schema/applications/status-counts.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { untilEndOf } from '#schema/london-day.ts';
import { RowActions } from './row-actions.tsx';
import { standingOf } from './standing.ts';

export const rowLook =
	'grid items-center gap-4 rounded-card border border-line bg-card p-4 sm:p-5 @5xl:grid-cols-[minmax(0,1fr)_auto]';

/** A published internship: where it stands, its applications, and what one can do. */
export function InternshipRow({
	internship,
	today,
}: {
	internship: PostedInternship;
	today: string;
}) {
	const { slug, title, sector, location, status, deadline, overdue, revision, stop } = internship;
	const standing = standingOf(internship, today);
	const { total, parts } = countsOf(internship.applications);
	return (
		<li className={rowLook}>
			<div className="flex gap-3">
				<span className="@max-3xs:hidden">
					<SectorMark sector={sector} className="size-11 rounded-control bg-wash" />
				</span>
				<div className="min-w-0 flex-1">
					<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<Link
							to={`/internships/${slug}`}
							className="link -my-2.5 inline-block py-2.5 font-semibold wrap-anywhere"
						>
							{title}
						</Link>
						<Badge tone={standing.tone}>{standing.words}</Badge>
						{revision && (
							<Badge tone={revision.state === 'returned' ? 'warn' : 'brand'}>
								{revision.state === 'submitted'
									? 'A change waits for approval'
									: revision.state === 'returned'
										? 'A change was returned'
										: 'A change is being written'}
							</Badge>
						)}
					</p>
					<p className="text-small text-muted">
						<WholeParts
							parts={[
								location,
								...(status === 'closed'
									? []
									: [deadline ? `apply by ${untilEndOf(deadline)}` : 'no last day to apply']),
							]}
						/>
					</p>
					{stop && (
						<p className="text-small wrap-anywhere">
							<b>What our staff wrote:</b> {stop.reason}
						</p>
					)}
					<p className="text-small">
						<Applications slug={slug} title={title} total={total} />
						<StatusCounts parts={parts} overdue={overdue} />
					</p>
				</div>
			</div>
			<RowActions internship={internship} isOpen={standing.isOpen} />
		</li>
	);
}

/** "6 applications", which leads to them. */
function Applications({ slug, title, total }: { slug: string; title: string; total: number }) {
	if (total === 0) return 'No applications yet';
	return (
		<Link
			to={`/employer-dashboard?tab=applications&internship=${slug}`}
			className="link -my-2.5 inline-block py-2.5"
		>
			<b className="even-figures">{total}</b>{' '}
			<span>{total === 1 ? 'application' : 'applications'}</span>
			<span className="sr-only"> for {title}</span>
		</Link>
	);
}
