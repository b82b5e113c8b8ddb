import { FoldedEntry } from '#app/features/staff/parts/folded-entry.tsx';
import { OtherWay } from '#app/features/staff/parts/other-way.tsx';
import { UntilDecided } from '#app/features/staff/parts/outcome-panel.tsx';
import { useDecision } from '#app/features/staff/parts/use-decision.ts';
import { searchPath } from '#app/features/staff/screens.ts';
import { download } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Link } from '#app/ui/link.tsx';
import { TakeOut } from '#app/ui/take-out.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonDate, longDate } from '#schema/london-day.ts';
import { requestLabels } from '#schema/staff/person-requests.ts';
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

function Copy({ person: { id, email, requests } }: { person: StaffPerson }) {
	const save = async (reason: string) => {
		const done = await download(`/api/staff/people/${id}/copy`, 'data-of-account.json', { reason });
		if (!done) toast(accountMessages.dataFailed);
		return done;
	};
	return (
		<>
			<h3 className="text-body">On request of the person</h3>
			{requests.length > 0 ? (
				<ul className="text-small">
					{requests.map(({ kind, received_on }) => (
						<li key={kind + received_on}>
							<b>{requestLabels[kind]}</b>, received on {longDate(received_on)}:{' '}
							<Link to={searchPath('requests', 'open', email)} className="link inline-block py-1.5">
								see the request
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="text-small text-muted">
					No open request is in the register under this address. If the person has asked,{' '}
					<Link to="/staff/requests" className="link inline-block py-1.5">
						enter it first
					</Link>
					.
				</p>
			)}
			<p className="text-small text-muted">
				A copy is the same file that they can download from their account.
			</p>
			<TakeOut
				what={`data of ${email}`}
				hint="The staff log keeps this, and the request for access from the register."
				save={save}
			>
				Download a copy
			</TakeOut>
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
