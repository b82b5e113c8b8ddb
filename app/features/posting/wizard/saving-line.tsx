import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { londonTime } from '#schema/london-day.ts';
import type { Saving } from './use-draft.ts';

/** Whether what was typed is on the server. */
export function SavingLine({ saving }: { saving: Saving }) {
	if (saving.state === 'saved')
		return (
			<p className="flex items-baseline gap-1.5 text-muted">
				<Check aria-hidden="true" className="size-4 self-center" />
				Draft saved at {londonTime(new Date(saving.at))}
			</p>
		);
	if (saving.state === 'saving' || saving.state === 'unsaved')
		return (
			<p className="text-muted">{saving.state === 'saving' ? 'Saving...' : 'Not saved yet'}</p>
		);
	return null;
}

/** What keeps the draft from being saved. @param onReload shows what is on the server */
export function SavingProblem({ saving, onReload }: { saving: Saving; onReload: () => void }) {
	const { pathname: from } = useLocation();
	if (saving.state !== 'stale' && saving.state !== 'failed') return null;
	return (
		<div role="alert" className="rounded-control bg-hot-wash px-4 py-3">
			<p className="font-semibold text-hot">Not saved</p>
			{saving.state === 'failed' && saving.status === 401 ? (
				<p>
					You have been signed out. What you have typed stays in this tab.{' '}
					<Link to="/employer-auth" state={{ from } satisfies ReturnState} className="link">
						Sign in again
					</Link>
				</p>
			) : saving.state === 'failed' ? (
				<p>{saving.message} What you have typed stays here: press Save draft to try again.</p>
			) : (
				<>
					<p>
						{saving.message} That was in another tab or window. Nothing there is overwritten: copy
						what you need from here, then continue with the other version.
					</p>
					<Button look="secondary" className="mt-2.5" onClick={onReload}>
						Show the other version
					</Button>
				</>
			)}
		</div>
	);
}
