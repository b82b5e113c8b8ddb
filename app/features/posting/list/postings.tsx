import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import {
	draftPath,
	IMPORT_PATH,
	OVERDUE_ANSWERS,
	postingsCall,
	postingsPath,
} from '#app/features/posting/api.ts';
import { type HeldBack, type HeldBackDraft, heldBackIn } from '#app/features/posting/held-back.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { EnterButton, SearchBox } from '#app/ui/forms/search-box.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { EmployerPostings } from '#schema/employers/posting.ts';
import {
	ALL_POSTINGS,
	POSTING_STATES,
	type PostingFilters,
	type PostingState,
} from '#schema/employers/posting-filters.ts';
import { limits } from '#schema/limits.ts';
import { DraftRows } from './draft-rows.tsx';
import { InternshipRow } from './internship-row.tsx';

/**
 * Drafts and internships of the employer.
 * @param empty shown where there are none
 */
export function Postings({
	result,
	filters,
	empty,
}: {
	result: CallResult<EmployerPostings>;
	/** With which it was read. */
	filters: PostingFilters;
	empty: ReactNode;
}) {
	const { state } = useLocation();
	const { revalidate } = useRevalidator();
	/** Pages that were added to the first one; forgotten once that is loaded again. */
	const [older, setOlder] = useState<{ of: object; pages: EmployerPostings[] } | null>(null);
	if (!result.ok) return <NotFetched words={result.message} onAgain={() => revalidate()} />;
	const { drafts, all, today } = result.value;
	const pages = [result.value, ...(older?.of === result ? older.pages : [])];
	const internships = pages.flatMap((page) => page.internships);
	const next = pages.at(-1)?.next;
	const kept = heldBackIn(state);
	const keptTitle = [
		...drafts,
		...internships.map(({ revision, title }) => ({ ...revision, title })),
	].find(({ id }) => id !== undefined && id === kept?.id)?.title;
	if (all === 0) return empty;
	const isNarrowed = filters.words !== null || filters.state !== null;
	return (
		<div className="grid gap-8">
			{kept && keptTitle !== undefined && <DraftKept kept={kept} title={keptTitle} />}
			{!isNarrowed && (
				<OverdueNotice
					overdue={internships.reduce((sum, internship) => sum + internship.overdue, 0)}
				/>
			)}
			<div className="grid gap-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h2 className="text-part">Your internships</h2>
					<ButtonLink to={IMPORT_PATH} look="secondary">
						Import drafts
					</ButtonLink>
				</div>
				{(all > SEARCHED_FROM || isNarrowed) && <PostingSearch filters={filters} />}
			</div>
			{internships.length + drafts.length === 0 && (
				<EmptyState scene="lookout" title="None with this search">
					<ButtonLink to={postingsPath(ALL_POSTINGS)} look="secondary">
						Show all internships
					</ButtonLink>
				</EmptyState>
			)}
			{drafts.length > 0 && (
				<section>
					<h3 className="mb-3 text-part">Not public yet</h3>
					<DraftRows drafts={drafts} />
				</section>
			)}
			{internships.length > 0 && (
				<section>
					<h3 className="mb-3 text-part">Published</h3>
					<ul className="grid gap-3">
						<Entries>
							{internships.map((internship) => (
								<InternshipRow key={internship.id} internship={internship} today={today} />
							))}
						</Entries>
					</ul>
				</section>
			)}
			{next && (
				<More
					path={postingsCall(filters, next)}
					onMore={(more) => setOlder({ of: result, pages: [...pages.slice(1), more] })}
				/>
			)}
		</div>
	);
}

/** A search is no use for fewer. */
const SEARCHED_FROM = 5;

const stateWords: Record<PostingState, string> = {
	draft: 'Not public yet',
	open: 'Open',
	paused: 'Paused',
	closed: 'Closed, or past the last day',
};

/** The search of title and place, and what is shown. */
function PostingSearch({ filters }: { filters: PostingFilters }) {
	const navigate = useNavigate();
	const go = (change: Partial<PostingFilters>) =>
		void navigate(postingsPath({ ...filters, ...change }), { preventScrollReset: true });
	return (
		<div className="flex flex-wrap items-center gap-3" data-no-print>
			<search className="flex-[1_1_16rem]">
				<form
					onSubmit={(event) => {
						event.preventDefault();
						go({ words: plainOf(new FormData(event.currentTarget), 'words').trim() || null });
					}}
				>
					<SearchBox
						key={filters.words ?? ''}
						label="Title or place"
						name="words"
						placeholder="Title or place"
						maxLength={limits.postingSearch}
						defaultValue={filters.words ?? ''}
					/>
					<EnterButton />
				</form>
			</search>
			<FilterSelect
				label="Show"
				inLine
				value={filters.state ?? ''}
				onChange={({ target }) =>
					go({ state: POSTING_STATES.find((state) => state === target.value) ?? null })
				}
			>
				<option value="">All</option>
				{POSTING_STATES.map((state) => (
					<option key={state} value={state}>
						{stateWords[state]}
					</option>
				))}
			</FilterSelect>
		</div>
	);
}

/** Answers that are overdue keep new internships from being submitted. */
const OverdueNotice = ({ overdue }: { overdue: number }) =>
	overdue > 0 && (
		<p className="rounded-card bg-hot-wash p-5">
			<b className="text-hot">
				{overdue === 1 ? 'One answer is overdue.' : `${overdue} answers are overdue.`}
			</b>{' '}
			Until <span>{overdue === 1 ? 'it is' : 'they are'}</span> sent, a new internship cannot be
			submitted.{' '}
			<Link to={OVERDUE_ANSWERS} className="link">
				{overdue === 1 ? 'Answer it' : 'Answer them'}
			</Link>
		</p>
	);

function More({ path, onMore }: { path: string; onMore: (more: EmployerPostings) => void }) {
	const [loading, setLoading] = useState(false);
	const load = async () => {
		setLoading(true);
		const more = await callApi<EmployerPostings>(path);
		setLoading(false);
		if (more.ok) onMore(more.value);
		else toast(postingMessages.failed(more.message));
	};
	return (
		<Button look="secondary" className="justify-self-start" onClick={load} disabled={loading}>
			{loading ? 'Loading...' : 'Show older internships'}
		</Button>
	);
}

/** What somebody does so that the draft can be submitted. */
const toSubmit: Record<HeldBack, string> = {
	verification:
		'We check your company and email you. Then open the draft and submit it: our staff read it, and it becomes public.',
	answers: 'Send the answers that are overdue. Then open the draft and submit it.',
};

/** After the wizard of a draft that cannot be submitted yet: where it is, and what happens next. */
function DraftKept({ kept: { id, heldBack }, title }: { kept: HeldBackDraft; title: string }) {
	return (
		<DonePanel
			title={title ? `The draft “${title}” is kept` : 'The draft is kept'}
			links={
				<>
					{heldBack === 'answers' && (
						<Link to={OVERDUE_ANSWERS} className="link inline-flex min-h-11 items-center">
							Answer them
						</Link>
					)}
					<Link to={draftPath(id)} className="link inline-flex min-h-11 items-center">
						Open the draft
					</Link>
				</>
			}
		>
			<p>{toSubmit[heldBack]}</p>
			<p>Nothing is public before. You can go on with it, change or delete it at any time.</p>
		</DonePanel>
	);
}
