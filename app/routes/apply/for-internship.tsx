import { InternshipApplication } from '#app/features/applications/internship/internship-application.tsx';
import type { Shown } from '#app/features/applications/internship/route-parts.ts';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { FitProvider } from '#app/features/internships/fit/fit-provider.tsx';
import { TargetFacts } from '#app/features/internships/target-facts.tsx';
import { useAttachments } from '#app/features/profile/attachments/use-attachments.tsx';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';

const shown: Shown = {
	facts: ({ internship, today, applied }) => (
		<FitProvider today={today}>
			<TargetFacts internship={internship} today={today} applied={applied !== null} />
		</FitProvider>
	),
	similar: (internships, today) => (
		<FitProvider today={today}>
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
		</FitProvider>
	),
};

type Props = {
	userId: string;
	slug: string;
	/** Called with what one applies for, once it is known, and with null once that is sent. */
	onTarget: (target: ApplicationTarget | null) => void;
};

/** The form for one internship: a script of its own, which the general form does not need. */
export default function ForInternship({ slug, ...props }: Props) {
	const attachments = useAttachments();
	return (
		<InternshipApplication
			key={slug}
			slug={slug}
			shown={shown}
			attachments={attachments}
			{...props}
		/>
	);
}
