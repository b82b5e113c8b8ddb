import { download } from '#app/lib/calls/save-file.ts';
import { accountMessages } from '#app/messages/accounts.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Card } from '#app/ui/card.tsx';
import { LookFirstForm } from '#app/ui/imports/look-first-form.tsx';
import { TakeOut } from '#app/ui/take-out.tsx';
import { toast } from '#app/ui/toast.ts';
import { IMPORT_COLUMNS } from '#schema/internships/import/import-line.ts';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import { Report } from './report.tsx';

/** Employers' internships from a CSV file, and into one. */
export const StaffCatalogue = () => (
	<div className="grid gap-6">
		<Card className="grid gap-4">
			<h2 className="text-part">Import</h2>
			<p className="max-w-[46rem] text-muted">
				A CSV file in UTF-8, at most 10,000 internships of verified employers. The first line names
				the columns. Check the file first: you see what it would do. If one line is wrong, nothing
				is stored.
			</p>
			<details>
				<summary className="link inline-flex min-h-11 items-center">
					The {IMPORT_COLUMNS.length} columns
				</summary>
				<div className="grid max-w-[46rem] gap-2 text-muted">
					<p>
						“employer” is the email of the account. Points of a list are separated by | or stand in
						lines of their own. Write days as 2027-06-30, or 30/06/2027.
					</p>
					<p>
						A line with a “slug” corrects that internship of an employer. Columns that the file does
						not have stay as they are. The employer and the applicants are told by email. “company”
						and “status” are not changed. A line without a slug is a new internship. The site’s own
						internships cannot be imported.
					</p>
				</div>
				<ul className="mt-3 flex flex-wrap gap-2">
					{IMPORT_COLUMNS.map((name) => (
						<li key={name} className="rounded-control bg-wash px-2 py-0.5 text-small wrap-anywhere">
							{name}
						</li>
					))}
				</ul>
			</details>
			<LookFirstForm<ImportReport>
				path="/staff/catalogue/import"
				stores={({ wrong, added, changed }) => wrong === 0 && added + changed > 0}
				label="Import"
				failed={staffMessages.failed}
			>
				{(report) => <Report report={report} />}
			</LookFirstForm>
		</Card>
		<Card className="grid justify-items-start gap-4">
			<h2 className="text-part">Export</h2>
			<p className="text-muted">
				All internships of employers as CSV. Correct it in a spreadsheet, and import it again.
			</p>
			<Export />
		</Card>
	</div>
);

function Export() {
	const save = async (reason: string) => {
		const done = await download('/api/staff/catalogue/export', 'internships.csv', { reason });
		if (!done) toast(accountMessages.dataFailed);
		return done;
	};
	return (
		<TakeOut
			what="internships of employers"
			hint="The staff log says how many internships, and this."
			save={save}
		>
			Export as CSV
		</TakeOut>
	);
}
