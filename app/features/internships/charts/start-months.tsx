import { at, type Scale, span } from '#app/lib/chart-scale.ts';
import { longDate } from '#schema/london-day.ts';
import { Hatch, hatched } from './hatch.tsx';
import { lastDay, meetsNoTerm, monthsOf, type Term, timeOf, yearFrom } from './year.ts';

type StartMonthsProps = {
	/** ISO month with which the year begins: that of today. */
	firstMonth: string;
	/** ISO dates on which the work may begin, one at least. */
	starts: [string, ...string[]];
	weeks: number;
	/** The student's terms, where they are known. */
	terms?: readonly Term[];
};

/** The year ahead: terms are hatched, each day of a start is a dot, hollow where the work overlaps a term. */
export function StartMonths({ firstMonth, starts, weeks, terms = [] }: StartMonthsProps) {
	const year = yearFrom(firstMonth);
	const scale: Scale = [year.from, year.to];
	const shown = starts.find((start) => meetsNoTerm(start, weeks, terms)) ?? starts[0];
	const end = lastDay(shown, weeks);
	return (
		<figure>
			<svg className="chart h-31" aria-hidden="true">
				<Hatch id="term" />
				<Months year={year} scale={scale} />
				<rect y="22" width="100%" height="22" rx="4" opacity="0.45" className="fill-data-3" />
				{terms.map(({ from, to }) => (
					<rect
						key={from}
						x={at(timeOf(from), scale)}
						width={span(timeOf(from), timeOf(to), scale)}
						y="22"
						height="22"
						fill={hatched('term')}
					/>
				))}
				{starts.map((start) => (
					<circle
						key={start}
						cx={at(timeOf(start), scale)}
						cy="62"
						r="5"
						strokeWidth="2"
						className={
							meetsNoTerm(start, weeks, terms)
								? 'fill-data-1 stroke-data-1'
								: 'fill-card stroke-data-1'
						}
					/>
				))}
				<rect
					x={at(timeOf(shown), scale)}
					width={span(timeOf(shown), timeOf(end), scale)}
					y="80"
					height="12"
					rx="6"
					className="fill-data-1"
				/>
				<text
					{...beside(timeOf(shown), timeOf(end), scale)}
					y="112"
					className="fill-ink font-semibold"
				>
					{longDate(shown)} to {longDate(end)}
				</text>
			</svg>
			<figcaption className="sr-only">{startsInWords({ starts, weeks, terms })}</figcaption>
		</figure>
	);
}

/** Words under a bar begin or end with it, so that they stay within the chart. */
const beside = (from: number, to: number, scale: Scale) =>
	from - scale[0] < scale[1] - to
		? ({ x: at(from, scale), textAnchor: 'start' } as const)
		: ({ x: at(to, scale), textAnchor: 'end' } as const);

function Months({ year, scale }: { year: ReturnType<typeof yearFrom>; scale: Scale }) {
	return monthsOf(year).map(({ name, start }) => (
		<g key={name}>
			<line x1={at(start, scale)} x2={at(start, scale)} y1="4" y2="70" className="stroke-line" />
			<text x={at(start, scale)} dx="4" y="14">
				{name.charAt(0)}
				<tspan className="max-sm:hidden">{name.slice(1)}</tspan>
			</text>
		</g>
	));
}

const listed = (days: string[]) => days.map(longDate).join(', ');

function startsInWords({ starts, weeks, terms = [] }: Omit<StartMonthsProps, 'firstMonth'>) {
	const free = starts.filter((start) => meetsNoTerm(start, weeks, terms));
	const meeting = starts.filter((start) => !free.includes(start));
	const first = `${weeks} weeks, from ${listed(free.length > 0 ? free : starts)}.`;
	if (free.length === 0) return `${first} All of it meets your term.`;
	return meeting.length === 0 ? first : `${first} From ${listed(meeting)} it meets your term.`;
}
