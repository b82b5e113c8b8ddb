import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { toast } from '#app/ui/toast.ts';
import type { CompanyRole, OwnInvitation } from '#schema/employers/colleagues.ts';
import { londonMoment } from '#schema/london-day.ts';
import { accept, decline } from './api.ts';

/** An invitation to a company, as whoever is invited sees it. @param email of the account that is signed in */
export const InvitationScreen = ({
	invitation,
	email,
}: {
	invitation: CallResult<OwnInvitation>;
	email: string;
}) => (
	<Card className="grid max-w-prose justify-items-start gap-4">
		{invitation.ok ? (
			<Offered invitation={invitation.value} />
		) : (
			<Refused isOther={invitation.status === 403} words={invitation.message} email={email} />
		)}
	</Card>
);

/** @param isOther whether it is for another account than the one that is signed in */
const Refused = ({ isOther, words, email }: { isOther: boolean; words: string; email: string }) => (
	<>
		<p>{words}</p>
		{isOther ? (
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
			<ButtonLink to="/employer-dashboard" look="secondary">
				Go to your dashboard
			</ButtonLink>
		)}
	</>
);

const asRole: Record<CompanyRole, string> = {
	recruiter: 'a recruiter: you can post internships, and answer those who apply.',
	owner:
		'an owner: you can post internships, answer those who apply, change the company’s profile and decide who belongs to it.',
};

function Offered({ invitation }: { invitation: OwnInvitation }) {
	const { id, company, role, by, until, over, email, other_company, only_owner } = invitation;
	const { run, busy } = useDeed();
	const join = async () => {
		const result = await run(accept(id));
		toast(result.ok ? colleagueMessages.accepted : colleagueMessages.failed(result.message));
	};
	return (
		<>
			<h2 className="text-part wrap-anywhere">{company} invites you</h2>
			<p className="wrap-anywhere">
				<span>{by ?? 'A colleague'}</span> invites you to act for <b>{company}</b> as {asRole[role]}
			</p>
			<p className="text-small text-muted wrap-anywhere">
				The invitation is for <AddressText address={email} />.{' '}
				<span>{!over && `It can be accepted until ${londonMoment(until)}, UK time.`}</span>
			</p>
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
					<LegalLine />
					<div className="flex flex-wrap gap-3">
						<Button disabled={busy} onClick={() => join()}>
							{busy ? 'Joining...' : 'Accept the invitation'}
						</Button>
						<AskFirst
							label="Decline"
							of=" the invitation"
							title="Decline the invitation?"
							yes="Yes, decline it"
							working="Declining..."
							no="Go back"
							does={() => decline(id)}
							said={colleagueMessages.declined}
							failed={colleagueMessages.failed}
						>
							<p className="wrap-anywhere">
								{company} can invite you again. Your account stays as it is.
							</p>
						</AskFirst>
					</div>
				</>
			)}
		</>
	);
}
