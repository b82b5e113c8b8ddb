import { OfferDoubts } from '#app/features/applications/tracker/moves/offer-doubts.tsx';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { statedPay } from '#content/pay.ts';
import { AFTER_ACCEPTING } from '#schema/applications/application-moves.ts';
import { differences } from '#schema/applications/offer/offer-facts.ts';
import { offerRows } from '#schema/applications/offer/offer-rows.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { londonDate, untilEndOf } from '#schema/london-day.ts';
import { Message } from './message.tsx';

const STATES: Partial<Record<WholeApplication['status'], string>> = {
	offered: 'It waits for your answer.',
	accepted: 'You have accepted it.',
	declined: 'You have declined it.',
};

/** An offer on one page, to print and to show: all its facts, and what was written with it. */
export function OfferPage({ application }: { application: WholeApplication }) {
	const { id, events, internship, offer, offer_until, status, today } = application;
	const event = events.findLast(({ to_status }) => to_status === 'offered');
	const facts = [
		...offerRows(offer, internship, statedPay),
		...(status === 'offered' && offer_until
			? [{ label: 'Answer by', text: untilEndOf(offer_until) }]
			: []),
	];
	const changes = offer && internship ? differences(offer, internship) : [];
	return (
		<>
			<h1 className="title wrap-anywhere">Your offer</h1>
			<p className="mt-1.5 text-body wrap-anywhere">
				<b className="block">{titleOf(application)}</b>
				{bylineOf(application)}
			</p>
			<PrintHead path={`${applicationPath(id)}/offer`} today={today} />
			{!event ? (
				<p className="mt-6">There is no offer at the moment.</p>
			) : (
				<Card className="mt-6 grid max-w-prose gap-5">
					<p>
						Made on {londonDate(event.at)}. {STATES[status]}
					</p>
					<dl className="grid gap-3">
						{facts.map(({ label, text }) => (
							<div key={label} className="flex flex-wrap gap-x-4">
								<dt className="w-36 shrink-0 text-muted">{label}</dt>
								<dd className="min-w-0 flex-[1_1_10rem] font-semibold wrap-anywhere">{text}</dd>
							</div>
						))}
					</dl>
					{changes.map((words) => (
						<p key={words} className="text-small text-muted">
							{words}
						</p>
					))}
					<OfferDoubts application={application} />
					<Message event={event} />
					<p>{AFTER_ACCEPTING}</p>
					<Button look="secondary" className="justify-self-start" onClick={() => print()}>
						Print
					</Button>
				</Card>
			)}
		</>
	);
}
