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
		<PageSection className="later" title="Seven cities and your own desk">
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,20%),100%),1fr))] gap-3 text-small leading-[1.35] even-figures md:gap-5">
				{openToday.cities.map(({ place, path, open, medianHourlyPay }) => (
					<li key={place}>
						<Link
							to={path}
							className="grid overflow-hidden rounded-card border border-line bg-card pb-3 hover:border-control"
						>
							<img
								src={pictureOf(place)}
								alt=""
								loading="lazy"
								width="320"
								height="132"
								className="mb-3 h-auto w-full bg-sea"
							/>
							<b className="px-3.5 text-body">{place}</b>{' '}
							<span className="px-3.5 text-muted">{open} open</span>{' '}
							{medianHourlyPay !== null && (
								<span className="px-3.5 text-muted">
									half pay more than {pounds(medianHourlyPay)}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
