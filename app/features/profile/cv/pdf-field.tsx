import { type ChangeEvent, type Ref, useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { fileLook } from '#app/ui/forms/field.tsx';
import { CV_TOO_LARGE, LARGEST_CV } from '#schema/students/whole-profile.ts';

/** Where a PDF is chosen; what is wrong with it stands below. */
export function PdfField({
	label,
	error,
	onChosen,
	onRefused,
	ref,
}: {
	label: string;
	error: string | null;
	onChosen: (file: File) => void;
	/** Told what is wrong with a file that is not worth sending. */
	onRefused: (words: string) => void;
	ref?: Ref<HTMLInputElement>;
}) {
	const id = useId();
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file] = currentTarget.files ?? [];
		if (!file) return;
		// Otherwise nothing happens where a smaller or mended file of the same name is chosen next.
		currentTarget.value = '';
		if (file.size > LARGEST_CV) onRefused(CV_TOO_LARGE);
		else onChosen(file);
	};
	return (
		<>
			<label htmlFor={id} className="font-semibold" data-no-print="">
				{label}
			</label>
			<p id={`${id}-hint`} className="-mt-2 text-small text-muted" data-no-print="">
				At most 5 MB, without a password, scripts or attached files
			</p>
			<input
				ref={ref}
				id={id}
				type="file"
				data-no-print=""
				accept="application/pdf,.pdf"
				aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
				aria-invalid={error ? true : undefined}
				onChange={choose}
				className={cn(
					fileLook,
					'min-h-11 w-full rounded-control border border-control bg-card p-1 text-ink aria-invalid:border-2 aria-invalid:border-hot',
				)}
			/>
			{error && (
				<p id={`${id}-error`} role="alert" className="text-small font-semibold text-hot">
					<span className="sr-only">Error: </span>
					{error}
				</p>
			)}
		</>
	);
}
