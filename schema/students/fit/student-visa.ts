import type { Internship } from '#schema/internships/internship.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';

type Level = 'full' | 'half' | 'empty';

/** How the hours go with a Student visa in term; beyond the limit the university decides on a part of the course. */
export function inTermTime({
	hours,
	part_of_course,
}: Pick<Internship, 'hours' | 'part_of_course'>): Level {
	if (hours <= TERM_HOURS) return 'full';
	return part_of_course ? 'half' : 'empty';
}

export const ASK_ABOUT_VISA = 'Ask whether a Student visa is enough';

/** Whether the employer has to be asked that, also where time and hours fit. */
export const asksRightToWork = ({ sponsorship }: Pick<Internship, 'sponsorship'>) =>
	sponsorship === 'right-to-work-needed';
