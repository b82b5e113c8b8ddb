import { useCall } from '#app/lib/calls/use-call.ts';
import { Card } from '#app/ui/card.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { profileCall } from './api.ts';
import { CvFile } from './cv/cv-file.tsx';
import { MadeCv } from './cv/made-cv.tsx';
import { AvailabilitySection, LinksSection, SkillsSection } from './sections/other-sections.tsx';
import { PermissionSection } from './sections/permission-section.tsx';
import { AboutSection, EducationSection, ExperienceSection } from './sections/study-sections.tsx';

/** The profile, each section saved on its own, and the CVs. */
export function ProfileScreen({ userId }: { userId: string }) {
	const { result, again, replace } = useCall<WholeProfile>(profileCall);
	if (!result) return <Loading label="Loading your profile" />;
	if (!result.ok) return <NotFetched words={result.message} onAgain={again} />;
	const props = { userId, loaded: result.value, onSaved: replace };
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
			<div className="grid gap-6">
				<AboutSection {...props} />
				<EducationSection {...props} />
				<ExperienceSection {...props} />
				<SkillsSection {...props} />
				<LinksSection {...props} />
				<PermissionSection {...props} />
				<AvailabilitySection {...props} />
			</div>
			<div className="grid gap-6">
				<MadeCv />
				<Card className="grid gap-4 md:p-8">
					<h2 className="text-[1.35rem]">A CV of your own</h2>
					<p className="text-muted">
						Kept here so that you can send it with an application. An employer gets it only with
						one.
					</p>
					<CvFile cv={result.value.cv} label="Choose a PDF" onChanged={replace} />
				</Card>
			</div>
		</div>
	);
}
