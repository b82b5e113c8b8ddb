import { type FormEvent, startTransition, useRef, useState } from 'react';
import { siteMessages } from '#app/messages/every-page.ts';
import { toast } from '#app/ui/toast.ts';
import type { FieldErrors } from './field-values.ts';

/** In milliseconds; after that a message says that the form is still waiting. */
const SLOW = 10_000;

/**
 * Submits the values. Returned errors, by field name, leave the input unchanged; null means
 * success.
 */
type Work = (values: FormData, form: HTMLFormElement) => Promise<FieldErrors | null>;

/**
 * The common behaviour of forms: one submission at a time, which its button shows at once, the focus on the first invalid
 * field, and errors until their fields are changed. For a `SubmitForm`, which holds a submission back until the page is
 * hydrated.
 */
export function useSubmit(work: Work) {
	const running = useRef(false);
	const [submitting, setSubmitting] = useState(false);
	const [errors, setErrors] = useState<FieldErrors>({});

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (running.current) return;
		const form = event.currentTarget;
		const { submitter } = event.nativeEvent as SubmitEvent;
		running.current = true;
		setSubmitting(true);
		submitter?.setAttribute('aria-busy', 'true');
		const notice = setTimeout(toast, SLOW, siteMessages.stillWaiting);
		try {
			const faults = (await work(new FormData(form), form)) ?? {};
			setErrors(faults);
			// An error is about what was sent, and goes where the field is changed: not before the `onChange` of the field has run,
			// since React would put the text of before back into it.
			form.oninput = ({ target }) =>
				startTransition(() =>
					setErrors(({ [(target as HTMLInputElement).name]: _, ...others }) => others),
				);
			focusFirst(form, faults);
		} catch (error) {
			console.error(error);
			toast(siteMessages.notSent);
		} finally {
			clearTimeout(notice);
			running.current = false;
			setSubmitting(false);
			submitter?.removeAttribute('aria-busy');
		}
	};
	return { onSubmit, errors, submitting };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
	const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
	(first as HTMLElement | undefined)?.focus();
}
