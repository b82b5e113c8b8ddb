import type { ReactNode } from 'react';

/** The grid that all lists of listings stand in. */
export function ListingGrid({
	children,
	className = '',
}: {
	children: ReactNode;
	className?: string;
}) {
	return (
		<ul className={`grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3 ${className}`}>
			{children}
		</ul>
	);
}
