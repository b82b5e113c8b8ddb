import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#app/ui/card.tsx';
import { Link } from '#app/ui/link.tsx';
import { sectionTitles } from '#schema/students/profile-labels.ts';
import type { StudentProfile } from '#schema/students/student-profile.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { CvFile } from './cv/cv-file.tsx';
import { MadeCv } from './cv/made-cv.tsx';
import { contentOf, sectionNames } from './section-contents.ts';
import { AvailabilitySection, LinksSection, SkillsSection } from './sections/other-sections.tsx';
import { PermissionSection } from './sections/permission-section.tsx';
import {
	AboutSection,
	EducationSection,
	ExperienceSection,
	ProjectsSection,
} from './sections/study-sections.tsx';

/** The profile, each section saved on its own, and the CVs. Closed at first, all but the first and that of the address. */
export function ProfileScreen({ userId, loaded }: { userId: string; loaded: WholeProfile }) {
	const [{ cv, profile, missing }, setProfile] = useState(loaded);
	const [closed] = useState(() =>
		sectionNames.slice(1).filter((name) => location.hash !== `#${name}`),
	);
	const props = { userId, loaded, now: profile, onSaved: setProfile, closed, missing };
	return (
		<div className="grid items-start gap-x-10 gap-y-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
			<div className="grid gap-5 @4xl:sticky @4xl:top-24 @4xl:col-start-2 @4xl:row-start-1">
				<MadeCv />
				<p data-no-print="">
					<Link to="/account/profile/from-cv" className="link inline-block py-2.5">
						Fill in your profile from a CV that you have
					</Link>
				</p>
				<Contents profile={profile} />
			</div>
			<div className="grid gap-4">
				<AboutSection {...props} />
				<EducationSection {...props} />
				<ExperienceSection {...props} />
				<ProjectsSection {...props} />
				<SkillsSection {...props} />
				<LinksSection {...props} />
				<PermissionSection {...props} />
				<AvailabilitySection {...props} />
				<Card id="own-cv" className="grid gap-3">
					<h2 className="text-part">A CV of your own</h2>
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

/** The way to each section, and whether it holds something. */
function Contents({ profile }: { profile: StudentProfile }) {
	const filled = sectionNames.filter((name) => contentOf[name](profile));
	return (
		<nav aria-label="Sections of your profile">
			<p className="font-semibold @4xl:mb-1">
				{filled.length} of {sectionNames.length} sections filled in
			</p>
			<ul className="@max-4xl:hidden">
				{sectionNames.map((name) => {
					const isFilled = filled.includes(name);
					const Icon = isFilled ? Check : Circle;
					return (
						<li key={name}>
							<Link
								to={`#${name}`}
								replace
								onClick={() => document.querySelector(`#${name} details`)?.setAttribute('open', '')}
								className="flex min-h-9 items-center gap-2.5 hover:text-brand hover:underline"
							>
								<Icon
									aria-hidden="true"
									className={isFilled ? 'size-4.5 text-good' : 'size-4.5 text-control'}
								/>
								{sectionTitles[name]}
								<span className="sr-only">{isFilled ? ', filled in' : ', empty'}</span>
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
