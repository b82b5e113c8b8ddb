import { regions } from '#content/international.ts';
import { site } from '#content/site.ts';
import type { RegionSummary } from '#content/types.ts';
import { inSentence, leadsToRegion } from './region-link.ts';

type RegionChoice = { chosen: RegionSummary | undefined };

/** What each region is good for, with the way to its programs: five cards in a row, or each a row of its own. */
export const RegionCards = ({ chosen }: RegionChoice) => (
	<div className="@container">
		{/* Five in a row; where that is too narrow a row each, on a phone a stack. */}
		<ul className="grid gap-3 @5xl:grid-cols-5 @5xl:gap-5">
			{regions.map((region) => (
				<RegionCard key={region.slug} region={region} chosen={chosen} />
			))}
		</ul>
	</div>
);

const RegionCard = ({ region, chosen }: RegionChoice & { region: RegionSummary }) => (
	<li className="group relative grid gap-3 rounded-card border border-line bg-card p-5.5 has-chosen:border-brand has-chosen:bg-wash @min-[40rem]:@max-[64rem]:grid-cols-[15rem_1fr] @5xl:grid-rows-[auto_1fr]">
		<div>
			<h3 className="text-part group-has-chosen:after:text-brand group-has-chosen:after:[content:'_✓'/'']">
				{region.name}
			</h3>
			<p className="font-semibold text-brand">
				{`${region.count} programs${site.sampleContent ? ', an example' : ''}`}
			</p>
		</div>
		<ul className="points @min-[40rem]:@max-[64rem]:[grid-area:1/2/span_2]">
			{region.highlights.map((highlight) => (
				<li key={highlight}>{highlight}</li>
			))}
		</ul>
		<a
			{...leadsToRegion(region, chosen)}
			className="link text-balance after:absolute after:inset-0"
		>
			{`Programs in ${inSentence(region.name)}`}
		</a>
	</li>
);
