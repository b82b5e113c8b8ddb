import { InternshipApplication } from '#app/features/applications/internship/internship-application.tsx';
import type { InternshipParts } from '#app/features/applications/internship/route-parts.ts';
import { InternshipCard } from '#app/features/internships/card/internship-card.tsx';
import { InternshipList } from '#app/features/internships/card/internship-list.tsx';
import { FitContext } from '#app/features/internships/fit/fit-context.ts';
import { type PersonFit, personFit } from '#app/features/internships/fit/person-fit.ts';
import { TargetFacts } from '#app/features/internships/target-facts.tsx';
import { useAttachments } from '#app/features/profile/attachments/use-attachments.tsx';
import { TellMe } from '#app/features/saved/tell-me.tsx';
import { useSaved } from '#app/features/saved/use-saved.ts';
import { markNext } from '#app/layout/card-notes.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

const parts: InternshipParts = {
	facts: ({ internship, today, applied }) => (
		<TargetFacts
			internship={internship}
			today={today}
			takes={applied === null && internship.status === 'open'}
		/>
	),
	tellMe: ({ internship }) => <TellMeAbout {...internship} />,
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

function TellMeAbout({ slug, title }: { slug: string; title: string }) {
	const { awaited } = useSaved();
	return <TellMe slug={slug} title={title} isAwaited={awaited.includes(slug)} />;
}

/** How internships fit; the cards of the similar ones are marked by it. @param path of the page */
export function prepare(
	user: string,
	path: string,
	{ today, similar }: ApplicationTarget,
	profile: CallResult<WholeProfile>,
): PersonFit | null {
	const fitting = profile.ok ? personFit(profile.value.profile, today) : null;
	markNext(user, path, fitting, similar);
	return fitting;
}

/** The form for one internship: a script of its own, which the general form does not need. */
export function ForInternship({
	profile,
	fitting,
	...props
}: {
	userId: string;
	slug: string;
	/** Null where there is no such internship. */
	target: ApplicationTarget | null;
	profile: CallResult<WholeProfile>;
	fitting: PersonFit | null;
	onSent: () => void;
}) {
	const attachments = useAttachments(profile);
	return (
		<FitContext value={fitting}>
			<InternshipApplication parts={parts} attachments={attachments} {...props} />
		</FitContext>
	);
}
