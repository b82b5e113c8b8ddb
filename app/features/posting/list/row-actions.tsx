import { draftFrom, pauseInternship } from '#app/features/posting/api.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { CloseInternship } from './close-internship.tsx';
import { ReopenInternship } from './reopen-internship.tsx';

/** Equally wide buttons, which fill the line on phones. */
export const rowActionsLook =
	'flex flex-wrap gap-1.5 max-md:*:flex-auto @max-xs:*:basis-2/5 max-sm:[&>button]:px-2 md:*:min-w-24';

/** Edit, copy, pause, close and open again: what is most likely wanted looks like a button, the others are quieter. */
export function RowActions({
	internship,
	isOpen,
}: {
	internship: PostedInternship;
	isOpen: boolean;
}) {
	const { id, title, status } = internship;
	const { run, busy, doing } = useDeed();
	const [revise, copy, pause] = [
		draftFrom(id, 'revise'),
		draftFrom(id, 'copy'),
		pauseInternship(id),
	];
	const act = async (done: Deed<object>) => {
		const result = await run(done);
		if (!result.ok) toast(postingMessages.failed(result.message));
	};
	const canReopen = !isOpen && !internship.stop;
	const of = <span className="sr-only"> {title}</span>;
	return (
		<div className={rowActionsLook}>
			{status !== 'closed' && (
				<Button look={canReopen ? 'text' : 'secondary'} disabled={busy} onClick={() => act(revise)}>
					<span>{doing?.path === revise.path ? 'Opening...' : 'Edit'}</span>
					{of}
				</Button>
			)}
			<Button look="text" disabled={busy} onClick={() => act(copy)}>
				<span>{doing?.path === copy.path ? 'Copying...' : 'Copy'}</span>
				{of}
			</Button>
			{status === 'open' && isOpen && (
				<Button look="text" disabled={busy} onClick={() => act(pause)}>
					<span>{doing?.path === pause.path ? 'Pausing...' : 'Pause'}</span>
					{of}
				</Button>
			)}
			{canReopen && <ReopenInternship internship={internship} />}
			{status !== 'closed' && <CloseInternship internship={internship} />}
		</div>
	);
}
