import { useId } from 'react';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';
import { wantDeadlines } from './api.ts';

/** Whether one is told by email before what one has saved closes; one press changes it. */
export function DeadlineMails({ wanted }: { wanted: boolean }) {
	const heading = useId();
	const { run, busy } = useDeed();
	const change = async () => {
		const result = await run(wantDeadlines(!wanted));
		if (!result.ok) toast(alertMessages.failed(result.message));
	};
	return (
		<section aria-labelledby={heading} className="mt-10">
			<h2 id={heading} className="mb-3 text-part">
				Before a deadline
			</h2>
			<Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-[1_1_12rem]">
					<p role="status" className="font-semibold">
						{wanted ? 'You get these emails.' : 'You do not get these emails.'}
					</p>
					<p className="text-small text-muted">
						One email in the morning, three days before what you have{' '}
						<Link to="/saved" className="link">
							saved
						</Link>{' '}
						closes. None comes about what you have applied to.
					</p>
				</div>
				<Button look="secondary" disabled={busy} onClick={() => change()}>
					{wanted ? 'Stop these emails' : 'Send me these emails'}
				</Button>
			</Card>
		</section>
	);
}
