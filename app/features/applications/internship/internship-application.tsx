import { type ReactNode, useState } from 'react';
import { targetCall } from '#app/features/applications/own-calls.ts';
import { useCall } from '#app/lib/use-call.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/not-fetched.tsx';
import type { InternshipSummary } from '#schema/internship.ts';
import type { ApplicationTarget, WholeApplication } from '#schema/own-applications.ts';
import { AppliedBefore } from './applied-before.tsx';
import { ClosedMeanwhile } from './closed-meanwhile.tsx';
import { InternshipForm } from './internship-form.tsx';
import { NoSuchInternship } from './no-such-internship.tsx';
import { SentToInternship } from './sent-to-internship.tsx';

/** How the route shows internships: they are another feature's. */
export type Shown = {
	facts: (target: ApplicationTarget) => ReactNode;
	similar: (internships: InternshipSummary[], today: string) => ReactNode;
};

/** The form for one internship, below its facts; or why there is none. */
export function InternshipApplication({
	userId,
	slug,
	shown,
}: {
	userId: string;
	slug: string;
	shown: Shown;
}) {
	const { result, again, refresh } = useCall<ApplicationTarget>(targetCall(slug));
	const [sent, setSent] = useState<WholeApplication | null>(null);
	if (!result) return <Loading label="Loading the internship" />;
	if (!result.ok && result.status === 404) return <NoSuchInternship />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	const target = result.value;
	if (sent) return <SentToInternship application={sent} />;
	return (
		<div className="grid gap-6">
			{shown.facts(target)}
			{target.applied ? (
				<AppliedBefore applied={target.applied} />
			) : (
				<>
					{target.internship.status !== 'open' && (
						<ClosedMeanwhile paused={target.internship.status === 'paused'}>
							{shown.similar(target.similar, target.today)}
						</ClosedMeanwhile>
					)}
					<InternshipForm
						userId={userId}
						slug={slug}
						open={target.internship.status === 'open'}
						onSent={setSent}
						onChanged={refresh}
					/>
				</>
			)}
		</div>
	);
}
