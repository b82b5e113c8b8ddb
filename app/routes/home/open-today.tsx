import { CityPay } from '#app/features/internships/charts/city-pay.tsx';
import { Results } from '#app/features/internships/search/results.tsx';
import { contentOf } from '#app/lib/document-only.ts';
import { Link } from '#app/ui/link.tsx';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { ServerHtml } from '#app/ui/page/server-html.tsx';
import { ClosingWeek } from './closing-week.tsx';
import type { OpenToday } from './load-home.ts';

/** The next three to close, under the week that they close in. */
export function ClosingSoon({ found: { closing, week, today } }: { found: OpenToday }) {
	const inWeek = week.reduce((all, count) => all + count, 0);
	return (
		<PageSection
			title="Closing soon"
			action={
				<Link to="/internships?sort=deadline" className="link">
					{inWeek > 0 ? `All ${inWeek} this week` : 'All, by deadline'}
				</Link>
			}
		>
			{inWeek > 0 && <ClosingWeek week={week} today={today} />}
			<Results id="closing" items={closing} today={today} three />
		</PageSection>
	);
}

/** Each city with its open internships, and what an hour pays there. */
export function PayByCity({ found }: { found: OpenToday }) {
	const cities = contentOf(found.cities);
	return (
		<PageSection
			title="What interns are paid, city by city"
			intro="A dot for each open internship that pays by the hour in pounds; the bold line is the median, the red one the minimum wage for 21 and over."
		>
			<ServerHtml id="pay-by-city">
				{cities && (
					<CityPay
						cities={cities.map(({ place, path, medianHourlyPay, hourlyPay }) => ({
							name: place,
							to: path,
							middle: medianHourlyPay,
							hourly: hourlyPay,
						}))}
						day={found.today}
					/>
				)}
			</ServerHtml>
		</PageSection>
	);
}
