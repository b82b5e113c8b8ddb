import { pounds } from '#schema/internships/pay-periods.ts';

/** Where the line ends, in pounds an hour; what is beyond stands at its edge. */
const [LEAST, MOST] = [9, 15];

/** In per cent, so far from the edges that a dot is whole. */
const place = (amount: number) =>
	2 + (96 * (Math.min(Math.max(amount, LEAST), MOST) - LEAST)) / (MOST - LEAST);

/** The words of a place stay within the line. */
const anchorAt = (percent: number) => (percent < 20 ? 'start' : percent > 80 ? 'end' : 'middle');

/** What an hour pays on a line, below and above the minimum wage. @param counts whether the minimum wage applies */
export function WageGauge({
	hourly,
	minimum,
	counts = true,
}: {
	hourly: number;
	minimum: number;
	counts?: boolean;
}) {
	const [here, line] = [place(hourly), place(minimum)];
	const isBelow = hourly < minimum && counts;
	return (
		<svg className="chart h-16" aria-hidden="true">
			<text x={`${here}%`} y="13" textAnchor={anchorAt(here)} className="fill-ink font-semibold">
				{pounds(hourly)} here
			</text>
			<rect x="0" y="22" width="100%" height="16" rx="4" className="fill-good-wash" />
			<rect x="0" y="22" width={`${line}%`} height="16" rx="4" className="fill-hot-wash" />
			<rect x={`${line}%`} y="18" width="2" height="24" className="fill-data-line" />
			<circle
				cx={`${here}%`}
				cy="30"
				r="7"
				className={isBelow ? 'fill-hot-fill stroke-card' : 'fill-good stroke-card'}
				strokeWidth="2"
			/>
			<text x={`${line}%`} y="57" textAnchor={anchorAt(line)} className="fill-hot font-semibold">
				{pounds(minimum)} minimum
			</text>
		</svg>
	);
}
