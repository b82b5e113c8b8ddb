import type { ReactNode } from 'react';
import type { CallResult, Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { invitationMessages } from '#app/messages/invitations.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { type Message, toast } from '#app/ui/toast.ts';
import { londonMoment } from '#schema/london-day.ts';

/**
 * An invitation as whoever is invited sees it, or why they do not.
 * @param email of the account that is signed in
 * @param signOut shown where the invitation is for another account
 * @param elsewhere where to go if it is not there
 */
export const InvitationCard = <Invitation,>({
	invitation,
	email,
	signOut,
	elsewhere,
	children,
}: {
	invitation: CallResult<Invitation>;
	email: string;
	signOut: ReactNode;
	elsewhere: ReactNode;
	children: (invitation: Invitation) => ReactNode;
}) => (
	<Card className="grid max-w-prose justify-items-start gap-4">
		{invitation.ok ? (
			children(invitation.value)
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
						{signOut}
					</>
				) : (
					elsewhere
				)}
			</>
		)}
	</Card>
);

/** For which address it is, and until when. */
export const InvitedAddress = ({
	email,
	until,
	over,
}: {
	email: string;
	/** ISO with the time. */
	until: string;
	over: boolean;
}) => (
	<p className="text-small text-muted wrap-anywhere">
		The invitation is for <AddressText address={email} />.{' '}
		<span>{!over && `It can be accepted until ${londonMoment(until)}, UK time.`}</span>
	</p>
);

/** The buttons that answer it. */
export function AnswerInvitation({
	accept,
	accepting,
	accepted,
	decline,
	children,
}: {
	accept: () => Deed<object>;
	/** The words of the button while it works. */
	accepting: string;
	accepted: Message;
	decline: () => Deed<object>;
	/** What is said before it is declined. */
	children: ReactNode;
}) {
	const { run, busy } = useDeed();
	const join = async () => {
		const result = await run(accept());
		toast(result.ok ? accepted : invitationMessages.failed(result.message));
	};
	return (
		<>
			<LegalLine />
			<div className="flex flex-wrap gap-3">
				<Button disabled={busy} onClick={() => join()}>
					{busy ? accepting : 'Accept the invitation'}
				</Button>
				<AskFirst
					label="Decline"
					of=" the invitation"
					title="Decline the invitation?"
					yes="Yes, decline it"
					working="Declining..."
					no="Go back"
					does={decline}
					said={invitationMessages.declined}
					failed={invitationMessages.failed}
				>
					{children}
				</AskFirst>
			</div>
		</>
	);
}
