import type { ReactNode } from 'react';

/** In place of a picture, which people have none of. @param children their initials, or a sign */
export const PersonMark = ({ children }: { children: ReactNode }) => (
	<span
		aria-hidden="true"
		className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-wash font-semibold text-brand"
	>
		{children}
	</span>
);
