import { programs } from '#content/programs.ts';

/** Pages that show the day or what the database has: rendered when they are asked for, not by the build. */
export const livePages = [
	'/',
	'/companies',
	'/how-employers-answer',
	'/programs/london',
	'/programs/uk-cities',
	'/programs/remote',
	'/programs/placement-year',
	'/programs/international',
	...programs.map(({ id }) => `/programs/${id}`),
	'/internships',
	'/programs',
	'/industries/finance',
	'/industries/technology',
	'/industries/marketing',
	'/industries/law',
	'/industries/consulting',
];
