import { cn } from '#app/lib/cn.ts';
import { DRAFT_STEPS } from '#schema/employers/internship-draft.ts';
import type { Step } from '#schema/employers/posting.ts';

/** The four steps, with those that have something to mend. */
export const StepLine = ({ current, wrong }: { current: Step; wrong: readonly boolean[] }) => (
	<ol aria-label="Steps" className="grid grid-cols-4 gap-2">
		{DRAFT_STEPS.map(({ title }, index) => {
			const isHere = index + 1 === current;
			const isDone = index + 1 < current;
			return (
				<li
					key={title}
					aria-current={isHere ? 'step' : undefined}
					className={cn(
						'border-t-4 pt-2.5 text-[0.92rem] leading-tight font-semibold',
						isHere || isDone ? 'border-brand-fill' : 'border-line text-muted',
					)}
				>
					{title}
					{isDone && (
						<span className={cn('block font-normal', wrong[index] ? 'text-hot' : 'text-muted')}>
							{wrong[index] ? 'Something is missing' : 'Done'}
						</span>
					)}
				</li>
			);
		})}
	</ol>
);
