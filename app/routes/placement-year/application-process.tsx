import { PageSection } from '#app/ui/page/page-header.tsx';
import { placementSteps } from '#content/pages/placement-steps.ts';

/** Four steps on one line: down the side of a phone, across a wide screen. */
export function ApplicationProcess() {
	return (
		<PageSection
			className="pt-0"
			title="Application Process"
			intro="Begin three to six months ahead."
		>
			<ol className="step-line">
				{placementSteps.map(({ title, text }, index) => (
					<li key={title}>
						<span aria-hidden="true">{index + 1}</span>
						<div>
							<h3 className="text-body">{title}</h3>
							<p className="mt-1 max-w-prose text-small text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</PageSection>
	);
}
