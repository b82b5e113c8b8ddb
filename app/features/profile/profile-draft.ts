import { userDraft } from '#app/lib/draft.ts';
import type { ProfileSection } from '#schema/students/student-profile.ts';
import type { Texts } from './section-texts.ts';

const KEY = 'profile-draft';
const VERSION = 'version';

/** What was typed and is not saved yet; and the version of the section that it changes. */
export type SectionDraft = { texts: Texts; version: number };

/** Stored in this tab, for its author only, until the section is saved. */
export function sectionDraft(section: ProfileSection) {
	const stored = userDraft(() => sessionStorage, `${KEY}-${section}`);
	return {
		read(user: string): SectionDraft | null {
			const draft = stored.read(user);
			if (!draft) return null;
			const { [VERSION]: version, ...texts } = draft;
			return { texts, version: Number(version) || 0 };
		},
		write(user: string, { texts, version }: SectionDraft) {
			const values = new FormData();
			for (const [name, text] of Object.entries(texts)) values.set(name, text);
			values.set(VERSION, String(version));
			stored.write(user, values);
		},
		clear: stored.clear,
	};
}
