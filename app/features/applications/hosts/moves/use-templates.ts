import { templatesCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useCall } from '#app/lib/calls/use-call.ts';
import type { MessageTemplates } from '#schema/applications/applicants.ts';

/** The host's saved templates; ours where they cannot be fetched. Null until they are known. */
export function useTemplates(): [MessageTemplates | null, (next: MessageTemplates) => void] {
	const { host } = useHost();
	const { result, replace } = useCall<MessageTemplates>(templatesCall(host));
	if (!result) return [null, replace];
	return [result.ok ? result.value : {}, replace];
}
