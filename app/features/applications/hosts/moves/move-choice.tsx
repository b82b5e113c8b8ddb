import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { closeOnBack } from '#app/lib/close-on-back.ts';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, focusField, openAtField } from '#app/ui/dialog.tsx';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';
import { moveName } from './drafted-message.ts';
import { MoveForm } from './move-form.tsx';
import type { SendResult } from './send-result.ts';
import type { Invited } from './typed-invitation.ts';
import type { OfferTo } from './typed-offer.ts';
import type { Wish } from './wish.ts';

/**
 * A button for each move; the chosen one opens its message, below or in a dialog.
 * @param onChoose called with the move that is chosen, and with null once its message is closed or sent
 */
export function MoveChoice({
	possible,
	chosen,
	onChoose,
	dialogTitle,
	onSend,
	...form
}: {
	possible: readonly TemplateStatus[];
	/** Of what is mounted at every width of the window: a form that is open stays open where this one is replaced. */
	chosen: TemplateStatus | null;
	onChoose: (to: TemplateStatus | null) => void;
	/** Opens it in a dialog with this title. The buttons show only where to; words above them show the rest. */
	dialogTitle?: string;
	storedAs: string;
	name?: string | null;
	/** The last day of the offer that there is already: it can be renewed. */
	offerUntil?: string | null;
	offerTo?: OfferTo;
	/** The invitation that there is already: other times take its place. */
	invited?: Invited | null;
	/** ISO date in Europe/London. */
	today: string;
	onSend: (wish: Wish) => Promise<SendResult>;
}) {
	const { typed } = useFormDraft(form.storedAs);
	const to = chosen && possible.includes(chosen) ? chosen : null;
	const [isMountedOpen] = useState(to !== null);
	const [opened, setOpened] = useState(isMountedOpen);
	const dialog = useRef<HTMLDialogElement>(null);
	const begun = possible.find((status) => status === typed.to);
	const id = useId();
	const inDialog = dialogTitle !== undefined;
	const choose = (status: TemplateStatus, button: HTMLElement) => {
		flushSync(() => {
			onChoose(status === to ? null : status);
			setOpened(true);
		});
		openDialog(dialog.current);
		// The button that sends it is at the lower edge of this part.
		if (!inDialog) button.closest('section')?.scrollIntoView({ block: 'nearest' });
	};
	const close = () => {
		if (inDialog) return dialog.current?.close();
		// A dialog gives the focus back by itself.
		document.querySelector<HTMLElement>(`[aria-controls="${id}"][aria-expanded=true]`)?.focus();
		onChoose(null);
	};
	const send = async (wish: Wish) => {
		const sent = await onSend(wish);
		if (sent === true) onChoose(null);
		return sent;
	};
	const moveForm = to && <MoveForm key={to} {...form} to={to} onSend={send} onCancel={close} />;
	return (
		<div ref={isMountedOpen ? openAgain : undefined} className="grid gap-4">
			<div className="flex flex-wrap gap-1.5" data-single-key="m">
				{possible.map((status) => (
					<Button
						key={status}
						className={cn(
							'flex-auto',
							inDialog ? '@max-xs:basis-2/5 @max-5xl:px-1.5 @5xl:flex-none @5xl:px-3.5' : 'px-2.5!',
						)}
						look={status === to ? 'primary' : 'secondary'}
						{...(inDialog
							? { 'aria-haspopup': 'dialog' }
							: { 'aria-expanded': status === to, 'aria-controls': id })}
						onClick={({ currentTarget }) => choose(status, currentTarget)}
					>
						{(status === 'offered' && form.offerUntil) ||
						(status === 'interview' && form.invited) ? (
							moveName(status, form)
						) : (
							<span>
								<span className="sr-only">Move to </span>
								{hostLabelOf(status)}
							</span>
						)}
					</Button>
				))}
			</div>
			{begun && !opened && (
				<p className="text-muted">What you typed for “{hostLabelOf(begun)}” is kept.</p>
			)}
			{inDialog ? (
				<Dialog
					ref={dialog}
					title={to ? moveName(to, form, dialogTitle) : dialogTitle}
					onClose={() => onChoose(null)}
				>
					{moveForm}
				</Dialog>
			) : (
				<div id={id} hidden={!to}>
					{moveForm}
				</div>
			)}
		</div>
	);
}

function openDialog(dialog: HTMLDialogElement | null) {
	openAtField(dialog);
	if (dialog) closeOnBack(dialog);
}

/** The focus was in the form that this one replaces. */
function openAgain(choice: HTMLDivElement | null) {
	const dialog = choice?.querySelector('dialog');
	if (dialog) openDialog(dialog);
	else focusField(choice);
}
