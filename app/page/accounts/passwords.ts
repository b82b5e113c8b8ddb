import { copyEmail } from '#app/ui/forms/copy-email.ts';

/** The buttons that show a password, and the fields by which a manager of passwords knows whose it is. */
export function followPasswords(within: ParentNode): void {
	for (const button of within.querySelectorAll<HTMLElement>('[data-shows-password]'))
		button.addEventListener('click', () => showPassword(button));
	const typed = 'input[name=username][hidden]:not([readonly])';
	for (const field of within.querySelectorAll<HTMLInputElement>(typed)) copyEmail(field);
}

function showPassword(button: HTMLElement) {
	const field = button.parentElement?.querySelector('input');
	if (!field) return;
	const isVisible = field.type === 'password';
	field.type = isVisible ? 'text' : 'password';
	button.ariaPressed = String(isVisible);
}
