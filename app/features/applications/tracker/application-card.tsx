import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { bylineOf } from '#app/features/applications/tracker/naming.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { SectorMark, StateScene } from '#app/ui/art/drawings.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { type Need, needOf } from '#schema/applications/what-needs-me.ts';
import { answerWords } from './answer-words.ts';
import { InterviewPanel } from './interview/interview-panel.tsx';
import { OfferButtons, UndoButton } from './moves/move-buttons.tsx';
import { OfferDoubts } from './moves/offer-doubts.tsx';
import { OfferFacts } from './moves/offer-facts.tsx';
import { StepsAfter } from './moves/steps-after.tsx';
import { titleOf } from './naming.ts';
import { ApplicationLinks, MoreLink } from './one/application-links.tsx';
import { LastMessage } from './one/message.tsx';
import { CompareLink, OfferLink } from './one/offer-link.tsx';
import { Stages } from './one/stages.tsx';

const BORDERS: Partial<Record<Need, string>> = {
	accepted: 'border-2 border-good',
	offer: 'border-2 border-good',
	interview: 'border-2 border-brand',
};

/** An application in the list, in short; the way to the rest of it. */
export function ApplicationCard({
	application,
	today,
	fit,
}: {
	application: StudentApplication;
	today: string;
	/** How the internship fits the student's profile. */
	fit: ReactNode;
}) {
	const need = needOf(application, today);
	/** Above the stages: on a phone the answer is on the first screen. */
	const isToAnswer = need === 'offer' || need === 'interview';
	return (
		<li>
			<article
				className={cn(
					'grid gap-4 rounded-card border bg-card p-inset',
					BORDERS[need] ?? 'border-line',
				)}
			>
				<ApplicationHead application={application} today={today}>
					<h3 className="text-body wrap-anywhere">{titleOf(application)}</h3>
				</ApplicationHead>
				{need === 'offer' && <ToAnswer application={application} today={today} />}
				{need === 'accepted' && (
					<>
						<p>{answerWords(application, today)}</p>
						<UndoButton application={application} />
						<StepsAfter application={application} />
					</>
				)}
				{!isToAnswer && need !== 'accepted' && <Stages application={application} today={today} />}
				{need !== 'offer' && need !== 'accepted' && (
					<>
						{application.status === 'offered' && <OfferFacts application={application} />}
						{need !== 'interview' && (
							<p>
								<WholeDays words={answerWords(application, today)} />
							</p>
						)}
						<OfferButtons application={application} today={today} />
						<UndoButton application={application} />
						<InterviewPanel application={application} />
					</>
				)}
				{isToAnswer && <Stages application={application} today={today} />}
				<LastMessage {...application} />
				{application.status !== 'offered' && fit}
				<ApplicationLinks application={application} today={today}>
					<MoreLink to={applicationPath(application.id)} icon={FileText}>
						Open the application
						<span className="sr-only">: {titleOf(application)}</span>
					</MoreLink>
					<OfferLink application={application} />
					<CompareLink application={application} />
				</ApplicationLinks>
			</article>
		</li>
	);
}

/** An offer with its answer directly below: on a phone both are in sight at once. */
const ToAnswer = ({ application, today }: { application: StudentApplication; today: string }) => (
	<div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
		<div className="grid min-w-0 flex-[1_1_18rem] gap-4">
			<OfferFacts application={application} />
			<OfferButtons application={application} today={today} />
			<OfferDoubts application={application} />
		</div>
		<StateScene of="offer" className="w-40 max-w-full @max-2xl:hidden" />
	</div>
);

/** What was applied for, and where the application stands. @param children its heading */
const ApplicationHead = ({
	application,
	today,
	children,
}: {
	application: StudentApplication;
	today: string;
	children: ReactNode;
}) => (
	<header className="flex flex-wrap items-start gap-3">
		{application.internship && (
			<SectorMark
				sector={application.internship.sector}
				className="size-12 shrink-0 rounded-control bg-wash @max-2xl:hidden"
			/>
		)}
		<div className="min-w-0 flex-[1_1_12rem]">
			{children}
			<p className="text-small text-muted wrap-anywhere">{bylineOf(application)}</p>
		</div>
		<StatusBadge application={application} today={today} />
	</header>
);
