import type { ProgramType } from '#schema/internships/program-types.ts';

/** The application form with its program filled in. @param name "Title, Company" */
export const applyPath = (type: ProgramType, name: string) =>
	`/apply?${new URLSearchParams({ type, program: name })}`;

/** The same without a program type, for a company or a scholarship: the form asks for the type. */
export const applyForPath = (name: string) => `/apply?${new URLSearchParams({ program: name })}`;
