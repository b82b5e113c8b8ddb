import { LINE_NOTE } from '#app/features/internships/card/line-note.ts';
import { CityPay } from '#app/features/internships/charts/city-pay.tsx';
import { Results } from '#app/features/internships/search/results.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { ClosingDays, ClosingWeeks } from './closing-weeks.tsx';
import type { OpenToday } from './load-home.ts';

/** The next three to close, under the days of the week in which one does, else under eight weeks. */
export function ClosingSoon({ openToday }: { openToday: OpenToday }) {
	const { closing, week, weeks, today } = openToday;
	return (
		<PageSection
			className="later"
			title={week ? 'Closing soon' : 'Next to close'}
			action={
				<Link to="/internships?sort=deadline" className="link inline-block py-2.5">
					All, by deadline
				</Link>
			}
		>
			{week ? <ClosingDays week={week} today={today} /> : <ClosingWeeks weeks={weeks} />}
			<p className="mb-3 text-small text-muted" data-no-print>
				{LINE_NOTE}
			</p>
			<Results id="closing" items={closing} today={today} three />
		</PageSection>
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
