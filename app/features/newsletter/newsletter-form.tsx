import { useId, useState } from 'react';
import { newsletterMessages, siteMessages } from '#app/messages/every-page.ts';
import { Button } from '#app/ui/button.tsx';
import { Honeypot, TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import { honeypot } from '#schema/honeypot.ts';
import { subscribe } from './api.ts';
import { looksLikeEmail } from './looks-like-email.ts';
import { Subscribed } from './subscribed.tsx';

export function NewsletterForm({ consent }: { consent: string }) {
	const consentId = useId();
	const [subscribed, setSubscribed] = useState('');
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const email = textOf(values, 'email');
		if (!looksLikeEmail(email)) {
			toast(newsletterMessages.invalid);
			return { email: newsletterMessages.invalid.text };
		}
		const outcome = await subscribe(email, textOf(values, honeypot.field));
		toast(outcome === 'late' ? siteMessages.noAnswerInTime : newsletterMessages[outcome]);
		if (outcome !== 'subscribed') return null;
		form.reset();
		setSubscribed(email);
		return null;
	});

	return (
		<SubmitForm action="/newsletter" onSubmit={onSubmit} className="grid gap-3">
			{subscribed && <Subscribed email={subscribed} />}
			<TextField
				label="Email for the newsletter"
				name="email"
				type="email"
				autoComplete="email"
				required
				error={errors.email}
			/>
			<Honeypot />
			<Button
				type="submit"
				look="secondary"
				disabled={submitting}
				aria-describedby={consentId}
				className="min-w-32 justify-self-start"
			>
				{submitting ? '...' : 'Subscribe'}
			</Button>
			<p id={consentId} className="text-small text-muted">
				{consent}{' '}
				<Link to="/privacy" className="link">
					Privacy notice
				</Link>
			</p>
		</SubmitForm>
	);
}
