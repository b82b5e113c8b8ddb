import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/**
 * Cards one under the other.
 * @param three beside each other on a wide screen; on a phone they can be moved sideways
 * @param long cards with all their words: shorter on a phone, and out of sight neither laid out nor painted
 */
export const InternshipList = ({
	three,
	long,
	children,
}: {
	three?: boolean;
	long?: boolean;
	children: ReactNode;
}) => (
	<ul className={cn('cards', long ? 'long-cards' : 'internships', three && 'in-threes')}>
		{children}
	</ul>
);
