import { type ComponentProps, useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { fieldLook, SelectArrow, selectLook } from './field.tsx';

/** A choice that is no answer of a form, such as a filter: nothing is said on whether it is required. */
export function FilterSelect({
	label,
	inLine = false,
	...attributes
}: ComponentProps<'select'> & {
	label: string;
	/** Whether the label stands before the choice and not above it. */
	inLine?: boolean;
}) {
	const id = useId();
	return (
		<div className={inLine ? 'flex items-center gap-2.5' : 'grid gap-1.5'}>
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<span className="relative block flex-1">
				<select {...attributes} id={id} className={cn(fieldLook, selectLook)} />
				<SelectArrow />
			</span>
		</div>
	);
}
