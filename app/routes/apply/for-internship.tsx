import { InternshipApplication } from '#app/features/applications/internship/internship-application.tsx';
import type { InternshipParts } from '#app/features/applications/internship/route-parts.ts';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { FitProvider } from '#app/features/internships/fit/fit-provider.tsx';
import { TargetFacts } from '#app/features/internships/target-facts.tsx';
import { useAttachments } from '#app/features/profile/attachments/use-attachments.tsx';
import { TellMe } from '#app/features/saved/tell-me.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

const shown: InternshipParts = {
	facts: ({ internship, today, applied }) => (
		<FitProvider today={today}>
			<TargetFacts internship={internship} today={today} applied={applied !== null} />
		</FitProvider>
	),
	tellMe: ({ internship }) => <TellMe slug={internship.slug} title={internship.title} />,
	similar: (internships, today) => (
		<InternshipList>
			{internships.map((internship) => (
				<InternshipCard
					key={internship.slug}
					internship={internship}
					to={`/internships/${internship.slug}`}
					today={today}
				/>
			))}
		</InternshipList>
	),
};

/** The form for one internship: a script of its own, which the general form does not need. */
export function ForInternship({
	profile,
	...props
}: {
	userId: string;
	slug: string;
	/** Null where there is no such internship. */
	target: ApplicationTarget | null;
	profile: CallResult<WholeProfile>;
	onSent: () => void;
}) {
	const attachments = useAttachments(profile);
	return <InternshipApplication shown={shown} attachments={attachments} {...props} />;
}
