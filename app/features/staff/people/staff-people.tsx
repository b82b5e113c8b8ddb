import { useState } from 'react';
import { MoreButton } from '#app/features/staff/parts/more-button.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { StaffPage, StaffPerson } from '#schema/staff/staff-answers.ts';
import { PersonEntry } from './person-entry.tsx';

const searchCall = '/staff/people/search';

type PeoplePage = StaffPage<StaffPerson> & { who: string };

/** Finds accounts by address or name: what is stored about them, a copy, deletion on request. */
export function StaffPeople() {
	const [results, setResults] = useState<PeoplePage | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const who = lineOf(values, 'who');
		if (who.length < 3) return { who: 'Enter at least three characters.' };
		const result = await callApi<StaffPage<StaffPerson>>(searchCall, { who });
		if (result.ok) setResults({ who, ...result.value });
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
					label="Email or name"
					name="who"
					hint="All or parts of it. That you looked is written into the staff log."
					type="search"
					autoComplete="off"
					required
					error={errors.who}
				/>
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Searching...' : 'Search'}
				</Button>
			</SubmitForm>
			<p role="status" className="empty:hidden">
				{results && countOf(results)}
			</p>
			{!results && (
				<p className="max-w-prose text-muted">
					You see what is stored about an account. When its owner asks, you hand out a copy or
					delete it.
				</p>
			)}
			{results && (
				<ul key={results.who} className="grid gap-3">
					<Entries>
						{results.items.map((person, index) => (
							<li key={person.id}>
								<PersonEntry person={person} isOpen={index === 0} />
							</li>
						))}
					</Entries>
				</ul>
			)}
			{results && results.next !== null && (
				<MoreButton<StaffPage<StaffPerson>>
					path={searchCall}
					body={{ who: results.who, after: results.next }}
					onMore={({ items, next }) =>
						// Somebody else may have been looked for meanwhile.
						setResults((now) =>
							now === results ? { ...results, items: [...results.items, ...items], next } : now,
						)
					}
				>
					Show more
				</MoreButton>
			)}
		</div>
	);
}

function countOf({ items: { length: count }, next, who }: PeoplePage): string {
	if (count === 0) return `No account has “${who}” in its address or name.`;
	if (next !== null) return `The first ${count} accounts.`;
	return count === 1 ? '1 account' : `${count} accounts`;
}
