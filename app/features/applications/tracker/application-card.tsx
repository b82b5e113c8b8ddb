import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { StateScene } from '#app/ui/art/drawings.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { needOf, needsStudent } from '#schema/applications/what-needs-me.ts';
import { answerWords } from './answer-words.ts';
import { OfferButtons } from './moves/move-buttons.tsx';
import { OfferFacts } from './moves/offer-facts.tsx';
import { titleOf } from './naming.ts';
import { ApplicationHead } from './one/application-head.tsx';
import { ApplicationLinks, MoreLink } from './one/application-links.tsx';
import { LastMessage } from './one/message.tsx';
import { Stages } from './one/stages.tsx';

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
	const offer = need === 'offer';
	const path = applicationPath(application.id);
	return (
		<li>
			<article
				className={cn(
					'grid gap-4 rounded-card border bg-card p-inset',
					offer && 'border-2 border-good',
					need === 'interview' && 'border-2 border-brand',
					!needsStudent(application, today) && 'border-line',
				)}
			>
				<ApplicationHead application={application} today={today}>
					<h3 className="text-body wrap-anywhere">{titleOf(application)}</h3>
				</ApplicationHead>
				<Stages application={application} today={today} />
				<div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
					<div className="grid min-w-0 flex-[1_1_18rem] gap-4">
						{application.status === 'offered' && <OfferFacts application={application} />}
						{/* Beside an offer its facts and its buttons say the same. */}
						{!offer && (
							<p>
								<WholeDays words={answerWords(application, today)} />
							</p>
						)}
						<LastMessage {...application} />
					</div>
					{offer && <StateScene of="offer" className="w-48 max-w-full sm:w-60" />}
				</div>
				{application.status !== 'offered' && fit}
				<OfferButtons application={application} today={today} />
				<ApplicationLinks application={application} today={today}>
					<MoreLink to={path} icon={FileText}>
						Open the application
						<span className="sr-only">: {titleOf(application)}</span>
					</MoreLink>
				</ApplicationLinks>
			</article>
		</li>
	);
}
