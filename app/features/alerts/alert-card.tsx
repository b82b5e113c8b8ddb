import { useState } from 'react';
import { alertSearchPath } from '#app/lib/addresses/alert-address.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { useLastChoice } from '#app/lib/use-last-choice.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { InPlace } from '#app/ui/page/in-place.tsx';
import { toast } from '#app/ui/toast.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import { longDate } from '#schema/london-day.ts';
import type { Alert, NewAlert } from '#schema/students/alert.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import { changeAlert, keepAlert, removeAlert } from './api.ts';
import { FrequencyField } from './frequency-field.tsx';
import { RemovedNotice } from './removed-notice.tsx';

/** An alert in the list; a company that is followed has its name. */
export function AlertCard({ alert, isRemoved }: { alert: Alert; isRemoved: boolean }) {
	const { id, query, company, frequency, created_on, ends_on } = alert;
	const { run, busy, doing } = useDeed();
	/** When it was to end as the screen was opened: where that is said, something else takes its place. */
	const [ending] = useState(ends_on);
	const act = async (deed: Deed<object>) => {
		const result = await run(deed);
		if (!result.ok) toast(alertMessages.failed(result.message));
	};
	const [chosen, choose] = useLastChoice((wanted: NewAlert['frequency']) =>
		act(changeAlert(id, { frequency: wanted })),
	);
	const [keeping, removing] = [keepAlert(id), removeAlert(id)];
	const isRemoving = doing?.path === removing.path;
	const title = company ?? searchTitle(alertSearch(query));
	return (
		<li>
			<Card className={cn(isRemoved && 'border-dashed')}>
				<InPlace answer={isRemoved ? <RemovedNotice title={title} words="is removed." /> : null}>
					<div className="grid gap-4">
						<div>
							<h3 className="text-body wrap-anywhere">
								<Link to={alertSearchPath(query)} className="link inline-block py-1">
									{title}
								</Link>
							</h3>
							<p className="text-small text-muted">Since {longDate(created_on)}</p>
						</div>
						{ending && (
							<InPlace
								answer={
									ends_on ? null : (
										<p
											ref={focusOn}
											tabIndex={-1}
											role="status"
											className="self-center outline-none"
										>
											It goes on.
										</p>
									)
								}
							>
								<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sun-wash p-4 text-sun-ink">
									<p className="flex-[1_1_12rem]">
										It ends on {longDate(ending)} unless you keep it.
									</p>
									<Button look="secondary" disabled={busy} onClick={() => act(keeping)}>
										{doing?.path === keeping.path ? 'Keeping it...' : 'Keep it'}
									</Button>
								</div>
							</InPlace>
						)}
						<div className="flex flex-wrap items-end justify-between gap-4">
							<div className="min-w-[min(15rem,100%)]">
								<FrequencyField
									value={chosen ?? frequency}
									onChange={({ currentTarget }) => {
										if (!isRemoving) void choose(currentTarget.value as NewAlert['frequency']);
									}}
								/>
							</div>
							<Button look="secondary" disabled={busy} onClick={() => act(removing)}>
								<span>{isRemoving ? 'Removing...' : 'Remove'}</span>{' '}
								<span className="sr-only">{title}</span>
							</Button>
						</div>
					</div>
				</InPlace>
			</Card>
		</li>
	);
}
