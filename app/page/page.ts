/*
 * The script of every public page: who is signed in, hearts and the marks of cards, menus, the newsletter. No React: a page
 * that somebody else has changed, as translators and managers of passwords do, is no fault here (docs/decisions/pages.md).
 */
import { authNow, onAuth, startSession } from '#app/features/auth/session.ts';
import { follow, press } from '#app/layout/card-marks.ts';
import { isAnythingSaved } from '#app/lib/saved-key.ts';
import { toastFromLastPage } from '#app/ui/toast.ts';
import { sendNewsletter } from './newsletter.ts';
import { start } from './started.ts';

start('page', () => {
	followLayers();
	sendNewsletter();
	toastFromLastPage();
	addEventListener('click', ({ target }) => {
		if (!(target instanceof Element)) return;
		if (target.closest('[data-prints]')) print();
		const heart = target.closest<HTMLElement>('[data-save]');
		if (!heart) return;
		const { user, loading } = authNow();
		if (!loading) follow(user?.id ?? null);
		press(heart);
	});
	onAuth(showPerson);
	startSession();
});

/** From then on what is shown of a person also goes when they sign out. */
let isFollowing = false;

function showPerson() {
	const { user, loading } = authNow();
	if (loading) return;
	if (user || isFollowing || isAnythingSaved()) {
		isFollowing = true;
		follow(user?.id ?? null);
	}
	if (user) import('./own.ts').catch(console.error);
	else delete document.documentElement.dataset.session;
}

/**
 * What menus and dialogs need beside what the browser does: they close when a link in them is followed, and dialogs when one
 * presses beside them; browsers without invoker commands open and close dialogs by script.
 */
function followLayers(): void {
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
