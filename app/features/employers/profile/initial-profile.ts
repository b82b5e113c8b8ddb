import type { EmployerRow } from '#app/features/employers/api.ts';
import type { StoredProfile } from './profile-draft.ts';
import { openStep, type ProfileText, profileText, type Step } from './profile-rules.ts';

export type InitialProfile = {
	texts: ProfileText;
	/** As it is on the server; null where nothing is. */
	saved: ProfileText | null;
	step: Step;
	/** Whether something that was typed and never saved is among the texts. */
	restored: boolean;
	/** Whether staff have verified it. */
	verified: boolean;
};

/**
 * The initial content of the wizard: what was typed has priority over what is saved, and that over
 * what was entered at sign-up.
 * @param metadata of the user, of any shape
 */
export function initialProfile(
	row: EmployerRow | null,
	metadata: Record<string, unknown>,
	stored: StoredProfile | null,
	thisYear: number,
): InitialProfile {
	const fromSignUp: Record<string, unknown> = {
		company_name: textIn(metadata.company_name),
		contact_person: textIn(metadata.full_name),
	};
	const saved = profileText((column) => row?.[column] ?? fromSignUp[column]);
	const texts = { ...saved, ...stored?.texts };
	return {
		texts,
		saved: row && saved,
		step: openStep(stored?.step ?? 1, texts, thisYear, row && saved),
		restored: Object.entries(texts).some(
			([column, text]) => text !== saved[column as keyof ProfileText],
		),
		verified: row?.verified === true,
	};
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
