import type { DraftContent } from '#schema/internships/fields.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { type PaidWork, wageCheck } from '#schema/internships/wage-check.ts';
import { WAGE_SOURCE } from '#schema/internships/wage-rates.ts';
import { longDate } from '#schema/london-day.ts';

/** The pay beside the minimum wage, as one types. */
export function WagePanel({ content }: { content: DraftContent }) {
	const work = workOf(content);
	return (
		<aside
			aria-label="Minimum wage check"
			className="self-start rounded-panel bg-wash p-5 sm:p-6 lg:sticky lg:top-24"
		>
			<h3 className="text-[1.1rem]">Minimum wage check</h3>
			{work ? (
				<Checked work={work} partOfCourse={content.part_of_course} />
			) : (
				<p className="mt-2 text-muted">
					Pay, hours, the first day and the weeks say whether the pay reaches the minimum wage.
				</p>
			)}
			<p className="mt-4 text-[0.92rem] text-muted">
				For 21 and over. Rates:{' '}
				<a href={WAGE_SOURCE} className="link" rel="noopener">
					gov.uk
				</a>
			</p>
		</aside>
	);
}

function Checked({ work, partOfCourse }: { work: PaidWork; partOfCourse: boolean }) {
	const { hourly, missed, steps, leastPay, mostHours } = wageCheck(work);
	const scale = scaleOf([hourly, ...steps.map(({ adult }) => adult)]);
	const highest = Math.max(...steps.map(({ adult }) => adult));
	const isBelow = missed !== null && !partOfCourse;
	return (
		<>
			<p role="status" className="mt-2 font-semibold">
				{pounds(hourly)} an hour
				{missed
					? partOfCourse
						? ', below the minimum wage, which does not apply to a required part of a course'
						: `, ${pounds(Math.max(0.01, missed.adult - hourly))} below`
					: ', which reaches it'}
			</p>
			<svg aria-hidden="true" className="mt-3 h-11 w-full ">
				<rect
					x="0"
					y="14"
					width="100%"
					height="8"
					rx="4"
					fill="currentColor"
					className="text-muted"
				/>
				<rect
					x="0"
					y="14"
					width={scale(highest)}
					height="8"
					rx="4"
					fill="currentColor"
					className="text-sun-ink"
				/>
				<line
					x1={scale(highest)}
					x2={scale(highest)}
					y1="6"
					y2="30"
					stroke="currentColor"
					strokeWidth="2"
				/>
				<circle
					cx={scale(hourly)}
					cy="18"
					r="7"
					fill="currentColor"
					className={isBelow ? 'text-hot' : 'text-good'}
				/>
			</svg>
			{isBelow && (
				<>
					<p className="mt-3 text-muted">Either of these would do</p>
					<ul className="mt-2 grid gap-2">
						<li className="rounded-control border border-line bg-card px-3.5 py-2.5 font-semibold">
							Pay £{leastPay.toLocaleString('en-GB')} a {work.pay_per}
						</li>
						{mostHours >= 1 && (
							<li className="rounded-control border border-line bg-card px-3.5 py-2.5 font-semibold">
								Ask for {mostHours} hours a week
							</li>
						)}
					</ul>
				</>
			)}
			<p className="mt-4 font-semibold">Which rate counts</p>
			<ul className="mt-1 text-[0.95rem]">
				{steps.map(({ from, adult, published }) => (
					<li key={from}>
						{pounds(adult)} from {longDate(from)}
						{!published && ', as we expect: it is not published yet'}
					</li>
				))}
			</ul>
		</>
	);
}

/** Everything that the check needs; null until it is there. */
function workOf({ pay_amount, pay_per, hours, starts_on, weeks }: DraftContent): PaidWork | null {
	const isKnown = pay_amount && hours && weeks && weeks <= 52 && starts_on && starts_on > '2026-04';
	return isKnown && starts_on.startsWith('20')
		? { pay_amount, pay_per, hours, starts_on, weeks }
		: null;
}

/** The place of an amount, in per cent, on a line from a little below the least to a little above the most. */
function scaleOf(amounts: number[]) {
	const from = Math.floor(Math.min(...amounts)) - 1;
	const to = Math.ceil(Math.max(...amounts)) + 1;
	return (amount: number) => `${(((amount - from) / (to - from)) * 100).toFixed(1)}%`;
}
