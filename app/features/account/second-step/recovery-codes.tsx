import { Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '#app/lib/calls/save-file.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { stepMessages } from '#app/messages/second-step.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';

/** Shown once. @param onKept once somebody says that they have put them away */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
	const id = useId();
	const [kept, setKept] = useState(false);
	const text = `${codes.join('\n')}\n`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast(stepMessages.copied);
		} catch {
			toast(stepMessages.notCopied);
		}
	};
	return (
		<div className="grid gap-4">
			<h3 ref={focusOn} tabIndex={-1} id={id} className="text-body outline-none">
				Recovery codes
			</h3>
			<p className="text-small text-muted">
				If your device is lost, each of these lets you in once. Keep them where your device is not.
				They are shown only now: we keep what is needed to check one, and cannot read them to you.
			</p>
			<ol
				aria-labelledby={id}
				className="in-twos gap-x-8 gap-y-2 rounded-control bg-wash p-5 font-semibold"
			>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap items-center gap-3">
				<Button
					look="secondary"
					onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
				>
					<Download aria-hidden="true" className="size-4.5" />
					Download
				</Button>
				<Button look="secondary" onClick={() => copy()}>
					<Copy aria-hidden="true" className="size-4.5" />
					Copy
				</Button>
			</div>
			<label className="flex min-h-11 items-center gap-2.5">
				<input
					type="checkbox"
					checked={kept}
					onChange={({ currentTarget }) => setKept(currentTarget.checked)}
				/>
				I have put them away
			</label>
			<Button className="justify-self-start" disabled={!kept} onClick={() => onKept()}>
				Done
			</Button>
		</div>
	);
}
