import { answerWords, waits } from '#app/features/applications/tracker/answer-words.ts';
import { AfterAccepting } from '#app/features/applications/tracker/moves/after-accepting.tsx';
import {
	canMove,
	OfferButtons,
	UndoButton,
} from '#app/features/applications/tracker/moves/move-buttons.tsx';
import { OfferFacts } from '#app/features/applications/tracker/moves/offer-facts.tsx';
import { Withdraw } from '#app/features/applications/tracker/moves/withdraw.tsx';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import { cn } from '#app/lib/cn.ts';
import { Card, Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { amountText } from '#content/pay.ts';
import { standingWords } from '#schema/applications/company-standing.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { needOf } from '#schema/applications/what-needs-me.ts';
import { londonDate, longDate } from '#schema/london-day.ts';
import { ApplicationLinks } from './application-links.tsx';
import type { FitOf } from './fit-of.ts';
import { History } from './history.tsx';
import { ReportMessage } from './report-message.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { Stages } from './stages.tsx';

const HEADINGS: Partial<Record<WholeApplication['status'], string>> = {
	interview: 'You are invited to an interview',
	offered: 'You have an offer',
	accepted: 'You have accepted',
};

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
	const need = needOf(application, today);
	const newest = application.events.findLast(
		({ mover, message }) => mover === 'employer' && message,
	);
	return (
		<>
			<p className="font-semibold text-brand">Your application</p>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="title mt-1 wrap-anywhere">{titleOf(application)}</h1>
					<p className="mt-1.5 text-[1.1rem] text-muted wrap-anywhere">{bylineOf(application)}</p>
				</div>
				<StatusBadge application={application} today={today} />
			</div>
			<Card key={`stages ${status}`} className="mb-6">
				<Stages application={application} today={today} wide />
			</Card>
			{/* After a move the page is new from here on, as it is for who moved it in the list. */}
			<div
				key={status}
				className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]"
			>
				<section
					aria-labelledby="where-it-stands"
					className={cn(
						'grid min-w-0 gap-5 rounded-card border bg-card p-inset',
						need === 'offer' && 'border-2 border-good',
						need === 'interview' && 'border-2 border-brand',
						need !== 'offer' && need !== 'interview' && 'border-line',
					)}
				>
					<h2 id="where-it-stands" className="text-[1.35rem]">
						{HEADINGS[status] ?? 'Where it stands'}
					</h2>
					<CompanyNotice application={application} />
					{status === 'offered' && <OfferFacts application={application} />}
					<p ref={words} tabIndex={-1} className="outline-none">
						{answerWords(application, today)}
					</p>
					{status !== 'offered' && fitOf(application)}
					{status === 'accepted' && <AfterAccepting application={application} />}
					<OfferButtons application={application} today={today} />
					<UndoButton application={application} />
					<ApplicationLinks application={application} today={today} />
				</section>
				<aside
					aria-label="Dates and pay"
					className="grid gap-3 rounded-card border border-line bg-card p-inset @4xl:sticky @4xl:top-24 @4xl:col-start-2 @4xl:row-span-4 @4xl:row-start-1"
				>
					<h2 className="text-[1.1rem]">Dates and pay</h2>
					<Facts rows={factsOf(application)} />
					{application.listing && (
						<Link
							to={`/internships/${application.listing.slug}`}
							data-no-print=""
							className="link inline-flex min-h-11 items-center justify-self-start"
						>
							{{ open: 'See the internship', paused: 'See the internship (paused)' }[
								application.listing.status as string
							] ?? 'See the internship (closed)'}
						</Link>
					)}
					{canMove(application, 'withdrawn', today) && <Withdraw application={application} />}
				</aside>
				<Card className="min-w-0">
					<h2 className="mb-4 text-[1.35rem]">History</h2>
					<History
						events={application.events}
						reportOf={(event) => (
							<ReportMessage
								application={application.id}
								event={event}
								isNewest={event === newest}
							/>
						)}
					/>
				</Card>
				<SentAnswers application={application} />
			</div>
		</>
	);
}

/** When it was sent, by when it is answered, and what the internship is now. */
function factsOf(application: WholeApplication): [string, string][] {
	const { created_at, answer_due_on, internship, offer_until, status } = application;
	const rows: [string, string | false | null | undefined][] = [
		['Sent', londonDate(created_at)],
		['Answer by', waits(application) && longDate(answer_due_on)],
		['Answer the offer by', status === 'offered' && offer_until && longDate(offer_until)],
		[
			'Starts',
			internship && (internship.starts_on ? longDate(internship.starts_on) : internship.starts),
		],
		[
			'Pay',
			internship &&
				`${amountText(internship.pay_amount, internship.pay_currency)} a ${internship.pay_per}`,
		],
		['Hours', internship && `${internship.hours} a week`],
		['Length', internship && `${internship.weeks} weeks`],
	];
	return rows.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []));
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
