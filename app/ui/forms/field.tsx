import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { honeypot } from '#schema/honeypot.ts';
import { errorLook } from './error-look.ts';

export const fieldLook =
	'w-full rounded-control border border-control bg-card px-[min(1rem,4vw)] text-ink min-h-11 aria-invalid:border-2 aria-invalid:border-hot';

type Tag = 'input' | 'textarea' | 'select';
type FieldProps<Control extends Tag> = Omit<ComponentProps<Control>, 'id' | 'name'> & {
	label: string;
	name: string;
	hint?: string;
	error?: string | undefined;
	/** Of the message, where that stands elsewhere. */
	errorId?: string | undefined;
	/** The page has said already that all of it is optional. */
	optionalSaid?: boolean;
};

/**
 * The layout of every field: label, hint, control, error message, and the ids that connect them.
 * Forms carry `noValidate`: the browser's own messages would hide those of the error catalogue.
 * @param control renders the control with these attributes
 */
export function Field<Control extends Tag>({
	field: { label, hint, error, errorId: elsewhere, className, optionalSaid, ...attributes },
	control,
}: {
	field: FieldProps<Control>;
	control: (attributes: object) => ReactNode;
}) {
	const id = useId();
	const hintId = hint && `${id}-hint`;
	const errorId = elsewhere ?? (error && `${id}-error`);
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-semibold">
				{label}
				{!attributes.required && !optionalSaid && (
					<span className="font-normal text-muted"> (optional)</span>
				)}
			</label>
			{hint && (
				<p id={hintId} className="text-small text-muted">
					{hint}
				</p>
			)}
			{control({
				...attributes,
				id,
				'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
				'aria-invalid': errorId ? true : undefined,
				className: cn(fieldLook, className),
			})}
			{error && <FieldError id={errorId} error={error} />}
		</div>
	);
}

/** What is wrong in a field. */
export const FieldError = ({ error, ...props }: ComponentProps<'p'> & { error: string }) => (
	<p {...props} className={cn(errorLook, props.className)}>
		<span className="sr-only">Error: </span>
		{error}
	</p>
);

/** Without it, a date takes years of up to six digits. */
const LAST_DATE = '9999-12-31';

export const TextField = (field: FieldProps<'input'>) => (
	<Field
		field={field.type === 'date' ? { max: LAST_DATE, ...field } : field}
		control={(attributes) => <input {...attributes} />}
	/>
);

export const TextArea = ({ className, ...field }: FieldProps<'textarea'>) => (
	<Field
		field={{ rows: 5, ...field, className: cn('py-2.5', className) }}
		control={(attributes) => <textarea {...attributes} />}
	/>
);

export const Select = ({ className, ...field }: FieldProps<'select'>) => (
	<Field
		field={{ ...field, className: cn(selectLook, className) }}
		control={(attributes) => (
			<span className="relative block">
				<select {...attributes} />
				<SelectArrow />
			</span>
		)}
	/>
);

/** A list with our arrow. In large text on a phone its words have two lines where the browser can. */
export const selectLook =
	'appearance-none pr-[min(2.5rem,11vw)] max-[20rem]:items-center max-[20rem]:py-[0.3rem] max-[20rem]:whitespace-normal max-[20rem]:[appearance:base-select] max-[20rem]:[&::picker-icon]:hidden';

/** The browser's own way to choose a file, with its button as ours. */
export const fileLook =
	'file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:bg-wash file:px-3.5 file:font-semibold file:text-brand';

export const SelectArrow = () => (
	<ChevronDown
		aria-hidden="true"
		className="pointer-events-none absolute top-1/2 right-2.5 size-[min(1.25rem,6vw)] [translate:0_-50%] text-muted"
	/>
);

/** The field that only a program fills in. */
export function Honeypot() {
	const id = useId();
	return (
		<div hidden>
			<label htmlFor={id}>Leave this empty</label>
			<input id={id} name={honeypot.field} type="text" tabIndex={-1} autoComplete="off" />
		</div>
	);
}
