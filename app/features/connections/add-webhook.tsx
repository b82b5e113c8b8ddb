import { useState } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { MOST_WEBHOOKS, type Webhook } from '#schema/employers/webhooks.ts';
import { addWebhook } from './api.ts';
import { OneTimeSecret } from './one-time-secret.tsx';

/** The form by which an owner adds an address; its secret is shown once. */
export function AddWebhook({ webhooks }: { webhooks: Webhook[] }) {
	const { run } = useDeed();
	/** Stays until the next one is added: nobody can read it again. */
	const [secret, setSecret] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const url = textOf(values, 'url').trim();
		if (url === '') return { url: 'Give the address of the program.' };
		const result = await run(addWebhook(url));
		if (!result.ok) return { url: result.message };
		form.reset();
		setSecret(result.value.secret);
		return null;
	});
	return (
		<Card className="grid gap-5">
			<h2 className="text-part">Add a webhook</h2>
			{secret !== null && <OneTimeSecret key={secret} title="The secret, once" secret={secret} />}
			{webhooks.length < MOST_WEBHOOKS ? (
				<SubmitForm onSubmit={onSubmit} className="grid gap-5">
					<TextField
						label="Address of the program"
						name="url"
						autoComplete="off"
						inputMode="url"
						maxLength={500}
						required
						hint="It begins with https://"
						error={errors.url}
					/>
					<p className="text-small text-muted">
						We tell it what happens with your internships and their applications: ids and statuses,
						nothing about a person. Each message is signed as Standard Webhooks says.
					</p>
					<Button type="submit" disabled={submitting}>
						{submitting ? 'Adding it...' : 'Add the address'}
					</Button>
				</SubmitForm>
			) : (
				<p>Your company has {MOST_WEBHOOKS} addresses, which is all it can have.</p>
			)}
		</Card>
	);
}
