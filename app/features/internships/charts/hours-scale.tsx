import { at, type Scale, span } from '#app/lib/chart-scale.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import { hoursInFigures, type WeeklyHours } from '#schema/internships/weekly-hours.ts';

/** The most hours a week that a listing may have. */
const MOST = 48;
const scale: Scale = [0, MOST];

/** The hours of a week on a scale, with the most that a Student visa allows in term. */
export function HoursScale({ work }: { work: WeeklyHours }) {
	const { hours } = work;
	const within = Math.min(hours, TERM_HOURS);
	return (
		<figure>
			<svg className="chart h-[5.3em]" aria-hidden="true">
				<rect y="24" width="100%" height="14" rx="7" className="fill-data-3" />
				{hours > TERM_HOURS && (
					<rect
						x={at(TERM_HOURS, scale)}
						width={span(TERM_HOURS, hours, scale)}
						y="24"
						height="14"
						className="fill-data-2"
					/>
				)}
				<rect y="24" width={at(within, scale)} height="14" rx="7" className="fill-data-1" />
				<line
					x1={at(TERM_HOURS, scale)}
					x2={at(TERM_HOURS, scale)}
					y1="17"
					y2="45"
					strokeWidth="2"
					className="stroke-ink"
				/>
				<text
					x={at(hours, scale)}
					y="13"
					textAnchor={hours < 8 ? 'start' : 'middle'}
					className="fill-ink font-semibold"
				>
					{hoursInFigures(work)} h a week
				</text>
				<text x={at(TERM_HOURS, scale)} y="62" textAnchor="middle">
					{TERM_HOURS} h, Student visa in term
				</text>
			</svg>
			<figcaption className="sr-only">{hoursInWords(work)}.</figcaption>
		</figure>
	);
}

/** "35 a week, 15 above the 20 that a Student visa allows in term", "16 to 24 a week, up to 4 above …" */
export function hoursInWords(work: WeeklyHours): string {
	const over = work.hours - TERM_HOURS;
	const words = `${hoursInFigures(work)} a week`;
	const most = work.least_hours ? 'up to ' : '';
	const limit = `the ${TERM_HOURS} that a Student visa allows in term`;
	return over > 0 ? `${words}, ${most}${over} above ${limit}` : `${words}, within ${limit}`;
}
