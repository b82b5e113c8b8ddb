import { saveFile } from '#app/lib/calls/save-file.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { DaysRead } from '#app/ui/imports/days-read.tsx';
import { linesWords } from '#app/ui/imports/lines-words.ts';
import { Link } from '#app/ui/link.tsx';
import type { DraftImportReport } from '#schema/employers/draft-import.ts';
import { reportFile } from './report-file.ts';

const drafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`);

/** What a file of drafts does, or would do; or what to correct in it, line by line. */
export function ImportedDrafts({ report }: { report: DraftImportReport }) {
	const { stored, added, there, wrong, days } = report;
	if (wrong.length > 0) return <Wrong report={report} />;
	const alsoSaid = (
		<>
			{there.length > 0 && <p>Already there, and not stored again: {linesWords(there)}.</p>}
			<DaysRead days={days} />
		</>
	);
	if (stored)
		return (
			<DonePanel
				title={added.length === 1 ? '1 draft is stored' : `${added.length} drafts are stored`}
				links={
					<>
						<Link
							to="/employer-dashboard?tab=internships"
							className="link inline-flex min-h-11 items-center"
						>
							Read and submit them
						</Link>
						<SaveReport report={report} />
					</>
				}
			>
				<p>Nothing is public before you submit it and our staff have read it.</p>
				{alsoSaid}
			</DonePanel>
		);
	return (
		<div
			ref={focusOn}
			tabIndex={-1}
			className="grid gap-2 rounded-control border border-line p-4 outline-none"
		>
			<p className="font-semibold">
				{added.length > 0 ? `In the file: ${drafts(added.length)}.` : 'There is nothing to import.'}
			</p>
			{added.length > 0 && <p>Nothing is stored yet.</p>}
			{alsoSaid}
		</div>
	);
}

const otherWords = (right: number) =>
	right === 0
		? ''
		: ` ${right === 1 ? 'The other line is' : `The other ${right} lines are`} right.`;

function Wrong({ report }: { report: DraftImportReport }) {
	const { wrong, added, there, days } = report;
	const lines = wrong.length + added.length + there.length;
	const right = added.length + there.length;
	return (
		<div ref={focusOn} role="alert" tabIndex={-1} className="grid gap-4 outline-none">
			<div className="rounded-control bg-hot-wash p-4">
				<p className="font-semibold text-hot">
					{`Nothing is stored: ${wrong.length} of ${lines} lines ${wrong.length === 1 ? 'needs' : 'need'} a correction`}
				</p>
				<p>
					Put it right in your file and choose the file again.
					<span>{otherWords(right)}</span>
				</p>
				<DaysRead days={days} />
			</div>
			<SaveReport report={report} />
			<ul className="rounded-control border border-line">
				{wrong.map(({ line, title, problems }) => (
					<li key={line} className="grid gap-2 border-t border-line p-4 first:border-0">
						<p className="wrap-anywhere">
							Line {line}: <b>{title || 'Without a title'}</b>
						</p>
						<ul className="grid gap-2">
							{problems.map(({ column, cell, words }) => (
								<li key={`${column} ${words}`} className="wrap-anywhere">
									<code className="font-semibold text-hot">{column ?? 'the line'}</code>{' '}
									{cell && <code className="rounded-control bg-wash px-1.5">{cell}</code>}
									<p>{words}</p>
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</div>
	);
}

const SaveReport = ({ report }: { report: DraftImportReport }) => (
	<Button
		look="text"
		className="justify-self-start px-0!"
		onClick={() =>
			saveFile('import-report.csv', new Blob([reportFile(report)], { type: 'text/csv' }))
		}
	>
		Save this report (CSV)
	</Button>
);
