import { cn } from '#app/lib/cn.ts';
import { PlainButton } from '#app/ui/button.tsx';
import { StepEntry } from '#app/ui/forms/steps.tsx';
import type { Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS } from '#schema/internships/fields.ts';

/**
 * The four steps; those before the present one lead back, and those with errors, or with comments of staff, are marked.
 * On a phone there is room for the words of the present one only.
 */
export const StepLine = ({
	current,
	wrong,
	commented,
	onStep,
}: {
	current: Step;
	wrong: readonly boolean[];
	commented: readonly boolean[];
	onStep: (step: Step) => void;
}) => (
	<div>
		<ol aria-label="Steps" className="grid grid-cols-4 gap-2">
			{DRAFT_STEPS.map(({ title }, index) => {
				const step = index + 1;
				return (
					<StepEntry
						key={title}
						step={step}
						current={current}
						className={cn(
							'text-small leading-tight md:pt-2.5',
							commented[index] && 'border-sun',
							step < current && wrong[index] && 'border-hot-fill',
						)}
					>
						{step < current && (
							<PlainButton
								onClick={() => onStep(step as Step)}
								className="link -my-3.5 inline-block py-3.5 text-left max-md:hidden"
							>
								{title}
							</PlainButton>
						)}
						<span className="max-md:sr-only">
							{step < current ? <span className="md:hidden">{title}</span> : title}
							{commented[index] && (
								<span className="block font-semibold text-sun-ink">Has our comments</span>
							)}
							{step < current && (wrong[index] || !commented[index]) && (
								<span className={cn('block font-normal', wrong[index] ? 'text-hot' : 'text-muted')}>
									{wrong[index] ? 'Something is missing' : 'Done'}
								</span>
							)}
						</span>
					</StepEntry>
				);
			})}
		</ol>
		<p aria-hidden="true" className="mt-2 text-small md:hidden">
			<b>
				Step {current} of {DRAFT_STEPS.length}
			</b>
			{commented.includes(true) && (
				<span className="text-sun-ink"> · our comments: step {commented.indexOf(true) + 1}</span>
			)}
		</p>
	</div>
);
