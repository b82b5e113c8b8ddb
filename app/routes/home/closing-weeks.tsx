import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { daysAfter, shortDay, weekday } from '#schema/london-day.ts';
import type { ClosingWeek } from './load-home.ts';

/** More dots do not fit into the width of a day on a phone. */
const MOST_DOTS = 5;
/** How many dots stand in a row of a week, and in how many rows at most: the number says them all. */
const IN_ROW = 11;
const MOST_ROWS = 4;
const APART = 7.6;

/** Days or weeks from today on. Eight weeks are two rows on a phone. */
const LINE =
	'mb-4 grid grid-cols-8 gap-x-1 gap-y-3 text-[clamp(0.75rem,3.5vw,--theme(--text-note))] leading-[1.3] font-semibold text-muted';
const STOP = 'border-b-3 border-line pb-[0.4rem] first:text-brand';

/** "Fri 3" */
const shortName = (isoDate: string) =>
	`${weekday(isoDate).slice(0, 3)} ${new Date(isoDate).getUTCDate()}`;

/** The days from today on, with a dot for each internship that closes on one. */
export const ClosingDays = ({ week, today }: { week: number[]; today: string }) => (
	<ol aria-label="How many close on each day" className={LINE}>
		{week.map((count, days) => (
			<li key={daysAfter(today, days)} className={STOP}>
				{shortName(daysAfter(today, days))}
				<span aria-hidden="true" className="block min-h-[1.3em] text-hot">
					{count > MOST_DOTS ? count : '●'.repeat(count)}
				</span>
				<span className="sr-only">: {count || 'none'}</span>
			</li>
		))}
	</ol>
);

/** This week and the next ones. One in which something closes leads to that place in the list by deadline. */
export const ClosingWeeks = ({ weeks }: { weeks: ClosingWeek[] }) => (
	<ol
		aria-label="How many close in each week"
		className={cn(LINE, 'max-md:grid-cols-4 max-md:gap-x-2')}
	>
		{weeks.map(({ monday, count, last, path }, index) => {
			const name = index === 0 ? 'This week' : shortDay(monday);
			return (
				<li key={monday} className={cn(STOP, 'has-[a]:border-data-1')}>
					{last ? (
						<Link to={path} className="block text-ink hover:text-brand">
							<span className="block">{name}</span>
							<Dots count={count} />{' '}
							<span className="block font-normal text-muted">
								{count} by {shortName(last)}
							</span>
						</Link>
					) : (
						<>
							<span className="block">{name}</span> <Dots count={0} />{' '}
							<span className="block font-normal">none</span>
						</>
					)}
				</li>
			);
		})}
	</ol>
);

/** Dots of one path: lines without length, whose round ends are drawn. */
function Dots({ count }: { count: number }) {
	const rows = Math.min(MOST_ROWS, Math.ceil(count / IN_ROW));
	const inRow = (row: number) => (row < rows - 1 ? IN_ROW : count - row * IN_ROW);
	const lines = Array.from({ length: rows }, (_, row) => {
		const dots = Array.from({ length: Math.min(IN_ROW, inRow(row)) }, (_, at) => at);
		const [first = '', ...more] = dots.map(() => `h0m${APART} 0`);
		return `M4 ${4 + row * APART}${first}${more.join('')}`;
	});
	return (
		<svg viewBox="0 0 84 30" width="84" className="block max-w-full" aria-hidden="true">
			<path d={lines.join('')} strokeWidth="5.8" strokeLinecap="round" className="stroke-data-1" />
		</svg>
	);
}
