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
			<ol className="grid gap-x-8 gap-y-10 lg:grid-cols-4">
				{placementSteps.map(({ title, text }, index) => (
					<li
						key={title}
						className="relative grid grid-cols-[3rem_1fr] content-start gap-4 not-last:before:absolute not-last:before:inset-[3rem_auto_-2.25rem_1.5rem] not-last:before:border not-last:before:border-control lg:not-last:before:inset-[1.5rem_-2rem_auto_3rem]"
					>
						<span
							aria-hidden="true"
							className="grid h-12 place-items-center rounded-full bg-brand-fill font-semibold text-on-fill"
						>
							{index + 1}
						</span>
						<div className="pt-2.5 lg:col-[1/3]">
							<h3 className="text-body">{title}</h3>
							<p className="mt-1 max-w-prose text-small text-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</PageSection>
	);
}
