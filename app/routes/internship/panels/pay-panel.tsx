import { HoursScale, hoursInWords } from '#app/features/internships/charts/hours-scale.tsx';
import { PayStrip } from '#app/features/internships/charts/pay-strip.tsx';
import { Facts } from '#app/ui/card.tsx';
import type { LivingCosts } from '#content/pages/living-costs.ts';
import { amountText, otherwisePaid, statedPay } from '#content/pay.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { eachPeriod } from '#schema/internships/pay-periods.ts';
import { TAX_SOURCES, type TakeHome } from '#schema/internships/take-home.ts';
import { WAGE_SOURCE } from '#schema/internships/wage-rates.ts';
import { hoursInFigures, weeklyHours } from '#schema/internships/weekly-hours.ts';
import { MonthMoney } from './month-money.tsx';
import { Panel } from './panel.tsx';
import { monthOf, wageWords, youngWageWords } from './pay-rules.ts';

type PayPanelProps = {
	internship: Internship;
	today: string;
	/** Pounds an hour of the open ones in the same city, itself included if it is open. */
	others: number[];
	/** What a month costs where the work is; null where nothing is published. */
	costs: LivingCosts | null;
};

/** A comparison with fewer means nothing. */
const ENOUGH = 5;

export function PayPanel({ internship, today, others, costs }: PayPanelProps) {
	const { hourly_pay, least_hours, pay_per, city, remote, sponsorship } = internship;
	const compared = hourly_pay !== null && others.length >= ENOUGH;
	const place = city === null ? 'that are remote' : `in ${city}`;
	const homes = monthOf(internship, today);
	return (
		<Panel
			title="What you are paid"
			note={<Sources {...{ costs }} home={homes?.first ?? null} inPounds={hourly_pay !== null} />}
		>
			<div className="in-twos gap-x-10 gap-y-6">
				<Amount internship={internship} today={today} />
				{compared && (
					<div className="print:hidden">
						<h3 className="mb-3 text-body">
							{`Hourly pay, beside ${others.length} open internships ${place}`}
						</h3>
						<PayStrip hourly={hourly_pay} others={others} place={place} day={today} />
					</div>
				)}
				{sponsorship !== null && (
					<div className={compared ? 'print:hidden' : 'col-span-full print:hidden'}>
						<h3 className="mb-2 text-body">Hours in a week</h3>
						<HoursScale work={internship} />
					</div>
				)}
			</div>
			{homes && (
				<MonthMoney
					homes={homes}
					city={remote === 'remote' ? null : city}
					costs={costs}
					paid={least_hours && pay_per === 'hour' ? `Pay of ${least_hours} hours a week` : 'Pay'}
				/>
			)}
			{(hourly_pay !== null || sponsorship !== null) && (
				<InWords internship={internship} today={today} />
			)}
		</Panel>
	);
}

type PayProps = Pick<PayPanelProps, 'internship' | 'today'>;

/** With the minimum wage of the days of the work beside it. */
function Amount({ internship, today }: PayProps) {
	const { pay_amount, pay_currency, pay_per } = internship;
	const otherwise = otherwisePaid(internship);
	return (
		<div className="flex flex-wrap items-center gap-x-8 gap-y-2 col-span-full">
			<p className="even-figures">
				<b className="text-[2rem] leading-none font-bold [letter-spacing:-0.025em]">
					{amountText(pay_amount, pay_currency)}
				</b>{' '}
				{eachPeriod(pay_per)}
			</p>
			<p className="flex-[1_1_16rem] text-small text-muted">
				for {weeklyHours(internship)}, before tax
				{otherwise && (
					<>
						: <b className="inline-block text-ink">{otherwise}</b>
					</>
				)}{' '}
				<span className="block">{wageWords(internship, today)}</span>
			</p>
		</div>
	);
}

/** The same as the drawings say, for everybody who would rather read. */
function InWords({ internship, today }: PayProps) {
	const { pay_per, hourly_pay, hours_pattern, sponsorship } = internship;
	const otherwise = otherwisePaid(internship);
	const rows: [string, string][] = [
		['Stipend', `${statedPay(internship)}, before tax`],
		[
			'Hours',
			sponsorship === null ? `${hoursInFigures(internship)} a week` : hoursInWords(internship),
		],
	];
	if (hours_pattern) rows.push(['When', hours_pattern]);
	if (otherwise) rows.push([pay_per === 'hour' ? 'Monthly pay' : 'Hourly pay', otherwise]);
	if (hourly_pay !== null && sponsorship !== null)
		rows.push(['Minimum wage, 18 to 20', youngWageWords(internship, today)]);
	return (
		<details className="mt-5 print:hidden">
			<summary className="link inline-flex min-h-11 items-center">The same in words</summary>
			<Facts rows={rows} />
		</details>
	);
}

type SourcesProps = { home: TakeHome | null; costs: LivingCosts | null; inPounds: boolean };

function Sources({ home, costs, inPounds }: SourcesProps) {
	if (!home)
		return `Paid by the employer, in ${inPounds ? 'pounds' : 'the currency of the country'}. Tax is taken by the rules of the country where you work.`;
	const { uk, scotland, insurance } = TAX_SOURCES;
	const links: [string, string][] = [
		['minimum wage', WAGE_SOURCE],
		['income tax', home.scotland ? scotland : uk],
		['National Insurance', insurance],
	];
	return (
		<>
			As published on gov.uk in November 2026:{' '}
			{links.map(([name, source], index) => (
				<span key={name}>
					{index > 0 && ', '}
					<a href={source} className="link inline-block">
						{name}
					</a>
				</span>
			))}
			.
			{costs && (
				<>
					{' '}
					{costs.travel ? 'Room and travel are a guide: ' : 'The room is a guide: '}
					<Source {...costs.room} />
					{costs.travel && (
						<>
							; <Source {...costs.travel} />
						</>
					)}
					.
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
