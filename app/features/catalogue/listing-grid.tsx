import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/**
 * The grid of all lists of listings.
 * @param long for dozens: cards out of sight are neither laid out nor painted. A short list does
 * without, so that it is whole in print, screenshots and page searches from the start.
 */
export function ListingGrid({ children, long }: { children: ReactNode; long?: boolean }) {
	return (
		<ul
			className={cn(
				'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3',
				long &&
					'*:[contain-intrinsic-block-size:auto_44rem] *:[content-visibility:auto] print:*:[content-visibility:visible]',
			)}
		>
			{children}
		</ul>
	);
}
