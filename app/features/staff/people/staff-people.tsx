import { useState } from 'react';
import { callApi } from '#app/lib/calls/call-api.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { toast } from '#app/ui/toast.ts';
import type { FoundPeople } from '#schema/staff/staff-answers.ts';
import { PersonEntry } from './person-entry.tsx';

/** Finds accounts by email address: what is stored about them, a copy, deletion on request. */
export function StaffPeople() {
	const [found, setFound] = useState<(FoundPeople & { email: string }) | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const email = lineOf(values, 'email');
		if (email.length < 3) return { email: 'Enter at least three characters of the address.' };
		const result = await callApi<FoundPeople>('/staff/people/search', { email });
		if (result.ok) setFound({ email, ...result.value });
		else toast(staffMessages.failed(result.message));
		return null;
	});
	return (
		<div className="grid gap-6">
			<SubmitForm
				onSubmit={onSubmit}
				className="grid max-w-2xl gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
			>
				<TextField
					label="Email"
					name="email"
					hint="All or a part of it. That you looked is written into the staff log."
					type="search"
					autoComplete="off"
					required
					error={errors.email}
				/>
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Searching...' : 'Search'}
				</Button>
			</SubmitForm>
			<p role="status" className="empty:hidden">
				{found && countOf(found)}
			</p>
			{!found && (
				<EmptyState
					scene="lookout"
					title="Find an account"
					text="You see what is stored about it. When its owner asks, you hand out a copy or delete it."
				/>
			)}
			{found && (
				<ul key={found.email} className="grid gap-3">
					{found.items.map((person, index) => (
						<li key={person.id}>
							<PersonEntry person={person} isOpen={index === 0} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function countOf({
	items: { length: count },
	more,
	email,
}: FoundPeople & { email: string }): string {
	if (count === 0) return `No account has “${email}” in its address.`;
	if (more) return `The first ${count} accounts. Enter more of the address.`;
	return count === 1 ? '1 account' : `${count} accounts`;
}
