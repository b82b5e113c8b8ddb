import { useState } from 'react';
import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { OtherWay } from '#app/features/staff/parts/other-way.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { download } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { londonDate } from '#schema/london-day.ts';
import type { StaffPerson } from '#schema/staff/staff-answers.ts';

/** What is stored about an account, and what is done with it on request. */
export function PersonEntry({ person, isOpen }: { person: StaffPerson; isOpen: boolean }) {
	const { outcome, take } = useDecision();
	const { email, full_name, company, applications, staff } = person;
	return (
		<FoldedEntry
			title={email}
			about={[
				full_name,
				company ?? `${applications} ${applications === 1 ? 'application' : 'applications'}`,
			]
				.filter(Boolean)
				.join(' · ')}
			badge={staff && <Badge>Staff</Badge>}
			isOpen={isOpen}
		>
			<Facts rows={rowsOf(person)} side />
			<UntilDecided outcome={outcome} onAgain={() => location.reload()}>
				<div className="grid justify-items-start gap-3 border-t border-line pt-4" data-no-print>
					<Copy person={person} />
					<Deletion
						person={person}
						onDelete={(email) =>
							take(
								`/staff/people/${person.id}/delete`,
								{ email },
								'The account is deleted, with everything in it.',
							)
						}
					/>
				</div>
			</UntilDecided>
		</FoldedEntry>
	);
}

type Row = readonly [term: string, value: string];

const rowsOf = (person: StaffPerson): Row[] =>
	(
		[
			['Name', person.full_name ?? ''],
			['Account since', londonDate(person.created_at)],
			[
				'Address confirmed',
				person.email_confirmed_at ? londonDate(person.email_confirmed_at) : 'No',
			],
			['Last signed in', person.last_sign_in_at ? londonDate(person.last_sign_in_at) : ''],
			['Company', person.company ?? ''],
			['Applications', String(person.applications)],
			['Profile', person.profile ? 'Yes' : 'No'],
			['Saved internships', String(person.saved)],
			['Alerts', String(person.alerts)],
			['Contact messages', String(person.messages)],
		] as const
	).filter(([, value]) => value !== '');

function Copy({ person }: { person: StaffPerson }) {
	const [fetching, setFetching] = useState(false);
	const fetchCopy = async () => {
		setFetching(true);
		const done = await download(`/api/staff/people/${person.id}/copy`, 'data-of-account.json', {});
		setFetching(false);
		if (!done) toast(accountMessages.dataFailed);
	};
	return (
		<>
			<h3 className="text-body">On request of the person</h3>
			<p className="text-small text-muted">
				A copy is the same file that they can download from their account.
			</p>
			<Button look="secondary" onClick={fetchCopy} disabled={fetching}>
				<span>{fetching ? 'Fetching...' : 'Download a copy'}</span>
				<span className="sr-only"> of the data of {person.email}</span>
			</Button>
		</>
	);
}

function Deletion({
	person,
	onDelete,
}: {
	person: StaffPerson;
	onDelete: (email: string) => Promise<unknown>;
}) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const email = lineOf(values, 'confirm');
		if (email.toLowerCase() !== person.email.toLowerCase())
			return { confirm: 'Enter the address of this account.' };
		await onDelete(email);
		return null;
	});
	return (
		<OtherWay words="Delete the account" about={person.email} danger>
			<SubmitForm onSubmit={onSubmit} className="grid max-w-md gap-4">
				<TextField
					label="Address of the account"
					name="confirm"
					hint="It cannot be undone: enter the address once more"
					autoComplete="off"
					required
					error={errors.confirm}
				/>
				<Button type="submit" look="hot" disabled={submitting} className="justify-self-start">
					<span>{submitting ? 'Deleting...' : 'Delete'}</span>
					<span className="sr-only"> the account {person.email}</span>
				</Button>
			</SubmitForm>
		</OtherWay>
	);
}
