type Point = readonly [x: number, y: number];

/**
 * The closed rings of a path, written in about a third of the bytes: steps from point to point instead of
 * places, on a grid, without points that fall on the one before and rings that are no area.
 * @param path absolute lines, as d3-geo writes them: "M1,2L3,4L5,6Z"
 * @param digits decimal places of the grid
 */
export function compactPath(path: string, digits: number): string {
	const scale = 10 ** digits;
	const rings = path.split(/(?=M)/).map((ring) => pointsOf(ring, scale));
	let from: Point = [0, 0];
	let compact = '';
	for (const ring of rings) {
		const [start] = ring;
		if (!start || ring.length < 3) continue;
		const [first, ...steps] = ring.map((point, at) => stepFrom(ring[at - 1] ?? from, point));
		compact += `m${numbers(first ?? [], scale)}l${numbers(steps.flat(), scale)}z`;
		from = start;
	}
	return compact;
}

const stepFrom = ([x, y]: Point, [nextX, nextY]: Point): Point => [nextX - x, nextY - y];

/** The points of a ring in steps of the grid, each different from the one before. */
function pointsOf(ring: string, scale: number): Point[] {
	const points = ring
		.replaceAll(/[MZ]/gi, '')
		.split('L')
		.map((point) => point.split(',').map((value) => Math.round(Number(value) * scale)))
		.map(([x = 0, y = 0]): Point => [x, y]);
	return points.filter(([x, y], at) => x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
}

/** Without a zero before the point, and without a comma where a minus sign divides as well. */
const numbers = (values: readonly number[], scale: number) =>
	values
		.map((value) => String(value / scale).replace(/^(-?)0\./, '$1.'))
		.join(',')
		.replaceAll(',-', '-');
