import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '#app/lib/calls/call-api.ts';
import { download } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.tsx';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import type { ImportReport } from '#schema/staff/staff-answers.ts';
import { Report } from './report.tsx';

/** Employers' internships from a CSV file, and into one. */
export const StaffCatalogue = () => (
	<div className="grid gap-6">
		<Card className="grid gap-4">
			<h2 className="text-part">Import</h2>
			<p className="max-w-[46rem] text-muted">
				A CSV file in UTF-8, at most 10,000 internships of verified employers. The first line names
				the columns. If one line is wrong, nothing is stored.
			</p>
			<details>
				<summary className="link inline-flex min-h-11 items-center">
					The {FIELD_NAMES.length + 1} columns
				</summary>
				<p className="max-w-[46rem] text-muted">
					“employer” is the email of the account. Points of a list are separated by |.
				</p>
				<ul className="mt-3 flex flex-wrap gap-2">
					{['employer', ...FIELD_NAMES].map((name) => (
						<li key={name} className="rounded-md bg-wash px-2 py-0.5 text-small wrap-anywhere">
							{name}
						</li>
					))}
				</ul>
			</details>
			<Import />
		</Card>
		<Card className="grid justify-items-start gap-4">
			<h2 className="text-part">Export</h2>
			<p className="text-muted">All internships of employers as CSV.</p>
			<Export />
		</Card>
	</div>
);

function Import() {
	const { revalidate } = useRevalidator();
	const [report, setReport] = useState<ImportReport | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const file = values.get('file');
		if (!(file instanceof File) || file.size === 0) return { file: 'Choose a file.' };
		setReport(null);
		const result = await requestApi<ImportReport>('/staff/catalogue/import', {
			method: 'POST',
			headers: { 'Content-Type': 'text/csv' },
			body: file,
		});
		await revalidate();
		if (result.ok) setReport(result.value);
		else if (result.status === 400) return { file: result.message };
		else toast(staffMessages.failed(result.message));
		return null;
	});
	return (
		<>
			<SubmitForm onSubmit={onSubmit} className="grid gap-4">
				<TextField
					label="File"
					name="file"
					type="file"
					accept=".csv,text/csv"
					className="file-field p-1!"
					required
					error={errors.file}
				/>
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Importing...' : 'Import'}
				</Button>
			</SubmitForm>
			{report && <Report report={report} />}
		</>
	);
}

function Export() {
	const [fetching, setFetching] = useState(false);
	const fetchFile = async () => {
		setFetching(true);
		const done = await download('/api/staff/catalogue/export', 'internships.csv', {});
		setFetching(false);
		if (!done) toast(accountMessages.dataFailed);
	};
	return (
		<Button look="secondary" onClick={fetchFile} disabled={fetching}>
			{fetching ? 'Fetching...' : 'Export as CSV'}
		</Button>
	);
}
