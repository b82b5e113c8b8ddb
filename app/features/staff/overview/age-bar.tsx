/** Where the bar ends. */
const MOST = 14;
const [WIDTH, LEAST] = [72, 8];

/** How long something has waited, up to 14 days; the words stand beside it. */
export const AgeBar = ({ days }: { days: number }) => (
	<svg width={WIDTH} height="10" aria-hidden="true" className="shrink-0">
		<rect width={WIDTH} height="10" rx="5" className="fill-data-3" />
		<rect
			width={Math.max(LEAST, (Math.min(days, MOST) / MOST) * WIDTH)}
			height="10"
			rx="5"
			className="fill-data-2"
		/>
	</svg>
);
