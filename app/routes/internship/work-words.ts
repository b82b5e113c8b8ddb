import { FIELDS, FLAG_NAMES, type Flag } from '#schema/internships/fields.ts';
import type { Internship } from '#schema/internships/internship.ts';

/** Who may apply for any internship. */
export const WHO_MAY_APPLY =
	'From the second year of a degree, or on a one-year master’s, until two years after it; 18 and over.';

/** What its fields that are yes add to the requirements. */
export const broughtIn = (internship: Internship): string[] =>
	FLAG_NAMES.flatMap((name) => {
		const { brought }: Flag = FIELDS[name];
		return internship[name] && brought ? [brought] : [];
	});

/** What the employer says of the team, of who looks after the intern, of risks, expenses and notice, each with its name. */
export const termsOf = ({ team, supervisor, risks, expenses, notice }: Internship) =>
	(
		[
			['The team', team],
			['Who looks after you', supervisor],
			['Health and safety', risks],
			['Expenses', expenses],
			['Notice to end it early', notice],
		] as const
	).flatMap(([name, words]) => (words ? [[name, words] as const] : []));

/** The lists about the choice, each with its name: its steps, and the employer's own questions. Those that are empty are left out. */
export const choiceOf = ({ selection = [], questions = [] }: Internship) =>
	[
		{ title: 'How you are chosen', points: selection, isInOrder: true },
		{ title: 'What you answer when you apply', points: questions, isInOrder: false },
	].filter(({ points }) => points.length > 0);
