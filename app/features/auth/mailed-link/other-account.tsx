import signpost from '#app/generated/scenes/signpost.svg?url';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { StatePage } from '#app/ui/page/state-page.tsx';

/** Asks the signed-in user whether to change to the account of the link that they opened. */
export function OtherAccount({
	current,
	other,
	onChange,
	onStay,
}: {
	/** Address of the account that is signed in here. */
	current: string;
	/** Address of the account that the link belongs to. */
	other: string;
	onChange: () => Promise<void>;
	onStay: () => Promise<void>;
}) {
	const change = useSubmit(async () => {
		await onChange();
		return null;
	});
	const stay = useSubmit(async () => {
		await onStay();
		return null;
	});
	const busy = change.submitting || stay.submitting;
	return (
		<StatePage
			picture={signpost}
			title="This link is for another account"
			intro="If you did not ask for it, stay signed in as you are: somebody may want you to use their account."
		>
			<dl className="grid basis-full gap-3">
				<div>
					<dt className="text-muted">You are signed in as</dt>
					<dd className="font-semibold">{current}</dd>
				</div>
				<div>
					<dt className="text-muted">The link is for</dt>
					<dd className="font-semibold">{other}</dd>
				</div>
			</dl>
			<SubmitForm onSubmit={stay.onSubmit}>
				<Button type="submit" size="large" disabled={busy}>
					{stay.submitting ? 'Staying...' : 'Stay signed in'}
				</Button>
			</SubmitForm>
			<SubmitForm onSubmit={change.onSubmit}>
				<Button type="submit" size="large" look="secondary" disabled={busy}>
					{change.submitting ? 'Changing account...' : 'Sign out and change account'}
				</Button>
			</SubmitForm>
		</StatePage>
	);
}
