import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A white panel with a hairline; never inside another card. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
	return (
		<div {...props} className={cn('rounded-card border border-line bg-card p-inset', className)} />
	);
}

/**
 * Facts as pairs.
 * @param side values beside their terms, and not at the other edge: texts, and no figures
 * @param brief on a phone each pair is a line of words
 */
export function Facts({
	rows,
	side,
	brief,
}: {
	rows: (readonly [term: string, value: ReactNode])[];
	side?: boolean;
	brief?: boolean;
}) {
	return (
		<dl className={cn('facts', side && 'side-facts', brief && 'brief-facts')}>
			{rows.map(([term, value]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
