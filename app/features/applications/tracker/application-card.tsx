import { applicationPath } from '#app/features/applications/own-calls.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import type { OwnApplication } from '#schema/own-applications.ts';
import { answerWords } from './answer-words.ts';
import { ApplicationHead } from './application-head.tsx';
import { LastMessage } from './message.tsx';
import { titleOf } from './naming.ts';
import { Stages } from './stages.tsx';

/** An application in the list, in short; the way to the rest of it. */
export function ApplicationCard({
	application,
	today,
}: {
	application: OwnApplication;
	today: string;
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
				<Stages application={application} />
				<p>{answerWords(application, today)}</p>
				<LastMessage events={application.events} />
				<p className="border-t border-dashed border-line pt-3">
					<Link to={applicationPath(application.id)} className="link inline-block py-1.5">
						{offer ? 'Answer the offer' : 'Open the application'}
						<span className="sr-only">: {titleOf(application)}</span>
					</Link>
				</p>
			</article>
		</li>
	);
}
