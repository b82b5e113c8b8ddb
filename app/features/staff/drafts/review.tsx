import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { NameWarnings } from '#app/features/staff/parts/name-warnings.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { toast } from '#app/ui/toast.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { LastDecision, useDecided, useNextDraft } from './last-decision.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { claimWords, useClaim } from './queue.tsx';
import { ReviewForm } from './review-form.tsx';

/** A draft beside what is public of it, to approve or to return. */
export function Review({ result }: { result: CallResult<StaffDraft> }) {
	const { revalidate } = useRevalidator();
	if (!result.ok && result.status === 404)
		return <Decided title="This draft is not there any more" />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={() => revalidate()} />;
	const draft = result.value;
	const onRefused = (message: string) => {
		toast(staffMessages.failed(message));
		return revalidate();
	};
	return (
		<div>
			<LastDecision />
			<div className="grid gap-5">
				<Head draft={draft} />
				<Body draft={draft} onRefused={onRefused} />
			</div>
		</div>
	);
}

function Head({ draft }: { draft: StaffDraft }) {
	const { content, company, verified, published, open_applications, state } = draft;
	return (
		<div>
			<BackLink to="/staff/drafts" state={{ decided: useDecided() }}>
				All drafts that wait
			</BackLink>
			<div className="flex flex-wrap items-center gap-3">
				<h2 className="heading wrap-anywhere">{content.title || 'Without a title'}</h2>
				{verified ? (
					<Badge tone="good">Verified</Badge>
				) : (
					<Badge tone="plain">Company not verified</Badge>
				)}
				{draft.claim && <Badge tone="brand">{claimWords(draft.claim)}</Badge>}
			</div>
			<p className="mt-1 text-muted wrap-anywhere">
				{company}.{' '}
				{published && state === 'approved' && (
					<Link to={`/internships/${published.slug}`} className="link">
						Its public page
					</Link>
				)}
				{published && state !== 'approved' && (
					<>
						A change of what{' '}
						<Link to={`/internships/${published.slug}`} className="link">
							is public
						</Link>
						. {open_applications} open{' '}
						<span>{open_applications === 1 ? 'application is' : 'applications are'}</span> told what
						changed.
					</>
				)}
				{!published && <span>A new internship.</span>}
			</p>
			{draft.warnings.length > 0 && (
				<div className="mt-4">
					<NameWarnings warnings={draft.warnings} />
				</div>
			)}
		</div>
	);
}

function Body({
	draft,
	onRefused,
}: {
	draft: StaffDraft;
	onRefused: (message: string) => Promise<void>;
}) {
	const openNext = useNextDraft();
	if (draft.pending)
		return (
			<Decided title={`Approved by ${draft.pending.by}`}>
				<PendingApproval id={draft.id} title={draft.content.title} due={draft.pending.due_at} />
			</Decided>
		);
	if (draft.state === 'approved')
		return (
			<Decided title="Approved">
				{draft.published && (
					<ButtonLink to={`/internships/${draft.published.slug}`}>See its page</ButtonLink>
				)}
			</Decided>
		);
	if (draft.state === 'returned')
		return (
			<Decided title="Returned">
				<p className="whitespace-pre-line wrap-anywhere">{draft.return_reason}</p>
			</Decided>
		);
	return (
		<>
			{draft.claim && !draft.claim.mine && <TakeOver id={draft.id} by={draft.claim.by} />}
			<ReviewForm
				key={draft.version}
				draft={draft}
				onDecided={(call) => (call.ok ? openNext(call.value) : onRefused(call.message))}
			/>
		</>
	);
}

/** Said at once to whoever opens what a colleague has. */
function TakeOver({ id, by }: { id: string; by: string }) {
	const { claim, busy } = useClaim(id, true);
	return (
		<div
			role="status"
			className="flex flex-wrap items-center gap-3 rounded-card bg-sun-wash px-4 py-4 text-sun-ink sm:px-5"
			data-no-print
		>
			<p className="flex-[1_1_9rem] wrap-anywhere">
				<b>{by} has opened it.</b> If you take it over, only you can decide.
			</p>
			<Button look="secondary" disabled={busy} onClick={claim}>
				{busy ? 'Taking over...' : 'Take over'}
			</Button>
		</div>
	);
}

/** Takes the focus: the button that was pressed was further down, and is gone. */
function Decided({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div
			ref={focusOn}
			tabIndex={-1}
			role="status"
			className="rounded-card border border-line bg-card p-5.5 outline-none"
		>
			<h3 className="text-part">{title}</h3>
			<div className="mt-3 grid justify-items-start gap-4">
				{children}
				<BackLink to="/staff/drafts">All drafts that wait</BackLink>
			</div>
		</div>
	);
}
