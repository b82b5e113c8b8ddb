import type { ReactNode } from 'react';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { answerWords } from './answer-words.ts';
import { OfferFacts } from './moves/offer-facts.tsx';
import { titleOf } from './naming.ts';
import { ApplicationHead } from './one/application-head.tsx';
import { ApplicationLinks } from './one/application-links.tsx';
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
	const offer = application.status === 'offered';
	return (
		<li>
			<article
				className={cn(
					'grid gap-4 rounded-card border bg-card p-4 sm:p-5.5',
					offer ? 'border-2 border-good' : 'border-line',
				)}
			>
				<ApplicationHead application={application} today={today}>
					<h3 className="text-[1.13rem] wrap-anywhere">{titleOf(application)}</h3>
				</ApplicationHead>
				<Stages application={application} today={today} />
				{offer && application.internship && <OfferFacts internship={application.internship} />}
				<p>{answerWords(application, today)}</p>
				<LastMessage {...application} />
				{fit}
				<ApplicationLinks application={application} today={today}>
					<Link to={applicationPath(application.id)} className="link inline-block py-2.5">
						{offer ? 'Answer the offer' : 'Open the application'}
						<span className="sr-only">: {titleOf(application)}</span>
					</Link>
				</ApplicationLinks>
			</article>
		</li>
	);
}
