import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Points } from '#app/ui/points.tsx';
import { longDate } from '#schema/london-day.ts';
import type { ImportReport } from '#schema/staff/catalogue-import.ts';
import { faultsOf, linesWords, reportWords } from './faults.ts';

/** The result of an import, or what it would be: what is stored and changed, or each fault once, with its lines. */
export function Report({ report }: { report: ImportReport }) {
	const { stored, added, changed, changes, there, wrong, lines, days } = report;
	if (wrong > 0)
		return (
			<AlertPanel>
				<p className="font-semibold text-sun-ink">
					{wrong === 1 ? '1 line is wrong.' : `${wrong} lines are wrong.`} Nothing is stored.
					{lines.length < wrong && ` These are the faults of the first ${lines.length}:`}
				</p>
				<ul className="grid gap-2">
					{faultsOf(lines).map(({ lines: found, problems }) => (
						<li key={found.join()} className="wrap-anywhere">
							<b>{linesWords(found)}</b>
							<Points points={problems} />
						</li>
					))}
				</ul>
				<DaysRead days={days} />
			</AlertPanel>
		);
	return (
		<DonePanel title={reportWords(report)}>
			{stored && added + changed > 0 && <p>What is new or changed is public now.</p>}
			{!stored && (
				<p>
					{added + changed > 0
						? 'Nothing is stored yet.'
						: 'There is nothing to import. Nothing is stored.'}
				</p>
			)}
			{there.length > 0 && <p>Already there, and not stored again: {linesWords(there)}.</p>}
			<DaysRead days={days} />
			{!stored && changes.length > 0 && (
				<ul className="grid gap-3">
					{changes.map(({ line, title, fields }) => (
						<li key={line} className="wrap-anywhere">
							<b>
								{title}, line {line}
							</b>
							<ul>
								{fields.map(({ label, before, after }) => (
									<li key={label}>
										{label}: <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
									</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			)}
			{!stored && changes.length < changed && <p>And {changed - changes.length} more changes.</p>}
		</DonePanel>
	);
}

const DaysRead = ({ days }: Pick<ImportReport, 'days'>) =>
	days && (
		<p>
			Days: {days.cell} in line {days.line} is read as {longDate(days.day)}.
		</p>
	);
