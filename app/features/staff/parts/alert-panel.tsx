import { type ReactNode, useEffect, useRef } from 'react';

/** Says why nothing was stored, in place of a form or below it, and takes the focus. */
export function AlertPanel({ children }: { children: ReactNode }) {
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => panel.current?.focus(), []);
	return (
		<div
			ref={panel}
			role="alert"
			tabIndex={-1}
			className="grid gap-3 rounded-control bg-sun-wash p-4 outline-none"
		>
			{children}
		</div>
	);
}
