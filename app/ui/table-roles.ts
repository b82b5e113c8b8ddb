/** Safari forgets what the parts of a table are once the stylesheet makes other boxes of them. */
export const tableRoles = {
	table: { role: 'table' },
	rows: { role: 'rowgroup' },
	row: { role: 'row' },
	column: { role: 'columnheader' },
	name: { role: 'rowheader' },
	cell: { role: 'cell' },
};
