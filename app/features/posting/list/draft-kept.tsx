import { draftPath, OVERDUE_ANSWERS } from '#app/features/posting/api.ts';
import type { HeldBack, HeldBackDraft } from '#app/features/posting/held-back.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';

const next: Record<HeldBack, string> = {
	verification:
		'We check your company and email you. Then open the draft and submit it: our staff read it, and it becomes public.',
	answers: 'Send the answers that are overdue. Then open the draft and submit it.',
};

/** After the wizard of a draft that cannot be submitted yet: where it is, and what happens next. */
export function DraftKept({
	kept: { kept, heldBack },
	title,
}: {
	kept: HeldBackDraft;
	title: string;
}) {
	return (
		<DonePanel
			title={title ? `The draft “${title}” is kept` : 'The draft is kept'}
			links={
				<>
					{heldBack === 'answers' && (
						<Link to={OVERDUE_ANSWERS} className="link inline-flex min-h-11 items-center">
							Answer them
						</Link>
					)}
					<Link to={draftPath(kept)} className="link inline-flex min-h-11 items-center">
						Open the draft
					</Link>
				</>
			}
		>
			<p>{next[heldBack]}</p>
			<p>Nothing is public before. You can go on with it, change or delete it at any time.</p>
		</DonePanel>
	);
}
