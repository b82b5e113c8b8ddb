import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { cn } from '#app/lib/cn.ts';

type DialogRef = RefObject<HTMLDialogElement | null>;

/** A native modal dialog: Escape and a click beside it close it, focus returns where it was. */
export function Dialog({
	ref,
	id,
	title,
	wide = false,
	children,
	onClose,
}: {
	ref: DialogRef;
	/** The id that a button's `commandfor` refers to. */
	id?: string;
	title: string;
	/** For what is compared in lines. */
	wide?: boolean;
	children: ReactNode;
	onClose?: () => void;
}) {
	const titleId = useId();
	const ownId = useId();
	const dialogId = id ?? ownId;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape, which the browser handles
		<dialog
			ref={ref}
			id={dialogId}
			data-needs-script=""
			aria-labelledby={titleId}
			onClose={onClose}
			onClick={closeBeside}
			className={cn(
				'm-auto max-w-[92vw] rounded-panel [scrollbar-width:thin] max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none border border-line bg-card p-0 text-body text-ink shadow-float backdrop:bg-scrim',
				wide ? 'w-[44rem]' : 'w-[36rem]',
			)}
		>
			<div className="p-inset">
				{/* In large text the button stands above a title that needs the whole line. */}
				<div className="mb-4 flex flex-wrap-reverse items-end justify-end gap-x-4">
					<h2 id={titleId} className="flex-[1_1_60%] text-part wrap-break-word">
						{title}
					</h2>
					<CloseButton of={dialogId} dialog={ref} />
				</div>
				{children}
			</div>
		</dialog>
	);
}

/** Opens a dialog with its first field focused, and not the button that closes it. */
export function openAtField(dialog: HTMLDialogElement | null) {
	dialog?.showModal();
	focusField(dialog);
	// In a low window the field is below: the title is read first.
	dialog?.scrollTo(0, 0);
}

/** Focuses the first field of a form. */
export const focusField = (around: Element | null) =>
	around?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();

/** Ignores the second click of a double click that has just opened the dialog. */
function closeBeside(event: MouseEvent<HTMLDialogElement>) {
	if (event.target === event.currentTarget && event.detail < 2) event.currentTarget.close();
}

/**
 * An invoker command, which works before any script runs and which React's types do not include yet, and
 * an event handler for browsers without such commands.
 */
const command = (name: 'show-modal' | 'close', id: string, otherwise: () => void) => ({
	command: name,
	commandfor: id,
	onClick: () => {
		if (!('commandForElement' in HTMLButtonElement.prototype)) otherwise();
	},
});

/** Attributes of a button that opens a dialog. */
export const opensDialog = (id: string, dialog: DialogRef) => ({
	...command('show-modal', id, () => dialog.current?.showModal()),
	'aria-haspopup': 'dialog' as const,
});

/** @param of id of the dialog */
export function CloseButton({ of, dialog }: { of: string; dialog: DialogRef }) {
	return (
		<button
			type="button"
			{...command('close', of, () => dialog.current?.close())}
			aria-label="Close"
			className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
		>
			<X aria-hidden="true" className="size-5" />
		</button>
	);
}
