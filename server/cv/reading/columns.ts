import type { Segment } from './cv-text.ts';

/** A page of two columns; `head` stands across both, above them. */
type Columns = {
	head: Segment[][];
	left: Segment[][];
	right: Segment[][];
	wider: 'left' | 'right';
};

/** Rows below the head that a page of two columns has at least, and rows of each column, and points between them. */
const LEAST = { rows: 12, ofColumn: 8, gap: 8 };
/** A row of a column that is not longer, in letters, may be a date, a place or a label. */
const LABEL = 22;
/** The share of its rows that stand beside one of the other side, where a side is made of labels or dates. */
const ALIGNED = 0.75;

/** How a page is divided into two columns; null if it is not, or if that is not sure. */
export function columnsOf(rows: Segment[][]): Columns | null {
	const all = rows.flat();
	const from = Math.min(...all.map(({ start }) => start));
	const to = Math.max(...all.map(({ end }) => end));
	let best: { gap: number; columns: Columns } | null = null;
	for (let at = from + 0.2 * (to - from); at < from + 0.8 * (to - from); at += 3) {
		const candidate = dividedAt(rows, at, at - from > to - at ? 'left' : 'right');
		if (candidate && candidate.gap > (best?.gap ?? LEAST.gap)) best = candidate;
	}
	return best?.columns ?? null;
}

/** @param at points from the left */
function dividedAt(rows: Segment[][], at: number, wider: Columns['wider']) {
	const crosses = (row: Segment[]) => row.some(({ start, end }) => start < at - 1 && end > at + 1);
	const from = rows.findLastIndex(crosses) + 1;
	const body = rows.slice(from);
	if (body.length < Math.max(LEAST.rows, 0.7 * rows.length)) return null;
	const sides = body.map((row) => ({
		left: row.filter(({ end }) => end <= at + 1),
		right: row.filter(({ start, end }) => start >= at - 1 && end > at + 1),
	}));
	const filled = (side: Segment[]) => side.length > 0;
	const left = sides.map((side) => side.left).filter(filled);
	const right = sides.map((side) => side.right).filter(filled);
	const shared = sides.filter((side) => filled(side.left) && filled(side.right)).length;
	if (Math.min(left.length, right.length) < LEAST.ofColumn) return null;
	if (!beginTogether(right) || areLabels(left, shared) || areLabels(right, shared)) return null;
	const ends = left.flat().map(({ end }) => end);
	const starts = right.flat().map(({ start }) => start);
	const columns: Columns = { head: rows.slice(0, from), left, right, wider };
	return { gap: Math.min(...starts) - Math.max(...ends), columns };
}

/** Whether many rows begin at one edge: dates that end at the right edge do not. */
function beginTogether(side: Segment[][]): boolean {
	const starts = side.flatMap(([first]) => (first ? [first.start] : []));
	const together = (edge: number) => starts.filter((one) => Math.abs(one - edge) <= 3).length;
	return Math.max(...starts.map(together)) >= 0.35 * starts.length;
}

/** @param shared rows in which both sides have something */
function areLabels(side: Segment[][], shared: number): boolean {
	const lengths = side.map((row) => row.reduce((sum, { text }) => sum + text.length, 0));
	const median = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
	return shared >= ALIGNED * side.length && median <= LABEL;
}
