import type { EmployerRow } from './api.ts';
import type { KeptProfile } from './profile-draft.ts';
import { openStep, type ProfileText, profileText, type Step } from './profile-rules.ts';

export type ProfileStart = {
	texts: ProfileText;
	step: Step;
	/** Whether something that was typed and never saved is among the texts. */
	restored: boolean;
};

/**
 * What the wizard opens with: what was typed goes before what is saved, and that before what was
 * said at sign-up.
 * @param metadata of the user, from outside: any shape
 */
export function profileStart(
	row: EmployerRow | null,
	metadata: Record<string, unknown>,
	kept: KeptProfile | null,
	thisYear: number,
): ProfileStart {
	const said: Record<string, unknown> = {
		company_name: textIn(metadata.company_name),
		contact_person: textIn(metadata.full_name),
	};
	const saved = profileText((column) => row?.[column] ?? said[column]);
	const texts = { ...saved, ...kept?.texts };
	return {
		texts,
		step: openStep(kept?.step ?? 1, texts, thisYear),
		restored: Object.entries(texts).some(
			([column, text]) => text !== saved[column as keyof ProfileText],
		),
	};
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
