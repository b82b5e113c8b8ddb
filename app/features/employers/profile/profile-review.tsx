import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import {
	type ProfileColumn,
	type ProfileText,
	profileRow,
	STEPS,
	type Step,
} from './profile-rules.ts';

const basics: ProfileColumn[] = [
	'company_name',
	'contact_person',
	'phone',
	'industry',
	'company_size',
	'location',
];
const details: ProfileColumn[] = [
	'company_description',
	'company_number',
	'website',
	'founded_year',
	'linkedin_url',
];

/** The profile as it will be saved. */
export function ProfileReview({
	texts,
	onEdit,
}: {
	texts: ProfileText;
	onEdit: (step: Step) => void;
}) {
	const row = profileRow(texts, '');
	const part = (step: Step, columns: ProfileColumn[]) => (
		<Part title={STEPS[step - 1] as string} onEdit={() => onEdit(step)}>
			<ProfileFacts columns={columns} valueIn={(column) => row[column]} />
		</Part>
	);
	return (
		<>
			{part(1, basics)}
			{part(2, details)}
		</>
	);
}

function Part({
	title,
	onEdit,
	children,
}: {
	title: string;
	onEdit: () => void;
	children: ReactNode;
}) {
	return (
		<section>
			<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<h3 className="text-body">{title}</h3>
				<Button look="secondary" onClick={onEdit}>
					Edit <span className="sr-only">{title}</span>
				</Button>
			</div>
			{children}
		</section>
	);
}
