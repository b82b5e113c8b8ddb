import { Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { COMPANY_SIZES, EMPLOYER_INDUSTRIES, FOUNDED_MINIMUM } from '#schema/employers/employer.ts';
import { limits } from '#schema/limits.ts';
import { type ProfileColumn, type ProfileText, profileLabels } from './profile-rules.ts';
import { WebsiteField } from './website-field.tsx';

type Fields = { texts: ProfileText; errors: FieldErrors };

/** What every field of the wizard has: its name is the column. */
const fieldOf = ({ texts, errors }: Fields, name: ProfileColumn) => ({
	name,
	label: profileLabels[name],
	defaultValue: texts[name],
	error: errors[name],
});

export function BasicsFields(fields: Fields) {
	const field = (name: ProfileColumn) => fieldOf(fields, name);
	return (
		<>
			<TextField
				{...field('company_name')}
				autoComplete="organization"
				required
				maxLength={limits.companyName}
			/>
			<TextField
				{...field('contact_person')}
				autoComplete="name"
				hint="The person we write to"
				required
				maxLength={limits.name}
			/>
			<TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={limits.phone} />
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<Select {...field('industry')} required>
					<option value="">Choose an industry</option>
					{EMPLOYER_INDUSTRIES.map((industry) => (
						<option key={industry}>{industry}</option>
					))}
				</Select>
				<Select {...field('company_size')} required>
					<option value="">Choose a size</option>
					{COMPANY_SIZES.map((size) => (
						<option key={size} value={size}>
							{size} employees
						</option>
					))}
				</Select>
			</div>
			<TextField
				{...field('location')}
				hint="Town or city, and the country if it is not the UK"
				required
				maxLength={limits.location}
			/>
		</>
	);
}

export function DetailsFields({ thisYear, ...fields }: Fields & { thisYear: number }) {
	const field = (name: ProfileColumn) => fieldOf(fields, name);
	return (
		<>
			<TextArea
				{...field('company_description')}
				rows={7}
				hint="What you do, for whom, and what an intern would work on. Shown on your internships, in your own words. Minimum 50 characters"
				required
			/>
			<TextField
				{...field('company_number')}
				hint="At Companies House: eight characters, such as 01234567 or SC123456"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={12}
				className="max-w-60"
			/>
			<WebsiteField {...field('website')} />
			<TextField
				{...field('founded_year')}
				type="number"
				inputMode="numeric"
				min={FOUNDED_MINIMUM}
				max={thisYear}
				step={1}
				className="max-w-40"
			/>
			<TextField
				{...field('linkedin_url')}
				inputMode="url"
				autoCapitalize="none"
				spellCheck={false}
				hint="The name of your company page, or its address"
				maxLength={limits.url - 'https://www.linkedin.com/company/'.length}
			/>
		</>
	);
}
