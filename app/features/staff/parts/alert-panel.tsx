import type { ReactNode } from 'react';
import { focusOn } from '#app/lib/focus-on.ts';

/** Says why nothing was stored, in place of a form or below it, and takes the focus. */
export const AlertPanel = ({ children }: { children: ReactNode }) => (
	<div
		ref={focusOn}
		role="alert"
		tabIndex={-1}
		className="grid content-start gap-3 rounded-control bg-sun-wash p-4 outline-none"
	>
		{children}
	</div>
);
