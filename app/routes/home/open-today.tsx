import { useId } from 'react';
import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { CityPay } from '#app/features/internships/charts/city-pay.tsx';
import { Results } from '#app/features/internships/search/results.tsx';
import { Link } from '#app/ui/link.tsx';
import { ClosingDays, ClosingWeeks } from './closing-weeks.tsx';
import type { OpenToday } from './load-home.ts';

/** The next three to close, above the days of the week in which one does, else above eight weeks. */
export function ClosingSoon({ openToday }: { openToday: OpenToday }) {
	const { closing, week, weeks, today } = openToday;
	const heading = useId();
	return (
		<section aria-labelledby={heading} className="col-span-full min-w-0">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id={heading} className="heading">
					{week ? 'Closing soon' : 'Next to close'}
				</h2>
				<Link to="/internships?sort=deadline" className="link inline-block py-2.5">
					All, by deadline
				</Link>
			</div>
			<Results id="closing" items={closing} today={today} three />
			<div className="mt-7">
				{week ? <ClosingDays week={week} today={today} /> : <ClosingWeeks weeks={weeks} />}
				<p className="text-small text-muted" data-no-print>
					{LINE_NOTE}
				</p>
			</div>
		</section>
	);
}

/** Each city with its open internships, and what an hour pays there. */
export function PayByCity({ openToday }: { openToday: OpenToday }) {
	return (
		<section className="page section later @container">
			<div className="grid gap-x-12 gap-y-6 @min-[58rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @min-[58rem]:items-center">
				<div>
					<h2 className="heading">What interns are paid, city by city</h2>
					<p className="mt-2.5 max-w-prose text-muted">
						A dot for each open internship that pays by the hour in pounds. In each row a line
						stands where half pay more and half pay less; the red one is the minimum wage.
					</p>
				</div>
				<CityPay
					cities={openToday.cities.map(({ place, path, medianHourlyPay, hourlyPay }) => ({
						name: place,
						to: path,
						middle: medianHourlyPay,
						hourly: hourlyPay,
					}))}
					day={openToday.today}
				/>
			</div>
		</section>
	);
}
