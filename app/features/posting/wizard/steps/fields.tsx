import type { FieldErrors } from '#app/ui/forms/use-submit.ts';
import {
	type DraftContent,
	type DraftField,
	draftLabels,
} from '#schema/employers/internship-draft.ts';
import type { Comments } from '#schema/employers/posting.ts';

/** What every field of the wizard has. */
export type StepFields = { start: DraftContent; errors: FieldErrors; comments: Comments };

/** The attributes of a field, which has the name of its column. */
export function fieldOf({ start, errors }: StepFields, name: DraftField, label?: string) {
	const value = start[name];
	return {
		name,
		label: label ?? draftLabels[name],
		defaultValue: Array.isArray(value) ? value.join('\n') : String(value ?? ''),
		error: errors[name],
	};
}

/** Staff's comment on a field, from when they returned the draft. */
export function Comment({ of, comments }: { of: DraftField; comments: Comments }) {
	const text = comments[of];
	if (!text) return null;
	return (
		<p className="rounded-control bg-hot-wash px-4 py-2.5 whitespace-pre-line wrap-anywhere">
			<b>Our comment:</b> {text}
		</p>
	);
}

type Choice = { value: string; label: string };

/** Radios under a legend. */
export function Choices({
	name,
	legend,
	choices,
	start,
	error,
}: {
	name: DraftField;
	legend: string;
	choices: readonly Choice[];
	start: string | null;
	error: string | undefined;
}) {
	const errorId = `${name}-error`;
	return (
		<fieldset aria-describedby={error ? errorId : undefined}>
			<legend className="font-semibold">{legend}</legend>
			<div className="mt-1.5 grid">
				{choices.map(({ value, label }) => (
					<label key={value} className="flex min-h-11 items-center gap-3">
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={start === value}
							aria-invalid={error ? true : undefined}
							className="size-5 shrink-0"
						/>
						<span>{label}</span>
					</label>
				))}
			</div>
			{error && (
				<p id={errorId} className="text-[0.95rem] font-semibold text-hot">
					<span className="sr-only">Error: </span>
					{error}
				</p>
			)}
		</fieldset>
	);
}
