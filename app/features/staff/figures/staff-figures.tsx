import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { tableRoles } from '#app/ui/table-roles.ts';
import { longDate } from '#schema/london-day.ts';
import type { StaffFigure } from '#schema/staff/staff.ts';
import { hoursWords, weeksOf } from './figure-words.ts';

/** What each of staff has decided, week by week, and how long it had waited. */
export function StaffFigures({ figures }: { figures: StaffFigure[] }) {
	if (figures.length === 0)
		return (
			<EmptyState
				scene="tea"
				title="Nothing was decided in the last ten weeks"
				text="What staff decide is counted here, by person, queue and week."
			/>
		);
	return (
		<div className="grid gap-5">
			<p className="max-w-[46rem] text-muted">
				What was decided in the last ten weeks, from the staff log. “Half within” is how long half
				of it had waited at most, where it is known since when. A queue in which several decide has
				a line of all together.
			</p>
			{weeksOf(figures).map(({ begins, rows }) => (
				<Card key={begins}>
					<h2 className="mb-2 text-body">Week of {longDate(begins)}</h2>
					<table {...tableRoles.table} className="w-full">
						<thead {...tableRoles.rows} className="text-left text-small text-muted">
							<tr {...tableRoles.row}>
								<th {...tableRoles.column} className="py-1 pr-3 font-semibold">
									Queue and person
								</th>
								<th {...tableRoles.column} className="py-1 pr-3 text-right font-semibold">
									Decided
								</th>
								<th {...tableRoles.column} className="py-1 text-right font-semibold">
									Half within
								</th>
							</tr>
						</thead>
						<tbody {...tableRoles.rows}>
							{rows.map(({ queue, staff_email, decided, median_hours }) => (
								<tr
									key={`${queue} ${staff_email}`}
									{...tableRoles.row}
									className="border-t border-line align-baseline"
								>
									<th {...tableRoles.name} className="py-2 pr-3 text-left font-normal">
										<b>{queue}</b>{' '}
										<span className="text-small text-muted wrap-anywhere">
											{staff_email ?? 'all together'}
										</span>
									</th>
									<td {...tableRoles.cell} className="py-2 pr-3 text-right even-figures">
										{decided}
									</td>
									<td {...tableRoles.cell} className="py-2 text-right even-figures">
										{hoursWords(median_hours)}
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</Card>
			))}
		</div>
	);
}
