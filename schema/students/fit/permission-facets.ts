import { HOME_COUNTRY } from '#schema/internships/places.ts';
import type { PERMISSIONS } from '#schema/internships/search-facets.ts';
import { TERM_HOURS, VACATION_WEEKS } from '#schema/internships/term-hours.ts';
import type { Fit, FitWork } from '#schema/students/fit.ts';

type Permission = (typeof PERMISSIONS)[number];
type Work = Pick<FitWork, 'country' | 'sponsorship' | 'hours' | 'weeks'>;

/** Under which options of "Your permission to work" an internship is found. */
export function permissionsOf({ country, sponsorship, hours }: Omit<Work, 'weeks'>): Permission[] {
	const fits =
		country === HOME_COUNTRY &&
		(sponsorship === 'student-visa-ok' || sponsorship === 'can-sponsor');
	return [
		...(fits && hours <= TERM_HOURS ? (['term'] as const) : []),
		...(fits ? (['vacation'] as const) : []),
		...(sponsorship === 'can-sponsor' ? (['sponsor'] as const) : []),
	];
}

/** How an internship fits what was chosen there, without anybody's dates; undefined where nothing was. */
export function facetFit(chosen: readonly Permission[], work: Work): Fit | undefined {
	const holds = permissionsOf(work).find((permission) => chosen.includes(permission));
	return holds && words[holds](work);
}

const words: Record<Permission, (work: Work) => Fit> = {
	term: () => ({ fit: 'full', words: 'Fits in term too' }),
	vacation: ({ weeks, hours }) =>
		fitsVacation(weeks, hours)
			? { fit: 'full', words: 'Fits in vacations' }
			: { fit: 'half', words: 'Longer than most vacations' },
	sponsor: () => ({ fit: 'half', words: 'Can sponsor a visa: ask which' }),
};

/** Full-time work in a vacation has to end with it. */
export const fitsVacation = (weeks: number, hours: number) =>
	weeks <= VACATION_WEEKS || hours <= TERM_HOURS;
