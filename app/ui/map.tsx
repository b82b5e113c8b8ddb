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

/**
 * The side of the label of a marker, so that neighbours do not collide. Up or down of its place lies almost all of the
 * target.
 */
export type MarkerSide = 'right' | 'right-up' | 'right-down' | 'left' | 'below';

/** The place of a marker; `place` is a slug of content/places.ts. */
export function MarkerPlace({ place, children }: { place: string; children: ReactNode }) {
	return <li className={cn('absolute', `at-${place}`)}>{children}</li>;
}

/** Classes of the link or button that is a marker. */
export const markerLook = (side: MarkerSide) => cn('marker', side);

/** What is in it: a dot, and words beside it. */
export const MarkerContent = ({
	size,
	name,
	count,
	drawnCount,
}: {
	size: 'small' | 'medium' | 'large';
	name: string;
	count?: string;
	/** Beside the name, and no part of it: it is read elsewhere on the page. */
	drawnCount?: number;
}) => (
	<>
		<span className={cn('dot', size)} />
		<span className="name" data-count={drawnCount}>
			{name}
			{count && (
				<>
					{' '}
					<span className="font-normal even-figures @max-[21rem]:hidden">{count}</span>
				</>
			)}
		</span>
	</>
);
