import { type ComponentProps, useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { fieldLook, SelectArrow, selectLook } from './field.tsx';

/** A choice that is no answer of a form, such as a filter: nothing is said on whether it is required. */
export function FilterSelect({
	label,
	...attributes
}: ComponentProps<'select'> & { label: string }) {
	const id = useId();
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<span className="relative block">
				<select {...attributes} id={id} className={cn(fieldLook, selectLook)} />
				<SelectArrow />
			</span>
		</div>
	);
}
