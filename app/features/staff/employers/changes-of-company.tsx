import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import type {
	CheckedProfile,
	CompanyChanges,
	StaffEmployer,
} from '#schema/employers/employer-decision.ts';
import { londonDate } from '#schema/london-day.ts';
import { companyLabels } from './company-labels.ts';

/** What a company has changed since staff looked at it last, with the button that says that it is fine. */
export function ChangesOfCompany({
	employer,
	changes,
	onFine,
	isOff,
}: {
	employer: StaffEmployer;
	changes: CompanyChanges;
	/** Undefined while the whole company waits to be verified. */
	onFine: (() => Promise<boolean>) | undefined;
	/** Whether a colleague has it: then nothing is decided. */
	isOff: boolean;
}) {
	const columns = (Object.keys(companyLabels) as (keyof CheckedProfile)[]).filter(
		(column) => employer[column] !== changes.checked[column],
	);
	return (
		<section className="grid gap-3 rounded-control bg-wash p-4">
			<h3 className="text-body">Changed since it was checked</h3>
			<p className="text-small text-muted">{whenWords(changes, employer)}</p>
			<ul className="grid gap-3">
				{columns.map((column) => (
					<Change
						key={column}
						label={companyLabels[column]}
						old={String(changes.checked[column] ?? '')}
						now={String(employer[column] ?? '')}
					/>
				))}
			</ul>
			{onFine && <Fine company={employer.company_name} onFine={onFine} isOff={isOff} />}
		</section>
	);
}

/** "By rosa@tidewell.example, from 21 November 2026 to 22 November 2026"; of several owners it is not known which. */
function whenWords(
	{ first_at, last_at }: CompanyChanges,
	{ email, colleagues }: StaffEmployer,
): string {
	const [first, last] = [londonDate(first_at), londonDate(last_at)];
	const who = colleagues.some(({ role }) => role === 'owner') ? 'an owner' : email;
	return first === last ? `By ${who}, on ${first}` : `By ${who}, from ${first} to ${last}`;
}

function Change({ label, old, now }: { label: string; old: string; now: string }) {
	const { before, after } = textDiff(old, now);
	return (
		<li className="flex flex-wrap gap-x-5 gap-y-1">
			<p className="w-full font-semibold sm:w-40">{label}</p>
			<TextVersion label="Before" parts={before} isOld />
			<TextVersion label="Now" parts={after} />
		</li>
	);
}

function Fine({
	company,
	onFine,
	isOff,
}: {
	company: string;
	onFine: () => Promise<boolean>;
	isOff: boolean;
}) {
	const { onSubmit, submitting } = useSubmit(async () => {
		await onFine();
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit}>
			<Button type="submit" data-single-key="f" disabled={submitting || isOff}>
				<span>{submitting ? 'Storing...' : 'Fine'}</span>
				<span className="sr-only">: the changes of {company}</span>
			</Button>
		</SubmitForm>
	);
}
