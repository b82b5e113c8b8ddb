import { type ReactNode, useEffect, useState } from 'react';
import { targetCall } from '#app/features/applications/student-calls.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type {
	ApplicationTarget,
	NewApplication,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { AppliedBefore } from './applied-before.tsx';
import { ClosedMeanwhile } from './closed-meanwhile.tsx';
import { InternshipForm } from './internship-form.tsx';
import { NoSuchInternship } from './no-such-internship.tsx';
import { OwnInternship } from './own-internship.tsx';
import { SentToInternship } from './sent-to-internship.tsx';

/** How the route shows internships: they are another feature's. */
export type Shown = {
	facts: (target: ApplicationTarget) => ReactNode;
	similar: (internships: InternshipSummary[], today: string) => ReactNode;
};

/** What can go along with an application: the profile and a CV, which are another feature's. */
export type Attachments = {
	/** @param refusal why the last try was refused */
	fields: (typed: Record<string, string> | null, refusal: Refusal | null) => ReactNode;
	/** What of it is chosen in a form. */
	read: (values: FormData) => Pick<NewApplication, 'profile' | 'cv'>;
	/** Fetches what may have changed in the meantime. */
	refresh: () => void;
};
export type Refusal = { code: string; message: string };

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
