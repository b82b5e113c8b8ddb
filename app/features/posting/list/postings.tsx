import { FilePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { draftPath, OVERDUE_ANSWERS, postingsCall } from '#app/features/posting/api.ts';
import { heldBackIn } from '#app/features/posting/held-back.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { DraftSummary, EmployerPostings } from '#schema/employers/posting.ts';
import { londonDate } from '#schema/london-day.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { DraftKept } from './draft-kept.tsx';
import { InternshipRow, rowLook } from './internship-row.tsx';
import { rowActionsLook } from './row-actions.tsx';

/**
 * Drafts and internships of the employer.
 * @param empty shown where there are none
 */
export function Postings({
	result,
	empty,
}: {
	result: CallResult<EmployerPostings>;
	empty: ReactNode;
}) {
	const { state } = useLocation();
	const { revalidate } = useRevalidator();
	/** Pages that were added to the first one; forgotten once that is loaded again. */
	const [older, setOlder] = useState<{ of: object; pages: EmployerPostings[] } | null>(null);
	if (!result.ok) return <NotFetched words={result.message} onAgain={() => revalidate()} />;
	const { drafts, today } = result.value;
	const pages = [result.value, ...(older?.of === result ? older.pages : [])];
	const internships = pages.flatMap((page) => page.internships);
	const next = pages.at(-1)?.next;
	const kept = heldBackIn(state);
	const keptTitle = [
		...drafts,
		...internships.map(({ revision, title }) => ({ ...revision, title })),
	].find(({ id }) => id !== undefined && id === kept?.kept)?.title;
	if (internships.length + drafts.length === 0) return empty;
	return (
		<div className="grid gap-8">
			{kept && keptTitle !== undefined && <DraftKept kept={kept} title={keptTitle} />}
			<OverdueNotice
				overdue={internships.reduce((sum, internship) => sum + internship.overdue, 0)}
			/>
			<h2 className="sr-only">Your internships</h2>
			{drafts.length > 0 && (
				<section>
					<h3 className="mb-3 text-part">Not public yet</h3>
					<ul className="grid gap-3">
						<Entries>
							{drafts.map((draft) => (
								<DraftRow key={draft.id} draft={draft} />
							))}
						</Entries>
					</ul>
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
					before={next}
					onMore={(more) => setOlder({ of: result, pages: [...pages.slice(1), more] })}
				/>
			)}
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

const states = {
	draft: ['plain', 'Draft'],
	submitted: ['brand', 'Waits for approval'],
	returned: ['warn', 'Returned to you'],
	approved: ['good', 'Public'],
} as const;

function DraftRow({ draft }: { draft: DraftSummary }) {
	const { id, title, state, touched_at } = draft;
	const [tone, words] = states[state];
	const name = title || 'Without a title';
	return (
		<li className={rowLook}>
			<div className="flex gap-3">
				<span className="grid size-11 shrink-0 place-items-center rounded-control bg-wash text-brand @max-3xs:hidden">
					<FilePen aria-hidden="true" className="size-5" />
				</span>
				<div className="min-w-0 flex-1">
					<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
						<b className="wrap-anywhere">{name}</b>
						<Badge tone={tone}>{words}</Badge>
					</p>
					<p className="text-small text-muted">Last changed on {londonDate(touched_at)}</p>
				</div>
			</div>
			<div className={rowActionsLook}>
				<ButtonLink to={draftPath(id)} look="secondary">
					<span>{state === 'submitted' ? 'See it' : 'Edit'}</span>
					<span className="sr-only"> {name}</span>
				</ButtonLink>
				{state !== 'submitted' && <DeleteDraft id={id} name={name} />}
			</div>
		</li>
	);
}

function More({ before, onMore }: { before: string; onMore: (more: EmployerPostings) => void }) {
	const [loading, setLoading] = useState(false);
	const load = async () => {
		setLoading(true);
		const more = await callApi<EmployerPostings>(`${postingsCall}?before=${before}`);
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
