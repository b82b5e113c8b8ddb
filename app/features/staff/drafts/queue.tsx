import { claimWords } from '#app/features/staff/claims/claimed.tsx';
import { WaitedSince } from '#app/features/staff/overview/age-bar.tsx';
import { HowMany } from '#app/features/staff/parts/filter-chips.tsx';
import { MoreButton } from '#app/features/staff/parts/more-button.tsx';
import { usePages } from '#app/features/staff/parts/paged-list.tsx';
import { cn } from '#app/lib/cn.ts';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { DraftChoice } from '#schema/employers/draft-queue.ts';
import { MOST_LISTED, RISK_KINDS } from '#schema/employers/draft-queue.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import type { ApprovedDraft, DraftQueue, WaitingDraft } from '#schema/employers/posting.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { CLAIM_MINUTES, type Claim } from '#schema/staff/claims.ts';
import { draftPath, isQueueWhole, waitingPath } from './api.ts';
import { LastDecision, useDecided } from './last-decision.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { QueueChoice } from './queue-choice.tsx';
import { ReturnMany, useTicked } from './return-many.tsx';

/** The drafts that wait and are as chosen, oldest first, and those that are approved. */
export function Queue({
	choice,
	waiting,
	approved,
}: {
	choice: DraftChoice;
	/** The first page. */
	waiting: DraftQueue;
	approved: ApprovedDraft[];
}) {
	const { items, next, add } = usePages(waiting);
	const ticked = useTicked(items);
	if (items.length === 0 && isQueueWhole(choice))
		return (
			<>
				<LastDecision />
				<Approved drafts={approved} />
				<EmptyState
					scene="tea"
					title="No drafts to review"
					text="The next draft that an employer submits appears here."
				/>
			</>
		);
	return (
		<>
			<LastDecision />
			<QueueChoice queue={waiting} />
			{items.length > 0 && <ReturnMany {...ticked} />}
			<p className="mb-4 text-muted">
				<HowMany {...waiting} />
				<StillToLook {...waiting} />
				Oldest first; the red line is a week. A draft that you open is yours until {CLAIM_MINUTES}{' '}
				minutes after you have typed in it last.
			</p>
			{items.length > 0 && (
				<div className="overflow-hidden rounded-card border border-line bg-card">
					{/* Each entry says by itself what the heads name. */}
					<div
						aria-hidden="true"
						className={cn(
							cells,
							'border-b border-line py-2.5 text-small font-semibold text-muted @max-5xl:hidden',
						)}
					>
						<span>Draft</span>
						<span>Look at</span>
						<span>What</span>
						<span>Waiting</span>
					</div>
					<ul className="ruled">
						<Entries>
							{items.map((draft) => (
								<Row key={draft.id} draft={draft} choice={choice} ticked={ticked} />
							))}
						</Entries>
					</ul>
				</div>
			)}
			{items.length === 0 && <p className="text-muted">No draft that waits is like this.</p>}
			{next !== null && (
				<div className="mt-5">
					<MoreButton<DraftQueue> path={waitingPath(choice, next)} onMore={add}>
						Show more
					</MoreButton>
				</div>
			)}
			<Approved drafts={approved} />
		</>
	);
}

/** What the list and its filters do not have. */
const StillToLook = ({ all, unseen }: Pick<DraftQueue, 'all' | 'unseen'>) => (
	<>
		{unseen > 0 && (
			<b className="text-ink">
				<span>{unseen === 1 ? 'One is' : `${unseen} are`}</span> still looked through for risks:
				load the list again in a few seconds.{' '}
			</b>
		)}
		{all === MOST_LISTED && (
			<span>
				Search and filters have the oldest {MOST_LISTED.toLocaleString('en-GB')}; others follow as
				these are decided.{' '}
			</span>
		)}
	</>
);

/** Those that are not public yet, without the one that the screen says was decided last. */
function Approved({ drafts }: { drafts: ApprovedDraft[] }) {
	const last = useDecided();
	const others = drafts.filter(({ id }) => id !== last?.id);
	if (others.length === 0) return null;
	return (
		<section aria-labelledby="approved" className="my-6 grid gap-3">
			<h2 id="approved" className="text-part">
				Approved, not public yet
			</h2>
			<ul className="grid gap-3">
				<Entries>
					{others.map(({ id, title, company, pending }) => (
						<li key={id} className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-5">
							<p className="wrap-anywhere">
								<b>{title || 'Without a title'}</b>, {company}.{' '}
								<span className="text-muted">Approved by {pending.by}</span>
							</p>
							<PendingApproval id={id} title={title} due={pending.due_at} />
						</li>
					))}
				</Entries>
			</ul>
		</section>
	);
}

const cells =
	'grid items-center gap-x-5 gap-y-2 px-4 sm:px-5 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,9rem)_minmax(0,4.5rem)_8.5rem_6.5rem]';

function Row({
	draft,
	choice,
	ticked: { free, ticked, tick },
}: {
	draft: WaitingDraft;
	choice: DraftChoice;
	ticked: ReturnType<typeof useTicked>;
}) {
	const { title, sector, company, claim, risks } = draft;
	return (
		<li data-entry="" className={cn(cells, 'py-3.5', claim?.mine && 'bg-wash')}>
			<div className="flex min-w-0 items-center gap-3">
				<label className="grid size-11 shrink-0 place-items-center">
					<span className="sr-only">{`Choose ${title || 'the draft without a title'}`}</span>
					<input
						type="checkbox"
						className="size-5"
						checked={ticked.includes(draft)}
						disabled={!free.includes(draft)}
						onChange={({ target }) => tick(draft.id, target.checked)}
					/>
				</label>
				{sector && <SectorMark sector={sector} className="size-11 shrink-0 @max-3xs:hidden" />}
				<div className="min-w-0">
					<p className="font-semibold wrap-anywhere">{title || 'Without a title'}</p>
					<p className="text-small text-muted wrap-anywhere">{company}</p>
				</div>
			</div>
			{risks === null ? (
				<p className="text-small text-muted">not looked through yet</p>
			) : risks.length > 0 ? (
				<ul className="flex flex-wrap gap-1.5" aria-label="Look at">
					{risks.map((kind) => (
						<li key={kind}>
							<Badge tone="warn">{RISK_KINDS[kind]}</Badge>
						</li>
					))}
				</ul>
			) : (
				<p className="text-small text-muted">nothing stands out by rule</p>
			)}
			<p className="wrap-anywhere">{kindOf(draft)}</p>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @5xl:contents">
				<WaitedSince since={draft.submitted_at} />
				<div className="@5xl:justify-self-end @5xl:text-right">
					<Opening draft={draft} choice={choice} />
				</div>
			</div>
		</li>
	);
}

/** "New", "New, second try", or what a revision changes. */
function kindOf({ changed, times_submitted }: WaitingDraft): string {
	const again = times_submitted > 1 ? `, try ${times_submitted}` : '';
	if (changed === null) return `New${again}`;
	const labels = draftLines(EMPTY_DRAFT)
		.filter(({ fields }) => fields.some((field) => changed.includes(field)))
		.map(({ label }) => label.toLowerCase());
	return `Revision${again}: ${labels.slice(0, 4).join(', ')}${labels.length > 4 ? ' and more' : ''}`;
}

/** It is claimed as it opens. */
function Opening({
	draft: { id, title, claim },
	choice,
}: {
	draft: WaitingDraft;
	choice: DraftChoice;
}) {
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @5xl:justify-end">
			{claim && <span className="text-small text-muted">{claimWords(claim)}</span>}
			<ButtonLink to={draftPath(id, choice)} look={claim?.mine ? 'primary' : 'secondary'}>
				<span>{openingWords(claim)}</span>
				<span className="sr-only">{claim?.mine ? ` with ${title}` : ` ${title}`}</span>
			</ButtonLink>
		</div>
	);
}

function openingWords(claim: Claim | null): string {
	if (!claim) return 'Review';
	return claim.mine ? 'Go on' : 'Open';
}
