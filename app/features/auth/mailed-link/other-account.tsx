import signpost from '#app/generated/scenes/signpost.svg?url';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

/** Asks the signed-in user whether to change to the account of the link that they opened. */
export const OtherAccount = () => (
	<StatePage
		later
		picture={signpost}
		title="This link is for another account"
		intro="If you did not ask for it, stay signed in as you are: somebody may want you to use their account."
	>
		<dl className="grid basis-full gap-3">
			<div>
				<dt className="text-muted">You are signed in as</dt>
				<dd className="font-semibold" data-said="current" />
			</div>
			<div>
				<dt className="text-muted">The link is for</dt>
				<dd className="font-semibold" data-said="other" />
			</div>
		</dl>
		<SubmitForm data-sends="stay">
			<Button type="submit" size="large" data-busy="Staying...">
				Stay signed in
			</Button>
		</SubmitForm>
		<SubmitForm data-sends="change">
			<Button type="submit" size="large" look="secondary" data-busy="Changing account...">
				Sign out and change account
			</Button>
		</SubmitForm>
	</StatePage>
);
