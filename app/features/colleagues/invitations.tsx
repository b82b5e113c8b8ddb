import { Mail } from 'lucide-react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { colleagueMessages } from '#app/messages/colleagues.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
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

function Invited({ invitation }: { invitation: Invitation }) {
	const { id, email, role, by, by_you, invited_on, until, over } = invitation;
	const { run, busy } = useDeed();
	const again = async () => {
		const result = await run(sendAgain(id));
		toast(result.ok ? colleagueMessages.sentAgain : colleagueMessages.failed(result.message));
	};
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 first:border-0">
			<div className="flex min-w-0 flex-[1_1_14rem] items-start gap-4">
				<PersonMark>
					<Mail className="size-5" />
				</PersonMark>
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<b className="wrap-anywhere">
							<AddressText address={email} />
						</b>
						<Badge tone="warn">{over ? 'The seven days are over' : 'Not answered yet'}</Badge>
					</p>
					<p className="text-small text-muted wrap-anywhere">
						{roleWords[role].label}, invited by{' '}
						<span>{by_you ? 'you' : (by ?? 'a colleague')}</span> on {longDate(invited_on)}
						<span>{!over && `, can be accepted until ${londonMoment(until)}, UK time`}</span>
					</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-x-1">
				<Button look="text" disabled={busy} onClick={() => again()}>
					Send again<span className="sr-only"> to {email}</span>
				</Button>
				<AskFirst
					label="Withdraw"
					of={` the invitation of ${email}`}
					title="Withdraw the invitation?"
					yes="Yes, withdraw it"
					working="Withdrawing..."
					no="Keep it"
					look="hot"
					does={() => withdraw(id)}
					said={colleagueMessages.withdrawn}
					failed={colleagueMessages.failed}
				>
					<p className="wrap-anywhere">
						The link in the email to {email} no longer works then. You can invite this address
						again.
					</p>
				</AskFirst>
			</div>
		</li>
	);
}
