import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useId } from 'react';
import { cn } from '#app/lib/cn.ts';

/** A native modal dialog: Escape and a click beside it close it, focus returns where it was. */
export function Dialog({
	ref,
	id,
	title,
	className,
	children,
	onClose,
}: {
	ref: RefObject<HTMLDialogElement | null>;
	/** The id that a button's `commandfor` refers to. */
	id?: string;
	title: string;
	className?: string;
	children: ReactNode;
	onClose?: () => void;
}) {
	const titleId = useId();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape, which the browser handles
		<dialog
			ref={ref}
			id={id}
			data-needs-script=""
			aria-labelledby={titleId}
			onClose={onClose}
			onClick={closeBeside}
			className={cn(
				'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-panel border border-line bg-card p-0 text-ink shadow-float backdrop:bg-scrim',
				className,
			)}
		>
			<div className="p-6 md:p-8">
				<div className="mb-4 flex items-start justify-between gap-4">
					<h2 id={titleId} className="text-[1.4rem]">
						{title}
					</h2>
					<CloseButton of={id} onClick={() => ref.current?.close()} />
				</div>
				{children}
			</div>
		</dialog>
	);
}

/** Ignores the second click of a double click that has just opened the dialog. */
function closeBeside(event: MouseEvent<HTMLDialogElement>) {
	if (event.target === event.currentTarget && event.detail < 2) event.currentTarget.close();
}

/**
 * Attributes of a button that opens a dialog: an invoker command, which works before any script
 * runs and which React's types do not include yet, and an event handler for browsers without such
 * commands.
 */
export const opensDialog = (id: string, dialog: RefObject<HTMLDialogElement | null>) => ({
	command: 'show-modal',
	commandfor: id,
	'aria-haspopup': 'dialog' as const,
	onClick: () => {
		if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
	},
});

/** @param of id of the dialog, so that the button closes it before any script runs */
export function CloseButton({ of, onClick }: { of: string | undefined; onClick: () => void }) {
	return (
		<button
			type="button"
			{...(of !== undefined && { command: 'close', commandfor: of })}
			onClick={onClick}
			aria-label="Close"
			className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
		>
			<X aria-hidden="true" className="size-5" />
		</button>
	);
}
