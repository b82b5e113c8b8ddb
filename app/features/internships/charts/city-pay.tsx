import { at, median, rowsOf, type Scale } from '#app/lib/chart-scale.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { pounds } from '#schema/internships/pay-periods.ts';
import { publishedWageOn } from '#schema/internships/wage-rates.ts';

/** How many pounds the strips show, from the whole pounds of the minimum wage on; what pays more is counted. */
const POUNDS = 6;
/** What share of a strip the dots have; the count stands beyond them. */
const DOTS_END = 0.86;
/** Places beside each other that a dot can have: a page carries each in digits. */
const DOT_PLACES = 250;

/** The head of a column. */
const HEAD =
	'text-left align-bottom text-note whitespace-nowrap text-muted max-[30rem]:whitespace-normal';

/** Large text leaves no room for the strips on a narrow screen. */
const WITH_ROOM = '@max-[10rem]:hidden';

/** What the strips show, and the highest amount that has a dot. */
function scaleOf(wage: number): { scale: Scale; most: number } {
	const from = Math.floor(wage);
	return { scale: [from, from + POUNDS / DOTS_END], most: from + POUNDS };
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
	const { scale, most } = scaleOf(wage);
	return (
		<table className="w-full border-collapse text-small even-figures">
			<caption className="sr-only">Median pay for an hour by city</caption>
			<thead>
				<tr>
					<th scope="col" className={cn(HEAD, 'w-[1%]')}>
						<span className="sr-only">City</span>
					</th>
					<th scope="col" className={cn(HEAD, WITH_ROOM)}>
						<span className="sr-only">Each internship</span>
						<Axis {...{ scale, most, wage }} />
					</th>
					<th scope="col" className={cn(HEAD, 'w-[1%] pl-3')}>
						half pay more
					</th>
				</tr>
			</thead>
			<tbody>
				{cities.map(({ name, to, middle, hourly }) => (
					<tr key={name} className="border-b border-line">
						<th
							scope="row"
							className="w-[1%] pr-3 text-left whitespace-nowrap @max-[10rem]:wrap-anywhere @max-[10rem]:whitespace-normal"
						>
							<Link to={to} className="link flex min-h-11 items-center">
								{name}
							</Link>
						</th>
						<td className={cn('relative', WITH_ROOM)}>
							<Strip {...{ hourly, wage, scale, most }} />
						</td>
						<td className="w-[1%] pl-3 text-right font-semibold">
							{middle !== null && pounds(middle)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type Axes = { scale: Scale; most: number; wage: number };

/** The red line has its name above it; the pounds stand under that, every second one. */
const Axis = ({ scale, most, wage }: Axes) => (
	<svg className="chart h-[3.5em]" aria-hidden="true">
		<text
			x={at(wage, scale)}
			y="33%"
			dx="-4"
			className="fill-hot font-semibold max-sm:[text-anchor:middle]"
		>
			{pounds(wage)} minimum<tspan className="max-sm:hidden"> wage, 21 and over</tspan>
		</text>
		<line
			x1={at(wage, scale)}
			x2={at(wage, scale)}
			y1="46%"
			y2="100%"
			strokeWidth="2"
			className="stroke-data-line"
		/>
		{[most, most - 2, most - 4].map((amount) => (
			<text key={amount} x={at(amount, scale)} y="83%" textAnchor="middle">
				£{amount}
			</text>
		))}
	</svg>
);

function Strip({ hourly, wage, scale, most }: Axes & { hourly: number[] }) {
	const visible = hourly.filter((amount) => amount <= most);
	const more = hourly.length - visible.length;
	const middle = median(hourly);
	return (
		<>
			<svg className="chart h-[3.1em]" aria-hidden="true">
				<line
					x1={at(wage, scale)}
					x2={at(wage, scale)}
					y2="100%"
					strokeWidth="2"
					className="stroke-data-line"
				/>
				<Dots values={visible} scale={scale} />
				{middle !== undefined && (
					<line
						x1={at(middle, scale)}
						x2={at(middle, scale)}
						y1="12%"
						y2="88%"
						strokeWidth="3"
						strokeLinecap="round"
						className="stroke-ink"
					/>
				)}
			</svg>
			{more > 0 && (
				// Large text on a phone leaves no room for the strip.
				<span className="absolute top-1/2 right-0 bg-paper pl-[0.35rem] text-note font-semibold text-muted [translate:0_-50%] max-[18rem]:hidden">
					+{more}
					<span className="max-sm:hidden"> above £{most}</span>
				</span>
			)}
		</>
	);
}

/** Dots of one path, by the hundred: lines without length, whose round ends keep their size where it stretches. */
function Dots({ values, scale }: { values: number[]; scale: Scale }) {
	const dots = rowsOf(values, (scale[1] - scale[0]) / 58).map(
		({ value, row }) =>
			`M${Math.round((DOT_PLACES / 100) * Number.parseFloat(at(value, scale)))} ${8 * row}h0`,
	);
	return (
		<svg
			y="50%"
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
