import { longDate, shortDay } from '#schema/london-day.ts';

/** Heights in rem, which grow with the letters: of the highest bar, of the number above it, and of the date below. */
const [BAR, LABEL, DATE] = [6.5, 1.25, 1.5];

const rem = (length: number) => `${length}rem`;

type Week = { begins: string; count: number };

/** A bar for each week, the last one darker, with its number; the same as a table. @param of what is counted */
export function WeekBars({ weeks, of }: { weeks: Week[]; of: string }) {
	const most = Math.max(1, ...weeks.map(({ count }) => count));
	const step = 100 / weeks.length;
	const named = [0, Math.floor(weeks.length / 2), weeks.length - 1];
	return (
		<figure>
			<svg className="chart h-[10.9em]" aria-hidden="true">
				<line x2="100%" y1={rem(LABEL + BAR)} y2={rem(LABEL + BAR)} className="stroke-line" />
				{weeks.map(({ begins, count }, index) => {
					const height = (BAR * count) / most;
					const middle = `${(index + 0.5) * step}%`;
					const isLast = index === weeks.length - 1;
					return (
						<g key={begins}>
							<rect
								x={`${(index + 0.15) * step}%`}
								width={`${0.7 * step}%`}
								y={rem(LABEL + BAR - height)}
								height={rem(height)}
								rx="3"
								className={isLast ? 'fill-data-1' : 'fill-data-2'}
							/>
							<text
								x={middle}
								y={rem(LABEL + BAR - height - 0.375)}
								textAnchor="middle"
								className={isLast ? 'fill-ink font-semibold' : undefined}
							>
								{count}
							</text>
							{named.includes(index) && (
								// The first and the last do not leave the chart.
								<text
									x={index === 0 ? '0%' : isLast ? '100%' : middle}
									y={rem(LABEL + BAR + DATE - 0.25)}
									textAnchor={index === 0 ? 'start' : isLast ? 'end' : 'middle'}
								>
									{shortDay(begins)}
								</text>
							)}
						</g>
					);
				})}
			</svg>
			<details className="mt-1">
				<summary className="link inline-flex min-h-11 items-center">The same as a table</summary>
				<table className="w-full max-w-96 text-left even-figures">
					<thead>
						<tr>
							<th scope="col">Week from</th>
							<th scope="col" className="text-right wrap-anywhere">
								{of}
							</th>
						</tr>
					</thead>
					<tbody>
						{weeks.map(({ begins, count }) => (
							<tr key={begins} className="border-t border-line">
								<th scope="row" className="py-1.5 font-normal">
									{longDate(begins)}
								</th>
								<td className="text-right">{count}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</figure>
	);
}
