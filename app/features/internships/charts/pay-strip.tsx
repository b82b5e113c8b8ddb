import { at, type Scale } from '#app/lib/chart-scale.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';

/** How many times the minimum wage the scale shows at most: one amount far above the others would press them together. */
const TIMES_WAGE = 2;

/**
 * From a little below the minimum wage, so that its line has ground before it, to the highest amount; what is far above is
 * counted.
 */
export function scaleOf(values: readonly number[], wage: number): Scale {
	const most = Math.max(...values.filter((value) => value <= TIMES_WAGE * wage), wage + 1);
	return [wage - 0.15 * (most - wage), most];
}

/** The steps of the scale in which dots stand on each other. */
const STEPS = 34;
/** Where the lowest dots stand, how far they are apart, and how high the highest may be above them, in pixels. */
const FOOT = 72;
const APART = 8.5;
const HIGHEST = 6 * APART;

/**
 * For each amount where its dot stands: in the middle of its step, on those that are there already. Dots are closer to each
 * other where one step has many.
 */
export function stacked(
	values: readonly number[],
	[from, to]: Scale,
): { key: number; x: number; y: number }[] {
	const heights = new Map<number, number>();
	const dots = values
		.toSorted((one, other) => one - other)
		.map((value, key) => {
			const step = Math.round(((value - from) / (to - from)) * STEPS);
			const height = heights.get(step) ?? 0;
			heights.set(step, height + 1);
			return { key, x: from + (step / STEPS) * (to - from), height };
		});
	const apart = Math.min(APART, HIGHEST / (Math.max(...heights.values()) - 1));
	return dots.map(({ key, x, height }) => ({ key, x, y: FOOT - height * apart }));
}

/**
 * What an hour pays, beside the others; the ground below the minimum wage is marked.
 * @param others pounds an hour of all that are compared, this one included
 * @param place in words, for the caption: "in Leeds"
 * @param day ISO date whose minimum wage applies
 */
export function PayStrip(props: { hourly: number; others: number[]; place: string; day: string }) {
	const { hourly, others, place, day } = props;
	const { adult: wage } = publishedWageOn(day);
	const scale = scaleOf(others, wage);
	const lower = others.filter((other) => other < hourly).length;
	const most = scale[1];
	const visible = others.filter((other) => other <= most);
	const above = others.length - visible.length;
	const [here] = stacked([hourly], scale);
	return (
		<figure>
			<svg className="chart h-[7.5em]" aria-hidden="true">
				<rect width={at(wage, scale)} y="20" height="57" rx="4" className="fill-hot-wash" />
				<line x2="100%" y1="77" y2="77" className="stroke-line" />
				<g className="fill-data-dot" fillOpacity="0.75">
					{stacked(visible, scale).map(({ key, x, y }) => (
						<circle key={key} cx={at(x, scale)} cy={y} r="3.75" />
					))}
				</g>
				<line
					x1={at(here?.x ?? hourly, scale)}
					x2={at(here?.x ?? hourly, scale)}
					y1="17"
					y2="72"
					strokeWidth="2"
					className="stroke-data-1"
				/>
				<circle cx={at(here?.x ?? hourly, scale)} cy="72" r="5.5" className="fill-data-1" />
				<Mark x={at(wage, scale)} label={`${pounds(wage)} minimum wage`} />
				<text
					x={at(hourly, scale)}
					y="12"
					textAnchor={hourly < most ? 'middle' : 'end'}
					className="fill-ink font-semibold"
				>
					{pounds(hourly)} here
				</text>
				<text x="100%" y="96" textAnchor="end">
					{pounds(most)}
					{above > 0 && `, ${above} above`}
				</text>
			</svg>
			<figcaption className="sr-only">
				{`${pounds(hourly)} an hour; ${lower} of the ${others.length} internships ${place} pay less. The minimum wage is ${pounds(wage)} for 21 and over.`}
			</figcaption>
		</figure>
	);
}

/** A limit, as a line with its name. */
const Mark = ({ x, label }: { x: string; label: string }) => (
	<>
		<line x1={x} x2={x} y1="14" y2="82" strokeWidth="2" className="stroke-data-line" />
		<text y="96" className="fill-hot font-semibold">
			{label}
		</text>
	</>
);
