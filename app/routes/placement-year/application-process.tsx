import { PageSection } from '#app/ui/page/page-header.tsx';
import { placementSteps } from '#content/pages/placement-steps.ts';

/** Four steps on one line: down the side of a phone, across a wide screen. */
export function ApplicationProcess() {
	return (
		<PageSection
			className="pt-0"
			title="Application Process"
			intro="Begin three to six months before you want to start."
		>
			<ol className="step-line grid gap-y-10 lg:grid-cols-4">
				{placementSteps.map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[3rem_1fr] gap-x-4 lg:block">
						<span
							aria-hidden="true"
							className="grid size-12 place-items-center rounded-full bg-brand-fill font-bold text-on-fill"
						>
							{index + 1}
						</span>
						<div className="pt-2.5 lg:pt-5">
							<h3 className="text-[1.05rem]">{title}</h3>
							<p className="mt-1 max-w-prose text-[0.95rem] text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</PageSection>
	);
}
