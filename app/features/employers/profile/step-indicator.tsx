import { Check } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { STEPS, type Step } from './profile-rules.ts';

export function StepIndicator({ current }: { current: Step }) {
	return (
		<ol aria-label="Steps" className="grid grid-cols-3 gap-3">
			{STEPS.map((name, index) => {
				const done = index + 1 < current;
				const here = index + 1 === current;
				return (
					<li
						key={name}
						aria-current={here ? 'step' : undefined}
						className={cn(
							'flex items-center gap-2.5 border-t-4 pt-3 text-[0.95rem] font-semibold max-sm:flex-col max-sm:items-start max-sm:gap-1.5',
							here || done ? 'border-brand-fill' : 'border-line text-muted',
						)}
					>
						<span
							className={cn(
								'grid size-7 shrink-0 place-items-center rounded-full text-[0.9rem] even-figures',
								here || done ? 'bg-brand-fill text-on-fill' : 'border border-control',
							)}
						>
							{done ? <Check aria-hidden="true" className="size-4" /> : index + 1}
						</span>
						<span>
							{name}
							{done && <span className="sr-only"> (done)</span>}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
