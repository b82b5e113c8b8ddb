import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { careersMessages } from '#app/messages/careers.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { toast } from '#app/ui/toast.ts';
import type { OwnAdviserInvitation } from '#schema/careers/careers-services.ts';
import { londonMoment } from '#schema/london-day.ts';
import { accept, decline } from './api.ts';

/** An invitation of an adviser, as whoever is invited sees it. @param email of the account that is signed in */
export const AdviserInvitationScreen = ({
	invitation,
	email,
}: {
	invitation: CallResult<OwnAdviserInvitation>;
	email: string;
}) => (
	<Card className="grid max-w-prose justify-items-start gap-4">
		{invitation.ok ? (
			<Offered invitation={invitation.value} />
		) : (
			<>
				<p>{invitation.message}</p>
				{invitation.status === 403 ? (
					<>
						<p className="wrap-anywhere">
							You are signed in as{' '}
							<b>
								<AddressText address={email} />
							</b>
							. After you have signed out, open the link in the email again.
						</p>
						<SignOutButton />
					</>
				) : (
					<ButtonLink to="/account" look="secondary">
						Go to your account
					</ButtonLink>
				)}
			</>
		)}
	</Card>
);

function Offered({
	invitation: { id, university, email, until, over, taken },
}: {
	invitation: OwnAdviserInvitation;
}) {
	const { run, busy } = useDeed();
	const join = async () => {
		const result = await run(accept(id));
		toast(result.ok ? careersMessages.accepted : careersMessages.failed(result.message));
	};
	const open = !over && !taken;
	return (
		<>
			<h2 className="text-part wrap-anywhere">Access for the careers service of {university}</h2>
			<p>
				You see the applications that students of your university have agreed to show you, and
				numbers without names. You can change nothing, and there is no file to download. Please keep
				no copy of what a student has taken back.
			</p>
			<p className="text-small text-muted wrap-anywhere">
				The invitation is for <AddressText address={email} />.{' '}
				<span>{!over && `It can be accepted until ${londonMoment(until)}, UK time.`}</span>
			</p>
			{over && <p>The seven days of this invitation are over. Ask us for a new one.</p>}
			{!over && taken && (
				<p>
					This account is used for something else here. It has sent an application, or belongs to an
					employer, to our staff or to a careers service. Ask us to invite another address of yours.
				</p>
			)}
			{open && (
				<>
					<p className="text-small text-muted">
						Your account needs a second step at each sign-in, such as a code from an app: you set it
						up next. With this account you cannot apply or act for a company. Each time that you
						open the page, we note it.
					</p>
					<LegalLine />
					<div className="flex flex-wrap gap-3">
						<Button disabled={busy} onClick={() => join()}>
							{busy ? 'Accepting...' : 'Accept the invitation'}
						</Button>
						<AskFirst
							label="Decline"
							of=" the invitation"
							title="Decline the invitation?"
							yes="Yes, decline it"
							working="Declining..."
							no="Go back"
							does={() => decline(id)}
							said={careersMessages.declined}
							failed={careersMessages.failed}
						>
							<p>We can invite you again. Your account stays as it is.</p>
						</AskFirst>
					</div>
				</>
			)}
		</>
	);
}
