import { FIELDS, FLAG_NAMES, type Flag } from '#schema/internships/fields.ts';
import type { Internship } from '#schema/internships/internship.ts';

/** Who may apply for any internship. */
export const WHO_MAY_APPLY =
	'From the second year of a degree until two years after it; 18 and over.';

/** What its fields that are yes add to the requirements. */
export const broughtIn = (internship: Internship): string[] =>
	FLAG_NAMES.flatMap((name) => {
		const { brought }: Flag = FIELDS[name];
		return internship[name] && brought ? [brought] : [];
	});

/** What the employer says of who looks after the intern, of risks, expenses and notice, each with its name. */
export const termsOf = ({ supervisor, risks, expenses, notice }: Internship) =>
	(
		[
			['Who looks after you', supervisor],
			['Health and safety', risks],
			['Expenses', expenses],
			['Notice to end it early', notice],
		] as const
	).flatMap(([name, words]) => (words ? [[name, words] as const] : []));
