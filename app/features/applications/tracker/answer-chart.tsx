import { at, type Scale, span } from '#app/lib/chart-scale.ts';
import { cn } from '#app/lib/cn.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { dayNumber, dayText, nearDate } from '#schema/london-day.ts';
import { type AnswerRow, answerRows, rangeOf } from './answer-rows.ts';

/** When each application is answered: a bar from sending it to the promised day, which is a tick. */
export function AnswerChart({
	applications,
	today,
}: {
	applications: StudentApplication[];
	today: string;
}) {
	const rows = answerRows(applications, today);
	if (rows.length === 0) return null;
	const { from, to } = rangeOf(rows, today);
	// A day more at each end, so that what is drawn on the first and the last is whole.
	const scale: Scale = [dayNumber(from) - 1, dayNumber(to) + 1];
	return (
		<section
			aria-labelledby="when-you-hear"
			className="rounded-card border border-line bg-card p-inset @4xl:sticky @4xl:top-24"
		>
			<h2 id="when-you-hear" className="mb-3 text-body">
				When you hear
			</h2>
			<p
				aria-hidden="true"
				className="flex flex-wrap justify-between gap-x-4 text-small text-muted"
			>
				<Day day={from} today={today} />
				<span className="ml-auto">
					<Day day={to} today={today} />
				</span>
			</p>
			{from < today && today < to && (
				<svg className="chart h-5" aria-hidden="true">
					<text
						x={at(dayNumber(today), scale)}
						y="75%"
						textAnchor="middle"
						className="fill-hot font-semibold"
					>
						today
					</text>
				</svg>
			)}
			<ul className="mt-2 grid gap-3">
				{rows.map((row) => (
					<Row key={row.id} row={row} scale={scale} today={today} />
				))}
			</ul>
			<p className="mt-4 text-small text-muted">
				The tick marks the promised day, the red line today. Every application gets an answer, or we
				tell you that none came.
			</p>
		</section>
	);
}

/** An end of the chart. */
const Day = ({ day, today }: { day: string; today: string }) =>
	day === today ? <b className="text-hot">today</b> : <span>{dayText(day)}</span>;

const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;

function Row({ row, scale, today }: { row: AnswerRow; scale: Scale; today: string }) {
	const { title, words, late, answeredOn, due } = row;
	return (
		<li>
			<p className="flex flex-wrap items-baseline gap-x-3 text-small">
				<span className="flex-[1_1_7rem] wrap-anywhere">{title}</span>
				<span className="sr-only">: </span>
				<b className={cn('shrink-0', late && 'text-hot', answeredOn && 'text-brand')}>{words}</b>
				<span className="sr-only">
					{answeredOn
						? `, heard on ${nearDate(answeredOn, today)}`
						: `, answer ${late ? 'was due' : 'by'} ${nearDate(due, today)}`}
				</span>
			</p>
			<Bar row={row} scale={scale} today={dayNumber(today)} />
		</li>
	);
}

function Bar({ row, scale, today }: { row: AnswerRow; scale: Scale; today: number }) {
	const [sent, due] = [dayNumber(row.sent), dayNumber(row.due)];
	const passed = row.answeredOn ? dayNumber(row.answeredOn) : Math.min(today, due);
	return (
		<svg className="chart h-5.5" aria-hidden="true">
			<rect width="100%" y={MIDDLE - 2} height="4" rx="2" opacity="0.5" className="fill-data-3" />
			{!row.answeredOn && (
				<rect
					x={at(sent, scale)}
					width={span(sent, due, scale)}
					y={MIDDLE - 5}
					height="10"
					rx="5"
					className="fill-data-3"
				/>
			)}
			<rect
				x={at(sent, scale)}
				width={span(sent, passed, scale)}
				y={MIDDLE - 5}
				height="10"
				rx="5"
				className={row.answeredOn ? 'fill-data-1' : 'fill-data-2'}
			/>
			{row.late && (
				<line
					x1={at(due, scale)}
					x2={at(today, scale)}
					y1={MIDDLE}
					y2={MIDDLE}
					strokeWidth="4"
					strokeDasharray="5 3"
					className="stroke-hot"
				/>
			)}
			{row.answeredOn ? (
				<circle cx={at(passed, scale)} cy={MIDDLE} r="6" className="fill-data-1" />
			) : (
				<line
					x1={at(due, scale)}
					x2={at(due, scale)}
					y1="3"
					y2={HEIGHT - 3}
					strokeWidth="3"
					className="stroke-ink"
				/>
			)}
			<line
				x1={at(today, scale)}
				x2={at(today, scale)}
				y2={HEIGHT}
				strokeWidth="2"
				className="stroke-data-line"
			/>
		</svg>
	);
}
