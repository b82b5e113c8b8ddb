/** Degrees north and east. */
export type Coordinates = readonly [north: number, east: number];

const EARTH_MILES = 3_959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** "Leeds 53.80 -1.55, York 53.96 -1.08" */
export const coordinatesIn = (text: string): Map<string, Coordinates> =>
	new Map(
		text
			.split(',')
			.map((one) => one.trim())
			.filter(Boolean)
			.map((one): [string, Coordinates] => {
				const [, name = '', north, east] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(one) ?? [];
				return [name, [Number(north), Number(east)]];
			}),
	);

/** Miles in a straight line. */
export function milesBetween([north, east]: Coordinates, [other, otherEast]: Coordinates): number {
	const [up, along] = [radians(other - north) / 2, radians(otherEast - east) / 2];
	const part =
		Math.sin(up) ** 2 + Math.cos(radians(north)) * Math.cos(radians(other)) * Math.sin(along) ** 2;
	return 2 * EARTH_MILES * Math.asin(Math.sqrt(part));
}
