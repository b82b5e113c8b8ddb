import { useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { userDraft } from '#app/lib/draft.ts';

const FORM_DRAFT = 'portal-draft';

/** The key in this tab of what is typed into a form. */
export const portalDraft = (form: string) => `${FORM_DRAFT}-${form}`;

/**
 * What the signed-in person has typed into a form of employers or staff: stored in this tab, for them only,
 * until it is sent.
 */
export function useFormDraft(form: string) {
	const { user } = useAuth();
	const draft = userDraft(() => sessionStorage, portalDraft(form));
	const [typed] = useState(() => (user && draft.read(user.id)) ?? {});
	return {
		/** As it was stored when the form was opened. */
		typed,
		write: (values: FormData) => user && draft.write(user.id, values),
		clear: draft.clear,
	};
}
