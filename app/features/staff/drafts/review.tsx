import type { ReactNode } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { claimWords, TakenByColleague } from '#app/features/staff/claims/claimed.tsx';
import { type Claiming, useClaim } from '#app/features/staff/claims/use-claim.ts';
import { NameWarnings } from '#app/features/staff/parts/name-warnings.tsx';
import { companyPath } from '#app/features/staff/screens.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { toast } from '#app/ui/toast.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import type { Claim } from '#schema/staff/claims.ts';
import { choiceIn, isQueueWhole, queuePath } from './api.ts';
import { LastDecision, useDecided, useNextDraft } from './last-decision.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { ReviewForm } from './review-form.tsx';

/** A draft beside what is public of it, to approve or to return. */
export function Review({ result }: { result: CallResult<StaffDraft> }) {
	const { revalidate } = useRevalidator();
	if (!result.ok && result.status === 404)
		return <DecisionNotice title="This draft is not there any more" />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={() => revalidate()} />;
	return <LoadedDraft draft={result.value} />;
}

function LoadedDraft({ draft }: { draft: StaffDraft }) {
	const { revalidate } = useRevalidator();
	const waits = draft.state === 'submitted' && !draft.pending;
	const claiming = useClaim('draft', draft.id, draft.claim, waits);
	const onRefused = (message: string) => {
		toast(staffMessages.failed(message));
		return revalidate();
	};
	return (
		<div>
			<LastDecision />
			<div className="grid gap-5">
				<Head draft={draft} claim={claiming.claim} />
				<Body draft={draft} claiming={claiming} onRefused={onRefused} />
			</div>
		</div>
	);
}

function Head({ draft, claim }: { draft: StaffDraft; claim: Claim | null }) {
	const { content, company, company_id, verified, published, open_applications, state } = draft;
	const choice = choiceIn(useSearchParams()[0]);
	return (
		<div>
			<BackLink to={queuePath(choice)} state={{ decided: useDecided() }}>
				{isQueueWhole(choice) ? 'All drafts that wait' : 'The drafts as chosen'}
			</BackLink>
			<div className="flex flex-wrap items-center gap-3">
				<h2 className="heading wrap-anywhere">{content.title || 'Without a title'}</h2>
				{verified ? (
					<Badge tone="good">Verified</Badge>
				) : (
					<Badge tone="plain">Company not verified</Badge>
				)}
				{claim && <Badge tone="brand">{claimWords(claim)}</Badge>}
			</div>
			<p className="mt-1 text-muted wrap-anywhere">
				<Link to={companyPath(company_id)} className="link">
					{company}
				</Link>
				.{' '}
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
	claiming,
	onRefused,
}: {
	draft: StaffDraft;
	claiming: Claiming;
	onRefused: (message: string) => Promise<void>;
}) {
	const openNext = useNextDraft();
	if (draft.pending)
		return (
			<DecisionNotice title={`Approved by ${draft.pending.by}`}>
				<PendingApproval id={draft.id} title={draft.content.title} due={draft.pending.due_at} />
			</DecisionNotice>
		);
	if (draft.state === 'approved')
		return (
			<DecisionNotice title="Approved">
				{draft.published && (
					<ButtonLink to={`/internships/${draft.published.slug}`}>See its page</ButtonLink>
				)}
			</DecisionNotice>
		);
	if (draft.state === 'returned')
		return (
			<DecisionNotice title="Returned">
				<p className="whitespace-pre-line wrap-anywhere">{draft.return_reason}</p>
			</DecisionNotice>
		);
	return (
		<>
			<TakenByColleague {...claiming} />
			<ReviewForm
				key={draft.version}
				draft={draft}
				isOff={claiming.isTaken}
				onTyped={claiming.work}
				onDecided={(call) => {
					if (!call.ok) return onRefused(call.message);
					claiming.end();
					return openNext(call.value);
				}}
			/>
		</>
	);
}

/** Takes the focus: the button that was pressed was further down, and is gone. */
function DecisionNotice({ title, children }: { title: string; children?: ReactNode }) {
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
