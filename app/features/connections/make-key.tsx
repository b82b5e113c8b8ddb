import { useState } from 'react';
import { EMPLOYER_API_PATH } from '#app/lib/addresses/employer-api-path.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { type CompanyKey, MOST_KEYS } from '#schema/employers/connections.ts';
import { makeKey } from './api.ts';
import { OneTimeSecret } from './one-time-secret.tsx';

/** The form by which an owner makes a key, which is shown once. */
export function MakeKey({ keys }: { keys: CompanyKey[] }) {
	const { run } = useDeed();
	/** Stays until the next one is made: nobody can read it again. */
	const [key, setKey] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const name = textOf(values, 'name').trim();
		if (name === '') return { name: 'Say which program uses the key.' };
		const result = await run(makeKey(name));
		if (!result.ok) return { name: result.message };
		form.reset();
		setKey(result.value.key);
		return null;
	});
	return (
		<Card className="grid gap-5">
			<h2 className="text-part">Make a key</h2>
			{key !== null && <OneTimeSecret key={key} title="The key, once" secret={key} />}
			{keys.length < MOST_KEYS ? (
				<SubmitForm onSubmit={onSubmit} className="grid gap-5">
					<TextField
						label="Name of the program"
						name="name"
						autoComplete="off"
						maxLength={60}
						required
						hint="Such as Greenhouse"
						error={errors.name}
					/>
					<p className="text-small text-muted">
						A program with the key can write, submit, pause and close your internships, and read how
						applications stand. It reads nothing about the people. It acts in your name, for as long
						as you are an owner.
					</p>
					<Button type="submit" disabled={submitting}>
						{submitting ? 'Making it...' : 'Make the key'}
					</Button>
				</SubmitForm>
			) : (
				<p>Your company has {MOST_KEYS} keys, which is all it can have. End one first.</p>
			)}
			<ul className="text-small">
				<li>
					<Link to={EMPLOYER_API_PATH} className="link inline-flex min-h-11 items-center">
						What a program can do with it
					</Link>
				</li>
				<li>
					<a href="/api/v1/openapi.json" className="link inline-flex min-h-11 items-center">
						The same for programs (OpenAPI)
					</a>
				</li>
			</ul>
		</Card>
	);
}
