/**
 * What menus and dialogs need beside what the browser does: they close when a link in them is followed, and dialogs when one
 * presses beside them; browsers without invoker commands open and close dialogs by script.
 */
export function followLayers(): void {
	const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
	addEventListener('click', ({ target, detail }) => {
		if (!(target instanceof Element)) return;
		// The second click of a double click that has just opened it is ignored.
		if (target instanceof HTMLDialogElement && detail < 2) return target.close();
		const link = target.closest('a');
		if (link) {
			link.closest('dialog')?.close();
			link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
		}
		const button = !hasCommands && target.closest('[commandfor]');
		const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button && button.getAttribute('command') === 'close') dialog.close();
		else dialog.showModal();
	});
}
