import { useState } from 'react';
import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { AWAITED_CHANGED, awaitedCall } from '#app/lib/calls/awaited.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { cn } from '#app/lib/cn.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import { InPlace } from '#app/ui/page/in-place.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';
import type { Awaited } from '#schema/students/reopening.ts';
import { RemovedNotice, useStillListed } from './removed-notice.tsx';

type ListingName = Pick<InternshipSummary, 'slug' | 'title' | 'company'>;

const nameOf = ({ title, company }: ListingName) => `${title}, ${company}`;

/** Asks to be told of an internship when it opens again, or no longer. */
function useAwaiting(path: string) {
	const { run, busy } = useDeed();
	const act = async ({ slug }: ListingName) => {
		// The address no longer offers one then.
		const result = await run(deed(path, { internship: slug }, ALERTS_PATH));
		if (result.ok) dispatchEvent(new Event(AWAITED_CHANGED));
		else toast(alertMessages.failed(result.message));
	};
	return { act, busy };
}

/** @param offered the internship that the address offers to wait for */
export function AwaitedOffer({
	awaited: { items },
	offered,
}: {
	awaited: Awaited;
	offered: InternshipSummary | null;
}) {
	const isAwaited = items.some(({ slug }) => slug === offered?.slug);
	const isNew = offered !== null && !isAwaited && offered.status !== 'open';
	/** The one whose button is shown, and keeps its space once it is awaited. */
	const [asked, setAsked] = useState(isNew ? offered : null);
	if (isNew && asked?.slug !== offered.slug) setAsked(offered);
	const isDone = offered === null && items.some(({ slug }) => slug === asked?.slug);
	const { act, busy } = useAwaiting(awaitedCall);
	if (offered && !isNew)
		return (
			<p role="status" className="mb-8 rounded-control bg-wash p-4 wrap-anywhere">
				<span>
					{isAwaited
						? `We already email you when this opens again: ${nameOf(offered)}.`
						: `This takes applications now: ${nameOf(offered)}.`}
				</span>{' '}
				<Link to={`/internships/${offered.slug}`} className="link">
					See the internship
				</Link>
			</p>
		);
	if (!asked || !(isNew || isDone)) return null;
	return (
		<div className="mb-8">
			<InPlace
				answer={
					isDone ? (
						<DonePanel title="We will email you when it opens again">
							<p className="wrap-anywhere">{nameOf(asked)}</p>
						</DonePanel>
					) : null
				}
			>
				<Card className="grid gap-4">
					<div>
						<h2 className="text-body wrap-anywhere">{nameOf(asked)}</h2>
						<p className="mt-1 text-muted">
							It takes no applications{' '}
							<span>{asked.status === 'paused' ? 'for now' : 'any more'}</span>. If that changes, we
							write once to the address of your account.
						</p>
					</div>
					<Button disabled={busy} className="justify-self-start" onClick={() => act(asked)}>
						{busy ? 'Sending...' : 'Tell me when it opens again'}
					</Button>
				</Card>
			</InPlace>
		</div>
	);
}

/** The paused and closed internships of which one is told when they open again. */
export function AwaitedList({ awaited: { items } }: { awaited: Awaited }) {
	const listed = useStillListed(items, (one, other) => one.slug === other.slug);
	if (listed.length === 0) return null;
	return (
		<section className="mt-10">
			<h2 className="mb-3 text-part">When they open again</h2>
			<ul className="grid gap-3">
				<Entries>
					{listed.map((one) => (
						<AwaitedRow key={one.slug} awaited={one} isRemoved={!items.includes(one)} />
					))}
				</Entries>
			</ul>
		</section>
	);
}

function AwaitedRow({
	awaited,
	isRemoved,
}: {
	awaited: Awaited['items'][number];
	isRemoved: boolean;
}) {
	const { act, busy } = useAwaiting(`${awaitedCall}/remove`);
	const { slug, title, company, asked_on } = awaited;
	return (
		<li className={cn('rounded-card border border-line bg-card p-4', isRemoved && 'border-dashed')}>
			<InPlace
				answer={
					isRemoved ? (
						<RemovedNotice title={nameOf(awaited)} words="is removed: we do not write." />
					) : null
				}
			>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="min-w-0 wrap-anywhere">
						<Link to={`/internships/${slug}`} className="font-semibold hover:underline">
							{title}
						</Link>
						, {company}
						<span className="block text-small text-muted">
							Asked on {longDate(asked_on)}. We write once.
						</span>
					</p>
					<Button look="secondary" disabled={busy} onClick={() => act(awaited)}>
						<span>{busy ? 'Removing...' : 'Remove'}</span>{' '}
						<span className="sr-only">{nameOf(awaited)}</span>
					</Button>
				</div>
			</InPlace>
		</li>
	);
}
