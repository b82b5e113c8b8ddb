import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmployerTasks } from '#app/features/employers/overview/employer-tasks.tsx';
import { Figures } from '#app/features/employers/overview/figures.tsx';
import { draftPath } from '#app/features/posting/api.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { StepNumber } from '#app/ui/forms/steps.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';

/** @param verified whether staff have checked the company */
export function Overview({
	verified,
	result,
}: {
	verified: boolean;
	result: CallResult<EmployerOverview>;
}) {
	return (
		<>
			<h2 className="sr-only">Overview</h2>
			<Part result={result}>
				{(overview) => (
					<>
						<EmployerTasks overview={overview} />
						{!(verified && postedOf(overview) === 'public') && (
							<GettingStartedSteps
								verified={verified}
								posted={postedOf(overview)}
								draft={overview.draft}
								waits={overview.waits}
							/>
						)}
						<Figures overview={overview} />
					</>
				)}
			</Part>
		</>
	);
}

type PostingState = 'public' | 'sent-in' | 'nothing';

/** What has been posted so far. A revision that waits is of what was public. */
function postedOf({ listings, sent_in }: EmployerOverview): PostingState {
	if (listings.length > 0) return 'public';
	return sent_in ? 'sent-in' : 'nothing';
}

const firstPosting: Record<PostingState, string> = {
	nothing: 'Say what the intern would do, for how long, and what you pay. Posting is free.',
	'sent-in':
		'Our staff are reading it. We email you once it is public, or if something is missing.',
	public: 'It was approved. Everything you have posted is under “Internships”.',
};

type WaitingDraft = EmployerOverview['draft'];

const GettingStartedSteps = ({
	verified,
	posted,
	draft,
	waits,
}: {
	verified: boolean;
	posted: PostingState;
	draft: WaitingDraft;
	waits: WaitingTimes;
}) => {
	const begun = posted === 'nothing' ? draft : null;
	return (
		<div className="mb-8">
			<h2 className="mb-3 text-part">Getting started</h2>
			<ol className="rounded-card border border-line bg-card">
				<GettingStarted
					number={1}
					title="Complete your company profile"
					text="You can change it at any time."
					done
				/>
				<GettingStarted
					number={2}
					title="Get verified by our team"
					text={
						verified
							? 'We have checked your company.'
							: `We are checking your company. There is nothing you need to do. ${waitingWords(waits, 'companies')}`
					}
					done={verified}
				/>
				<GettingStarted
					number={3}
					title="Post your first internship"
					text={
						begun
							? draftWords(begun, verified)
							: `${firstPosting[posted]} ${posted === 'sent-in' ? waitingWords(waits, 'drafts') : ''}`
					}
					done={posted === 'public'}
				>
					{posted === 'sent-in' && <Badge tone="plain">Submitted</Badge>}
					{begun && (
						<div className="grid min-w-32 max-sm:w-full">
							<ButtonLink to={draftPath(begun.id)} look="secondary">
								Open the draft
							</ButtonLink>
						</div>
					)}
				</GettingStarted>
			</ol>
		</div>
	);
};

/** Where what was begun stands: one goes on with it before another is begun. */
function draftWords({ title, returned }: NonNullable<WaitingDraft>, verified: boolean): string {
	const name = title ? `“${title}”` : 'A draft without a title';
	if (returned) return `${name} was returned to you, with what to change.`;
	return verified
		? `${name} is stored, and not submitted yet.`
		: `${name} is stored. You can submit it once your company is verified.`;
}

/** @param children what is done there, or how far it is */
function GettingStarted({
	number,
	title,
	text,
	done = false,
	children,
}: {
	number: number;
	title: string;
	text: string;
	done?: boolean;
	children?: ReactNode;
}) {
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line p-4 first:border-0 sm:px-5">
			<div className="flex min-w-[min(15rem,100%)] flex-1 gap-3">
				<StepNumber open={!done}>
					{done ? <Check aria-hidden="true" className="size-4" /> : number}
				</StepNumber>
				<div className="min-w-0">
					<h3 className="text-body">{title}</h3>
					<p className="text-muted wrap-anywhere">{text}</p>
				</div>
			</div>
			{done && <Badge tone="good">Done</Badge>}
			{children}
		</li>
	);
}
