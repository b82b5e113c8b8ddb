import { useState } from 'react';
import type { PostedForm } from '#app/lib/calls/posted-form.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { contactMessages } from '#app/messages/forms.ts';
import { Honeypot, Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { NotAccepted } from '#app/ui/forms/not-accepted.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { CATEGORIES, categoryLabels, knownCategory } from '#schema/contact-categories.ts';
import { honeypot } from '#schema/honeypot.ts';
import { limits } from '#schema/limits.ts';
import { sendMessage } from './api.ts';
import { MessageSent, type Receipt } from './message-sent.tsx';
import { stored, useAccountDefaults, useFilled } from './use-filled.ts';

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
	const { onSubmit, errors, submitting } = useSubmit(async (values, element) => {
		setReceipt(null);
		// Few visitors of the page write to us.
		const rules = await import('./contact-rules.ts').catch(() => null);
		if (!rules) {
			toast(contactMessages.failed);
			return null;
		}
		const checked = rules.checkMessage(values);
		if ('errors' in checked) {
			toast(rules.wrongFields(checked));
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
			<ContactFields posted={posted?.values} errors={errors} />
			<Honeypot />
			<LegalLine />
			<SubmitButton submitting={submitting} busy="Sending...">
				Send Message
			</SubmitButton>
		</SubmitForm>
	);
}

function ContactFields({
	posted,
	errors,
}: {
	posted: PostedForm['values'] | undefined;
	errors: FieldErrors;
}) {
	const account = useAccountDefaults();
	const field = (name: string) => ({
		name,
		defaultValue: posted?.[name] ?? account[name],
		error: errors[name],
	});
	return (
		<>
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					{...field('name')}
					label="Name"
					autoComplete="name"
					required
					maxLength={limits.name}
				/>
				<TextField
					{...field('email')}
					label="Email"
					type="email"
					autoComplete="email"
					required
					maxLength={limits.email}
				/>
			</div>
			<TextField {...field('subject')} label="Subject" required maxLength={limits.subject} />
			<Select {...field('category')} label="Category">
				<option value="">Choose a category</option>
				{CATEGORIES.map((category) => (
					<option key={category} value={category}>
						{categoryLabels[category]}
					</option>
				))}
			</Select>
			<TextArea {...field('message')} label="Message" rows={6} required />
		</>
	);
}
