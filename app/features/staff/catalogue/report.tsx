import { AlertPanel } from '#app/features/staff/parts/alert-panel.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Points } from '#app/ui/points.tsx';
import type { ImportReport } from '#schema/staff/staff-answers.ts';

/** The result of an import, line by line. */
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
			<p className="font-bold text-sun-ink">
				{wrong === 1 ? '1 line is wrong.' : `${wrong} lines are wrong.`} Nothing is stored.
				{lines.length < wrong && ` The first ${lines.length}:`}
			</p>
			<ul className="grid gap-2">
				{lines.map(({ line, problems }) => (
					<li key={line} className="wrap-anywhere">
						<b>Line {line}</b>
						<Points points={problems} />
					</li>
				))}
			</ul>
		</AlertPanel>
	);
}
