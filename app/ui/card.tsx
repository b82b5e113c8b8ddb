import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A white panel with a hairline; never inside another card. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
	return (
		<div {...props} className={cn('rounded-card border border-line bg-card p-inset', className)} />
	);
}

/** Below its term where there is no room for words beside it. */
const SIDE =
	'[&_dt]:max-w-none [&_dt]:flex-[0_0_min(100%,max(var(--term,5.5rem),22%))] [&_dd]:basis-(--fact,7rem) [&_dd]:text-left';
const BRIEF =
	"max-sm:*:block max-sm:*:border-0 max-sm:*:py-0 max-sm:[&_:is(dt,dd)]:inline max-sm:[&_dt]:after:content-[':_']";

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
		<dl className={cn('facts', side && SIDE, brief && BRIEF)}>
			{rows.map(([term, value]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
