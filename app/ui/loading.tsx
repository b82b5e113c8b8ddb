import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * Outlines of what is coming, shown after 300 ms: what is there sooner replaces an empty place, not a flash. Without
 * scripts nothing loads, and nothing says so.
 * @param children outlines as high as what comes
 */
export function Loading({
	label = 'Loading',
	children = <Outline className="h-40" />,
}: {
	label?: string;
	children?: ReactNode;
}) {
	const hydrated = useHydrated();
	return (
		<div role="status" className="late noscript:hidden">
			<span className="sr-only">{hydrated && `${label}…`}</span>
			<div aria-hidden="true" className="grid animate-pulse gap-4">
				{children}
			</div>
		</div>
	);
}

/** A panel without its words. @param className its height */
export const Outline = ({ className }: { className: string }) => (
	<div className={cn('rounded-card bg-wash', className)} />
);
