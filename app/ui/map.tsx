import type { ReactNode } from 'react';
import uk from '#app/generated/uk.svg?url';
import world from '#app/generated/world.svg?url';
import { cn } from '#app/lib/cn.ts';

const shapes = {
	uk: { file: uk, width: 300, height: 440, far: true },
	world: { file: world, width: 800, height: 400, far: false },
} as const;

/**
 * A drawn map with markers laid over it as a list. The land is a file of its own, fetched once for
 * all pages and coloured from here; whatever a marker does, it does as a link or a button.
 */
export function PictureMap({
	of,
	label,
	className,
	south = false,
	children,
}: {
	of: keyof typeof shapes;
	label: string;
	className?: string;
	/** Without the north, where no marker stands. */
	south?: boolean;
	children: ReactNode;
}) {
	const { file, width, height, far } = shapes[of];
	return (
		<div className={cn('@container overflow-hidden rounded-[28px] bg-sea', className)}>
			<div className={cn('relative', south && '-mt-[31%]')}>
				<svg
					viewBox={`0 0 ${width} ${height}`}
					className="block h-auto w-full stroke-coast stroke-[0.7]"
					aria-hidden="true"
				>
					{far && <use href={`${file}#far`} className="fill-land-far stroke-none" />}
					<use href={`${file}#land`} className="fill-land" />
				</svg>
				<ul aria-label={label}>{children}</ul>
			</div>
		</div>
	);
}

const sides = {
	right: '-left-[0.75em] [translate:0_-50%] items-center',
	'right-up': '-left-[0.75em] [translate:0_-37px] items-end *:last:-mb-px',
	'right-down': '-left-[0.75em] [translate:0_-7px] items-start *:last:mt-[8px]',
	left: '-right-[0.75em] flex-row-reverse [translate:0_-50%] items-center',
	below: 'z-10 flex-col [translate:-50%_-0.5em] items-center gap-1',
} as const;

/**
 * The side of the label of a marker, so that neighbours do not collide. A target is 44 pixels high; up
 * or down of a place, almost all of it lies on that side. Pixels, as the map does not grow with the text.
 */
export type MarkerSide = keyof typeof sides;

/** The place of a marker; `place` is a slug of content/places.ts. */
export function MarkerPlace({ place, children }: { place: string; children: ReactNode }) {
	return <li className={cn('absolute', `at-${place}`)}>{children}</li>;
}

/** Classes of the link or button that is a marker: a dot in the middle, words beside it. */
export const markerLook = (side: MarkerSide) =>
	cn(
		'group absolute flex min-h-[44px] rounded-full whitespace-nowrap text-[min(--theme(--text-note),4.6cqi)] font-semibold',
		sides[side],
	);

/** By the size of the words, which large text does not make larger than the map has room for. */
const dots = { small: 'size-[0.75em]', medium: 'size-[0.95em]', large: 'size-[1.3em]' } as const;

export const MarkerDot = ({ size }: { size: keyof typeof dots }) => (
	<span className="grid h-[1em] w-[1.5em] shrink-0 place-items-center">
		<span className={cn('marker-dot', dots[size])} />
	</span>
);

/** On the land and the sea themselves: only the letters have an edge, so that the coast stays to be seen. */
export function MarkerLabel({
	name,
	count,
	drawnCount,
}: {
	name: string;
	count?: string;
	/** Beside the name, and no part of it: it is read elsewhere on the page. */
	drawnCount?: number;
}) {
	return (
		<span
			data-count={drawnCount}
			className="marker-label rounded-full px-2 leading-[1.8] group-hover:underline"
		>
			{name}
			{count && (
				<>
					{' '}
					<span className="font-normal even-figures @max-[21rem]:hidden">{count}</span>
				</>
			)}
		</span>
	);
}
