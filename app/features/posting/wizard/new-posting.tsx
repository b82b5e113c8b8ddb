import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createDraft, draftPath } from '#app/features/posting/api.ts';
import type { HeldBack } from '#app/features/posting/held-back.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { HeldBackNotice } from './held-back-notice.tsx';

const asked = [
	[
		'The work',
		'A title, the field, what a week consists of, what the intern must already be able to do. The risks at work, and who looks after the intern.',
	],
	[
		'Where, when, how long',
		'The town or from home, the first day, 6 to 52 weeks, and until when one can apply: at least a week.',
	],
	[
		'Pay and permission',
		'Pay by the hour, week or month, and the hours: we check it against the minimum wage. Which permission to work you accept, the notice, expenses, and within how many days you answer everyone.',
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
		<div>
			<p className="intro mt-4">
				Posting is free for employers. Four steps, about ten minutes. What you type is saved as you
				go: you can leave, and come back.
			</p>
			{waitsFor && (
				<div className="mt-6 max-w-[50rem]">
					<HeldBackNotice waitsFor={waitsFor} waits={waits} />
				</div>
			)}
			<ol className="mt-8 grid gap-5 @3xl:grid-cols-2 @5xl:grid-cols-4">
				{asked.map(([title, text], index) => (
					<li
						key={title}
						className="flex gap-4 rounded-card border border-line bg-card p-5 @5xl:flex-col"
					>
						<span
							aria-hidden="true"
							className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-fill font-bold text-on-fill even-figures"
						>
							{index + 1}
						</span>
						<div>
							<h2 className="text-[1.1rem]">{title}</h2>
							<p className="mt-1 text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="mt-6 max-w-prose text-muted">
				Everybody who applies gets an answer from you, within the days that you promise.{' '}
				{waitsFor !== 'verification' && 'Our staff read each internship before it is public.'}{' '}
				{waits && waitingWords(waits, 'drafts')}
			</p>
			<Button size="large" className="mt-6" disabled={working} onClick={begin}>
				{working ? 'Opening...' : 'Next'}
			</Button>
		</div>
	);
}
