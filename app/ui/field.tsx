import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#app/lib/cn.ts';

const control =
	'w-full rounded-control border border-control bg-card px-3.5 text-ink min-h-11 aria-invalid:border-2 aria-invalid:border-hot';

type Frame = { label: string; name: string; hint?: string; error?: string | undefined };

/**
 * Forms carry `noValidate`: the browser's own bubbles would hide the messages of the error
 * catalogue. Label above, hint below it, the error next to the field; ids and descriptions tied together.
 */
function FieldFrame({
	label,
	name,
	hint,
	error,
	required,
	children,
}: Frame & { required?: boolean | undefined; children: ReactNode }) {
	return (
		<div className="grid gap-1.5">
			<label htmlFor={name} className="font-semibold">
				{label}
				{!required && <span className="font-normal text-muted"> (optional)</span>}
			</label>
			{hint && (
				<p id={`${name}-hint`} className="text-[0.92rem] text-muted">
					{hint}
				</p>
			)}
			{children}
			{error && (
				<p id={`${name}-error`} className="text-[0.95rem] font-semibold text-hot">
					<span className="sr-only">Error: </span>
					{error}
				</p>
			)}
		</div>
	);
}

const described = ({ name, hint, error }: Frame) => ({
	id: name,
	name,
	'aria-describedby':
		[hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
	'aria-invalid': error ? (true as const) : undefined,
});

type Without<Element extends 'input' | 'textarea' | 'select'> = Omit<
	ComponentProps<Element>,
	'name' | 'id'
> &
	Frame;

export function TextField({
	label,
	name,
	hint,
	error,
	required,
	className,
	...props
}: Without<'input'>) {
	const frame = { label, name, hint, error };
	return (
		<FieldFrame {...frame} required={required}>
			<input
				{...props}
				{...described(frame)}
				required={required}
				className={cn(control, className)}
			/>
		</FieldFrame>
	);
}

export function TextArea({
	label,
	name,
	hint,
	error,
	required,
	className,
	...props
}: Without<'textarea'>) {
	const frame = { label, name, hint, error };
	return (
		<FieldFrame {...frame} required={required}>
			<textarea
				rows={5}
				{...props}
				{...described(frame)}
				required={required}
				className={cn(control, 'py-2.5', className)}
			/>
		</FieldFrame>
	);
}

export function Select({
	label,
	name,
	hint,
	error,
	required,
	className,
	children,
	...props
}: Without<'select'>) {
	const frame = { label, name, hint, error };
	return (
		<FieldFrame {...frame} required={required}>
			<span className="relative block">
				<select
					{...props}
					{...described(frame)}
					required={required}
					className={cn(control, 'appearance-none pr-10', className)}
				>
					{children}
				</select>
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 right-3 size-5 [translate:0_-50%] text-muted"
				/>
			</span>
		</FieldFrame>
	);
}

/**
 * A field that people never meet: what fills it in is a program. Its content travels in the
 * header `x-form-trap`; the server answers as if all were well and stores nothing.
 */
export function FormTrap() {
	const id = useId();
	return (
		<div hidden>
			<label htmlFor={id}>Leave this empty</label>
			<input id={id} name="form-trap" type="text" tabIndex={-1} autoComplete="off" />
		</div>
	);
}
