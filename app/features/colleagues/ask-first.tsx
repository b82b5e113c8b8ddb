import { type ReactNode, useRef, useState } from 'react';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Message, toast } from '#app/ui/toast.ts';

/** A button that asks once in a dialog before it does something about who belongs to a company. */
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
	children,
}: {
	label: string;
	/** Whom it is about, for who hears the button alone. */
	of: string;
	title: string;
	/** The words of the button that does it, also while that is done, and of the one that does not. */
	yes: string;
	working: string;
	no: string;
	look?: ButtonLook;
	does: () => Deed<object>;
	said: Message;
	/** What comes of it. */
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { run, busy } = useDeed();
	const [doing, setDoing] = useState(false);
	const act = async () => {
		setDoing(true);
		const result = await run(does());
		setDoing(false);
		dialog.current?.close();
		toast(result.ok ? said : colleagueMessages.failed(result.message));
	};
	return (
		<>
			<Button look="text" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
				<span>{label}</span>
				<span className="sr-only"> {of}</span>
			</Button>
			<Dialog ref={dialog} title={title}>
				{children}
				<div className="mt-5 flex flex-wrap gap-3">
					<Button look={look} disabled={busy} onClick={() => act()}>
						{doing ? working : yes}
					</Button>
					<Button look="secondary" disabled={busy} onClick={() => dialog.current?.close()}>
						{no}
					</Button>
				</div>
			</Dialog>
		</>
	);
}
