import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import type { PostedForm } from '#app/lib/calls/posted-form.ts';
import { draft } from '#app/lib/draft.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { contactMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { Honeypot, Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { NotAccepted } from '#app/ui/forms/not-accepted.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.tsx';
import { CATEGORIES, categoryLabels } from '#schema/contact-categories.ts';
import { honeypot } from '#schema/honeypot.ts';
import { limits } from '#schema/limits.ts';
import { sendMessage } from './api.ts';
import { checkMessage, knownCategory, wrongFields } from './contact-rules.ts';
import { MessageSent, type Receipt } from './message-sent.tsx';

const stored = draft(() => sessionStorage, 'contact-draft');

export function ContactForm({
	chosen,
	posted,
	sent = false,
}: {
	/** What the link to this form carried: it has priority over the stored draft. */
	chosen: { subject: string | null; category: string | null };
	/** What a browser without scripts sent and the server did not accept. */
	posted?: PostedForm | undefined;
	/** Whether the server has just stored a message from a browser without scripts. */
	sent?: boolean;
}) {
	const [receipt, setReceipt] = useState<Receipt | null>(sent ? {} : null);
	const form = useFilled({
		subject: chosen.subject?.slice(0, limits.subject) ?? '',
		category: knownCategory(chosen.category) ?? '',
	});
	useAccountFilled(form);
	const { onSubmit, errors, submitting } = useSubmit(async (values, element) => {
		setReceipt(null);
		const checked = checkMessage((column) => textOf(values, column));
		if ('errors' in checked) {
			toast(wrongFields(checked));
			return checked.errors;
		}
		const outcome = await sendMessage(checked.row, textOf(values, honeypot.field));
		toast(outcome === 'late' ? siteMessages.noAnswerInTime : contactMessages[outcome]);
		if (outcome !== 'sent') return null;
		stored.clear();
		element.reset();
		setReceipt(checked.row);
		return null;
	}, posted?.errors);

	return (
		<SubmitForm
			ref={form}
			action="/contact#write-to-us"
			onSubmit={onSubmit}
			onInput={(event) => stored.write(new FormData(event.currentTarget))}
			className="grid gap-5"
		>
			{receipt && <MessageSent {...receipt} />}
			{posted && !receipt && <NotAccepted message={posted.message} />}
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					required
					maxLength={limits.name}
					defaultValue={posted?.values.name}
					error={errors.name}
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					required
					maxLength={limits.email}
					defaultValue={posted?.values.email}
					error={errors.email}
				/>
			</div>
			<TextField
				label="Subject"
				name="subject"
				required
				maxLength={limits.subject}
				defaultValue={posted?.values.subject}
				error={errors.subject}
			/>
			<Select
				label="Category"
				name="category"
				defaultValue={posted?.values.category}
				error={errors.category}
			>
				<option value="">Choose a category</option>
				{CATEGORIES.map((category) => (
					<option key={category} value={category}>
						{categoryLabels[category]}
					</option>
				))}
			</Select>
			<TextArea
				label="Message"
				name="message"
				rows={6}
				required
				defaultValue={posted?.values.message}
				error={errors.message}
			/>
			<Honeypot />
			<Button
				type="submit"
				look="hot"
				size="large"
				disabled={submitting}
				className="justify-self-start"
			>
				{submitting ? 'Sending...' : 'Send Message'}
			</Button>
		</SubmitForm>
	);
}

/**
 * Fills empty fields from the address, or else from the stored draft. This happens only after
 * hydration, as the prerendered page knows neither; text that was typed before stays, and is
 * stored.
 */
function useFilled({ subject, category }: { subject: string; category: string }) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!form.current) return;
		const early = [...new FormData(form.current).values()].some((text) => text !== '');
		const typed = stored.read();
		const texts = {
			...typed,
			subject: subject || typed.subject,
			category: category || typed.category,
		};
		for (const [name, text] of Object.entries(texts)) {
			const field = form.current.elements.namedItem(name);
			if (text && field instanceof HTMLElement && 'value' in field && field.value === '')
				field.value = text;
		}
		if (early) stored.write(new FormData(form.current));
	}, [subject, category]);
	return form;
}

/**
 * Name and email of a signed-in user as the default of their fields: what was typed or taken away
 * stays so, and an empty form has them again after it was sent.
 */
function useAccountFilled(form: RefObject<HTMLFormElement | null>) {
	const { user } = useAuth();
	useEffect(() => {
		if (!user) return;
		const name = user.user_metadata.full_name;
		const texts = { name: typeof name === 'string' ? name : '', email: user.email ?? '' };
		for (const [column, text] of Object.entries(texts)) {
			const field = form.current?.elements.namedItem(column);
			if (field instanceof HTMLInputElement) field.defaultValue = text.slice(0, field.maxLength);
		}
	}, [user, form]);
}
