import { daysAfter } from '#schema/london-day.ts';
import type { OpenToday } from './load-home.ts';

/** More dots do not fit into the width of a day on a phone. */
const MOST_DOTS = 5;

const weekday = new Intl.DateTimeFormat('en-GB', {
	weekday: 'short',
	day: 'numeric',
	timeZone: 'UTC',
});

/** The days from today on, with a dot for each internship that closes on one. */
export const ClosingWeek = ({ week, today }: Pick<OpenToday, 'week' | 'today'>) => (
	<ol aria-label="How many close on each day" className="closing-week">
		{week.map((count, days) => (
			<li key={daysAfter(today, days)}>
				{weekday.format(new Date(daysAfter(today, days)))}
				<span aria-hidden="true">{count > MOST_DOTS ? count : '●'.repeat(count)}</span>
				<span className="sr-only">: {count || 'none'}</span>
			</li>
		))}
	</ol>
);
