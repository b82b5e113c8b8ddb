import { HoursScale, hoursInWords } from '#app/features/internships/charts/hours-scale.tsx';
import { MonthBudget } from '#app/features/internships/charts/month-budget.tsx';
import { PayStrip } from '#app/features/internships/charts/pay-strip.tsx';
import { Facts } from '#app/ui/card.tsx';
import type { LivingCosts } from '#content/pages/living-costs.ts';
import { amountText } from '#content/pay.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { adultWageOn, WAGE_SOURCE } from '#schema/internships/wage-rates.ts';
import { Panel } from './panel.tsx';
import { besideMinimum, leftInWords, monthlyPay, pounds } from './pay-rules.ts';

type PayPanelProps = {
	internship: Internship;
	today: string;
	/** Pounds an hour of the open ones in the same city, itself included if it is open. */
	others: number[];
	costs: LivingCosts | null;
};

/** A comparison with fewer means nothing. */
const ENOUGH = 5;

export function PayPanel({ internship, today, others, costs }: PayPanelProps) {
	const { hourly_pay, hours, city, sponsorship } = internship;
	const compared = hourly_pay !== null && others.length >= ENOUGH;
	const place = city === null ? 'that are remote' : `in ${city}`;
	return (
		<Panel title="What you are paid" note={<Sources {...{ internship, today, costs }} />}>
			<div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				<div className="grid content-start gap-6">
					<Amount internship={internship} />
					{costs && (
						<div>
							<h3 className="mb-2 text-[1rem]">In a month in {costs.city}</h3>
							<MonthBudget
								stipend={monthlyPay(internship)}
								room={costs.room.pounds}
								travel={costs.travel.pounds}
							/>
						</div>
					)}
				</div>
				<div className="grid content-start gap-6 print:hidden">
					{compared && (
						<div>
							<h3 className="mb-3 text-[1rem]">
								{`An hour, beside the ${others.length} ${place}`}
							</h3>
							<PayStrip hourly={hourly_pay} others={others} place={place} day={today} />
						</div>
					)}
					{sponsorship !== null && (
						<div>
							<h3 className="mb-2 text-[1rem]">Hours in a week</h3>
							<HoursScale hours={hours} />
						</div>
					)}
				</div>
			</div>
			<InWords internship={internship} today={today} costs={costs} />
		</Panel>
	);
}

function Amount({ internship }: { internship: Internship }) {
	const { pay_amount, pay_currency, pay_per, hours, hourly_pay } = internship;
	return (
		<div>
			<p className="even-figures">
				<b className="text-[2rem] leading-none font-[750] tracking-tight">
					{amountText(pay_amount, pay_currency)}
				</b>{' '}
				a {pay_per}
			</p>
			<p className="mt-1.5 text-muted">
				for {hours} hours a week, before tax
				{hourly_pay !== null && `: ${pounds(hourly_pay)} an hour`}
			</p>
		</div>
	);
}

/** The same as the drawings say, for everybody who would rather read. */
function InWords({ internship, today, costs }: Omit<PayPanelProps, 'others'>) {
	const { pay_amount, pay_currency, pay_per, hourly_pay, hours, sponsorship } = internship;
	const beside = besideMinimum(internship, adultWageOn(today));
	const rows: [string, string][] = [
		['Stipend', `${amountText(pay_amount, pay_currency)} a ${pay_per}, before tax`],
		['Hours', sponsorship === null ? `${hours} a week` : hoursInWords(hours)],
	];
	if (hourly_pay !== null) rows.push(['An hour', `${pounds(hourly_pay)}, ${beside}`]);
	if (costs)
		rows.push([
			'Typical room, and travel, for a month',
			leftInWords(monthlyPay(internship), costs.room.pounds, costs.travel.pounds),
		]);
	return (
		<details className="mt-5 print:hidden">
			<summary className="link inline-flex min-h-11 items-center">The same in words</summary>
			<Facts rows={rows} />
		</details>
	);
}

function Sources({ internship, today, costs }: Omit<PayPanelProps, 'others'>) {
	const { hourly_pay, city, remote } = internship;
	if (hourly_pay === null) return 'Paid by the host, in the currency of the country.';
	return (
		<>
			Minimum wage: {pounds(adultWageOn(today))} an hour for 21 and over,{' '}
			<a href={WAGE_SOURCE} className="link">
				as published on gov.uk
			</a>
			; it changes each 1 April.
			{!costs && city !== null && remote !== 'remote' && (
				<>
					{' '}
					What a room and travel cost in {city} is not shown, as we have no published figures yet.
				</>
			)}
			{costs && (
				<>
					{' '}
					Room and travel are a guide: <Source {...costs.room} />; <Source {...costs.travel} />.
				</>
			)}
		</>
	);
}

const Source = ({ name, source, published }: LivingCosts['room']) => (
	<a href={`https://${source}`} className="link">
		{name}, {published}
	</a>
);
