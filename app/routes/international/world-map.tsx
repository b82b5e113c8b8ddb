import {
	MarkerContent,
	MarkerPlace,
	type MarkerSide,
	markerLook,
	PictureMap,
} from '#app/ui/map.tsx';
import { regions } from '#content/international.ts';
import type { RegionSummary } from '#content/types.ts';
import { leadsToRegion } from './region-link.ts';

const sides: Record<string, MarkerSide> = {
	europe: 'right-up',
	'north-america': 'below',
	'asia-pacific': 'below',
	'middle-east': 'right',
	africa: 'left',
};

/** The regions on a map of the world; each marker leads to the programs of its region. */
export function WorldMap({ chosen }: { chosen: RegionSummary | undefined }) {
	return (
		<PictureMap of="world" label="Programs by region" className="lg:min-h-66">
			{regions.map((region) => (
				<MarkerPlace key={region.slug} place={region.slug}>
					<a
						{...leadsToRegion(region, chosen)}
						className={markerLook(sides[region.slug] ?? 'right')}
					>
						<MarkerContent size="medium" name={region.name} count={region.count} />
					</a>
				</MarkerPlace>
			))}
		</PictureMap>
	);
}
