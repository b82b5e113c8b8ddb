/** Keeps what was typed into a portal when its page is loaded again for a new release; forms with a draft keep it anyway. */
import { freshSession } from '#app/lib/calls/stored-session.ts';

/** Named on the cookies page. */
const KEY = 'typed-before-reload';
/** So long the fields are waited for: data come after the page. */
const WAIT_MS = 30_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `of`: its form and what stands around it. Two entries of a list may have fields of the same name. */
type TypedField = { of: string; value: string; checked: boolean };
type SavedForm = { owner: string; path: string; fields: TypedField[] };

const changed = new Set<Field>();

/** Notes from now on what is typed, and types what was kept by the page before this one. Once for a document. */
export function followTyping(): void {
	addEventListener('input', ({ target }) => {
		if (isField(target)) changed.add(target);
	});
	const fields = takeSaved();
	if (fields.length === 0) return;
	const look = () => {
		const there = [...document.querySelectorAll('form [name]')].filter(isField);
		for (const one of [...fields]) {
			const [field, other] = there.filter((candidate) => placeOf(candidate) === one.of);
			// Of several that look the same nobody knows which one it was.
			if (!field || other) continue;
			fields.splice(fields.indexOf(one), 1);
			type(field, one);
		}
		if (fields.length === 0) observer.disconnect();
	};
	const observer = new MutationObserver(look);
	observer.observe(document.body, { childList: true, subtree: true });
	setTimeout(() => observer.disconnect(), WAIT_MS);
	look();
}

/** Loads the page again, with what was typed. Passwords, codes and files are not stored. */
export function loadWithTyped(): void {
	const owner = freshSession()?.user.id;
	const fields = [...changed]
		.filter((field) => field.isConnected && field.form)
		.map((field) => ({ of: placeOf(field), value: field.value, checked: isChecked(field) }));
	const saved = { owner, path: location.pathname + location.search, fields };
	try {
		if (owner && fields.length > 0) sessionStorage.setItem(KEY, JSON.stringify(saved));
	} catch (error) {
		console.warn('What was typed could not be kept', error);
	}
	location.reload();
}

/** For the same person at the same address only: another one may use this browser next. */
function takeSaved(): TypedField[] {
	try {
		const { owner, path, fields }: SavedForm = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
		sessionStorage.removeItem(KEY);
		const isTheirs = owner !== undefined && owner === freshSession()?.user.id;
		return isTheirs && path === location.pathname + location.search ? fields : [];
	} catch {
		return [];
	}
}

/** A password that is shown is a field of text; `code`: of the second step, also a recovery code. */
const isSecret = ({ type, autocomplete, name }: HTMLInputElement) =>
	/password|one-time-code/.test(`${type} ${autocomplete}`) || name === 'code';

const isField = (target: unknown): target is Field =>
	(target instanceof HTMLInputElement &&
		!/file|hidden|submit/.test(target.type) &&
		!isSecret(target)) ||
	target instanceof HTMLTextAreaElement ||
	target instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
const isChecked = (field: Field) => isTick(field) && field.checked;

function placeOf(field: Field): string {
	const around = field.form?.closest('li, details, dialog, section');
	const heading = around?.querySelector('h1, h2, h3, summary')?.textContent ?? '';
	const names = [...new Set([...(field.form?.elements ?? [])].map((one) => (one as Field).name))];
	return JSON.stringify([heading, names, field.name, isTick(field) && field.value]);
}

/** As if a person did it: React hears of it. */
function type(field: Field, { value, checked }: TypedField): void {
	if (isTick(field)) {
		if (field.checked !== checked) field.click();
		return;
	}
	if (field.value === value) return;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
