import { useState } from 'react';
import { Card } from '#app/ui/card.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { CvFile } from './cv/cv-file.tsx';
import { MadeCv } from './cv/made-cv.tsx';
import { AvailabilitySection, LinksSection, SkillsSection } from './sections/other-sections.tsx';
import { PermissionSection } from './sections/permission-section.tsx';
import {
	AboutSection,
	EducationSection,
	ExperienceSection,
	ProjectsSection,
} from './sections/study-sections.tsx';

/** The profile, each section saved on its own, and the CVs. */
export function ProfileScreen({ userId, loaded }: { userId: string; loaded: WholeProfile }) {
	const [{ cv }, setProfile] = useState(loaded);
	const props = { userId, loaded, onSaved: setProfile };
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
			<div className="grid gap-5">
				<AboutSection {...props} />
				<EducationSection {...props} />
				<ExperienceSection {...props} />
				<ProjectsSection {...props} />
				<SkillsSection {...props} />
				<LinksSection {...props} />
				<PermissionSection {...props} />
				<AvailabilitySection {...props} />
			</div>
			<div className="grid gap-5 lg:[@media(height>=56rem)]:sticky lg:[@media(height>=56rem)]:top-24">
				<MadeCv />
				<Card className="grid gap-4 md:p-8">
					<h2 className="text-[1.35rem]">A CV of your own</h2>
					<p className="text-muted">
						Kept here so that you can send it with an application. An employer gets it only with
						one.
					</p>
					<CvFile cv={cv} label="Choose a PDF" onChanged={setProfile} />
				</Card>
			</div>
		</div>
	);
}
