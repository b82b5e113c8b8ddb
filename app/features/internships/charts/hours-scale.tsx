import { at, type Scale, span } from '#app/lib/chart-scale.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';

/** The most hours a week that a listing may have. */
const MOST = 48;
const scale: Scale = [0, MOST];

/** The hours of a week on a scale, with the most that a Student visa allows in term. */
export function HoursScale({ hours }: { hours: number }) {
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
					{hours} h a week
				</text>
				<text x={at(TERM_HOURS, scale)} y="62" textAnchor="middle">
					{TERM_HOURS} h, Student visa in term
				</text>
			</svg>
			<figcaption className="sr-only">{hoursInWords(hours)}.</figcaption>
		</figure>
	);
}

/** "35 a week, 15 above the 20 that a Student visa allows in term" */
export function hoursInWords(hours: number): string {
	const over = hours - TERM_HOURS;
	const limit = `the ${TERM_HOURS} that a Student visa allows in term`;
	return over > 0 ? `${hours} a week, ${over} above ${limit}` : `${hours} a week, within ${limit}`;
}
