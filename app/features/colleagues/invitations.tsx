import { PendingInvitation } from '#app/ui/invitations/pending-invitation.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { type Invitation, roleWords } from '#schema/employers/colleagues.ts';
import { londonMoment, longDate } from '#schema/london-day.ts';
import { sendAgain, withdraw } from './api.ts';

/** Whom the company has invited, and who has not answered yet. */
export const Invitations = ({ invitations }: { invitations: Invitation[] }) =>
	invitations.length > 0 && (
		<section>
			<h2 className="mb-3 text-part">Invited</h2>
			<ul className="rounded-card border border-line bg-card">
				<Entries>
					{invitations.map((invitation) => (
						<Invited key={invitation.id} invitation={invitation} />
					))}
				</Entries>
			</ul>
		</section>
	);

const Invited = ({ invitation }: { invitation: Invitation }) => {
	const { id, email, role, by, by_you, invited_on, until, over } = invitation;
	return (
		<PendingInvitation
			email={email}
			over={over}
			className="border-t border-line p-4 first:border-0"
			sendAgain={() => sendAgain(id)}
			withdraw={() => withdraw(id)}
		>
			<p className="text-small text-muted wrap-anywhere">
				{roleWords[role].label}, invited by <span>{by_you ? 'you' : (by ?? 'a colleague')}</span> on{' '}
				{longDate(invited_on)}
				<span>{!over && `, can be accepted until ${londonMoment(until)}, UK time`}</span>
			</p>
		</PendingInvitation>
	);
};
