import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** In place of a picture, which people have none of. @param children their initials, or a sign */
export const PersonMark = ({
	isNumber = false,
	children,
}: {
	/** Whose name is hidden has a number. */
	isNumber?: boolean;
	children: ReactNode;
}) => (
	<span
		aria-hidden="true"
		className={cn(
			'grid size-11 shrink-0 place-items-center rounded-full border font-semibold',
			isNumber
				? 'border-dashed border-control text-small text-muted'
				: 'border-line bg-wash text-brand',
		)}
	>
		{children}
	</span>
);
