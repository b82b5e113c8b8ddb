import { type ReactNode, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { ALERTS_PATH, OFFER } from '#app/lib/addresses/alert-address.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { StateScene } from '#app/ui/art/drawings.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { SearchBox } from '#app/ui/forms/search-box.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { InPlace } from '#app/ui/page/in-place.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import type { Alert, AlertsPage } from '#schema/students/alert.ts';
import { alertQuery, alertSearch, MOST_ALERTS } from '#schema/students/alert-search.ts';
import { followedIn, MOST_FOLLOWED } from '#schema/students/follow.ts';
import { AlertCard } from './alert-card.tsx';
import { BackToSearch, NewAlertForm } from './new-alert.tsx';
import { useStillListed } from './removed-notice.tsx';

/** The alerts of the user, with the companies that they follow, and the one that the address offers. */
export function AlertsList({
	page: { items, today },
	waits,
}: {
	page: AlertsPage;
	/** Whether the screen has an internship that one waits for: it is not empty then, nor where the last one is removed. */
	waits: boolean;
}) {
	const offered = useOffer(today);
	const listed = useStillListed(items, (one, other) => one.id === other.id);
	/** Of the offer with which the screen was opened; it stays so where the alert is removed. */
	const [isKnown] = useState(() => items.some(({ query }) => query === offered));
	const [searches, follows] = [listed.filter(isSearch), listed.filter((one) => !isSearch(one))];
	const [alike, most] =
		offered === null || isSearch({ query: offered })
			? [items.filter(isSearch), MOST_ALERTS]
			: [items.filter((one) => !isSearch(one)), MOST_FOLLOWED];
	const isNew = offered !== null && !isKnown && alike.length < most;
	/** The offer whose form is shown, and keeps its space once the alert is made. */
	const [asked, setAsked] = useState(isNew ? offered : null);
	if (isNew && asked !== offered) setAsked(offered);
	const made = offered === null && items.find(({ query }) => query === asked);
	const [waited, setWaited] = useState(waits);
	if (waits && !waited) setWaited(true);
	return (
		<div>
			{items.length > 0 && offered !== null && isKnown && (
				<StatusMessage>You have this alert already.</StatusMessage>
			)}
			{offered !== null && !isKnown && alike.length >= most && (
				<StatusMessage>{fullWords({ query: offered })}</StatusMessage>
			)}
			{asked !== null && (isNew || made) && (
				<div className="mb-8">
					<InPlace
						answer={
							made ? (
								<DonePanel title="Your alert is made">
									<div className="flex flex-wrap justify-between gap-x-8 gap-y-3">
										<div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
											<p className="mb-1.5">{madeWords(made)}</p>
											<BackToSearch query={made.query} />
										</div>
										<StateScene of="lighthouse" className="w-80 max-w-full rounded-card bg-sea" />
									</div>
								</DonePanel>
							) : null
						}
					>
						<NewAlertForm key={asked} query={asked} />
					</InPlace>
				</div>
			)}
			{listed.length === 0 && offered === null && !waited && <NoAlerts title="No alerts yet" />}
			{listed.length > 0 && items.length === 0 && (
				<div ref={focusOn} tabIndex={-1} role="status" className="outline-none">
					<NoAlerts title="Your last alert is removed" />
				</div>
			)}
			{items.length > 0 && (
				<>
					<Cards
						title={`${items.filter(isSearch).length} of ${MOST_ALERTS} alerts`}
						listed={searches}
						items={items}
					/>
					<div className={searches.length > 0 ? 'mt-10' : undefined}>
						<Cards title="Companies that you follow" listed={follows} items={items} />
					</div>
				</>
			)}
		</div>
	);
}

/** Of the two kinds of alerts: a search, and not all internships of one company. */
const isSearch = ({ query }: Pick<Alert, 'query'>) => followedIn(query) === null;

/** @param items those that are not removed */
const Cards = ({ title, listed, items }: { title: string; listed: Alert[]; items: Alert[] }) =>
	listed.length > 0 && (
		<>
			<h2 className="mb-3 text-part">{title}</h2>
			<ul className="in-twos gap-4">
				<Entries>
					{listed.map((alert) => (
						<AlertCard key={alert.id} alert={alert} isRemoved={!items.includes(alert)} />
					))}
				</Entries>
			</ul>
		</>
	);

const titleOf = ({ query }: Pick<Alert, 'query'>) => searchTitle(alertSearch(query));

/** @param offered for which there is no room */
const fullWords = (offered: Pick<Alert, 'query'>) =>
	isSearch(offered)
		? `You have ten alerts. Remove one to make this one: ${titleOf(offered)}.`
		: `You follow ${MOST_FOLLOWED} companies. Remove one to follow this one: ${titleOf(offered)}.`;

const madeWords = (alert: Alert) =>
	`${titleOf(alert)}: we write ${alert.frequency === 'daily' ? 'in the morning' : 'on Mondays'} when there is something new. One click in each email ends it.`;

const StatusMessage = ({ children }: { children: ReactNode }) => (
	<p role="status" className="mb-8 rounded-control bg-wash p-4 wrap-anywhere">
		{children}
	</p>
);

const NoAlerts = ({ title }: { title: string }) => (
	<EmptyState
		scene="lighthouse"
		title={title}
		text="Say what you look for, or search first and choose “Alert me” below what is found. An email comes only when there is something new."
	>
		{/* The address of an offer, as that link has it. */}
		<Form action={ALERTS_PATH} className="flex w-full max-w-md flex-wrap gap-2">
			<input type="hidden" name={OFFER.name} value={OFFER.value} />
			<SearchBox
				label="What you look for"
				name="q"
				placeholder="Job or city"
				pattern=".*\S.*"
				required
				className="flex-[1_1_9rem]"
			/>
			<Button type="submit" size="large">
				Alert me
			</Button>
		</Form>
		<ButtonLink to="/internships" look="secondary">
			Search internships
		</ButtonLink>
	</EmptyState>
);

/** The search that the address offers an alert for; null where there is none. */
function useOffer(today: string) {
	const parameters = new URLSearchParams(useLocation().search);
	const isOffered = parameters.get(OFFER.name) === OFFER.value;
	return isOffered ? alertQuery(parseSearch(parameters, today)) : null;
}
