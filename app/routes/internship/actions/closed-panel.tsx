import { AppliedLine } from '#app/features/saved/applied-line.tsx';
import type { AppliedWithWords } from '#app/features/saved/applied-words.ts';
import { ApplyLink } from '#app/features/saved/apply-link.tsx';
import { Awaited, TellMe } from '#app/features/saved/tell-me.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';

type ClosedPanelProps = {
	internship: Internship;
	/** By the reader of the page. */
	applied: AppliedWithWords | undefined;
	/** Whether the reader is told when it opens again. */
	isAwaited: boolean;
};

/** In place of the panel with which one applies. */
export const ClosedPanel = ({ internship, applied, isAwaited }: ClosedPanelProps) => (
	<div className="rounded-card border border-line bg-card p-5 sm:p-6">
		{internship.status === 'paused' ? (
			<p className="text-part font-bold text-sun-ink">Paused</p>
		) : (
			<p className="text-part font-bold text-hot">Closed</p>
		)}
		<p className="mt-2 text-muted">
			{whyOf(internship)}{' '}
			<a href="#similar" className="link">
				Similar ones that are open
			</a>
		</p>
		{applied ? (
			<div className="mt-5 grid gap-4">
				<div>
					<AppliedLine applied={applied} />
				</div>
				<ApplyLink
					to={`/apply?internship=${internship.slug}`}
					title={internship.title}
					applied={applied}
				/>
			</div>
		) : (
			<div className="mt-5">
				<TellMe slug={internship.slug} title={internship.title} isAwaited={isAwaited} />
				{!isAwaited && (
					<template id="awaited">
						<Awaited title={internship.title} />
					</template>
				)}
			</div>
		)}
	</div>
);

function whyOf({ status, paused_by, deadline, closed_at }: Internship): string {
	if (status === 'paused')
		return {
			limit: 'It has as many applications as its employer can answer, so it takes no more for now.',
			employer: 'Its employer takes no applications for now.',
			staff: 'It takes no applications for now.',
		}[paused_by ?? 'staff'];
	return closed_at === null && deadline
		? `Applications ended on ${longDate(deadline)}.`
		: 'It takes no more applications.';
}
