/** Pages that show what the database has: rendered when they are asked for, not by the build. */
export const livePages = [
	'/',
	'/internships',
	'/programs',
	'/industries/finance',
	'/industries/technology',
	'/industries/marketing',
	'/industries/law',
	'/industries/consulting',
];
