import { useId } from 'react';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';

/** Why an application was not chosen: one reason at least. */
export function ReasonFields({
	chosen,
	onChoose,
	error,
}: {
	chosen: readonly RejectionReason[];
	onChoose: (reasons: RejectionReason[]) => void;
	error: string | undefined;
}) {
	const id = useId();
	const toggled = (reason: RejectionReason) =>
		chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason];
	return (
		<fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
			<legend className="mb-1">
				<b>Why not this time?</b> <span className="text-small text-muted">Choose one or more.</span>
			</legend>
			{(Object.keys(REJECTION_REASONS) as RejectionReason[]).map((reason) => (
				<label key={reason} className="flex min-h-11 pointer-fine:min-h-7 items-center gap-3">
					<input
						type="checkbox"
						name="reasons"
						value={reason}
						checked={chosen.includes(reason)}
						onChange={() => onChoose(toggled(reason))}
						aria-invalid={error ? true : undefined}
						className="size-5 shrink-0"
					/>
					<span>{REJECTION_REASONS[reason]}</span>
				</label>
			))}
			{error && (
				<p id={`${id}-error`} className="text-small font-semibold text-hot">
					<span className="sr-only">Error: </span>
					{error}
				</p>
			)}
		</fieldset>
	);
}
