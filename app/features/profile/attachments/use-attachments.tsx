import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { AttachmentFields } from './attachment-fields.tsx';
import { type Answers, readAttachments, suggestedAnswers } from './read-attachments.ts';

type Refusal = { code: string; message: string };

/** The profile and CV that go along with an application, for its form. @param result as it was loaded last */
export function useAttachments(result: CallResult<WholeProfile>) {
	const { revalidate } = useRevalidator();
	const [seen, setSeen] = useState(result);
	/** What was known stays where it cannot be fetched again. */
	const [loaded, setLoaded] = useState(result.ok ? result.value : null);
	if (seen !== result) {
		setSeen(result);
		if (result.ok) setLoaded(result.value);
	}
	const refresh = () => revalidate();
	return {
		fields(typed: Record<string, string> | null, refusal: Refusal | null) {
			if (loaded)
				return (
					<AttachmentFields loaded={loaded} typed={typed} refusal={refusal} onChanged={setLoaded} />
				);
			return <NotFetched words="Your profile could not be fetched." onAgain={refresh} />;
		},
		suggested: (earlier: Answers | null) => suggestedAnswers(loaded, earlier),
		read: (values: FormData) => (loaded ? readAttachments(values, loaded) : {}),
		refresh,
	};
}
