import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { invitationMessages } from '#app/messages/invitations.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';

/** An invitation that is not answered yet, for those who can send it again or withdraw it. */
export function PendingInvitation({
	email,
	over,
	className,
	sendAgain,
	withdraw,
	children,
}: {
	email: string;
	/** Whether its seven days are over. */
	over: boolean;
	className: string;
	sendAgain: () => Deed<object>;
	withdraw: () => Deed<object>;
	/** What else is to be said of it. */
	children: ReactNode;
}) {
	const { run, busy } = useDeed();
	const again = async () => {
		const result = await run(sendAgain());
		toast(result.ok ? invitationMessages.sentAgain : invitationMessages.failed(result.message));
	};
	return (
		<li className={cn('flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
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
					{children}
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
					does={withdraw}
					said={invitationMessages.withdrawn}
					failed={invitationMessages.failed}
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
