import { pounds } from '#schema/internships/pay-periods.ts';
import type { WageStep } from '#schema/internships/wage-rates.ts';

/** Where the line begins, and between which amounts it ends, in pounds an hour; what is beyond stands at its edge. */
const LEAST = 9;
const [USUAL_MOST, MOST] = [15, 17];

/** In per cent, so far from the edges that a dot is whole. @param most where the line ends */
const placeOn = (most: number) => (amount: number) =>
	2 + (96 * (Math.min(Math.max(amount, LEAST), most) - LEAST)) / (most - LEAST);

/** The words of a place stay within the line. */
const anchorAt = (percent: number) => (percent < 20 ? 'start' : percent > 80 ? 'end' : 'middle');

/**
 * What an hour pays on a line, below and above the minimum wage.
 * @param steps the rates that count, of which some may not be published: what we ask for
 * @param counts whether the minimum wage applies
 */
export function WageGauge({
	hourly,
	steps,
	counts = true,
}: {
	hourly: number;
	steps: readonly WageStep[];
	counts?: boolean;
}) {
	const highest = (published: boolean) =>
		Math.max(0, ...steps.filter((one) => one.published === published).map(({ adult }) => adult));
	/** 0 where none of them is published. */
	const minimum = highest(true);
	const asked = highest(false);
	const isAsked = asked > minimum;
	const most = Math.min(Math.max(USUAL_MOST, Math.ceil(hourly)), MOST);
	const place = placeOn(most);
	const [here, line, later] = [place(hourly), place(minimum), place(asked)];
	const look =
		counts && hourly < minimum
			? 'fill-hot-fill'
			: counts && hourly < asked
				? 'fill-sun'
				: 'fill-good';
	return (
		<svg className={isAsked ? 'chart h-[5.9em]' : 'chart h-[4.7em]'} aria-hidden="true">
			<text x={`${here}%`} y="13" textAnchor={anchorAt(here)} className="fill-ink font-semibold">
				{pounds(hourly)} here
			</text>
			<rect x="0" y="22" width="100%" height="16" rx="4" className="fill-good-wash" />
			<rect
				x="0"
				y="22"
				width={`${minimum ? line : later}%`}
				height="16"
				rx="4"
				className={minimum ? 'fill-hot-wash' : 'fill-sun-wash'}
			/>
			{minimum > 0 && (
				<>
					<rect x={`${line}%`} y="18" width="2" height="24" className="fill-data-line" />
					<text
						x={`${line}%`}
						y="57"
						// The line of what we ask for goes down beside it.
						textAnchor={isAsked ? 'end' : anchorAt(line)}
						className="fill-hot font-semibold"
					>
						{pounds(minimum)} minimum
					</text>
				</>
			)}
			{/* From the words to the dot, as another line may be below them. */}
			<line
				x1={`${here}%`}
				x2={`${here}%`}
				y1="16"
				y2="24"
				className="stroke-ink"
				strokeWidth="2"
			/>
			<circle cx={`${here}%`} cy="30" r="7" className={`${look} stroke-card`} strokeWidth="2" />
			{/* Where the minimum, which ends at its line, leaves room. */}
			{(!isAsked || line > 55) && (
				<text x="0" y="57" className="fill-muted">
					£{LEAST}
				</text>
			)}
			<text x="100%" y="57" textAnchor="end" className="fill-muted">
				{hourly > most && 'over '}£{most}
			</text>
			{isAsked && (
				<>
					<line
						x1={`${later}%`}
						x2={`${later}%`}
						y1="22"
						y2="62"
						className="stroke-control"
						strokeWidth="2"
						strokeDasharray="3 3"
					/>
					<text x={`${later}%`} y="75" textAnchor={anchorAt(later)} className="fill-muted">
						{pounds(asked)} we ask for
					</text>
				</>
			)}
		</svg>
	);
}
