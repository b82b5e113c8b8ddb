import type { ComponentProps } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A white panel with a hairline; never inside another card. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
	return (
		<div {...props} className={cn('rounded-card border border-line bg-card p-5.5', className)} />
	);
}

/**
 * Facts as pairs, set so that the eye can run down the values. All classes stand on the list: said
 * on every pair, they made the page of 207 cards a sixth longer.
 */
export function Facts({ rows }: { rows: (readonly [term: string, value: string])[] }) {
	return (
		<dl className="grid text-[0.95rem] *:flex *:justify-between *:gap-4 *:border-t *:border-dashed *:border-line *:py-1.5 [&_dd]:wrap-anywhere [&_dd]:text-right [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:shrink-0 [&_dt]:text-muted">
			{rows.map(([term, value]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
