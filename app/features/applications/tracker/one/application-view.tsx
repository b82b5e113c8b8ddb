import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { Messages } from '#app/features/applications/messages/messages.tsx';
import { answerWords, waits } from '#app/features/applications/tracker/answer-words.ts';
import { InterviewPanel } from '#app/features/applications/tracker/interview/interview-panel.tsx';
import { AfterAccepting } from '#app/features/applications/tracker/moves/after-accepting.tsx';
import {
	canMove,
	OfferButtons,
	UndoButton,
} from '#app/features/applications/tracker/moves/move-buttons.tsx';
import { OfferDoubts } from '#app/features/applications/tracker/moves/offer-doubts.tsx';
import { OfferFacts } from '#app/features/applications/tracker/moves/offer-facts.tsx';
import { Withdraw } from '#app/features/applications/tracker/moves/withdraw.tsx';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { Scene, StateScene } from '#app/ui/art/drawings.tsx';
import { Card, Facts } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { SteadyHeight } from '#app/ui/page/steady-height.tsx';
import { WholeDays } from '#app/ui/whole-days.tsx';
import { statedPay } from '#content/pay.ts';
import type { Conversation } from '#schema/applications/application-messages.ts';
import { standingWords } from '#schema/applications/company-standing.ts';
import { agreedTime, isDayOver } from '#schema/applications/interview/interview-state.ts';
import { offerRows } from '#schema/applications/offer/offer-rows.ts';
import type {
	ApplicationEvent,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { needOf } from '#schema/applications/what-needs-me.ts';
import { hasWordsOfEmployer } from '#schema/applications/words-of-employer.ts';
import { londonDate, untilEndOf } from '#schema/london-day.ts';
import { ApplicationLinks } from './application-links.tsx';
import type { FitOf } from './fit-of.ts';
import { History } from './history.tsx';
import { Message } from './message.tsx';
import { CompareLink, OfferLink } from './offer-link.tsx';
import { Reasons } from './reasons.tsx';
import { ReportMessage } from './report-message.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { NextStage, Stages } from './stages.tsx';

function headingOf({ status, interview, today }: WholeApplication): string {
	if (status === 'offered') return 'You have an offer';
	if (status === 'accepted') return 'You have accepted';
	if (status !== 'interview' || isDayOver(interview, today)) return 'Where it stands';
	if (interview?.cancelled) return 'Your interview is cancelled';
	return agreedTime(interview) ? 'Your interview is arranged' : 'You are invited to an interview';
}

/** What the page of an application has. @param fitOf how the internship fits the student's profile */
export function ApplicationView({
	application,
	conversation,
	fitOf,
}: {
	application: WholeApplication;
	conversation: CallResult<Conversation>;
	fitOf: FitOf;
}) {
	const { id, today, status, events } = application;
	const words = useFocusAfterMove(`${status} ${application.interview?.answer?.number ?? 0}`);
	const newest = events.findLast(hasWordsOfEmployer);
	const letter = letterOf(application);
	const report = (event: ApplicationEvent) => (
		<ReportMessage application={id} event={event} isNewest={event === newest} />
	);
	return (
		<>
			<p className="font-semibold text-brand max-md:hidden">Your application</p>
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="title mt-1 wrap-anywhere">{titleOf(application)}</h1>
					<p className="mt-1.5 text-body text-muted wrap-anywhere">{bylineOf(application)}</p>
					<PrintHead path={applicationPath(id)} today={today} />
				</div>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
					<StatusBadge application={application} today={today} />
					<NextStage application={application} today={today} />
				</div>
			</div>
			<div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
				<div className="min-w-0 @4xl:col-span-2">
					<SteadyHeight state={status}>
						<Card>
							<Stages application={application} today={today} wide />
						</Card>
					</SteadyHeight>
				</div>
				{/* On a phone what is to do comes first. */}
				<div className="min-w-0 max-md:-order-1">
					<SteadyHeight state={status}>
						<WhereItStands
							application={application}
							fit={fitOf(application)}
							words={words}
							report={report}
						/>
					</SteadyHeight>
				</div>
				<aside
					aria-label="Dates and pay"
					className="@4xl:sticky @4xl:top-24 @4xl:col-start-2 @4xl:row-span-4 @4xl:row-start-2"
				>
					<SteadyHeight state={status}>
						<DatesAndPay application={application} />
					</SteadyHeight>
				</aside>
				<Part result={conversation}>
					{(messages) => <WithEmployer id={id} conversation={messages} />}
				</Part>
				<SentAnswers application={application} />
				<Card className="min-w-0">
					<h2 className="mb-4 text-part">History</h2>
					<History
						application={application}
						events={events.map((event) =>
							event === letter ? { ...event, message: null, reasons: [], has_texts: false } : event,
						)}
						reportOf={report}
					/>
				</Card>
			</div>
		</>
	);
}

const MessagesTitle = (props: ComponentProps<'h2'>) => (
	<h2 {...props} className="text-part outline-none" />
);

/** What student and employer write to each other; nothing where our office answers and nobody has. */
const WithEmployer = ({ id, conversation }: { id: string; conversation: Conversation }) =>
	(conversation.company !== null || conversation.messages.length > 0) && (
		<Messages
			id={id}
			side="student"
			other={conversation.company ?? 'the employer'}
			conversation={conversation}
			title={MessagesTitle}
		/>
	);

/** The status whose letter stands above the buttons with which one answers it, or above what one has answered. */
const LETTER_OF: Partial<Record<WholeApplication['status'], WholeApplication['status']>> = {
	interview: 'interview',
	offered: 'offered',
	declined: 'offered',
	rejected: 'rejected',
};

const letterOf = ({ status, events }: WholeApplication): ApplicationEvent | undefined =>
	events.findLast(
		({ to_status, message, reasons, has_texts }) =>
			to_status === LETTER_OF[status] && (message || reasons.length > 0 || has_texts),
	);

const OFFERED: readonly WholeApplication['status'][] = ['offered', 'accepted', 'declined'];

/** What is to do, or what one waits for. @param words gets its first paragraph */
function WhereItStands({
	application,
	fit,
	words,
	report,
}: {
	application: WholeApplication;
	fit: ReactNode;
	words: Ref<HTMLParagraphElement>;
	report: (event: ApplicationEvent) => ReactNode;
}) {
	const heading = useId();
	const { today, status } = application;
	const need = needOf(application, today);
	const letter = letterOf(application);
	const isOffer = OFFERED.includes(status);
	return (
		<section
			aria-labelledby={heading}
			className={cn(
				'grid min-w-0 content-start gap-5 rounded-card border bg-card p-inset',
				need === 'offer' && 'border-2 border-good',
				need === 'interview' && 'border-2 border-brand',
				need !== 'offer' && need !== 'interview' && 'border-line',
			)}
		>
			<h2 id={heading} className="text-part">
				{headingOf(application)}
			</h2>
			<CompanyNotice application={application} />
			<div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
				<div className="grid min-w-0 flex-[1_1_18rem] gap-4">
					{isOffer && <OfferFacts application={application} />}
					{need === 'offer' && <OfferButtons application={application} today={today} />}
					<OfferDoubts application={application} />
					<p ref={words} tabIndex={-1} className="outline-none">
						<WholeDays words={answerWords(application, today)} />
					</p>
					<InterviewPanel application={application} />
					{letter && (
						<>
							<Reasons reasons={letter.reasons} />
							<Message event={letter} report={report(letter)} />
						</>
					)}
					{!isOffer && fit}
					{need !== 'offer' && <OfferButtons application={application} today={today} />}
					<UndoButton application={application} />
				</div>
				{SCENES[status]}
			</div>
			{status === 'accepted' && <AfterAccepting application={application} />}
			<div data-no-print="">
				<ApplicationLinks application={application} today={today}>
					<OfferLink application={application} />
					<CompareLink application={application} />
				</ApplicationLinks>
			</div>
		</section>
	);
}

/** A phone has no room for it: what is to be read or answered begins higher. */
const WIDE = 'w-40 @max-2xl:hidden';

const SCENES: Partial<Record<WholeApplication['status'], ReactNode>> = {
	submitted: <StateScene of="sent" className={WIDE} />,
	'in-review': <StateScene of="lookout" className={WIDE} />,
	interview: <Scene of="table" className={WIDE} />,
	offered: <StateScene of="offer" className={WIDE} />,
	accepted: <StateScene of="offer" className={WIDE} />,
	declined: <StateScene of="door" className="w-48 max-w-full sm:w-60" />,
};

function DatesAndPay({ application }: { application: WholeApplication }) {
	const { listing, today } = application;
	return (
		<div className="grid content-start gap-3 rounded-card border border-line bg-card p-inset">
			<h2 className="text-body">Dates and pay</h2>
			<Facts rows={factsOf(application)} />
			{listing && (
				<Link
					to={`/internships/${listing.slug}`}
					data-no-print=""
					className="link inline-flex min-h-11 items-center justify-self-start"
				>
					{{ open: 'See the internship', paused: 'See the internship (paused)' }[
						listing.status as string
					] ?? 'See the internship (closed)'}
				</Link>
			)}
			{canMove(application, 'withdrawn', today) && <Withdraw application={application} />}
		</div>
	);
}

/** When it was sent, by when it is answered, and what the internship is now, or what was offered. */
function factsOf(application: WholeApplication): [string, string][] {
	const { created_at, answer_due_on, internship, offer, offer_until, status } = application;
	const isOffer = OFFERED.includes(status);
	const work = offerRows(isOffer ? offer : null, internship, statedPay)
		.filter(({ label }) => label !== 'Place')
		.map(({ label, text }): [string, string] => [label, text.replace(', before tax', '')]);
	const rows: [string, string | false | null | undefined][] = [
		['Sent', londonDate(created_at)],
		['Answer by', waits(application) && untilEndOf(answer_due_on)],
		['You answer by', status === 'offered' && offer_until && untilEndOf(offer_until)],
		...work,
	];
	return rows.flatMap(([term, value]): [string, string][] => (value ? [[term, value]] : []));
}

/** That staff have refused the company, or check it again; nothing where all is well. */
function CompanyNotice({ application: { standing, status } }: { application: WholeApplication }) {
	const words = standing && standingWords(standing, status);
	if (!words) return null;
	return (
		<section className="grid gap-2 rounded-control bg-sun-wash p-4 text-sun-ink">
			<h3 className="text-body">{words.heading}</h3>
			{words.paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
			<Link to="/contact?category=student-inquiries" className="link justify-self-start">
				Write to us
			</Link>
		</section>
	);
}
