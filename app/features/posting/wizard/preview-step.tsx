import type { ReactNode } from 'react';
import { Points } from '#app/ui/points.tsx';
import type { Correction } from '#schema/employers/corrections.ts';
import type { DraftProblems } from '#schema/employers/internship-draft.ts';
import type { Step } from '#schema/employers/posting.ts';
import { DRAFT_STEPS, FIELDS } from '#schema/internships/fields.ts';
import { WhatHappens } from './what-happens.tsx';

/** What must be corrected, then the page as students will see it. */
export function PreviewStep({
	problems,
	correction,
	onStep,
	children,
}: {
	problems: DraftProblems;
	/** Of what is public; null for a new one. */
	correction: Correction | null;
	onStep: (step: Step) => void;
	children: ReactNode;
}) {
	const isWrong = Object.keys(problems).length > 0;
	return (
		<>
			{isWrong && (
				<section aria-label="Problems to fix" className="rounded-card bg-sun-wash p-5 text-sun-ink">
					<h3 className="text-body">Before you can submit it</h3>
					{DRAFT_STEPS.map(({ title, fields }, index) => {
						const wrong = fields.filter((field) => field in problems);
						if (wrong.length === 0) return null;
						return (
							<div key={title} className="mt-3">
								<button
									type="button"
									className="link min-h-11"
									onClick={() => onStep((index + 1) as Step)}
								>
									{title}
								</button>
								<Points
									points={wrong.map((field) => `${FIELDS[field].label}: ${problems[field]}`)}
								/>
							</div>
						);
					})}
				</section>
			)}
			{!isWrong && (
				<>
					{correction && <WhatHappens correction={correction} />}
					<p className="text-muted">This is how students will read it.</p>
					<section aria-label="Preview">{children}</section>
				</>
			)}
		</>
	);
}
