import type { ReadDay } from '#schema/internships/import/days.ts';
import { longDate } from '#schema/london-day.ts';

/** How the first day in numbers of a file was read; nothing where it has none. */
export const DaysRead = ({ days }: { days: ReadDay | null }) =>
	days && (
		<p>
			Days: {days.cell} in line {days.line} is read as {longDate(days.day)}.
		</p>
	);
