import { EntryList } from '#app/features/profile/entry-list.tsx';
import { fieldOf } from '#app/features/profile/field-of.ts';
import { SectionForm } from '#app/features/profile/section-form.tsx';
import { type SectionProps, useSection } from '#app/features/profile/use-section.ts';
import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { limits } from '#schema/limits.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import { MOST } from '#schema/students/student-profile.ts';

export function AboutSection(props: SectionProps) {
	const section = useSection('about', props);
	const field = fieldOf(section);
	return (
		<SectionForm section={section}>
			<TextField {...field('name')} label="Full name" autoComplete="name" maxLength={limits.name} />
			<TextField
				{...field('headline')}
				label="Headline"
				hint="One line under your name on the CV, such as: Data science student looking for a summer internship"
				maxLength={limits.headline}
			/>
			<div className="in-twos items-start gap-5">
				<TextField
					{...field('phone')}
					label="Telephone"
					type="tel"
					autoComplete="tel"
					maxLength={limits.phone}
				/>
				<TextField
					{...field('town')}
					label="Town"
					autoComplete="address-level2"
					maxLength={limits.town}
				/>
			</div>
			<div className="in-twos items-start gap-5">
				<TextField {...field('university')} label="University" maxLength={limits.school} />
				<TextField {...field('course')} label="Course" maxLength={limits.qualification} />
			</div>
			<div className="in-twos items-start gap-5">
				<Select {...field('level')} label="Level">
					<option value="">Choose a level</option>
					{Object.entries(STUDY_LEVELS).map(([level, label]) => (
						<option key={level} value={level}>
							{label}
						</option>
					))}
				</Select>
				<TextField {...field('graduation')} label="Graduation" placeholder="June 2027" />
			</div>
		</SectionForm>
	);
}

export function EducationSection(props: SectionProps) {
	const section = useSection('education', props);
	return (
		<SectionForm
			intro="What you studied before, and school. Your present course is above."
			section={section}
		>
			<EntryList section={section} member="school" most={MOST.education} noun="school">
				{(field) => (
					<>
						<TextField
							{...field('school')}
							label="School or university"
							maxLength={limits.school}
						/>
						<TextField
							{...field('qualification')}
							label="Qualification"
							hint="Such as BSc Physics, A-levels, or what it is called where you studied"
							maxLength={limits.qualification}
						/>
						<Period field={field} />
						<TextArea {...field('details')} label="Details" hint="One point a line" rows={3} />
					</>
				)}
			</EntryList>
		</SectionForm>
	);
}

export function ExperienceSection(props: SectionProps) {
	const section = useSection('experience', props);
	return (
		<SectionForm
			intro="Jobs, internships and volunteering. The CV has the latest first."
			section={section}
		>
			<EntryList section={section} member="role" most={MOST.experience} noun="job">
				{(field) => (
					<>
						<div className="in-twos items-start gap-5">
							<TextField {...field('role')} label="Role" maxLength={limits.role} />
							<TextField
								{...field('organisation')}
								label="Organisation"
								maxLength={limits.organisation}
							/>
						</div>
						<Period field={field} />
						<TextArea
							{...field('details')}
							label="What you did"
							hint="One point a line: what you did, and what came of it"
							rows={4}
						/>
					</>
				)}
			</EntryList>
		</SectionForm>
	);
}

export function ProjectsSection(props: SectionProps) {
	const section = useSection('projects', props);
	return (
		<SectionForm
			intro="What you have made or researched, in your course or outside it."
			section={section}
		>
			<EntryList section={section} member="title" most={MOST.projects} noun="project">
				{(field) => (
					<>
						<TextField {...field('title')} label="Project" maxLength={limits.role} />
						<TextField
							{...field('link')}
							label="Address"
							hint="Where it can be seen, if it can"
							inputMode="url"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={limits.url}
						/>
						<TextArea {...field('details')} label="Details" hint="One point a line" rows={3} />
					</>
				)}
			</EntryList>
		</SectionForm>
	);
}

const Period = ({ field }: { field: ReturnType<typeof fieldOf> }) => (
	<div className="in-twos items-start gap-5">
		<TextField {...field('from')} label="From" placeholder="September 2024" />
		<TextField {...field('to')} label="To" placeholder="June 2025" />
	</div>
);
