import { useRef, useState } from 'react';
import { deleteCv, uploadCv } from '#app/features/profile/api.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import type { UploadedCv, WholeProfile } from '#schema/students/whole-profile.ts';
import { PdfField } from './pdf-field.tsx';

/** The student's uploaded CV: choose one, replace it, save it, remove it. Errors are shown at the field. */
export function CvFile({
	cv,
	label,
	onChanged,
}: {
	cv: UploadedCv | null;
	label: string;
	onChanged: (now: WholeProfile) => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	const [working, setWorking] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [done, setDone] = useState('');

	// Nothing is disabled meanwhile: whatever has the focus would lose it.
	const change = async (call: () => Promise<CallResult<WholeProfile>>, words: string) => {
		if (working) return;
		setWorking(true);
		setDone('');
		const result = await call();
		setWorking(false);
		setError(result.ok ? null : result.message);
		if (!result.ok) return;
		setDone(words);
		onChanged(result.value);
	};
	return (
		<div className="grid gap-3">
			{cv && (
				<div className="flex flex-wrap items-center gap-3">
					<p className="w-full wrap-anywhere">
						<b>{cv.name}</b> <span className="text-muted">({sizeOf(cv.bytes)})</span>
						{!cv.has_text && (
							<span className="block text-small text-muted">
								We found no text in this PDF, as in a scan. Programs and screen readers cannot read
								it. If you can, save your CV as a PDF in the program you wrote it with.
							</span>
						)}
					</p>
					<Button look="secondary" onClick={async () => saidBy(await downloadFile('/profile/cv'))}>
						Save a copy
					</Button>
					<Button
						look="secondary"
						onClick={() => {
							input.current?.focus();
							return change(deleteCv, 'Your CV is removed.');
						}}
					>
						Remove
					</Button>
				</div>
			)}
			<PdfField
				ref={input}
				label={cv ? 'Choose another PDF' : label}
				error={error}
				onChosen={(file) => void change(() => uploadCv(file), 'Your CV is stored.')}
				onRefused={(words) => {
					setDone('');
					setError(words);
				}}
			/>
			<p role="status" className="-mb-4 min-h-6 text-small text-muted">
				{working ? 'Working…' : done}
			</p>
		</div>
	);

	function saidBy(refusal: { message: string } | null) {
		setError(refusal?.message ?? null);
	}
}

const sizeOf = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
