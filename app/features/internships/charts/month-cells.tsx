import { MONTHS } from '#schema/internships/start-months.ts';

type Cell = { month: string; name: string; year: number; open: boolean };

/**
 * The twelve months from one on, and in which of them work can begin.
 * @param firstMonth ISO month: "2026-11"
 * @param months numbers of months, 1 to 12
 */
export function cellsFrom(firstMonth: string, months: readonly number[]): Cell[] {
	const [year = 0, first = 1] = firstMonth.split('-').map(Number);
	return MONTHS.map((_, offset) => {
		const index = (first - 1 + offset) % 12;
		const shown = year + Math.floor((first - 1 + offset) / 12);
		const name = MONTHS[index] ?? '';
		return { month: `${shown}-${index + 1}`, name, year: shown, open: months.includes(index + 1) };
	});
}

/** A cell for each month of the year ahead, filled where work can begin. */
export function MonthCells({ firstMonth, months }: { firstMonth: string; months: number[] }) {
	return (
		<ol className="month-cells" aria-label="Months in which you could start">
			{cellsFrom(firstMonth, months).map(({ month, name, year, open }) => (
				<li key={month} className={open ? 'open' : undefined}>
					<span aria-hidden="true">{name.slice(0, 3)}</span>
					<span className="sr-only">{`${name} ${year}: ${open ? 'yes' : 'no'}`}</span>
				</li>
			))}
		</ol>
	);
}
