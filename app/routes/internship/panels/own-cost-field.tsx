import { useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { fieldLook } from '#app/ui/forms/field.tsx';
import type { Costs } from '#schema/internships/take-home.ts';

/**
 * Takes one's own figure (app/page/listing/month-money.ts). Without scripts it is not there: nothing would read it.
 * @param label the id of its name
 */
export function OwnCostField({
	cost,
	label,
	hint,
	placeholder,
}: {
	cost: keyof Costs;
	label: string;
	hint?: string;
	placeholder?: number | undefined;
}) {
	const id = useId();
	return (
		<div className="noscript:hidden print:hidden">
			<label className="flex flex-wrap items-center gap-2">
				£
				<input
					data-cost={cost}
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					aria-labelledby={label}
					aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
					placeholder={placeholder?.toString()}
					className={cn(fieldLook, 'max-w-28 min-w-20 flex-1 even-figures')}
				/>
				<span className="text-nowrap">a month</span>
			</label>
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-small text-muted">
					{hint}
				</p>
			)}
			<p id={`${id}-error`} role="status" className="text-small font-semibold text-hot" />
		</div>
	);
}
