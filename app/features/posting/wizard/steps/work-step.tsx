import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SHORTEST_DESCRIPTION } from '#schema/employers/draft-problems.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { limits } from '#schema/limits.ts';
import { Comment, fieldOf, type StepFields } from './fields.tsx';

export function WorkStep(fields: StepFields) {
	const { comments } = fields;
	return (
		<>
			<TextField
				{...fieldOf(fields, 'title')}
				hint="Such as Data Analyst Intern"
				maxLength={limits.internshipTitle}
				required
			/>
			<Comment of="title" comments={comments} />
			<Select {...fieldOf(fields, 'sector')} required>
				<option value="">Choose a field</option>
				{Object.keys(SECTOR_INDUSTRY).map((sector) => (
					<option key={sector}>{sector}</option>
				))}
			</Select>
			<Comment of="sector" comments={comments} />
			<TextArea
				{...fieldOf(fields, 'description')}
				hint={`What a week consists of, with whom they work, and what they learn: at least ${SHORTEST_DESCRIPTION} characters`}
				rows={9}
				maxLength={limits.description}
				required
			/>
			<Comment of="description" comments={comments} />
			<TextArea
				{...fieldOf(fields, 'requirements')}
				hint="One a line. Only what is really needed for the work"
				rows={4}
			/>
			<Comment of="requirements" comments={comments} />
			<TextArea {...fieldOf(fields, 'benefits')} hint="One a line" rows={3} />
			<Comment of="benefits" comments={comments} />
		</>
	);
}
