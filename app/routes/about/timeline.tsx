import { cn } from '#app/lib/cn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { timeline } from '#content/pages/about.ts';

/**
 * The years along a line: downwards where there is little room, from left to right on a wide screen.
 * What is still to come is drawn hollow, and the way to it dashed.
 */
export function Timeline() {
	return (
		<ol className="grid lg:grid-cols-3 lg:gap-y-10">
			{timeline.map(({ year, title, text, tag }, index) => (
				<li key={year} className="relative pb-8 pl-9 last:pb-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0">
					<TimelineSegment
						planned={tag !== undefined || timeline[index + 1]?.tag !== undefined}
						last={index === timeline.length - 1}
					/>
					<span
						aria-hidden="true"
						className={cn(
							'absolute top-2 left-0 size-4.5 rounded-full border-3 border-brand-fill lg:top-0',
							tag ? 'bg-paper' : 'bg-brand-fill',
						)}
					/>
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
						<span className="text-part leading-tight font-bold [letter-spacing:-0.025em] text-brand even-figures">
							{year}
						</span>
						{tag && <Badge>{tag}</Badge>}
					</p>
					<h3 className="mt-1.5 text-body">{title}</h3>
					<p className="mt-1.5 max-w-prose text-muted">{text}</p>
				</li>
			))}
		</ol>
	);
}

/** The piece of the line that leads from one year to the next. */
function TimelineSegment({ planned, last }: { planned: boolean; last: boolean }) {
	return (
		<span
			aria-hidden="true"
			className={cn(
				'absolute top-4 -bottom-4 left-2 border-l-2 border-control lg:top-2 lg:right-0 lg:bottom-auto lg:border-t-2 lg:border-l-0',
				planned && 'border-dashed',
				last && 'hidden',
			)}
		/>
	);
}
