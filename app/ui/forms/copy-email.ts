/** For a hidden field of a form: it follows what is typed in the field `email`. @returns what ends that */
export function copyEmail(field: HTMLInputElement | null) {
	const form = field?.form;
	if (!form) return;
	const copy = () => {
		field.value = String(new FormData(form).get('email'));
	};
	copy();
	form.addEventListener('input', copy);
	return () => form.removeEventListener('input', copy);
}
