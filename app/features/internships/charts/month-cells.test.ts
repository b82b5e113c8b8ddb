import { expect, it } from 'vitest';
import { cellsFrom } from './month-cells.tsx';

it('shows the year ahead, over its end', () => {
	const cells = cellsFrom('2026-11', [6, 12]);
	expect(cells).toHaveLength(12);
	expect(cells[0]).toEqual({ month: '2026-11', name: 'November', year: 2026, open: false });
	expect(cells.at(-1)).toMatchObject({ name: 'October', year: 2027 });
	expect(cells.filter(({ open }) => open).map(({ month }) => month)).toEqual(['2026-12', '2027-6']);
});
