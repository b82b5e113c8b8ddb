import { EntryList } from '#app/features/profile/entry-list.tsx';
import { fieldOf } from '#app/features/profile/field-of.ts';
import { SectionForm } from '#app/features/profile/section-form.tsx';
import { type SectionProps, useSection } from '#app/features/profile/use-section.ts';
import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { limits } from '#schema/limits.ts';
import { fieldLabels } from '#schema/students/profile-labels.ts';
import { LANGUAGE_LEVELS } from '#schema/students/profile-levels.ts';
import { MOST, MOST_WEEKLY_HOURS } from '#schema/students/student-profile.ts';

export function SkillsSection(props: SectionProps) {
	const section = useSection('skills', props);
	return (
		<SectionForm section={section}>
			<TextArea
				{...fieldOf(section)('skills')}
				label={fieldLabels.skills.skills}
				hint="Separate them with commas"
				rows={3}
			/>
			<EntryList section={section} member="language" most={MOST.languages} noun="language">
				{(field) => (
					<div className="in-twos items-start gap-5">
						<TextField
							{...field('language')}
							label={fieldLabels.skills.language}
							maxLength={limits.language}
						/>
						<Select {...field('level')} label="How well">
							<option value="">Choose a level</option>
							{Object.entries(LANGUAGE_LEVELS).map(([level, label]) => (
								<option key={level} value={level}>
									{label}
								</option>
							))}
						</Select>
					</div>
				)}
			</EntryList>
		</SectionForm>
	);
}

export function LinksSection(props: SectionProps) {
	const section = useSection('links', props);
	return (
		<SectionForm section={section}>
			<TextArea
				{...fieldOf(section)('links')}
				label="Pages that show your work"
				hint="One address a line, such as https://github.com/you"
				inputMode="url"
				autoCapitalize="none"
				spellCheck={false}
				rows={3}
			/>
		</SectionForm>
	);
}

export function AvailabilitySection(props: SectionProps) {
	const section = useSection('availability', props);
	const field = fieldOf(section);
	return (
		<SectionForm section={section}>
			<div className="in-twos items-end gap-5">
				<TextField
					{...field('earliest_start')}
					label="Earliest start"
					hint="The first day you could work"
					type="date"
				/>
				<TextField
					{...field('weekly_hours')}
					label="Hours a week"
					hint="The most you would work"
					type="number"
					inputMode="numeric"
					min={1}
					max={MOST_WEEKLY_HOURS}
					step={1}
				/>
			</div>
		</SectionForm>
	);
}
