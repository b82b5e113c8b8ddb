/**
 * Draws the two maps from Natural Earth's shapes (public domain, by way of world-atlas) and places
 * their markers. Output, all under app/generated (not committed): uk.svg and world.svg, each with
 * its land as a symbol "land" (and "far" for the neighbours), and maps.css with two classes
 * for each place, since the Content-Security-Policy allows no style attributes: where its marker
 * stands, and one that narrows a list to it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GeoProjection, geoConicEqualArea, geoNaturalEarth1, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { type Place, places } from '#content/places.ts';
import { compactPath } from './drawing/compact-path.ts';

const out = new URL('../../app/generated/', import.meta.url);
const UNITED_KINGDOM = '826';
const NEIGHBOURS = new Set(['372', '250', '056', '528', '833']);
const ANTARCTICA = '010';
/** Alone at the edge of the world's map: a speck that looks cut off. */
const FIJI = '242';

/** Numbers of arcs, nested as deep as the kind of shape asks; ~4 is arc 4 from its end. */
type Arcs = number | Arcs[];
type Country = { id: string; arcs: Arcs };
type Atlas = Parameters<typeof presimplify>[0] & {
	arcs: unknown[][];
	objects: { countries: { geometries: Country[] } };
};

/**
 * A map of the world with the arcs of the countries that `wanted` names. Those of the others, 97 of 100 points of
 * the fine map, would take most of the time and are not drawn.
 */
function atlas(name: string, wanted: (id: string) => boolean): Atlas {
	const file = new URL(`../../node_modules/world-atlas/${name}.json`, import.meta.url);
	const { arcs, objects, ...world } = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
	const geometries = objects.countries.geometries.filter(({ id }) => wanted(id));
	const used = new Set(geometries.flatMap((country) => arcsOf(country.arcs)));
	return {
		...world,
		objects: { countries: { ...objects.countries, geometries } },
		arcs: arcs.map((arc, number) => (used.has(number) ? arc : arc.slice(0, 2))),
	} as Atlas;
}

const arcsOf = (arcs: Arcs): number[] =>
	typeof arcs === 'number' ? [arcs < 0 ? ~arcs : arcs] : arcs.flatMap(arcsOf);

/** One shape of all countries that `wanted` names; `tolerance` in square degrees of what is smoothed away. */
function land(
	source: ReturnType<typeof presimplify>,
	tolerance: number,
	wanted: (id: string) => boolean,
) {
	const simple = simplify(source, tolerance) as unknown as Atlas;
	const countries = simple.objects.countries.geometries.filter(({ id }) => wanted(id));
	return merge(simple as never, countries as never);
}

/** @param digits decimal places, in units of the map */
const draw = (projection: GeoProjection, shape: ReturnType<typeof land>, digits: number) =>
	compactPath(geoPath(projection)(shape) ?? '', digits);

function svg(width: number, height: number, paths: Record<string, string>) {
	const drawn = Object.entries(paths).map(([id, d]) => `<path id="${id}" d="${d}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>\n`;
}

/** `.at-leeds{left:…%;top:…%}` */
function markers(projection: GeoProjection, width: number, height: number, marked: Place[]) {
	return marked.map(({ slug, longitude, latitude }) => {
		const [x, y] = projection([longitude, latitude]) as [number, number];
		const percent = (value: number, whole: number) => `${((100 * value) / whole).toFixed(2)}%`;
		return `.at-${slug}{left:${percent(x, width)};top:${percent(y, height)}}`;
	});
}

/** `.only-leeds` hides the items of a list whose `data-filter` is another place. */
const narrowed = ({ slug }: Place) =>
	`.only-${slug} [data-filter]:not([data-filter=${slug}]){display:none}`;

function ukMap() {
	const [width, height] = [300, 440];
	const source = presimplify(
		atlas('countries-10m', (id) => id === UNITED_KINGDOM || NEIGHBOURS.has(id)),
	);
	const uk = land(source, 0.005, (id) => id === UNITED_KINGDOM);
	const projection = geoConicEqualArea()
		.parallels([50, 59])
		.rotate([3.2, 0])
		.fitExtent(
			[
				[18, 10],
				[width - 14, height - 10],
			],
			{
				type: 'MultiPoint',
				coordinates: [
					[-8.2, 54.5],
					[1.8, 52.6],
					[-5.7, 49.9],
					[-0.8, 60.9],
				],
			},
		)
		.clipExtent([
			[-5, -5],
			[width + 5, height + 5],
		]);
	const far = land(source, 0.04, (id) => NEIGHBOURS.has(id));
	writeFileSync(
		new URL('uk.svg', out),
		svg(width, height, { land: draw(projection, uk, 1), far: draw(projection, far, 1) }),
	);
	return markers(projection, width, height, places.uk);
}

/** East of New Zealand, so that no land touches the edge of its panel. */
const INSET = 24;

function worldMap() {
	const [width, height] = [800, 400];
	const source = presimplify(atlas('countries-110m', () => true));
	const world = land(source, 2, (id) => id !== ANTARCTICA && id !== FIJI);
	const projection = geoNaturalEarth1()
		.rotate([-10, 0])
		.fitExtent(
			[
				[0, 0],
				[width - INSET, height],
			],
			world as never,
		);
	// It is never shown wider than its 800 units are.
	writeFileSync(
		new URL('world.svg', out),
		svg(width, height, { land: draw(projection, world, 0) }),
	);
	return markers(projection, width, height, places.world);
}

mkdirSync(out, { recursive: true });
const rules = [...ukMap(), ...worldMap(), ...[...places.uk, ...places.world].map(narrowed)];
writeFileSync(new URL('maps.css', out), `${rules.join('\n')}\n`);
