import { useState } from 'react';
import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { AWAITED_CHANGED, awaitedCall } from '#app/lib/calls/awaited.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';
import type { Awaited } from '#schema/students/reopening.ts';

type Named = Pick<InternshipSummary, 'slug' | 'title' | 'company'>;

/**
 * The paused and closed internships of which one is told when they open again.
 * @param asked the one that the address offers
 */
export function AwaitedList({
	awaited: { items },
	asked,
}: {
	awaited: Awaited;
	asked: InternshipSummary | null;
}) {
	const { run, busy, doing } = useDeed();
	const [done, setDone] = useState<{ title: string; words: string } | null>(null);
	const act = async (path: string, of: Named, title: string) => {
		// The address no longer offers one then.
		const result = await run(deed(path, { internship: of.slug }, ALERTS_PATH));
		if (!result.ok) return toast(alertMessages.failed(result.message));
		dispatchEvent(new Event(AWAITED_CHANGED));
		setDone({ title, words: nameOf(of) });
	};
	const isAwaited = items.some(({ slug }) => slug === asked?.slug);
	return (
		<div className="mb-10 grid gap-8 empty:hidden">
			{done && (
				<DonePanel key={done.title + done.words} title={done.title}>
					<p className="wrap-anywhere">{done.words}</p>
				</DonePanel>
			)}
			{asked && (isAwaited || asked.status === 'open') && (
				<p role="status" className="rounded-control bg-wash p-4 wrap-anywhere">
					{isAwaited
						? `We already email you when this opens again: ${nameOf(asked)}.`
						: `This takes applications now: ${nameOf(asked)}.`}{' '}
					<Link to={`/internships/${asked.slug}`} className="link">
						See the internship
					</Link>
				</p>
			)}
			{asked && !isAwaited && asked.status !== 'open' && (
				<Card className="grid gap-4">
					<div>
						<h2 className="text-[1.1rem] wrap-anywhere">{nameOf(asked)}</h2>
						<p className="mt-1 text-muted">
							It takes no applications {asked.status === 'paused' ? 'for now' : 'any more'}. If that
							changes, we write once to the address of your account.
						</p>
					</div>
					<Button
						disabled={busy}
						className="justify-self-start"
						onClick={() => act(awaitedCall, asked, 'We will email you when it opens again')}
					>
						{doing?.path === awaitedCall ? 'Sending...' : 'Tell me when it opens again'}
					</Button>
				</Card>
			)}
			{items.length > 0 && (
				<section>
					<h2 className="mb-3 text-[1.35rem]">When they open again</h2>
					<ul className="grid gap-3">
						{items.map((one) => (
							<li
								key={one.slug}
								className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4"
							>
								<p className="min-w-0 wrap-anywhere">
									<Link to={`/internships/${one.slug}`} className="font-semibold hover:underline">
										{one.title}
									</Link>
									, {one.company}
									<span className="block text-[0.95rem] text-muted">
										Asked on {longDate(one.asked_on)}. We write once.
									</span>
								</p>
								<Button
									look="secondary"
									disabled={busy}
									onClick={() =>
										act(`${awaitedCall}/remove`, one, 'We will not email you about this one')
									}
								>
									{doing?.body.internship === one.slug ? 'Removing...' : 'Remove'}{' '}
									<span className="sr-only">{nameOf(one)}</span>
								</Button>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

const nameOf = ({ title, company }: Named) => `${title}, ${company}`;
