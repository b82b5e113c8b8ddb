import { profileCall } from '#app/features/profile/own-calls.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { OwnProfile } from '#schema/students/own-profile.ts';
import { AlongFields } from './along-fields.tsx';
import { readAlong } from './read-along.ts';

type Refusal = { code: string; message: string };

/** The profile and CV that go along with an application, for its form. */
export function useAlong() {
	const { result, again, refresh, replace } = useCall<OwnProfile>(profileCall);
	const own = result?.ok ? result.value : null;
	return {
		fields(typed: Record<string, string> | null, refusal: Refusal | null) {
			if (own) return <AlongFields own={own} typed={typed} refusal={refusal} onChanged={replace} />;
			if (!result) return <p className="text-muted">Loading your profile…</p>;
			return <NotFetched words="Your profile could not be fetched." onAgain={again} />;
		},
		read: (values: FormData) => (own ? readAlong(values, own) : {}),
		refresh: () => void refresh(),
	};
}
