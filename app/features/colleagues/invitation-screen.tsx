import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import {
	AnswerInvitation,
	InvitationCard,
	InvitedAddress,
} from '#app/ui/invitations/own-invitation.tsx';
import type { CompanyRole, OwnInvitation } from '#schema/employers/colleagues.ts';
import { accept, decline } from './api.ts';

/** An invitation to a company, as whoever is invited sees it. @param email of the account that is signed in */
export const InvitationScreen = ({
	invitation,
	email,
}: {
	invitation: CallResult<OwnInvitation>;
	email: string;
}) => (
	<InvitationCard
		invitation={invitation}
		email={email}
		signOut={<SignOutButton />}
		elsewhere={
			<ButtonLink to="/employer-dashboard" look="secondary">
				Go to your dashboard
			</ButtonLink>
		}
	>
		{(offered) => <Offered invitation={offered} />}
	</InvitationCard>
);

const asRole: Record<CompanyRole, string> = {
	recruiter: 'a recruiter: you can post internships, and answer those who apply.',
	owner:
		'an owner: you can post internships, answer those who apply, change the company’s profile and decide who belongs to it.',
};

function Offered({ invitation }: { invitation: OwnInvitation }) {
	const { id, company, role, by, until, over, email, other_company, only_owner } = invitation;
	return (
		<>
			<h2 className="text-part wrap-anywhere">{company} invites you</h2>
			<p className="wrap-anywhere">
				<span>{by ?? 'A colleague'}</span> invites you to act for <b>{company}</b> as {asRole[role]}
			</p>
			<InvitedAddress email={email} until={until} over={over} />
			{over && <p>The seven days of this invitation are over. Ask {company} for a new one.</p>}
			{!over && other_company !== null && (
				<>
					<p className="wrap-anywhere">
						Your account belongs to {other_company} already, and an account belongs to one company.
					</p>
					<p className="wrap-anywhere">
						{only_owner
							? `You are its only owner, so you cannot leave it yet. Make a colleague there an owner, leave it, and open this page again. If you have no colleague there, ask ${company} to invite another address of yours.`
							: `Leave it first and open this page again, or ask ${company} to invite another address of yours.`}
					</p>
					<ButtonLink to="/employer-dashboard/colleagues" look="secondary">
						Your colleagues at {other_company}
					</ButtonLink>
				</>
			)}
			{!over && other_company === null && (
				<>
					<p className="text-small text-muted">
						Your colleagues see your name, your email address and what you do for the company.
					</p>
					<AnswerInvitation
						accept={() => accept(id)}
						accepting="Joining..."
						accepted={colleagueMessages.accepted}
						decline={() => decline(id)}
					>
						<p className="wrap-anywhere">
							{company} can invite you again. Your account stays as it is.
						</p>
					</AnswerInvitation>
				</>
			)}
		</>
	);
}
