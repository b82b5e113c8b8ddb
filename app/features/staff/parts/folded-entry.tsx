import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitedSince } from '#app/features/staff/overview/age-bar.tsx';

/** An entry of a list that is opened and closed by the browser alone. What was typed in one that closes stays. */
export const FoldedEntry = ({
	title,
	badge,
	about,
	since,
	isOpen,
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
	children: ReactNode;
}) => (
	<details open={isOpen} className="group rounded-card border border-line bg-card">
		<summary className="flex min-h-11 list-none items-start gap-x-3 rounded-card px-[min(1rem,4vw)] py-4 hover:bg-wash sm:p-5 [&::-webkit-details-marker]:hidden">
			<span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 @5xl:flex @5xl:flex-wrap @5xl:items-start @5xl:justify-between">
				<span className="min-w-0">
					<h2 className="text-body wrap-anywhere">{title}</h2>
					<span className="block text-small text-muted wrap-anywhere">{about}</span>
				</span>
				<span className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
			{children}
		</div>
	</details>
);
