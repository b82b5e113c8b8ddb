/** "Line 2"; "42 lines: 2 to 40, 52, 60 and 61". @param lines ascending */
export function linesWords(lines: readonly number[]): string {
	const spans: [first: number, last: number][] = [];
	for (const line of lines) {
		const span = spans.at(-1);
		if (span?.[1] === line - 1) span[1] = line;
		else spans.push([line, line]);
	}
	const words = spans.flatMap(([first, last]) =>
		last - first > 1
			? `${first} to ${last}`
			: first === last
				? `${first}`
				: [`${first}`, `${last}`],
	);
	const list = new Intl.ListFormat('en-GB').format(words);
	return lines.length === 1 ? `Line ${list}` : `${lines.length} lines: ${list}`;
}
