import { readFileSync } from 'node:fs';
import { inProject } from './redraw.ts';

/** The maps that scripts/build/maps.ts has drawn, with their sizes as app/ui/map.tsx has them. */
const sizes = { uk: [300, 440], world: [800, 400] } as const;

export type MapName = keyof typeof sizes;

/** The path of a map's land, or of its far neighbours, for any drawing program. */
export function mapPath(name: MapName, part: 'land' | 'far'): string {
	const svg = readFileSync(inProject(`app/generated/${name}.svg`), 'utf8');
	const path = new RegExp(`id="${part}" d="([^"]+)"`).exec(svg)?.[1];
	if (!path) throw new Error(`app/generated/${name}.svg has no "${part}"`);
	return path;
}

/** Where a place lies on its map. @param slug of content/places.ts @throws for a place that has no marker */
export function mapPlace(name: MapName, slug: string): [x: number, y: number] {
	const css = readFileSync(inProject('app/generated/maps.css'), 'utf8');
	const place = new RegExp(`\\.at-${slug}\\{left:([\\d.]+)%;top:([\\d.]+)%\\}`).exec(css);
	if (!place) throw new Error(`app/generated/maps.css has no place "${slug}"`);
	const [width, height] = sizes[name];
	return [(Number(place[1]) * width) / 100, (Number(place[2]) * height) / 100];
}
