import { Check } from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import { StepEntry } from '#app/ui/forms/steps.tsx';
import { STEPS, type Step } from './profile-rules.ts';

export function StepIndicator({ current }: { current: Step }) {
	return (
		<ol aria-label="Steps" className="grid grid-cols-[repeat(auto-fit,minmax(5.1rem,1fr))] gap-3">
			{STEPS.map((name, index) => {
				const step = index + 1;
				const done = step < current;
				return (
					<StepEntry
						key={name}
						step={step}
						current={current}
						className="flex items-center gap-2.5 pt-3 text-small max-sm:flex-col max-sm:items-start max-sm:gap-1.5"
					>
						<span
							className={cn(
								'grid size-7 shrink-0 place-items-center rounded-full text-small even-figures',
								step <= current ? 'bg-brand-fill text-on-fill' : 'border border-control',
							)}
						>
							{done ? <Check aria-hidden="true" className="size-4" /> : step}
						</span>
						<span className="max-w-full wrap-anywhere">
							{name}
							{done && <span className="sr-only"> (done)</span>}
						</span>
					</StepEntry>
				);
			})}
		</ol>
	);
}
