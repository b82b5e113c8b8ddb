import { useState } from 'react';
import { EntryList } from '#app/features/profile/entry-list.tsx';
import { fieldOf } from '#app/features/profile/field-of.ts';
import { SectionForm } from '#app/features/profile/section-form.tsx';
import { type SectionProps, useSection } from '#app/features/profile/use-section.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { PERMISSION_KINDS, permissionLabels } from '#schema/students/permission-kinds.ts';
import { MOST_TERMS } from '#schema/students/work-permission.ts';

export function PermissionSection(props: SectionProps) {
	const section = useSection('permission', props);
	const { texts, errors, round } = section;
	return (
		<SectionForm
			intro="Listings then say how they fit. An employer sees it only if you tick a box in that application."
			section={section}
		>
			<Choice key={round} section={section} first={texts.kind ?? ''} />
			{errors.kind && <p className="font-semibold text-hot">{errors.kind}</p>}
		</SectionForm>
	);
}

function Choice({ section, first }: { section: ReturnType<typeof useSection>; first: string }) {
	const [kind, setKind] = useState(first);
	return (
		<>
			<fieldset className="in-twos gap-1">
				<legend className="mb-1 font-semibold">Your permission to work in the UK</legend>
				{PERMISSION_KINDS.map((option) => (
					<label key={option} className="flex min-h-11 items-center gap-3">
						<input
							type="radio"
							name="kind"
							value={option}
							defaultChecked={option === first}
							onChange={() => setKind(option)}
							className="size-5"
						/>
						{permissionLabels[option]}
					</label>
				))}
			</fieldset>
			{kind === 'student-visa' && <Terms section={section} />}
			{(kind === 'graduate-visa' || kind === 'other-visa') && (
				<TextField {...fieldOf(section)('ends_on')} label="It ends on" type="date" />
			)}
		</>
	);
}

const Terms = ({ section }: { section: ReturnType<typeof useSection> }) => (
	<fieldset>
		<legend className="mb-1 font-semibold">The terms of your course</legend>
		<p className="mb-3 text-muted">
			As your university publishes them. On a taught master’s, the time of the dissertation, often
			June to September, usually counts as term: give it as one. Without dates we can only say what
			holds for most courses.
		</p>
		<EntryList section={section} member="from" most={MOST_TERMS} noun="term">
			{(field) => (
				<div className="in-twos items-start gap-5">
					<TextField {...field('from')} label="First day" type="date" />
					<TextField {...field('to')} label="Last day" type="date" />
				</div>
			)}
		</EntryList>
	</fieldset>
);
