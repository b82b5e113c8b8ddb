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
 * The drawing above the words on a phone, beside them else, where the street goes on under the words: a drawing is 320 wide,
 * in whole pixels, and its street 16 high, with a line of 3 over it.
 */
const BESIDE = cn(
	'@container grid md:not-print:isolate md:not-print:grid-cols-[minmax(0,1fr)_min(42%,27.5rem)]',
	'md:not-print:before:absolute md:not-print:before:inset-x-0 md:not-print:before:bottom-0 md:not-print:before:-z-1 md:not-print:before:h-[calc(min(42cqw,27.5rem)*16/320)]',
	'md:not-print:before:bg-[linear-gradient(var(--art-near)_calc(min(42cqw,27.5rem)*3/320),var(--art-far)_0)]',
);

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
		<header
			className={cn(
				'relative col-span-full overflow-hidden rounded-panel bg-sea',
				skyline && 'art',
				skyline && BESIDE,
			)}
		>
			{skyline && (
				<Skyline
					of={skyline}
					className={cn(
						'block h-auto w-full md:not-print:h-[round(calc(min(42cqw,27.5rem)*132/320),1px)] md:not-print:self-end md:not-print:[grid-area:1/2] print:hidden',
						// Not shown before the words that it stands beside have come, which would move it.
						'[:not(:has(li))>&]:invisible',
						// A hill or a bridge that the edge cuts off fades; the street, drawn below it, does not.
						CUT_OFF.includes(skyline) &&
							'md:not-print:[mask:linear-gradient(90deg,#0000,#000_1.75rem)]',
					)}
				/>
			)}
			<div
				className={cn(
					'p-5 sm:p-8',
					// The street, a twentieth as high as the drawing is wide, is never behind words.
					skyline && 'md:not-print:pb-[calc(2rem+min(2.1cqw,1.375rem))]',
				)}
			>
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
		<ul className="mt-6 grid max-w-[46rem] grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,35%)),auto))] gap-x-8 gap-y-4 even-figures xl:flex xl:flex-wrap xl:gap-x-6 print:flex">
			{figures.map(([figure, label]) => (
				<li key={figure} className="max-w-48">
					<b className="block text-body">{figure}</b>{' '}
					<span className="text-small text-muted">{label}</span>
				</li>
			))}
		</ul>
	);
}
