import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { londonDate, londonMoment } from '#schema/london-day.ts';
import type { StaffListing } from '#schema/staff/staff-listings.ts';
import { StopListing } from './stop-listing.tsx';
import { untoldUntil } from './stop-words.ts';

/** An employer's internship, with the ways to stop it. */
export function ListingEntry({ listing, isOpen }: { listing: StaffListing; isOpen: boolean }) {
	const { slug, title, company, status, published_at, open_applications, stop } = listing;
	const waiting = `${open_applications} open ${open_applications === 1 ? 'application' : 'applications'}`;
	return (
		<FoldedEntry
			title={title}
			about={`${company}, public since ${londonDate(published_at)}, ${waiting}`}
			badge={<Standing status={status} stop={stop} />}
			isOpen={isOpen}
		>
			<p className="flex flex-wrap gap-x-4 text-small">
				{stop?.kind !== 'taken-down' && (
					<Link to={`/internships/${slug}`} className="link inline-block py-1.5">
						Its public page
					</Link>
				)}
				<Link
					to={`/staff/employers?${new URLSearchParams({ show: 'all', q: company })}`}
					className="link inline-block py-1.5"
				>
					See the company
				</Link>
			</p>
			{stop && (
				<p className="whitespace-pre-line wrap-anywhere">
					<b>
						<span>{stop.kind === 'paused' ? 'Paused' : 'Taken down'}</span>, {londonMoment(stop.at)}
						.
					</b>{' '}
					{stop.reason}
				</p>
			)}
			<StopListing
				slug={slug}
				title={title}
				company={company}
				canPause={status === 'open'}
				stopped={stop && { kind: stop.kind, undoUntil: untoldUntil(stop.untold_until, new Date()) }}
			/>
		</FoldedEntry>
	);
}

function Standing({ status, stop }: Pick<StaffListing, 'status' | 'stop'>) {
	if (stop)
		return <Badge tone="warn">{stop.kind === 'paused' ? 'Paused by staff' : 'Taken down'}</Badge>;
	return status === 'paused' ? <Badge tone="plain">Paused</Badge> : null;
}
