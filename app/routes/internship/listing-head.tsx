import { Fragment } from 'react';
import { cn } from '#app/lib/cn.ts';
import { SectorMark, Sign, Skyline, type Skylined } from '#app/ui/art/drawings.tsx';
import { otherwisePaid, statedPay } from '#content/pay.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { CITIES, workplaceWords } from '#schema/internships/places.ts';
import { spanOf } from '#schema/internships/student-visa.ts';
import { hoursInFigures, withPattern } from '#schema/internships/weekly-hours.ts';
import { longDate, nearDate } from '#schema/london-day.ts';

/** Its city, or a desk at home; nothing for other places. */
function skylineOf({ city, remote }: Internship): Skylined | undefined {
	if (remote === 'remote') return 'remote';
	const match = CITIES.find((place) => place === city);
	return match && (match.toLowerCase() as Skylined);
}

/** The drawings whose left edge cuts off a hill or a bridge; that of the others is the wall of a house. */
const CUT_OFF: readonly Skylined[] = ['bristol', 'edinburgh', 'manchester'];

/**
 * @param verified whether the employer is: what is public of an employer belongs to one who is
 * @param title of a page, or of a part of one
 */
export function ListingHead({
	internship,
	verified = internship.source === 'employer',
	title: Title = 'h1',
}: {
	internship: Internship;
	verified?: boolean;
	title?: 'h1' | 'h2';
}) {
	const { title, company, location, sector, status, city, remote } = internship;
	const skyline = skylineOf(internship);
	const places = [remote !== 'remote' && city, remote !== 'on-site' && workplaceWords[remote]];
	return (
		<header className={cn('col-span-full listing-head', skyline && 'art with-skyline')}>
			{skyline && (
				<Skyline
					of={skyline}
					className={cn('print:hidden', CUT_OFF.includes(skyline) && 'cut-off')}
				/>
			)}
			<div className="p-5 sm:p-8">
				<p className="flex flex-wrap gap-2">
					<span className="badge flex items-center gap-1.5 border border-control bg-card text-brand">
						<SectorMark sector={sector} className="size-5" />
						{sector}
					</span>{' '}
					{places.map(
						(place) =>
							place && (
								<Fragment key={place}>
									<span className="badge border border-control bg-card text-brand">
										{place}
									</span>{' '}
								</Fragment>
							),
					)}
					{verified && (
						<span className="badge flex items-center gap-1.5 border border-control bg-card text-good">
							<Sign of="check" />
							Verified employer
						</span>
					)}
					{status === 'paused' && <span className="badge bg-sun-wash text-sun-ink">Paused</span>}
					{status === 'closed' && <span className="badge bg-hot-wash text-hot">Closed</span>}
				</p>
				<Title className="title mt-3">{title}</Title>
				<p className="mt-3 text-body">
					{company}, {location}
				</p>
				<Figures internship={internship} />
			</div>
		</header>
	);
}

/** "21 June 2027", "to 12 September" */
function startOf({ starts_on, starts, weeks }: Internship): [string, string] {
	if (!starts_on) return ['Starts', starts];
	const { last } = spanOf(starts_on, weeks);
	return [longDate(starts_on), `to ${nearDate(last, starts_on)}`];
}

function Figures({ internship }: { internship: Internship }) {
	const { hours_pattern, weeks } = internship;
	const figures = [
		[statedPay(internship), otherwisePaid(internship) ?? 'before tax'],
		[`${hoursInFigures(internship)} hours`, withPattern('a week', hours_pattern)],
		[`${weeks} weeks`, 'temporary'],
		startOf(internship),
	] as const;
	return (
		<ul className="mt-6 grid max-w-[46rem] grid-cols-[repeat(auto-fit,minmax(max(7rem,35%),auto))] gap-x-8 gap-y-4 even-figures xl:flex xl:flex-wrap xl:gap-x-6 print:flex">
			{figures.map(([figure, label]) => (
				<li key={figure} className="max-w-48">
					<b className="block text-body">{figure}</b>{' '}
					<span className="text-small text-muted">{label}</span>
				</li>
			))}
		</ul>
	);
}
