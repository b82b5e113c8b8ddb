import { at, median, rowsOf, type Scale } from '#app/lib/chart-scale.ts';
import { Link } from '#app/ui/link.tsx';
import { pounds } from '#schema/internships/pay-periods.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';

/** What share of all internships the strips show; what pays more is counted at the edge. */
const SHOWN = 0.92;
/** What share of a strip the dots have; the count stands beyond them. */
const DOTS_END = 0.8;
/** Places beside each other that a dot can have: a page carries each in digits. */
const DOT_PLACES = 250;

function scaleOf(hourly: number[], wage: number): Scale {
	const sorted = hourly.toSorted((one, other) => one - other);
	const most = sorted[Math.floor(SHOWN * (sorted.length - 1))] ?? wage + 1;
	return [wage - 0.2, wage + (most - wage) / DOTS_END];
}

/**
 * What an hour pays in each city: a dot for each internship, and a line for the one in the middle.
 * @param cities the address of their search, and pounds an hour of those paid in pounds
 * @param day ISO date whose minimum wage is marked
 */
export function CityPay({
	cities,
	day,
}: {
	cities: { name: string; to: string; middle: number | null; hourly: number[] }[];
	day: string;
}) {
	const { adult: wage } = publishedWageOn(day);
	const scale = scaleOf(
		cities.flatMap(({ hourly }) => hourly),
		wage,
	);
	return (
		<table className="city-pay">
			<caption className="sr-only">Median pay for an hour by city</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="sr-only">City</span>
					</th>
					<th scope="col">
						<span className="sr-only">Each internship</span>
						<Axis scale={scale} />
					</th>
					<th scope="col">Middle</th>
				</tr>
			</thead>
			<tbody>
				{cities.map(({ name, to, middle, hourly }) => (
					<tr key={name}>
						<th scope="row">
							<Link to={to} className="link flex min-h-11 items-center">
								{name}
							</Link>
						</th>
						<td>
							<Strip hourly={hourly} wage={wage} scale={scale} />
						</td>
						<td>{middle !== null && pounds(middle)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const Axis = ({ scale }: { scale: Scale }) => (
	<svg className="chart h-6" aria-hidden="true">
		{[0, 1, 2, 3].map((step) => {
			const amount = Math.ceil(scale[0]) + step;
			return amount > scale[1] ? null : (
				<text key={step} x={at(amount, scale)} y="16" textAnchor="middle">
					£{amount}
				</text>
			);
		})}
	</svg>
);

function Strip({ hourly, wage, scale }: { hourly: number[]; wage: number; scale: Scale }) {
	const end = scale[0] + DOTS_END * (scale[1] - scale[0]);
	const shown = hourly.filter((amount) => amount <= end);
	const more = hourly.length - shown.length;
	const middle = median(hourly);
	return (
		<>
			<svg className="chart h-10.5" aria-hidden="true">
				<line
					x1={at(wage, scale)}
					x2={at(wage, scale)}
					y2="42"
					strokeWidth="2"
					className="stroke-data-line"
				/>
				<Dots values={shown} scale={scale} />
				{middle !== undefined && (
					<line
						x1={at(middle, scale)}
						x2={at(middle, scale)}
						y1="5"
						y2="37"
						strokeWidth="3"
						strokeLinecap="round"
						className="stroke-ink"
					/>
				)}
			</svg>
			{more > 0 && (
				<span className="beyond">
					+{more}
					<span className="max-sm:hidden"> more</span>
					<span className="max-lg:hidden">, to {pounds(Math.max(...hourly))}</span>
				</span>
			)}
		</>
	);
}

/** Dots of one path, by the hundred: lines without length, whose round ends keep their size where it stretches. */
function Dots({ values, scale }: { values: number[]; scale: Scale }) {
	const dots = rowsOf(values, (scale[1] - scale[0]) / 45).map(
		({ value, row }) =>
			`M${Math.round((DOT_PLACES / 100) * Number.parseFloat(at(value, scale)))} ${21 + 8 * row}h0`,
	);
	return (
		<svg
			width="100%"
			height="42"
			viewBox={`0 0 ${DOT_PLACES} 42`}
			preserveAspectRatio="none"
			overflow="visible"
			aria-hidden="true"
		>
			<path
				d={dots.join('')}
				strokeWidth="9"
				strokeLinecap="round"
				strokeOpacity="0.75"
				vectorEffect="non-scaling-stroke"
				className="stroke-data-dot"
			/>
		</svg>
	);
}
