import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { choiceIn, draftPath, nextDraft, queuePath } from './api.ts';
import { PendingApproval } from './pending-approval.tsx';

/** What was decided on the screen before this one. */
type Decision = {
	id: string;
	title: string;
	/** When an approved one becomes public, ISO; null for one that was returned. */
	due: string | null;
};

/**
 * Opens the draft that follows in the list and that no colleague has, or the list where there is none, and says there what was
 * decided.
 */
export function useNextDraft() {
	const navigate = useNavigate();
	const choice = choiceIn(useSearchParams()[0]);
	return async ({ id, content, pending }: StaffDraft) => {
		const next = await nextDraft(id, choice);
		const path = next.ok && next.value.id ? draftPath(next.value.id, choice) : queuePath(choice);
		const decided: Decision = { id, title: content.title, due: pending?.due_at ?? null };
		await navigate(path, { state: { decided } });
	};
}

/** What to hand on, so that the list also says what was decided last. */
export const useDecided = (): Decision | undefined => useLocation().state?.decided;

/**
 * The decision taken last; nothing where the screen was opened otherwise. By `data-start` page-announcer.tsx puts the focus on it
 * as the screen opens, so that it is read first.
 */
export function LastDecision() {
	const decided = useDecided();
	if (!decided) return null;
	const { id, title, due } = decided;
	return (
		<section
			data-start=""
			tabIndex={-1}
			aria-label="Decided last"
			className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-wash px-5 py-3 outline-none"
		>
			<h2 className="text-body">{due ? 'Approved' : 'Returned'}</h2>
			<p className="flex-[1_1_9rem] wrap-anywhere">{title || 'Without a title'}</p>
			{due ? (
				<div className="basis-full">
					<PendingApproval key={id} id={id} title={title} due={due} />
				</div>
			) : (
				<Link to={draftPath(id)} className="link">
					Open it again
				</Link>
			)}
		</section>
	);
}
