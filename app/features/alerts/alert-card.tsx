import { useState } from 'react';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import { searchTitle } from '#schema/internships/search-title.ts';
import { longDate } from '#schema/london-day.ts';
import type { Alert, NewAlert } from '#schema/students/alert.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import { changeAlert, keepAlert, removeAlert } from './api.ts';
import { FrequencyField } from './frequency-field.tsx';

/** An alert in the list. @param onChange gets it as it is now; null once it is removed */
export function AlertCard({
	alert,
	onChange,
}: {
	alert: Alert;
	onChange: (alert: Alert | null) => void;
}) {
	const { id, query, frequency, created_on, ends_on } = alert;
	const { run, busy, doing } = useDeed();
	const [keep, remove] = [keepAlert(id), removeAlert(id)];
	/** Until it is stored. */
	const [chosen, setChosen] = useState<NewAlert['frequency'] | null>(null);
	const act = async <T,>(deed: Deed<T>, done: (value: T) => void) => {
		const result = await run(deed);
		if (result.ok) done(result.value);
		else toast(alertMessages.failed(result.message));
	};
	const change = async (wanted: NewAlert['frequency']) => {
		if (busy) return;
		setChosen(wanted);
		await act(changeAlert(id, { frequency: wanted }), onChange);
		setChosen(null);
	};
	const title = searchTitle(alertSearch(query));
	return (
		<li>
			<Card className="grid gap-4">
				<div>
					<h3 className="text-[1.1rem] wrap-anywhere">
						<Link to={query ? `/internships?${query}` : '/internships'} className="hover:underline">
							{title}
						</Link>
					</h3>
					<p className="text-[0.95rem] text-muted">Since {longDate(created_on)}</p>
				</div>
				{ends_on && (
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sun-wash p-4 text-sun-ink">
						<p className="flex-[1_1_12rem]">It ends on {longDate(ends_on)} unless you keep it.</p>
						<Button look="secondary" disabled={busy} onClick={() => act(keep, onChange)}>
							{doing?.path === keep.path ? 'Keeping it...' : 'Keep it'}
						</Button>
					</div>
				)}
				<div className="flex flex-wrap items-end justify-between gap-4">
					<div className="min-w-[min(15rem,100%)]">
						<FrequencyField
							value={chosen ?? frequency}
							onChange={({ currentTarget }) =>
								void change(currentTarget.value as NewAlert['frequency'])
							}
						/>
					</div>
					<Button
						look="secondary"
						disabled={busy}
						onClick={() => act(remove, () => onChange(null))}
					>
						{doing?.path === remove.path ? 'Removing...' : 'Remove'}{' '}
						<span className="sr-only">{title}</span>
					</Button>
				</div>
			</Card>
		</li>
	);
}
