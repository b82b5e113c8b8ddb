import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import {
	MoveSeveral,
	useMoveSeveral,
} from '#app/features/applications/hosts/moves/move-several.tsx';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { useNarrow, useWide } from '#app/lib/use-wide.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { openAtField } from '#app/ui/dialog.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { SingleKeys } from '#app/ui/single-keys.tsx';
import {
	type ApplicantFilters,
	filtersIn,
	fromTheTop,
} from '#schema/applications/applicant-filters.ts';
import {
	type Applicant,
	type ApplicantsPage,
	MOST_COUNTED,
} from '#schema/applications/applicants.ts';
import { BOARD_KEYS, LIST_KEYS } from './applicant-keys.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import type { Board } from './board.tsx';
import { Bulk, LastBulk } from './bulk.tsx';
import { Downloads } from './downloads.tsx';
import { Filters, Whose } from './filters.tsx';
import { GiveSeveral } from './give-several.tsx';
import { ChosenFilters, SearchAndSort } from './own-filters.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useLastMoves } from './use-last-moves.ts';
import { useSelection } from './use-selection.ts';
import { isSeveral } from './who.tsx';

/**
 * The applications that the host answers, overdue first: filtered by the address, with many moved at once.
 * @param result the page of the address; what is shown stays until the next one is loaded
 * @param notFound shown to people who do not answer any, or not any more
 * @param board which is loaded where the address asks for it, and shown in its place where there is room
 */
export function ApplicantsList({
	result,
	notFound,
	board = null,
}: {
	result: CallResult<ApplicantsPage>;
	notFound: ReactNode;
	board?: typeof Board | null;
}) {
	const { revalidate } = useRevalidator();
	if (result.ok) return <ListContent page={result.value} board={board} />;
	if (result.status === 404) return notFound;
	return <NotFetched words={result.message} onAgain={() => revalidate()} />;
}

function ListContent({ page, board }: { page: ApplicantsPage; board: typeof Board | null }) {
	const chosen = useSelection();
	const filters = filtersIn(useComingQuery());
	const { host } = useHost();
	const moves = useLastMoves();
	const several = useMoveSeveral();
	const giving = useRef<HTMLDialogElement>(null);
	const total = useRef<HTMLParagraphElement>(null);
	const narrow = useNarrow();
	const end = () => {
		moves.end();
		// The button that was pressed goes with the panel.
		total.current?.focus();
	};
	const moveChosen = () => {
		const selected = page.items.filter(({ id }) => chosen.items.has(id));
		const items = new Map([...chosen.items].map(([id, { status }]) => [id, status]));
		several.open({ items, names: selected.slice(0, NAMED).map(nameOf) });
	};
	const moveOne = (applicant: Applicant) => {
		const { id, status } = applicant;
		several.open({
			items: new Map([[id, status]]),
			names: [nameOf(applicant)],
			storedAs: `moves-${id}`,
		});
	};
	const Columns = filters.view === 'board' && !narrow && page.columns ? board : null;
	/** Whether the filters stand beside the list: staff have their screens there, and a board needs the room. */
	const beside = useWide() && host === 'employer' && !Columns;
	const isNarrowed = filters.mine.length > 0 || filters.words !== null;
	if (page.counts.all === 0 && page.internships.length === 0 && !isNarrowed) return <NoneYet />;
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
				<Filters
					page={page}
					filters={filters}
					beside={beside}
					total={
						<p
							ref={total}
							tabIndex={-1}
							role="status"
							className="text-body font-semibold outline-none"
						>
							{totalWords(page.total)}
						</p>
					}
				>
					{!narrow && downloads}
					{!narrow && host === 'employer' && <ViewSwitch filters={filters} />}
					<SingleKeys keys={Columns ? BOARD_KEYS : LIST_KEYS[host]} className="max-md:hidden" />
				</Filters>
				<div className="grid gap-5">
					{host === 'staff' ? (
						<SearchAndSort filters={filters} hidesNames={false} />
					) : (
						<div className="grid gap-3">
							<SearchAndSort
								filters={filters}
								hidesNames={page.internships.some(({ hides_names }) => hides_names)}
							/>
							<ChosenFilters page={page} filters={filters} />
							<SavedFilters saved={page.saved_filters} filters={filters} />
						</div>
					)}
					{moves.last && chosen.items.size === 0 && (
						<LastBulk done={moves.last} onSent={moves.forget} onEnd={end} />
					)}
					{page.items.length === 0 ? (
						<NoneOfThese filters={filters} />
					) : Columns && page.columns ? (
						<Columns
							columns={page.columns}
							filters={filters}
							several={isSeveral(page)}
							today={page.today}
							onMove={moveOne}
						/>
					) : (
						<ApplicantRows page={page} filters={filters} chosen={chosen}>
							<Bulk
								chosen={chosen}
								of={filters.of}
								onMove={moveChosen}
								onGive={page.colleagues.length > 0 ? () => openAtField(giving.current) : undefined}
							/>
						</ApplicantRows>
					)}
					{!Columns && <Pages page={page} filters={filters} />}
					{narrow && downloads}
				</div>
			</div>
			<GiveSeveral dialog={giving} chosen={chosen} colleagues={page.colleagues} />
			<MoveSeveral
				moving={several.moving}
				dialog={several.dialog}
				today={page.today}
				onDone={(moved) => {
					chosen.clear();
					moves.store(moved);
				}}
				onClosed={several.end}
			/>
		</>
	);
}

/** So many of those that are moved are named. */
const NAMED = 5;

function NoneOfThese({ filters: { view } }: { filters: ApplicantFilters }) {
	const { list } = useHost();
	return (
		<EmptyState scene="lookout" title="None with these filters">
			<ButtonLink to={list({ view })} look="secondary">
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

/** The same applications as a list, or by status side by side. */
function ViewSwitch({ filters }: { filters: ApplicantFilters }) {
	const { list } = useHost();
	const to = (view: ApplicantFilters['view']) => list({ ...fromTheTop(filters), view });
	const views = [
		['List', null],
		['Board', 'board'],
	] as const;
	return (
		<nav
			aria-label="View"
			data-no-print
			className="flex rounded-control border border-control bg-card p-0.5 text-small"
		>
			{views.map(([name, view]) => (
				<Link
					key={name}
					to={to(view)}
					preventScrollReset
					aria-current={filters.view === view ? 'page' : undefined}
					className={cn(
						'inline-flex min-h-11 items-center rounded-control px-3.5 font-semibold',
						filters.view === view ? 'bg-brand-fill text-on-fill' : 'hover:text-brand',
					)}
				>
					{name}
				</Link>
			))}
		</nav>
	);
}

/** The way to the pages before and after. */
function Pages({
	page: { items, skipped, total, previous, next },
	filters,
}: {
	page: ApplicantsPage;
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	if (previous === null && next === null) return null;
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-3" data-no-print>
			<span className="mr-auto text-muted even-figures">
				{skipped + 1} to {skipped + items.length} of {total}
			</span>
			{previous && (
				<ButtonLink
					to={list({ ...filters, after: null, before: previous })}
					rel="prev"
					look="secondary"
				>
					<ArrowLeft aria-hidden="true" className="size-4.5" />
					Previous page
				</ButtonLink>
			)}
			{next && (
				<ButtonLink
					to={list({ ...filters, after: next, before: null })}
					rel="next"
					look="secondary"
				>
					Next page
					<ArrowRight aria-hidden="true" className="size-4.5" />
				</ButtonLink>
			)}
		</nav>
	);
}
