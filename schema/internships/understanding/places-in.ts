import type { Place } from '#schema/internships/places.ts';
import { coordinatesIn } from './distances.ts';
import { listOf, type MeantPlace, type SearchTables } from './tables.ts';

/** Where one looks for a place of the filter it is that place; else it is a town, with others of its region nearby. */
export function placesIn(
	{ towns, areas, districts, coordinates }: SearchTables,
	keyOf: (text: string) => string,
	formsIn: (text: string) => string[],
): Map<string, MeantPlace> {
	const byName = new Map<string, MeantPlace>();
	const where = coordinatesIn(coordinates);
	const regions = new Map(towns.map(([region, names]) => [listOf(region)[0] ?? '', listOf(names)]));
	const put = (name: string, place: Omit<MeantPlace, 'label'>, label = name) =>
		byName.set(keyOf(name), { label, ...place });
	const town = (name: string, near: readonly string[]): Omit<MeantPlace, 'label'> => {
		const at = where.get(name);
		const place = cityPlaces[name];
		return {
			places: place ? [place] : [],
			towns: place ? [] : [name],
			near,
			...(!place && { words: [formsIn(name).join('')] }),
			...(at && { at }),
		};
	};
	for (const names of regions.values())
		for (const name of names)
			put(
				name,
				town(
					name,
					names.filter((other) => other !== name),
				),
			);
	for (const name of where.keys()) if (!byName.has(keyOf(name))) put(name, town(name, []));
	for (const [region, names] of [...towns, ...areas]) {
		const [label = region, ...others] = listOf(region);
		const all = listOf(names).flatMap((name) => regions.get(name) ?? [name]);
		const single = all.length === 1 && all[0] ? town(all[0], regionOf(regions, all[0])) : null;
		const places = all.flatMap((name) => cityPlaces[name] ?? otherPlace(name) ?? []);
		const rest = all.filter((name) => !cityPlaces[name] && !otherPlace(name));
		const words = rest.map((name) => formsIn(name).join(''));
		const at = where.get(all[0] ?? '');
		const several = {
			places,
			towns: rest,
			near: [],
			...(words.length > 0 && { words }),
			...(at && { at }),
		};
		for (const name of [label, ...others])
			if (!byName.has(keyOf(name)))
				put(name, single && !otherPlace(all[0] ?? '') ? single : several, label);
	}
	for (const [city, names] of districts)
		for (const name of listOf(names)) {
			const meant = byName.get(keyOf(city));
			const words = [formsIn(name.replace(/ station$/, '')).join('')];
			if (meant && !byName.has(keyOf(name)))
				byName.set(keyOf(name), { ...meant, words, label: name });
		}
	return byName;
}

const regionOf = (regions: ReadonlyMap<string, string[]>, town: string): string[] =>
	[...regions.values()].find((names) => names.includes(town))?.filter((name) => name !== town) ??
	[];

const cityPlaces: Record<string, Place> = {
	London: 'London',
	Manchester: 'Manchester',
	Birmingham: 'Birmingham',
	Edinburgh: 'Edinburgh',
	Bristol: 'Bristol',
	Leeds: 'Leeds',
	Liverpool: 'Liverpool',
};

const otherPlace = (name: string): Place | undefined =>
	(['Remote', 'Elsewhere in the UK', 'Abroad'] as const).find((place) => place === name);
