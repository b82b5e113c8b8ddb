import { WholeDays } from '#app/ui/whole-days.tsx';
import { amountText, otherwisePaid } from '#content/pay.ts';
import { differences, type Offer, weeksOf } from '#schema/applications/offer/offer-facts.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { eachPeriod, hourlyPay } from '#schema/internships/pay-periods.ts';
import { weeklyHours } from '#schema/internships/weekly-hours.ts';
import { END_OF_DAY, longDate } from '#schema/london-day.ts';

type OfferPay = Pick<Offer, 'pay_amount' | 'pay_per' | 'pay_currency' | 'hours'>;
type Offered = Pick<StudentApplication, 'internship' | 'offer' | 'offer_until' | 'status'>;

/** What is offered or was declined, by when to answer, and where it differs from the listing. */
export function OfferFacts({ application }: { application: Offered }) {
	const { internship, offer, offer_until, status } = application;
	const said = offer ?? internship;
	const otherwise = said && otherwisePaid({ ...said, hourly_pay: hourlyOf(said) });
	return (
		<div className="grid gap-2 text-pretty">
			{said && (
				<p>
					<b className="text-part font-bold">{amountText(said.pay_amount, said.pay_currency)}</b>{' '}
					{eachPeriod(said.pay_per)}
					{otherwise && (
						<>
							, <span className="inline-block">{otherwise}</span>
						</>
					)}
					<span className="block">
						<WholeDays words={daysOf(application)} />
					</span>
					{offer && (
						<span className="block wrap-anywhere">
							{offer.place}
							{offer.report_to && `. You report to ${offer.report_to}`}
						</span>
					)}
				</p>
			)}
			{status === 'offered' && offer_until && (
				<p>
					The place is held until{' '}
					<b className="text-hot">
						<WholeDays words={longDate(offer_until)} />
					</b>
					, {END_OF_DAY}.
				</p>
			)}
			{offer && internship && <Differences lines={differences(offer, internship)} />}
		</div>
	);
}

/** Pounds; null where it is paid in other money. */
const hourlyOf = ({ pay_amount, pay_per, pay_currency, hours }: OfferPay) =>
	pay_currency === 'GBP' ? hourlyPay({ amount: pay_amount, per: pay_per, hours }) : null;

const Differences = ({ lines }: { lines: string[] }) =>
	lines.length > 0 && (
		<ul className="grid gap-1 text-small text-muted">
			{lines.map((words) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	);

/** "35 hours a week, 12 weeks from 7 June 2027 to 29 August 2027" */
function daysOf({ internship, offer }: Offered): string {
	if (offer) {
		const weeks = weeksOf(offer);
		return `${offer.hours} hours a week, ${weeks} ${weeks === 1 ? 'week' : 'weeks'}: ${longDate(offer.first_day)} to ${longDate(offer.last_day)}`;
	}
	if (!internship) return '';
	const { weeks, starts_on, starts } = internship;
	const start = starts_on ? `from ${longDate(starts_on)}` : `(start: ${starts})`;
	return `${weeklyHours(internship)}, ${weeks} weeks ${start}`;
}
