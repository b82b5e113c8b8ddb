import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusOn } from '#app/lib/focus-on.ts';
import { Button } from '#app/ui/button.tsx';
import { WageGauge } from '#app/ui/charts/wage-gauge.tsx';
import type { DraftContent } from '#schema/internships/fields.ts';
import { eachPeriod, hourlyPay, payFigure, pounds } from '#schema/internships/pay-periods.ts';
import { belowWage, HIGH_PAY, type PaidWork, wageCheck } from '#schema/internships/wage-check.ts';
import { WAGE_SOURCE } from '#schema/internships/wage-rates.ts';
import { longDate } from '#schema/london-day.ts';

/** Puts a value into a field of the form. */
type Fill = (name: 'pay_amount' | 'hours', value: number) => void;

/** The pay beside the minimum wage, as one types. */
export function WagePanel({ content, onFill }: { content: DraftContent; onFill: Fill }) {
	const work = workOf(content);
	return (
		<aside
			aria-label="Minimum wage check"
			className="self-start rounded-panel bg-wash p-5 sm:p-6 @5xl:sticky @5xl:top-24"
		>
			<h3 className="text-part">Minimum wage check</h3>
			{work ? (
				<WageResult work={work} partOfCourse={content.part_of_course} onFill={onFill} />
			) : (
				<p className="mt-2 text-muted">
					Enter pay, hours, first day and weeks, and we check the pay against the minimum wage.
				</p>
			)}
			<p className="mt-4 text-small text-muted">
				For 21 and over. Rates:{' '}
				<a href={WAGE_SOURCE} className="link" rel="noopener">
					gov.uk
				</a>
			</p>
		</aside>
	);
}

function WageResult({
	work,
	partOfCourse,
	onFill,
}: {
	work: PaidWork;
	partOfCourse: boolean;
	onFill: Fill;
}) {
	const { hourly, missed, steps, leastPay, mostHours } = wageCheck(work);
	const highest = Math.max(...steps.map(({ adult }) => adult));
	const isBelow = missed !== null && !partOfCourse;
	return (
		<>
			<p role="status" className="mt-2 font-semibold">
				{pounds(hourly)} an hour
				<span>
					{missed
						? partOfCourse
							? ', below the minimum wage, which does not apply to a required part of a course'
							: `, ${pounds(Math.max(0.01, missed.adult - hourly))} below the ${pounds(missed.adult)} ${missed.published ? 'minimum' : 'we ask for'}`
						: ': at or above the minimum wage'}
				</span>
			</p>
			<div className="mt-3">
				<WageGauge hourly={hourly} steps={steps} counts={!partOfCourse} />
			</div>
			{isBelow && (
				<>
					<p className="mt-3 text-muted">
						<span>{mostHours < 1 ? 'This reaches' : 'Either of these reaches'}</span>{' '}
						{pounds(highest)}
					</p>
					<ul className="mt-2 grid gap-2">
						<li>
							<WayButton onClick={() => onFill('pay_amount', leastPay)}>
								{`Pay £${payFigure(leastPay)} ${eachPeriod(work.pay_per)}`}
							</WayButton>
						</li>
						{mostHours >= 1 && (
							<li>
								<WayButton onClick={() => onFill('hours', mostHours)}>
									Ask for {mostHours} hours a week
								</WayButton>
							</li>
						)}
					</ul>
				</>
			)}
			<p className="mt-4 font-semibold">Which rate counts</p>
			<ul className="mt-1 text-small">
				{steps.map(({ from, adult, published }) => (
					<li key={from}>
						{pounds(adult)} from {longDate(from)}
						{!published && <span>: what we ask for, as a new rate follows</span>}
					</li>
				))}
			</ul>
		</>
	);
}

/** A way to reach the minimum wage, which fills the form. */
const WayButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
	<Button look="secondary" className="w-full justify-start! text-left" onClick={onClick}>
		<PencilLine aria-hidden="true" className="size-4 shrink-0" />
		<span>
			{children}
			<span className="sr-only">: fill it in</span>
		</span>
	</Button>
);

/** Asks once whether pay above £40 an hour is meant. */
export const HighPay = ({
	content,
	onRight,
	onChange,
}: {
	content: DraftContent;
	onRight: () => void;
	onChange: () => void;
}) => (
	<AskedAgain>
		<p>
			<b>
				£{payFigure(content.pay_amount ?? 0)} {eachPeriod(content.pay_per)}?
			</b>
			{content.pay_per !== 'hour' && (
				<span> That is {pounds(hourlyOf(content) ?? 0)} an hour.</span>
			)}
		</p>
		<p className="mt-3 flex flex-wrap gap-3">
			<Button look="secondary" onClick={onRight}>
				Yes, that is right
			</Button>
			<Button look="text" onClick={onChange}>
				Change it
			</Button>
		</p>
	</AskedAgain>
);

const AskedAgain = ({ children }: { children: ReactNode }) => (
	<div
		ref={focusOn}
		role="alert"
		tabIndex={-1}
		className="rounded-control bg-sun-wash p-4 text-sun-ink outline-none"
	>
		{children}
	</div>
);

const hourlyOf = ({ pay_amount, pay_per, hours }: DraftContent) =>
	pay_amount && hours ? hourlyPay({ amount: pay_amount, per: pay_per, hours }) : null;

/** Whether the pay is so high that it may be a mistake. */
export const isHighPay = (content: DraftContent) => (hourlyOf(content) ?? 0) > HIGH_PAY;

/** By how much the pay is too low; the panel has the ways out. */
export function lowPay(content: DraftContent): string | undefined {
	const work = workOf(content);
	return work && !content.part_of_course ? belowWage(work) : undefined;
}

/** Everything that the check needs; null until it is there. */
function workOf({ pay_amount, pay_per, hours, starts_on, weeks }: DraftContent): PaidWork | null {
	const isKnown = pay_amount && hours && weeks && weeks <= 52 && starts_on && starts_on > '2026-04';
	return isKnown && starts_on.startsWith('20')
		? { pay_amount, pay_per, hours, starts_on, weeks }
		: null;
}
