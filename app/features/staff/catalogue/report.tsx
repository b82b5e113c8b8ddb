import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Points } from '#app/ui/points.tsx';
import type { ImportReport } from '#schema/staff/staff-answers.ts';
import { faultsOf, linesWords } from './faults.ts';

/** The result of an import: what is stored, or each fault once, with its lines. */
export function Report({ report }: { report: ImportReport }) {
	const { stored, wrong, lines } = report;
	if (wrong === 0)
		return (
			<DonePanel
				title={stored === 1 ? '1 internship is stored.' : `${stored} internships are stored.`}
			>
				<p>They are public now.</p>
			</DonePanel>
		);
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
		</AlertPanel>
	);
}
