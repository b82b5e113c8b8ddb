import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A part of the page under its own heading. @param plain without a frame */
export function Panel({
	title,
	plain,
	note,
	className,
	children,
}: {
	title: string;
	plain?: boolean;
	/** Where the figures come from. */
	note?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	return (
		<section aria-label={title} className="mt-10 first:mt-0">
			<h2 className="mb-4 text-part">{title}</h2>
			<div
				className={cn(
					!plain && 'rounded-card border border-line bg-card p-inset sm:p-6',
					className,
				)}
			>
				{children}
			</div>
			{note && <p className="mt-3 max-w-2xl text-small text-muted">{note}</p>}
		</section>
	);
}
