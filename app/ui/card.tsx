import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A white panel with a hairline; never inside another card. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
	return (
		<div {...props} className={cn('rounded-card border border-line bg-card p-5.5', className)} />
	);
}

/** Facts as pairs, set so that the eye can run down the values. */
export function Facts({ rows }: { rows: (readonly [term: string, value: string])[] }) {
	return (
		<dl className="grid text-[0.95rem]">
			{rows.map(([term, value]) => (
				<div
					key={term}
					className="flex justify-between gap-4 border-t border-dashed border-line py-1.5"
				>
					<dt className="shrink-0 text-muted">{term}</dt>
					<dd className="text-right font-medium tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
