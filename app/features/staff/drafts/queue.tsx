import { WaitedSince } from '#app/features/staff/overview/age-bar.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { SectorMark } from '#app/ui/art/drawings.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import type {
	ApprovedDraft,
	Claim,
	WaitingDraft,
	WaitingDrafts,
} from '#schema/employers/posting.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { londonTime } from '#schema/london-day.ts';
import { claimDraft, draftPath } from './api.ts';
import { LastDecision, useDecided } from './last-decision.tsx';
import { PendingApproval } from './pending-approval.tsx';

/** The drafts that wait, oldest first. */
export function Queue({ drafts: { items, approved, more } }: { drafts: WaitingDrafts }) {
	if (items.length === 0)
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
			<p className="mb-4 text-muted">
				Oldest first; the red line is a week. A draft that you open for review is yours for an hour.
			</p>
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
					<span>What</span>
					<span>Waiting</span>
				</div>
				<ul className="ruled">
					<Entries>
						{items.map((draft) => (
							<Row key={draft.id} draft={draft} />
						))}
					</Entries>
				</ul>
			</div>
			{more && <p className="mt-4 text-muted">These are the oldest hundred; more are waiting.</p>}
			<Approved drafts={approved} />
		</>
	);
}

/** Those that are not public yet, without the one that the screen says was decided last. */
function Approved({ drafts }: { drafts: ApprovedDraft[] }) {
	const last = useDecided();
	const shown = drafts.filter(({ id }) => id !== last?.id);
	if (shown.length === 0) return null;
	return (
		<section aria-labelledby="approved" className="my-6 grid gap-3">
			<h2 id="approved" className="text-part">
				Approved, not public yet
			</h2>
			<ul className="grid gap-3">
				<Entries>
					{shown.map(({ id, title, company, pending }) => (
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
	'grid items-center gap-x-5 gap-y-2 px-4 sm:px-5 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_10rem_9.5rem]';

function Row({ draft }: { draft: WaitingDraft }) {
	const { id, title, sector, company, claim } = draft;
	return (
		<li className={cn(cells, 'py-3.5', claim?.mine && 'bg-wash')}>
			<div className="flex min-w-0 items-center gap-3">
				{sector && <SectorMark sector={sector} className="size-11 shrink-0 @max-3xs:hidden" />}
				<div className="min-w-0">
					<p className="font-semibold wrap-anywhere">{title || 'Without a title'}</p>
					<p className="text-small text-muted wrap-anywhere">{company}</p>
				</div>
			</div>
			<p className="wrap-anywhere">{kindOf(draft)}</p>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 @5xl:contents">
				<WaitedSince since={draft.submitted_at} />
				<div className="@5xl:justify-self-end @5xl:text-right">
					{claim ? <Taken {...draft} claim={claim} /> : <TakeUp id={id} title={title} />}
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

const Taken = ({ claim, id, title }: { claim: Claim; id: string; title: string }) => (
	<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @5xl:justify-end">
		<span className="text-small text-muted">{claimWords(claim)}</span>
		<ButtonLink to={draftPath(id)} look={claim.mine ? 'primary' : 'secondary'}>
			<span>{claim.mine ? 'Go on' : 'Open'}</span>
			<span className="sr-only">{claim.mine ? ` with ${title}` : ` ${title}`}</span>
		</ButtonLink>
	</div>
);

/** "Yours until 15:10" */
export const claimWords = ({ mine, by, until }: Claim) =>
	`${mine ? 'Yours' : `Taken by ${by}`} until ${londonTime(new Date(until))}`;

/** Claims a draft for an hour, and opens it. @param takeOver also from a colleague */
export function useClaim(id: string, takeOver = false) {
	const { run, busy } = useDeed();
	const claim = async () => {
		const result = await run(claimDraft(id, takeOver));
		if (!result.ok) toast(staffMessages.failed(result.message));
	};
	return { claim, busy };
}

function TakeUp({ id, title }: { id: string; title: string }) {
	const { claim, busy } = useClaim(id);
	return (
		<Button look="secondary" disabled={busy} onClick={claim}>
			<span>{busy ? 'Opening...' : 'Review'}</span>
			<span className="sr-only"> {title}</span>
		</Button>
	);
}
