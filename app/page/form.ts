import { element } from '#app/lib/element.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { errorLook } from '#app/ui/forms/error-look.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

/** The form of the page with this name in `data-sends`. */
export function formNamed(name: string, within: ParentNode = document): HTMLFormElement {
	const form = within.querySelector<HTMLFormElement>(`form[data-sends="${name}"]`);
	if (!form) throw new Error(`There is no form ${name}`);
	return form;
}

/** In milliseconds; after that a message says that the form is still waiting. */
const SLOW = 10_000;

/**
 * Sends a native form by script: one submission at a time, the button says so meanwhile (`data-busy`), the focus goes to the
 * first invalid field, and an error stays until its field is changed. Nothing that is typed is ever drawn anew.
 * @param work its errors, by field name, leave the input unchanged; null means success
 */
export function sendByScript(
	form: HTMLFormElement,
	work: (values: FormData) => Promise<FieldErrors | null>,
): void {
	let isRunning = false;
	form.addEventListener('submit', async (event) => {
		event.preventDefault();
		if (isRunning) return;
		isRunning = true;
		const ready = showBusy(form.querySelector<HTMLElement>('[type=submit]'));
		const notice = setTimeout(toast, SLOW, siteMessages.stillWaiting);
		try {
			const errors = (await work(new FormData(form))) ?? {};
			for (const field of fieldsOf(form)) showError(field, errors[field.name]);
			fieldsOf(form)
				.find(({ name }) => name in errors)
				?.focus();
		} catch (error) {
			console.error(error);
			toast(siteMessages.notSent);
		} finally {
			clearTimeout(notice);
			isRunning = false;
			ready();
		}
	});
	form.addEventListener('input', ({ target }) => showError(target as Field, undefined));
}

/**
 * Asks for what sending the form takes once somebody is in it, or was before this script was there: sending is then one
 * request.
 */
export function prepareInForm(form: HTMLFormElement, ask: () => Promise<unknown>): void {
	const prepare = () => void ask().catch(console.error);
	if (form.contains(document.activeElement)) prepare();
	else form.addEventListener('focusin', prepare, { once: true });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement) =>
	[...form.elements].filter((field): field is Field => 'name' in field && field.name !== '');

/** The words of a button while it works; it keeps the focus, which a disabled one loses. @returns what ends that */
export function showBusy(button: HTMLElement | null): () => void {
	if (!button) return () => {};
	// As they are now: somebody may have translated them.
	const words = [...button.childNodes];
	button.ariaDisabled = 'true';
	if (button.dataset.busy) button.replaceChildren(button.dataset.busy);
	return () => {
		button.ariaDisabled = null;
		button.replaceChildren(...words);
	};
}

/** What is wrong in a field stands below it, where its label and hint are. */
function showError(field: Field, error: string | undefined): void {
	const id = `${field.id}-error`;
	document.getElementById(id)?.remove();
	const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
	const others = described.filter((one) => one && one !== id);
	const all = error ? [...others, id] : others;
	if (all.length > 0) field.setAttribute('aria-describedby', all.join(' '));
	else field.removeAttribute('aria-describedby');
	if (error) field.setAttribute('aria-invalid', 'true');
	else field.removeAttribute('aria-invalid');
	if (!error) return;
	field.labels?.[0]?.parentElement?.append(
		element(
			'p',
			{ id, class: errorLook },
			element('span', { class: 'sr-only' }, 'Error: '),
			element('span', {}, error),
		),
	);
}
