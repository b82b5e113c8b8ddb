import { type ReactNode, useRef } from 'react';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Message, toast } from '#app/ui/toast.ts';

/** A button that asks once in a dialog before it does something, and says what came of it when the dialog has closed. */
export function AskFirst({
	label,
	of,
	title,
	yes,
	working,
	no,
	look = 'primary',
	does,
	said,
	failed,
	children,
}: {
	label: string;
	/** What it is about, for who hears the button alone; it goes on with the label. */
	of: string;
	title: string;
	/** The words of the button that does it, also while that is done, and of the one that does not. */
	yes: string;
	working: string;
	no: string;
	look?: ButtonLook;
	does: () => Deed<object>;
	said: Message;
	/** Told why it was not done. */
	failed: (reason: string) => Message;
	/** What comes of it. */
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, busy } = useDeed();
	const act = async () => {
		const result = await run(does());
		dialog.current?.close();
		toast(result.ok ? said : failed(result.message));
	};
	return (
		<>
			<Button look="text" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				<span>{label}</span>
				<span className="sr-only">{of}</span>
			</Button>
			<Dialog ref={dialog} title={title}>
				{children}
				<div className="mt-5 flex flex-wrap gap-3">
					<Button look={look} disabled={busy} onClick={() => act()}>
						{busy ? working : yes}
					</Button>
					<Button look="secondary" disabled={busy} onClick={() => dialog.current?.close()}>
						{no}
					</Button>
				</div>
			</Dialog>
		</>
	);
}
