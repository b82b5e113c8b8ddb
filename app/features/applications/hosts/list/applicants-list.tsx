import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import {
	type Done,
	MoveSeveral,
	useMoveSeveral,
} from '#app/features/applications/hosts/moves/move-several.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow, useWide } from '#app/lib/use-wide.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import { type ApplicantsPage, MOST_COUNTED } from '#schema/applications/applicants.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import { Bulk, LastBulk } from './bulk.tsx';
import { Downloads } from './downloads.tsx';
import { Filters, Whose } from './filters.tsx';
import { ChosenFilters, SearchAndSort } from './own-filters.tsx';
import { Pages } from './pages.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useChosen } from './use-chosen.ts';

/**
 * The applications that the host answers, overdue first: filtered by the address, with many moved at once.
 * @param result the page of the address; what is shown stays until the next one is loaded
 * @param notFound shown to people who do not answer any, or not any more
 */
export function ApplicantsList({
	result,
	notFound,
}: {
	result: CallResult<ApplicantsPage>;
	notFound: ReactNode;
}) {
	const { revalidate } = useRevalidator();
	if (result.ok) return <Listed page={result.value} />;
	if (result.status === 404) return notFound;
	return <NotFetched words={result.message} onAgain={() => revalidate()} />;
}

function Listed({ page }: { page: ApplicantsPage }) {
	const chosen = useChosen();
	const filters = filtersIn(useComingQuery());
	const { host } = useHost();
	const [done, setDone] = useState<Done | null>(null);
	const several = useMoveSeveral();
	const total = useRef<HTMLParagraphElement>(null);
	const narrow = useNarrow();
	const end = () => {
		setDone(null);
		// The button that was pressed goes with the panel.
		total.current?.focus();
	};
	const moveChosen = () => {
		const shown = page.items.filter(({ id }) => chosen.items.has(id));
		several.open({ items: chosen.items, names: shown.slice(0, NAMED).map(nameOf) });
	};
	/** Whether the filters stand beside the list: staff have their screens there. */
	const beside = useWide() && host === 'employer';
	if (page.counts.all === 0 && page.internships.length === 0 && filters.mine.length === 0)
		return <NoneYet />;
	const downloads = <Downloads filters={filters} />;
	return (
		<>
			{host === 'staff' && <Whose filters={filters} />}
			<div
				className={cn(
					'grid items-start gap-x-6 gap-y-5 print:block!',
					beside && 'grid-cols-[13rem_minmax(0,1fr)]',
				)}
			>
				<Filters page={page} filters={filters} beside={beside}>
					<p
						ref={total}
						tabIndex={-1}
						role="status"
						className="text-body font-semibold outline-none"
					>
						{totalWords(page.total)}
					</p>
					{!narrow && downloads}
					<SingleKeys keys={KEYS} className="max-md:hidden" />
				</Filters>
				<div className="grid gap-5">
					{host === 'employer' && (
						<div className="grid gap-3">
							<SearchAndSort
								filters={filters}
								hidesNames={page.internships.some(({ hides_names }) => hides_names)}
							/>
							<ChosenFilters page={page} filters={filters} />
							<SavedFilters saved={page.saved_filters} filters={filters} />
						</div>
					)}
					{done && chosen.items.size === 0 && <LastBulk done={done} onEnd={end} />}
					{page.items.length === 0 ? (
						<NoneOfThese />
					) : (
						<ApplicantRows page={page} filters={filters} chosen={chosen}>
							<Bulk chosen={chosen} of={filters.of} onMove={moveChosen} />
						</ApplicantRows>
					)}
					<Pages page={page} filters={filters} />
					{narrow && downloads}
				</div>
			</div>
			<MoveSeveral
				moving={several.moving}
				dialog={several.dialog}
				today={page.today}
				onDone={(moved) => {
					chosen.clear();
					setDone(moved);
				}}
				onClosed={several.end}
			/>
		</>
	);
}

/** So many of those that are moved are named. */
const NAMED = 5;

/** The rows, by the link of each. */
const links = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label=Applicants] > li a')];
const rowOf = (element: Element | null) => element?.closest('ul[aria-label=Applicants] > li');

/** @param by how many rows further down; without a focus it begins at the first, or last */
function step(by: 1 | -1) {
	const all = links();
	const here = rowOf(document.activeElement);
	const place = all.findIndex((link) => here !== null && rowOf(link) === here);
	(place < 0 ? all.at(by > 0 ? 0 : -1) : all[place + by])?.focus();
}

/** Presses a mark of the applicant who has the focus. */
const pressInRow = (mark: string) =>
	rowOf(document.activeElement)?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.click();

const KEYS = [
	{ key: 'j', words: 'Next in the list; Enter opens', does: () => step(1) },
	{ key: 'k', words: 'Previous in the list', does: () => step(-1) },
	{
		key: 'x',
		words: 'Choose, or leave out',
		does: () => rowOf(document.activeElement)?.querySelector('input')?.click(),
	},
	{ key: 'm', words: 'Move those chosen' },
	{ key: 's', words: 'Shortlist', does: () => pressInRow('s') },
	...['1', '2', '3'].map((key) => ({
		key,
		words: key === '1' ? '1 star' : `${key} stars`,
		does: () => pressInRow(key),
	})),
	{ key: '/', words: 'Search' },
];

function NoneOfThese() {
	const { list } = useHost();
	return (
		<EmptyState scene="lookout" title="None with these filters">
			<ButtonLink to={list({})} look="secondary">
				Show all applications
			</ButtonLink>
		</EmptyState>
	);
}

const NoneYet = () => {
	const { host } = useHost();
	return (
		<EmptyState
			scene="lookout"
			title="No applications yet"
			text={
				host === 'staff'
					? 'Applications to the site’s internships, and general ones, appear here.'
					: 'Once you have an internship open, the students who apply for it appear here.'
			}
		/>
	);
};

const totalWords = (total: number) =>
	total < MOST_COUNTED
		? `${total} ${total === 1 ? 'application' : 'applications'}`
		: `${MOST_COUNTED.toLocaleString('en-GB')} applications or more: the first of them are counted`;
