import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { careersMessages } from '#app/messages/careers.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import {
	AnswerInvitation,
	InvitationCard,
	InvitedAddress,
} from '#app/ui/invitations/own-invitation.tsx';
import type { OwnAdviserInvitation } from '#schema/careers/careers-services.ts';
import { accept, decline } from './api.ts';

/** An invitation of an adviser, as whoever is invited sees it. @param email of the account that is signed in */
export const AdviserInvitationScreen = ({
	invitation,
	email,
}: {
	invitation: CallResult<OwnAdviserInvitation>;
	email: string;
}) => (
	<InvitationCard
		invitation={invitation}
		email={email}
		signOut={<SignOutButton />}
		elsewhere={
			<ButtonLink to="/account" look="secondary">
				Go to your account
			</ButtonLink>
		}
	>
		{(offered) => <Offered invitation={offered} />}
	</InvitationCard>
);

function Offered({
	invitation: { id, university, email, until, over, taken },
}: {
	invitation: OwnAdviserInvitation;
}) {
	const open = !over && !taken;
	return (
		<>
			<h2 className="text-part wrap-anywhere">Access for the careers service of {university}</h2>
			<p>
				You see the applications that students of your university have agreed to show you, and
				numbers without names. You can change nothing, and there is no file to download. Please keep
				no copy of what a student has taken back.
			</p>
			<InvitedAddress email={email} until={until} over={over} />
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
					<AnswerInvitation
						accept={() => accept(id)}
						accepting="Accepting..."
						accepted={careersMessages.accepted}
						decline={() => decline(id)}
					>
						<p>We can invite you again. Your account stays as it is.</p>
					</AnswerInvitation>
				</>
			)}
		</>
	);
}
