import { useId, useState } from 'react';
import { newsletterMessages } from '#app/messages/every-page.ts';
import { Button } from '#app/ui/button.tsx';
import { Honeypot, TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { Subscribed } from './subscribed.tsx';

export function NewsletterForm({ consent }: { consent: string }) {
	const consentId = useId();
	const [subscribed, setSubscribed] = useState('');
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const submit = await import('./submit-subscription.ts').catch(() => null);
		if (!submit) {
			toast(newsletterMessages.failed);
			return null;
		}
		const outcome = await submit.submitSubscription(values);
		if (typeof outcome !== 'string') return outcome;
		form.reset();
		setSubscribed(outcome);
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
				data-busy="..."
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
