import { Link } from '#app/ui/link.tsx';
import { regions } from '#content/international.ts';
import type { RegionSummary } from '#content/types.ts';
import { inSentence, regionLink } from './region-link.ts';

/** What each region is good for, with the way to its programs: five cards in a row. */
export function RegionCards() {
	return (
		<ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-5">
			{regions.map((region) => (
				<RegionCard key={region.slug} {...region} />
			))}
		</ul>
	);
}

function RegionCard({ slug, name, count, highlights }: RegionSummary) {
	return (
		<li className="relative flex flex-col rounded-card border border-line bg-card p-5.5">
			<h3 className="text-[1.25rem]">{name}</h3>
			<p className="font-semibold text-brand">{`${count} programs`}</p>
			<ul className="points my-3">
				{highlights.map((highlight) => (
					<li key={highlight}>{highlight}</li>
				))}
			</ul>
			<p className="mt-auto">
				<Link to={regionLink(slug)} className="link whole-card">
					{`Programs in ${inSentence(name)}`}
				</Link>
			</p>
		</li>
	);
}
