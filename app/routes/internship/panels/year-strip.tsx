import type { ReactNode } from 'react';
import { Hatch, hatched } from '#app/features/internships/charts/hatch.tsx';
import { at, type Scale, span } from '#app/lib/chart-scale.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';
import type { Span } from '#schema/internships/vacations.ts';
import { dayNumber, shortMonth } from '#schema/london-day.ts';
import type { Lane, YearLanes } from './year-lanes.ts';

/** When the work lies in the year, beside the terms of courses: a lane for each, with its words beside it, on a phone above. */
export function YearStrip({ lanes, weeks }: { lanes: YearLanes; weeks: number }) {
	const { range, months, work, courses } = lanes;
	const scale: Scale = [dayNumber(range.first), dayNumber(range.last) + 1];
	return (
		<div className="print:hidden">
			<h3 className="mb-2 text-body">When the work lies in the year</h3>
			<svg className="absolute size-0" aria-hidden="true">
				<Hatch id="term" />
				<defs>
					<pattern id="weeks" width={1 / weeks} height="1">
						<path d="M0 0v99" strokeWidth="3" className="stroke-card" />
					</pattern>
				</defs>
			</svg>
			<div>
				<svg className="chart h-5 sm:ml-56 sm:w-[calc(100%-14rem)]" aria-hidden="true">
					{months.map((first) => (
						<text key={first} x={at(dayNumber(first), scale)} y="70%">
							{letters(shortMonth(first), months.length)}
						</text>
					))}
				</svg>
				<ul>
					<LaneRow {...work}>
						{work.spans.map((days) => (
							<g key={days.first}>
								<rect {...placed(days, scale)} {...WORK} rx="5" className="fill-data-1" />
								<rect {...placed(days, scale)} {...WORK} fill="url(#weeks)" />
							</g>
						))}
					</LaneRow>
					{courses.map((lane) => (
						<LaneRow key={lane.name} {...lane}>
							<rect width="100%" height="100%" rx="5" className="fill-data-3" />
							{lane.spans.map((days) => (
								<TermBar key={days.first} {...placed(days, scale)} />
							))}
						</LaneRow>
					))}
				</ul>
			</div>
			<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
				<li className="flex items-center gap-2">
					<svg className="h-3.5 w-6.5 shrink-0" aria-hidden="true">
						<TermBar width="100%" />
					</svg>
					Term: {TERM_HOURS} hours a week at most
				</li>
				<li className="flex items-center gap-2">
					<svg className="h-3.5 w-6.5 shrink-0" aria-hidden="true">
						<rect width="100%" height="100%" rx="3" className="fill-data-3" />
					</svg>
					Vacation: full time
				</li>
			</ul>
		</div>
	);
}

/** Initials alone where a year and more is drawn; on a phone from half a year on. */
const letters = (name: string, count: number) =>
	count > 12 ? (
		name.charAt(0)
	) : (
		<>
			{name.charAt(0)}
			<tspan className={count > 8 ? 'max-sm:hidden' : undefined}>{name.slice(1)}</tspan>
		</>
	);

/** A little lower than a term. */
const WORK = { y: '8%', height: '84%' };

const placed = ({ first, last }: Span, scale: Scale) => {
	const [from, to] = [dayNumber(first), dayNumber(last) + 1];
	return { x: at(from, scale), width: span(from, to, scale) };
};

/** Hatched, with a line around it: not told from a vacation by colour alone. */
const TermBar = (place: { x?: string; width: string }) => (
	<>
		<rect {...place} height="100%" rx="3" className="fill-card" />
		<rect {...place} height="100%" rx="3" fill={hatched('term')} className="stroke-data-2" />
	</>
);

const LaneRow = ({ name, text, children }: Lane & { children: ReactNode }) => (
	<li className="grid gap-x-4 gap-y-1 py-[0.4rem] sm:grid-cols-[13rem_1fr] sm:items-center">
		<p className="text-small leading-[1.3]">
			<b>{name}</b> <span className="text-muted sm:block">{text}</span>
		</p>
		<svg className="chart h-6.5" aria-hidden="true">
			{children}
		</svg>
	</li>
);
