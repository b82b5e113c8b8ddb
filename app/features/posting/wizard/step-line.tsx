import { cn } from '#app/lib/cn.ts';
import { StepEntry } from '#app/ui/forms/steps.tsx';
import type { Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS } from '#schema/internships/fields.ts';

/** The four steps; those with errors, or with comments of staff, are marked. */
export const StepLine = ({
	current,
	wrong,
	commented,
}: {
	current: Step;
	wrong: readonly boolean[];
	commented: readonly boolean[];
}) => (
	<ol aria-label="Steps" className="grid grid-cols-4 gap-2">
		{DRAFT_STEPS.map(({ title }, index) => {
			const step = index + 1;
			return (
				<StepEntry
					key={title}
					step={step}
					current={current}
					className="pt-2.5 text-[0.92rem] leading-tight"
				>
					{title}
					{commented[index] && (
						<span className="block font-semibold text-sun-ink">Has our comments</span>
					)}
					{step < current && (
						<span className={cn('block font-normal', wrong[index] ? 'text-hot' : 'text-muted')}>
							{wrong[index] ? 'Something is missing' : 'Done'}
						</span>
					)}
				</StepEntry>
			);
		})}
	</ol>
);
