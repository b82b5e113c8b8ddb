import { useId } from 'react';
import { hideNames } from '#app/features/applications/hosts/host-calls.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { toast } from '#app/ui/toast.ts';
import type { AnsweredInternship } from '#schema/applications/applicants.ts';

/** Whether it is hidden who has applied for an internship, until they are invited. */
export function HideNames({
	internship: { slug, hides_names },
}: {
	internship: AnsweredInternship;
}) {
	const { run, busy } = useDeed();
	const words = useId();
	const change = async (hide: boolean) => {
		const result = await run(hideNames(slug, hide));
		if (!result.ok) toast(applicationMessages.failed(result.message));
	};
	return (
		<div data-no-print className="rounded-card bg-wash px-3.5 py-2.5">
			<label className="flex min-h-11 items-center justify-between gap-3 font-semibold">
				Hide names until the invitation
				<input
					type="checkbox"
					className="size-5 shrink-0"
					checked={hides_names}
					aria-disabled={busy || undefined}
					aria-describedby={words}
					onChange={({ target }) => {
						if (!busy) void change(target.checked);
					}}
				/>
			</label>
			<p id={words} className="text-small text-muted">
				With CV, university, year of graduation, permission and links. What they wrote is shown. Who
				applies while this is on stays hidden until you invite them.
			</p>
		</div>
	);
}
