import { useEffect, useState } from 'react';
import { targetCall } from '#app/features/applications/student-calls.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type {
	ApplicationTarget,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { AppliedBefore } from './applied-before.tsx';
import { AppliedOften } from './applied-often.tsx';
import { ClosedMeanwhile } from './closed-meanwhile.tsx';
import { InternshipForm } from './internship-form.tsx';
import { NoSuchInternship } from './no-such-internship.tsx';
import { OwnInternship } from './own-internship.tsx';
import type { Attachments, Shown } from './route-parts.ts';
import { SentToInternship } from './sent-to-internship.tsx';

/** The form for one internship, below its facts; or why there is none. */
export function InternshipApplication({
	userId,
	slug,
	shown,
	attachments,
	onTarget,
}: {
	userId: string;
	slug: string;
	shown: Shown;
	attachments: Attachments;
	/** Called with what one applies for, once it is known, and with null once that is sent. */
	onTarget: (target: ApplicationTarget | null) => void;
}) {
	const { result, again, refresh } = useCall<ApplicationTarget>(targetCall(slug));
	const [sent, setSent] = useState<WholeApplication | null>(null);
	useEffect(() => {
		if (result?.ok) onTarget(result.value);
	}, [result, onTarget]);
	if (!result) return <Loading label="Loading the internship" />;
	if (!result.ok && result.status === 404) return <NoSuchInternship />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	const target = result.value;
	if (sent) return <SentToInternship application={sent} />;
	if (target.own) return <OwnInternship />;
	return (
		<div className="grid gap-6">
			{shown.facts(target)}
			{target.applied && <AppliedBefore applied={target.applied} />}
			{!target.applied && target.often && <AppliedOften />}
			{!target.applied && !target.often && (
				<>
					{target.internship.status !== 'open' && (
						<ClosedMeanwhile paused={target.internship.status === 'paused'}>
							{shown.similar(target.similar, target.today)}
						</ClosedMeanwhile>
					)}
					<InternshipForm
						userId={userId}
						slug={slug}
						attachments={attachments}
						open={target.internship.status === 'open'}
						onSent={(application) => {
							setSent(application);
							onTarget(null);
						}}
						onChanged={refresh}
					/>
				</>
			)}
		</div>
	);
}
