import { UserPlus } from 'lucide-react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonMoment } from '#schema/london-day.ts';
import type { StaffProposal } from '#schema/staff/staff-roles.ts';
import { approve, endProposal } from './api.ts';

/** Who is proposed as an administrator. */
export const Proposals = ({ proposals }: { proposals: StaffProposal[] }) =>
	proposals.length > 0 && (
		<ul className="grid gap-4">
			{proposals.map((proposal) => (
				<Proposal key={proposal.id} proposal={proposal} />
			))}
		</ul>
	);

/** Nobody approves what they have proposed themselves: they can withdraw it. */
function Proposal({ proposal }: { proposal: StaffProposal }) {
	const { id, name, email, by, by_you, at, until } = proposal;
	const { run, busy } = useDeed();
	const who = name ?? email;
	const proposes = by_you ? 'You propose' : `${by} proposes`;
	const take = async (isApproved: boolean) => {
		const result = await run(isApproved ? approve(id) : endProposal(id));
		if (!result.ok) toast(staffMessages.unchanged(result.message));
		else toast(isApproved ? staffMessages.approved : staffMessages.proposalEnded);
	};
	return (
		<li className="flex items-start gap-4 rounded-card bg-sun-wash p-5">
			<UserPlus aria-hidden="true" className="size-5 shrink-0 text-sun-ink" />
			<div className="grid min-w-0 gap-1">
				<h2 className="text-body font-semibold wrap-anywhere">
					{`${proposes} ${who} as an administrator`}
				</h2>
				<p className="text-small wrap-anywhere">
					<AddressText address={email} />. Since {londonMoment(at)}. A second administrator can
					approve it until {londonMoment(until)}, UK time.
				</p>
				<div className="mt-2 flex flex-wrap gap-3">
					{!by_you && (
						<Button disabled={busy} onClick={() => take(true)}>
							Approve<span className="sr-only"> {who} as an administrator</span>
						</Button>
					)}
					<Button look="secondary" disabled={busy} onClick={() => take(false)}>
						<span>{by_you ? 'Withdraw' : 'Refuse'}</span>
						<span className="sr-only"> the proposal of {who}</span>
					</Button>
				</div>
			</div>
		</li>
	);
}
