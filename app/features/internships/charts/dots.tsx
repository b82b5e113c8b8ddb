import { at, type Dot, type Scale } from '#app/lib/chart-scale.ts';

/** How far the rows of a strip are apart, in pixels. */
const ROW = 8;

/** Dots in rows around a line; circles keep their size where the strip stretches. */
export function Dots({ dots, scale, middle }: { dots: Dot[]; scale: Scale; middle: number }) {
	return (
		<g className="fill-data-dot" fillOpacity="0.75">
			{dots.map(({ key, value, row }) => (
				<circle key={key} cx={at(value, scale)} cy={middle + row * ROW} r="4.5" />
			))}
		</g>
	);
}
