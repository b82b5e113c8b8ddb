import { regions } from '#content/international.ts';
import { site } from '#content/site.ts';
import type { RegionSummary } from '#content/types.ts';
import { inSentence, leadsToRegion } from './region-link.ts';

type RegionChoice = { chosen: RegionSummary | undefined };

/** What each region is good for, with the way to its programs: five cards in a row, or each a row of its own. */
export const RegionCards = ({ chosen }: RegionChoice) => (
	<div className="@container">
		<ul className="region-list">
			{regions.map((region) => (
				<RegionCard key={region.slug} region={region} chosen={chosen} />
			))}
		</ul>
	</div>
);

const RegionCard = ({ region, chosen }: RegionChoice & { region: RegionSummary }) => (
	<li className="relative rounded-card border border-line bg-card p-5.5">
		<div>
			<h3 className="text-part">{region.name}</h3>
			<p className="font-semibold text-brand">
				{`${region.count} programs${site.sampleContent ? ', an example' : ''}`}
			</p>
		</div>
		<ul className="points">
			{region.highlights.map((highlight) => (
				<li key={highlight}>{highlight}</li>
			))}
		</ul>
		<a {...leadsToRegion(region, chosen)} className="link whole-card">
			{`Programs in ${inSentence(region.name)}`}
		</a>
	</li>
);
