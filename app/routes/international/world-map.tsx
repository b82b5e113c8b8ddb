import { Link } from '#app/ui/link.tsx';
import {
	MarkerContent,
	MarkerPlace,
	type MarkerSide,
	markerLook,
	PictureMap,
} from '#app/ui/map.tsx';
import { regions } from '#content/international.ts';
import { regionLink } from './region-link.ts';

const sides: Record<string, MarkerSide> = {
	europe: 'right-up',
	'north-america': 'below',
	'asia-pacific': 'below',
	'middle-east': 'right',
	africa: 'left',
};

/** The regions on a map of the world; each marker leads to the programs of its region. @param chosen slug of a region */
export function WorldMap({ chosen }: { chosen: string | null }) {
	return (
		<PictureMap of="world" label="Programs by region" className="lg:min-h-66">
			{regions.map(({ slug, name, count }) => (
				<MarkerPlace key={slug} place={slug}>
					<Link
						to={regionLink(slug)}
						aria-current={slug === chosen || undefined}
						className={markerLook(sides[slug] ?? 'right')}
					>
						<MarkerContent size="medium" name={name} count={count} />
					</Link>
				</MarkerPlace>
			))}
		</PictureMap>
	);
}
