import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { type EditedDraft, useDraft } from './use-draft.ts';

/**
 * The draft as it is edited: it begins with what was typed in this tab and could not be saved, unless another
 * version has been saved since.
 */
export function useUnsaved(draft: Draft, step: Step): EditedDraft & { start: DraftContent } {
	const { typed, write, clear } = useFormDraft(`internship-${draft.id}`);
	const [unsaved] = useState(() => unsavedIn(typed, draft.version));
	const edited = useDraft(draft, step, unsaved, clear);
	const store = (content: DraftContent) => {
		const values = new FormData();
		values.set('version', String(edited.version()));
		values.set('content', JSON.stringify(content));
		write(values);
	};
	return {
		...edited,
		start: unsaved ?? draft.content,
		later: (content, at) => {
			store(content);
			edited.later(content, at);
		},
		now: (content, at) => {
			if (edited.saving.state !== 'saved') store(content);
			return edited.now(content, at);
		},
	};
}

function unsavedIn({ version, content }: Record<string, string>, saved: number) {
	if (version !== String(saved) || content === undefined) return null;
	return JSON.parse(content) as DraftContent;
}
