import { connectionMessages } from '#app/messages/connections.ts';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { toast } from '#app/ui/toast.ts';

/** What nobody can read again. */
export function OneTimeSecret({ title, secret }: { title: string; secret: string }) {
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(secret);
			toast(connectionMessages.copied);
		} catch {
			toast(connectionMessages.notCopied);
		}
	};
	return (
		<DonePanel title={title}>
			<p>Copy it now: it is not shown again.</p>
			<p className="wrap-anywhere">
				<code>{secret}</code>
			</p>
			<Button look="secondary" className="justify-self-start" onClick={() => copy()}>
				Copy
			</Button>
		</DonePanel>
	);
}
