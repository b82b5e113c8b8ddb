import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { claimWords, TakenByColleague } from '#app/features/staff/claims/claimed.tsx';
import type { Claiming } from '#app/features/staff/claims/use-claim.ts';
import { WaitedSince } from '#app/features/staff/overview/age-bar.tsx';
import { Badge } from '#app/ui/badge.tsx';

/**
 * An entry of a list that is opened and closed by the browser alone. What was typed in one that closes stays. One that waits is
 * claimed as it opens, also where it is open at first.
 */
export function FoldedEntry({
	title,
	badge,
	about,
	since,
	isOpen,
	claiming,
	children,
}: {
	title: string;
	badge?: ReactNode;
	/** Who, and since when. */
	about: ReactNode;
	/** Since when it has waited, ISO with the time; none where it is done. */
	since?: string | null;
	/** Whether it is open at first. */
	isOpen: boolean;
	/** Of what waits for a decision. */
	claiming?: Claiming;
	children: ReactNode;
}) {
	const claimFirst = useEffectEvent(() => {
		if (isOpen) claiming?.work();
	});
	// Where it is open as it is drawn, its toggle event may come before React listens.
	useEffect(() => claimFirst(), []);
	return (
		<details
			open={isOpen}
			data-entry=""
			data-taken={claiming?.isTaken ? '' : undefined}
			onToggle={({ currentTarget: { open } }) => open && claiming?.work()}
			onInput={claiming?.work}
			className="group scroll-mt-20 scroll-mb-4 rounded-card border border-line bg-card"
		>
			<summary className="flex min-h-11 list-none items-start gap-x-3 rounded-card px-[min(1rem,4vw)] py-4 hover:bg-wash sm:p-5 [&::-webkit-details-marker]:hidden">
				<span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 @5xl:flex @5xl:flex-wrap @5xl:items-start @5xl:justify-between">
					<span className="min-w-0">
						<h2 className="text-body wrap-anywhere">{title}</h2>
						<span className="block text-small text-muted wrap-anywhere">{about}</span>
					</span>
					<span className="flex flex-wrap items-center gap-x-4 gap-y-2">
						{claiming?.claim && <Badge tone="brand">{claimWords(claiming.claim)}</Badge>}
						{badge}
						{since && <WaitedSince since={since} />}
					</span>
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-180"
				/>
			</summary>
			<div className="grid gap-4 border-t border-line p-4 sm:p-5 [--term:8.25rem] [--fact:12rem] [&>.facts:first-child>:first-child]:border-0">
				{claiming && <TakenByColleague {...claiming} />}
				{children}
			</div>
		</details>
	);
}
