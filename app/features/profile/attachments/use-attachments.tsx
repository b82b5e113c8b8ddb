import { profileCall } from '#app/features/profile/api.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { AttachmentFields } from './attachment-fields.tsx';
import { readAttachments } from './read-attachments.ts';

type Refusal = { code: string; message: string };

/** The profile and CV that go along with an application, for its form. */
export function useAttachments() {
	const { result, again, refresh, replace } = useCall<WholeProfile>(profileCall);
	const loaded = result?.ok ? result.value : null;
	return {
		fields(typed: Record<string, string> | null, refusal: Refusal | null) {
			if (loaded)
				return (
					<AttachmentFields loaded={loaded} typed={typed} refusal={refusal} onChanged={replace} />
				);
			if (!result) return <p className="text-muted">Loading your profile…</p>;
			return <NotFetched words="Your profile could not be fetched." onAgain={again} />;
		},
		read: (values: FormData) => (loaded ? readAttachments(values, loaded) : {}),
		refresh: () => void refresh(),
	};
}
