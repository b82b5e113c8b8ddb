/**
 * While a dialog is open, Back closes it and does not leave the page: by an entry of the history that is like the one before it,
 * so that the router need not know of it. Called as the dialog opens.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
	history.pushState(history.state, '');
	const ended = new AbortController();
	const { signal } = ended;
	addEventListener(
		'popstate',
		(event) => {
			ended.abort();
			// The page was left with the dialog open: what one goes back to is the router's.
			if (!dialog.isConnected) return;
			event.stopImmediatePropagation();
			dialog.close();
		},
		{ capture: true, signal },
	);
	dialog.addEventListener('close', () => history.back(), { signal });
}
