import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { OFFER } from '#app/lib/addresses/alert-address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import type { Alert, AlertsPage } from '#schema/students/alert.ts';
import { alertQuery, alertSearch, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { AlertCard } from './alert-card.tsx';
import { NewAlertForm } from './new-alert.tsx';

type Done = { title: string; words: string };

/** The alerts of the user, and the one that the address offers. */
export function AlertsList({
	page: { items, today },
	waits,
}: {
	page: AlertsPage;
	/** Whether the screen has an internship that one waits for, so that it is not empty. */
	waits: boolean;
}) {
	const offered = useOffer(today);
	const [done, setDone] = useState<Done | null>(null);
	const isKnown = items.some(({ query }) => query === offered);
	const added = (alert: Alert) => setDone({ title: 'Your alert is made', words: madeWords(alert) });
	const changed = (before: Alert, now: Alert | null) =>
		setDone(now ? null : { title: 'The alert is removed', words: titleOf(before) });
	return (
		<div>
			{done && (
				<DonePanel key={done.title + done.words} title={done.title} className="mb-8">
					<p className="wrap-anywhere">{done.words}</p>
				</DonePanel>
			)}
			{offered !== null && isKnown && <Said>You have this alert already.</Said>}
			{offered !== null && !isKnown && items.length >= MOST_ALERTS && (
				<Said>
					You have ten alerts. Remove one to make this one: {titleOf({ query: offered })}.
				</Said>
			)}
			{offered !== null && !isKnown && items.length < MOST_ALERTS && (
				<NewAlertForm query={offered} onAdded={added} />
			)}
			{items.length === 0 && offered === null && !waits && <NoAlerts />}
			{items.length > 0 && (
				<>
					<h2 className="mb-3 text-[1.35rem]">
						{items.length} of at most {MOST_ALERTS}
					</h2>
					<ul className="grid gap-4 lg:grid-cols-2">
						{items.map((alert) => (
							<AlertCard key={alert.id} alert={alert} onChange={(now) => changed(alert, now)} />
						))}
					</ul>
				</>
			)}
		</div>
	);
}

const titleOf = ({ query }: Pick<Alert, 'query'>) => searchTitle(alertSearch(query));

const madeWords = (alert: Alert) =>
	`${titleOf(alert)}: we write ${alert.frequency === 'daily' ? 'in the morning' : 'on Mondays'} when there is something new. One click in each email ends it.`;

const Said = ({ children }: { children: ReactNode }) => (
	<p role="status" className="mb-8 rounded-control bg-wash p-4 wrap-anywhere">
		{children}
	</p>
);

const NoAlerts = () => (
	<EmptyState
		scene="lighthouse"
		title="No alerts yet"
		text="You have none yet. Search for internships, and choose “Alert me” below what is found. An email comes only when there is something new."
	>
		<ButtonLink to="/internships">Search internships</ButtonLink>
	</EmptyState>
);

/** The search that the address offers an alert for; null where there is none. */
function useOffer(today: string) {
	const parameters = new URLSearchParams(useLocation().search);
	const isOffered = parameters.get(OFFER.name) === OFFER.value;
	return isOffered ? alertQuery(parseSearch(parameters, today)) : null;
}
