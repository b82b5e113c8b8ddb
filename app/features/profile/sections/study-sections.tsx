import { EntryList } from '#app/features/profile/entry-list.tsx';
import { fieldOf } from '#app/features/profile/field-of.ts';
import { SectionForm } from '#app/features/profile/section-form.tsx';
import { type SectionProps, useSection } from '#app/features/profile/use-section.ts';
import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { limits } from '#schema/limits.ts';
import { fieldLabels } from '#schema/students/profile-labels.ts';
import { STUDY_LEVELS } from '#schema/students/profile-levels.ts';
import { hasOtherLetters, MOST } from '#schema/students/student-profile.ts';

export function AboutSection(props: SectionProps) {
	const section = useSection('about', props);
	const labels = fieldLabels.about;
	const field = fieldOf(section);
	return (
		<SectionForm section={section}>
			<TextField
				{...field('name')}
				label={labels.name}
				autoComplete="name"
				maxLength={limits.name}
			/>
			{(hasOtherLetters(props.now.name) || section.texts.latin_name) && (
				<TextField
					{...field('latin_name')}
					label={labels.latin_name}
					hint="As on your passport. Your CV and employers have this name; your own letters stand beside it where they can be printed."
					maxLength={limits.name}
				/>
			)}
			<TextField
				{...field('headline')}
				label={labels.headline}
				hint="One line under your name on the CV, such as: Data science student looking for a summer internship"
				maxLength={limits.headline}
			/>
			<div className="in-twos items-start gap-5">
				<TextField
					{...field('phone')}
					label={labels.phone}
					type="tel"
					autoComplete="tel"
					maxLength={limits.phone}
				/>
				<TextField
					{...field('town')}
					label={labels.town}
					autoComplete="address-level2"
					maxLength={limits.town}
				/>
			</div>
			<div className="in-twos items-start gap-5">
				<TextField {...field('university')} label={labels.university} maxLength={limits.school} />
				<TextField {...field('course')} label={labels.course} maxLength={limits.qualification} />
			</div>
			<div className="in-twos items-start gap-5">
				<Select {...field('level')} label="Level" hint="Of your present course">
					<option value="">Choose a level</option>
					{Object.entries(STUDY_LEVELS).map(([level, label]) => (
						<option key={level} value={level}>
							{label}
						</option>
					))}
				</Select>
				<TextField {...field('graduation')} label="Graduation" hint="Such as June 2027" />
			</div>
		</SectionForm>
	);
}

export function EducationSection(props: SectionProps) {
	const section = useSection('education', props);
	const labels = fieldLabels.education;
	return (
		<SectionForm
			intro="What you studied before, and school. Your present course is above."
			section={section}
		>
			<EntryList section={section} member="school" most={MOST.education} noun="school">
				{(field) => (
					<>
						<TextField {...field('school')} label={labels.school} maxLength={limits.school} />
						<TextField
							{...field('qualification')}
							label={labels.qualification}
							hint="Such as BSc Physics, A-levels, or what it is called where you studied"
							maxLength={limits.qualification}
						/>
						<Period field={field} />
						<TextArea
							{...field('details')}
							label={labels.details}
							hint="One point a line"
							rows={3}
						/>
					</>
				)}
			</EntryList>
		</SectionForm>
	);
}

export function ExperienceSection(props: SectionProps) {
	const section = useSection('experience', props);
	const labels = fieldLabels.experience;
	return (
		<SectionForm
			intro="Jobs, internships and volunteering. The CV has the latest first."
			section={section}
		>
			<EntryList section={section} member="role" most={MOST.experience} noun="job">
				{(field) => (
					<>
						<div className="in-twos items-start gap-5">
							<TextField {...field('role')} label={labels.role} maxLength={limits.role} />
							<TextField
								{...field('organisation')}
								label={labels.organisation}
								maxLength={limits.organisation}
							/>
						</div>
						<Period field={field} />
						<TextArea
							{...field('details')}
							label={labels.details}
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
	const labels = fieldLabels.projects;
	return (
		<SectionForm
			intro="What you have made or researched, in your course or outside it."
			section={section}
		>
			<EntryList section={section} member="title" most={MOST.projects} noun="project">
				{(field) => (
					<>
						<TextField {...field('title')} label={labels.title} maxLength={limits.role} />
						<TextField
							{...field('link')}
							label="Address"
							hint="Where it can be seen, if it can"
							inputMode="url"
							autoCapitalize="none"
							spellCheck={false}
							maxLength={limits.url}
						/>
						<TextArea
							{...field('details')}
							label={labels.details}
							hint="One point a line"
							rows={3}
						/>
					</>
				)}
			</EntryList>
		</SectionForm>
	);
}

const Period = ({ field }: { field: ReturnType<typeof fieldOf> }) => (
	<div className="in-twos items-start gap-5">
		<TextField {...field('from')} label="From" hint="Such as September 2024" />
		<TextField {...field('to')} label="To" hint="Empty if it goes on" />
	</div>
);
