import { answerWords } from '#app/features/applications/tracker/answer-words.ts';
import { AfterAccepting } from '#app/features/applications/tracker/moves/after-accepting.tsx';
import { MoveButtons } from '#app/features/applications/tracker/moves/move-buttons.tsx';
import { OfferFacts } from '#app/features/applications/tracker/moves/offer-facts.tsx';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { standingWords } from '#schema/applications/company-standing.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationLinks } from './application-links.tsx';
import type { FitOf } from './fit-of.ts';
import { History } from './history.tsx';
import { ReportMessage } from './report-message.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { Stages } from './stages.tsx';

/** What the page of an application has. @param fitOf how the internship fits the student's profile */
export function ApplicationView({
	application,
	fitOf,
}: {
	application: WholeApplication;
	fitOf: FitOf;
}) {
	const { today, status } = application;
	const words = useFocusAfterMove(status);
	const newest = application.events.findLast(
		({ mover, message }) => mover === 'employer' && message,
	);
	return (
		<div className="grid gap-6">
			<Card className="grid gap-5">
				<ApplicationHead application={application} today={today}>
					<h2 className="text-[1.35rem] wrap-anywhere">{titleOf(application)}</h2>
				</ApplicationHead>
				<CompanyNotice application={application} />
				<Stages application={application} today={today} />
				{status === 'offered' && <OfferFacts application={application} />}
				<p ref={words} tabIndex={-1} className="outline-none">
					{answerWords(application, today)}
				</p>
				{fitOf(application)}
				{status === 'accepted' && <AfterAccepting application={application} />}
				<MoveButtons application={application} />
				<ApplicationLinks application={application} today={today} />
			</Card>
			<Card>
				<h2 className="mb-4 text-[1.25rem]">History</h2>
				<History
					events={application.events}
					reportOf={(event) => (
						<ReportMessage application={application.id} event={event} isNewest={event === newest} />
					)}
				/>
			</Card>
			<SentAnswers application={application} />
		</div>
	);
}

/** That staff have refused the company, or check it again; nothing where all is well. */
function CompanyNotice({ application: { standing, status } }: { application: WholeApplication }) {
	const words = standing && standingWords(standing, status);
	if (!words) return null;
	return (
		<section className="grid gap-2 rounded-control bg-sun-wash p-4 text-sun-ink">
			<h3 className="text-[1.05rem]">{words.heading}</h3>
			{words.paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
			<Link to="/contact?category=student-inquiries" className="link justify-self-start">
				Write to us
			</Link>
		</section>
	);
}
