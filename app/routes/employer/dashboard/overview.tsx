import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmployerTasks } from '#app/features/employers/overview/employer-tasks.tsx';
import { Figures } from '#app/features/employers/overview/figures.tsx';
import { draftPath } from '#app/features/posting/api.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Part } from '#app/ui/page/not-fetched.tsx';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { type WaitingTimes, waitingWords } from '#schema/employers/waiting-times.ts';
import { PostInternship } from './post-internship.tsx';

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

type Posted = 'public' | 'sent-in' | 'nothing';

/** What has been posted so far. A revision that waits is of what was public. */
function postedOf({ listings, sent_in }: EmployerOverview): Posted {
	if (listings.length > 0) return 'public';
	return sent_in ? 'sent-in' : 'nothing';
}

const firstPosting: Record<Posted, string> = {
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
	posted: Posted;
	draft: WaitingDraft;
	waits: WaitingTimes;
}) => (
	<div className="mb-8">
		<h2 className="mb-3 text-[1.35rem]">Getting started</h2>
		<ol className="grid gap-5 @5xl:grid-cols-3">
			<GettingStarted number={1} title="Complete your company profile" done>
				<p className="text-muted">Your profile is complete. You can change it at any time.</p>
			</GettingStarted>
			<GettingStarted number={2} title="Get verified by our team" done={verified}>
				<p className="text-muted">
					{verified
						? 'We have checked your company.'
						: `We are checking your company. There is nothing you need to do. ${waitingWords(waits, 'companies')}`}
				</p>
			</GettingStarted>
			<GettingStarted
				number={3}
				title="Post your first internship"
				done={posted === 'public'}
				waits={posted === 'sent-in'}
			>
				{posted === 'nothing' && draft ? (
					<DraftThere draft={draft} verified={verified} />
				) : (
					<>
						<p className="mb-4 text-muted">
							{firstPosting[posted]} {posted === 'sent-in' && waitingWords(waits, 'drafts')}
						</p>
						<PostInternship />
					</>
				)}
			</GettingStarted>
		</ol>
	</div>
);

/** The way on with what was begun, before another is begun. */
function DraftThere({
	draft: { id, title, returned },
	verified,
}: {
	draft: NonNullable<WaitingDraft>;
	verified: boolean;
}) {
	const name = title ? `“${title}”` : 'A draft without a title';
	return (
		<>
			<p className="mb-4 wrap-anywhere text-muted">
				{returned
					? `${name} was returned to you, with what to change.`
					: verified
						? `${name} is stored, and not submitted yet.`
						: `${name} is stored. You can submit it once your company is verified.`}
			</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={draftPath(id)}>Open the draft</ButtonLink>
				<PostInternship look="secondary" />
			</div>
		</>
	);
}

function GettingStarted({
	number,
	title,
	done = false,
	waits = false,
	children,
}: {
	number: number;
	title: string;
	done?: boolean;
	waits?: boolean;
	children: ReactNode;
}) {
	return (
		<li className="rounded-card border border-line bg-card p-5.5">
			<div className="mb-3 flex items-center justify-between">
				<span className="grid size-7 place-items-center rounded-full bg-brand-fill text-[0.92rem] font-bold text-on-fill even-figures">
					{done ? <Check aria-hidden="true" className="size-4" /> : number}
				</span>
				{done && <Badge tone="good">Done</Badge>}
				{waits && <Badge tone="plain">Submitted</Badge>}
			</div>
			<h3 className="mb-1.5 text-[1.1rem]">{title}</h3>
			{children}
		</li>
	);
}
