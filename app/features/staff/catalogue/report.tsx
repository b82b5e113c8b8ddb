import type { ReactNode } from 'react';
import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { textDiff } from '#app/features/staff/parts/text-diff.ts';
import { TextVersion } from '#app/features/staff/parts/text-version.tsx';
import { focusOn } from '#app/lib/focus-on.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { DaysRead } from '#app/ui/imports/days-read.tsx';
import { linesWords } from '#app/ui/imports/lines-words.ts';
import { Points } from '#app/ui/points.tsx';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import { faultsOf, reportWords } from './faults.ts';

/** The result of an import, or what it would be: what is stored and changed, or each fault once, with its lines. */
export function Report({ report }: { report: ImportReport }) {
	if (report.wrong > 0) return <Faults report={report} />;
	const { stored, added, changed, changes, there, days } = report;
	const words = reportWords(report);
	const alsoSaid = (
		<>
			{there.length > 0 && <p>Already there, and not stored again: {linesWords(there)}.</p>}
			<DaysRead days={days} />
		</>
	);
	if (stored)
		return (
			<DonePanel title={words}>
				<p>What is new or changed is public now.</p>
				{alsoSaid}
			</DonePanel>
		);
	return (
		<ResultPanel title={words}>
			<p>{added + changed > 0 ? 'Nothing is stored yet.' : 'There is nothing to import.'}</p>
			{alsoSaid}
			{changes.length > 0 && <Changes changes={changes} />}
			{changes.length < changed && <p>And {changed - changes.length} more changes.</p>}
		</ResultPanel>
	);
}

const ResultPanel = ({ title, children }: { title: string; children: ReactNode }) => (
	<div
		ref={focusOn}
		tabIndex={-1}
		className="grid gap-2 rounded-control border border-line p-4 outline-none"
	>
		<p className="font-semibold">{title}</p>
		{children}
	</div>
);

function Faults({ report: { wrong, lines, days } }: { report: ImportReport }) {
	return (
		<AlertPanel>
			<p className="font-semibold text-sun-ink">
				<span>{wrong === 1 ? '1 line is wrong.' : `${wrong} lines are wrong.`}</span> Nothing is
				stored.
				{lines.length < wrong && (
					<span>{` These are the faults of the first ${lines.length}:`}</span>
				)}
			</p>
			<ul className="grid gap-2">
				{faultsOf(lines).map(({ lines: numbers, problems }) => (
					<li key={numbers.join()} className="wrap-anywhere">
						<b>{linesWords(numbers)}</b>
						<Points points={problems} />
					</li>
				))}
			</ul>
			<DaysRead days={days} />
		</AlertPanel>
	);
}

/** What each internship says before and after, with what differs marked. */
const Changes = ({ changes }: Pick<ImportReport, 'changes'>) => (
	<ul className="mt-2 grid gap-4">
		{changes.map(({ line, title, fields }) => (
			<li key={line} className="grid gap-2">
				<p className="font-semibold wrap-anywhere">
					{title}, line {line}
				</p>
				<dl className="grid gap-2">
					{fields.map(({ label, ...texts }) => {
						const parts = textDiff(texts.before, texts.after);
						return (
							<div key={label}>
								<dt className="text-small text-muted">{label}</dt>
								<dd className="flex flex-wrap gap-x-6 gap-y-1">
									<TextVersion label="Before" parts={parts.before} isOld />
									<TextVersion label="After" parts={parts.after} />
								</dd>
							</div>
						);
					})}
				</dl>
			</li>
		))}
	</ul>
);
