import { TERM_HOURS } from '#schema/internships/term-hours.ts';

/** Where the bar ends; more hours fill it. */
const MOST = 40;
const [WIDTH, ROUND] = [112, 3];

const at = (hours: number) => (Math.min(hours, MOST) / MOST) * WIDTH;
/** The limit of a Student visa in term: the mark in the middle. */
const limit = at(TERM_HOURS);

/** A bar from the left edge to `end`, or on from the limit, with a round end. */
const first = (end: number) => `M3 5h${end - 2 * ROUND}a3 3 0 0 1 0 6H3a3 3 0 0 1 0-6z`;
const beyond = (end: number) => `M${limit} 5h${end - limit - ROUND}a3 3 0 0 1 0 6H${limit}z`;

/**
 * The hours of a week, from nought to 40, with a mark at 20, the most in term on a Student visa; what
 * is beyond is lighter. The hours in words stand beside it.
 */
export function HourBar({ hours }: { hours: number }) {
	const within = hours <= TERM_HOURS;
	return (
		<svg viewBox={`0 0 ${WIDTH} 16`} className="hour-bar" aria-hidden="true">
			<rect y="5" width={WIDTH} height="6" rx={ROUND} className="fill-data-3" />
			<path
				d={within ? first(at(hours)) : `M3 5H${limit}v6H3a3 3 0 0 1 0-6z`}
				className="fill-data-1"
			/>
			{!within && <path d={beyond(at(hours))} className="fill-data-2" />}
			<path d={`M${limit} 0v16`} className="stroke-ink" />
		</svg>
	);
}
