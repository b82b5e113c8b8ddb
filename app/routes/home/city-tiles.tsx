import { Link } from '#app/ui/link.tsx';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { pounds } from '#schema/internships/pay-periods.ts';
import type { OpenToday } from './load-home.ts';

const pictures = import.meta.glob<string>('#app/generated/skylines/*.svg', {
	query: '?url',
	import: 'default',
	eager: true,
});

const pictureOf = (place: string) =>
	Object.entries(pictures).find(([file]) => file.endsWith(`/${place.toLowerCase()}.svg`))?.[1];

/** Each city and the desk at home, with what is open there. */
export function CityTiles({ openToday }: { openToday: OpenToday }) {
	return (
		<PageSection title="Seven cities and your own desk">
			<ul className="city-tiles">
				{openToday.cities.map(({ place, path, open, medianHourlyPay }) => (
					<li key={place}>
						<Link to={path}>
							<img src={pictureOf(place)} alt="" loading="lazy" width="320" height="132" />
							<b>{place}</b> <span className="text-ink">{open} open</span>{' '}
							{medianHourlyPay !== null && (
								<span>half pay more than {pounds(medianHourlyPay)}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
