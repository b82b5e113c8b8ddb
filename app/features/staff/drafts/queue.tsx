import { WaitedSince } from '#app/features/staff/overview/age-bar.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { toast } from '#app/ui/toast.tsx';
import { draftLines } from '#schema/employers/draft-words.ts';
import type { Claim, WaitingDraft, WaitingDrafts } from '#schema/employers/posting.ts';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { londonTime } from '#schema/london-day.ts';
import { claimDraft, draftPath } from './api.ts';
import { LastDecision } from './last-decision.tsx';

/** The drafts that wait, oldest first. */
export function Queue({ drafts: { items, more } }: { drafts: WaitingDrafts }) {
	if (items.length === 0)
		return (
			<>
				<LastDecision />
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
			<ul className="rounded-card border border-line bg-card px-4 sm:px-5.5">
				{items.map((draft) => (
					<Row key={draft.id} draft={draft} />
				))}
			</ul>
			{more && <p className="mt-4 text-muted">These are the oldest hundred; more are waiting.</p>}
		</>
	);
}

function Row({ draft }: { draft: WaitingDraft }) {
	const { id, title, company, claim } = draft;
	return (
		<li className="grid items-center gap-x-5 gap-y-2 border-t border-line py-3.5 first:border-0 @5xl:grid-cols-[1fr_minmax(0,9rem)_minmax(0,9.5rem)_auto]">
			<div className="min-w-0">
				<p className="font-bold wrap-anywhere">{title || 'Without a title'}</p>
				<p className="text-[0.95rem] text-muted wrap-anywhere">{company}</p>
			</div>
			<p>{kindOf(draft)}</p>
			<WaitedSince since={draft.submitted_at} />
			<div className="@5xl:min-w-26">
				{claim ? <Taken claim={claim} id={id} /> : <TakeUp id={id} title={title} />}
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

const Taken = ({ claim, id }: { claim: Claim; id: string }) => (
	<div className="flex flex-wrap items-center gap-3">
		<Badge tone={claim.mine ? 'brand' : 'plain'}>{claimWords(claim)}</Badge>
		<ButtonLink to={draftPath(id)} look="secondary">
			Open
		</ButtonLink>
	</div>
);

/** "Yours until 15:10" */
export const claimWords = ({ mine, by, until }: Claim) =>
	`${mine ? 'Yours' : `Taken by ${by}`} until ${londonTime(new Date(until))}`;

/** Claims a draft for an hour, and opens it. */
export function useClaim(id: string) {
	const { run, busy } = useDeed();
	const claim = async () => {
		const result = await run(claimDraft(id));
		if (!result.ok) toast(staffMessages.failed(result.message));
	};
	return { claim, busy };
}

function TakeUp({ id, title }: { id: string; title: string }) {
	const { claim, busy } = useClaim(id);
	return (
		<Button look="secondary" disabled={busy} onClick={claim}>
			Claim<span className="sr-only"> {title}</span>
		</Button>
	);
}
