import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { UntilDone } from '#app/features/staff/parts/until-done.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { Link } from '#app/ui/link.tsx';
import { londonTime } from '#schema/london-day.ts';
import { draftCall, draftPath } from './api.ts';

/** An approved draft until it is public: publish it now, or take the approval back. @param due ISO */
export function PendingApproval({ id, title, due }: { id: string; title: string; due: string }) {
	const { outcome, take, taking } = useDecision();
	const step = (path: string, done: string) => () => take(`${draftCall(id)}/${path}`, {}, done);
	if (outcome && 'conflict' in outcome)
		return (
			<AlertPanel>
				<p className="text-sun-ink">{outcome.conflict}</p>
			</AlertPanel>
		);
	if (outcome)
		return (
			<p role="status" className="wrap-anywhere">
				<b>{outcome.done}</b>{' '}
				<Link to={draftPath(id)} className="link">
					Open it
				</Link>
			</p>
		);
	return (
		<UntilDone
			about={title || 'the draft without a title'}
			busy={taking}
			now="Publish now"
			onNow={step('publish-now', 'It is public, and its employer is emailed.')}
			onUndo={step('take-back', 'The approval is taken back: the draft waits again.')}
		>
			<b>Public at {londonTime(new Date(due))}.</b> Nobody is told before, and you can take it back.
		</UntilDone>
	);
}
