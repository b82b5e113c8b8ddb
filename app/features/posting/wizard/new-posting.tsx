import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createDraft, draftPath } from '#app/features/posting/api.ts';
import type { HeldBack } from '#app/features/posting/held-back.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { StepNumber } from '#app/ui/forms/steps.tsx';
import { toast } from '#app/ui/toast.ts';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { HeldBackNotice } from './draft-notices.tsx';

const asked = [
	[
		'The work',
		'A title, the field, the tasks of a week, what the intern needs, and who looks after them. If you like, a typical day and the team.',
	],
	[
		'Where, when, how long',
		'The town or from home, the first day, 6 to 52 weeks, and the last day to apply.',
	],
	[
		'Pay and permission',
		'Pay and hours, against the minimum wage; permission to work; and when you answer. If you like, how you choose, and three questions of your own.',
	],
	['Preview', 'The page as students will see it. Then you submit it for approval.'],
] as const;

/** Says what will be asked, before anything is. @param waitsFor what keeps a draft from being submitted */
export function NewPosting({
	waitsFor,
	waits,
}: {
	waitsFor: HeldBack | null;
	waits: WaitingTimes | undefined;
}) {
	const navigate = useNavigate();
	const [working, setWorking] = useState(false);
	const begin = async () => {
		setWorking(true);
		const result = await createDraft(EMPTY_DRAFT, 1);
		if (result.ok) return navigate(draftPath(result.value.id), { replace: true });
		setWorking(false);
		toast(postingMessages.failed(result.message));
	};
	return (
		<div className="grid gap-8 @5xl:grid-cols-[1fr_minmax(0,20rem)]">
			<div>
				<p className="intro">
					Posting is free for employers. Four steps, about ten minutes. What you type is saved as
					you go: you can leave, and come back.
				</p>
				{waitsFor && (
					<div className="mt-6">
						<HeldBackNotice waitsFor={waitsFor} waits={waits} />
					</div>
				)}
				<ol className="mt-6 rounded-card border border-line bg-card">
					{asked.map(([title, text], index) => (
						<li key={title} className="flex gap-3 border-t border-line p-4 first:border-0 sm:px-5">
							<StepNumber>{index + 1}</StepNumber>
							<div>
								<h2 className="text-body">{title}</h2>
								<p className="text-muted">{text}</p>
							</div>
						</li>
					))}
				</ol>
				<div className="mt-6 flex justify-end">
					<Button size="large" disabled={working} onClick={begin}>
						{working ? 'Opening...' : 'Next'}
					</Button>
				</div>
			</div>
			<aside className="grid gap-4 self-start rounded-panel bg-wash p-6 md:p-8">
				<h2 className="text-body">Before it is public</h2>
				<p className="text-muted">
					Our staff read each internship before it is public.{' '}
					{waits && waitingWords(waits, 'drafts')}
				</p>
				<p className="text-muted">
					Everybody who applies gets an answer from you, within the days that you promise.
				</p>
			</aside>
		</div>
	);
}
