import { at, rowsOf, type Scale } from '#app/lib/chart-scale.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';
import { Dots } from './dots.tsx';

/** From a little below the minimum wage to the highest, so that the line of the wage has ground before it. */
function scaleOf(values: readonly number[], wage: number): Scale {
	const most = Math.max(...values, wage + 1);
	return [wage - 0.15 * (most - wage), most];
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
	const width = scale[1] - scale[0];
	const lower = others.filter((other) => other < hourly).length;
	return (
		<figure>
			<svg className="chart h-23" aria-hidden="true">
				<rect width={at(wage, scale)} y="20" height="46" rx="4" className="fill-hot-wash" />
				<line x2="100%" y1="66" y2="66" className="stroke-line" />
				<Dots dots={rowsOf(others, width / 40)} scale={scale} middle={44} />
				<Mark x={at(wage, scale)} label={`${pounds(wage)} minimum wage`} />
				<circle
					cx={at(hourly, scale)}
					cy="44"
					r="9"
					strokeWidth="3"
					className="fill-data-1 stroke-card"
				/>
				<text x={at(hourly, scale)} y="12" textAnchor="middle" className="fill-ink font-semibold">
					{pounds(hourly)} here
				</text>
				<text x="100%" y="88" textAnchor="end">
					{pounds(scale[1])}
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
		<line x1={x} x2={x} y1="14" y2="72" strokeWidth="2" className="stroke-data-line" />
		<text y="88" className="fill-hot font-semibold">
			{label}
		</text>
	</>
);
