import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { regions } from '#content/international.ts';
import { site } from '#content/site.ts';
import type { RegionSummary } from '#content/types.ts';
import { inSentence, regionLink } from './region-link.ts';

/** What each region is good for, with the way to its programs: five cards in a row, or each a row of its own. */
export const RegionCards = ({ chosen }: { chosen: string | null }) => (
	<div className="@container">
		<ul className="region-list">
			{regions.map((region) => (
				<RegionCard key={region.slug} {...region} isChosen={region.slug === chosen} />
			))}
		</ul>
	</div>
);

function RegionCard({
	slug,
	name,
	count,
	highlights,
	isChosen,
}: RegionSummary & { isChosen: boolean }) {
	return (
		<li
			className={cn(
				'relative rounded-card border p-5.5',
				isChosen ? 'border-brand bg-wash' : 'border-line bg-card',
			)}
		>
			<div>
				<h3 className="text-part">
					{name}
					{isChosen && (
						<span aria-hidden="true" className="text-brand">
							{' '}
							✓
						</span>
					)}
				</h3>
				<p className="font-semibold text-brand">
					{`${count} programs${site.sampleContent ? ', an example' : ''}`}
				</p>
			</div>
			<ul className="points">
				{highlights.map((highlight) => (
					<li key={highlight}>{highlight}</li>
				))}
			</ul>
			<Link to={regionLink(slug)} aria-current={isChosen || undefined} className="link whole-card">
				{`Programs in ${inSentence(name)}`}
			</Link>
		</li>
	);
}
