import { recordInWords } from '#schema/applications/answer-record.ts';
import { workplaceWords } from '#schema/internships/places.ts';
import type { Costs } from '#schema/internships/take-home.ts';
import type { Fit, FitWork } from '#schema/students/fit.ts';
import type { Cell } from './cell.ts';
import type { Column } from './columns.ts';
import { leftCell, payCell } from './money-cells.ts';
import { daysCell, deadlineCell, FITS, fitCell, hoursCell } from './time-cells.ts';

/** What the rows depend on besides the columns. */
type Context = {
	/** ISO date in Europe/London. */
	today: string;
	/** By the profile of the person; null for visitors, and where it says nothing. */
	fitOf: ((work: FitWork) => Fit) | null;
	/** A person's own rent and travel. */
	own: Costs;
};

export type Row = {
	name: string;
	/** What it goes by. */
	note?: string;
	/** In the order of the columns; `mark` names the best: "most". */
	cells: (Cell & { mark: string | null })[];
	/** Whether all columns say the same. */
	same: boolean;
};

/**
 * Internships side by side, row by row: where they differ, which is the best where one can say so, and what is the same.
 * A best is named only where the figure of every column is known; equal ones share it, unless all are equal.
 * @param columns two to four
 */
export function compareRows(columns: readonly Column[], context: Context): Row[] {
	const { today, fitOf, own } = context;
	const row = (name: string, cellOf: (column: Column) => Cell, best?: Best, note?: string): Row => {
		const cells = columns.map(cellOf);
		const marks = best ? marksOf(cells, columns, best) : [];
		return {
			name,
			...(note && { note }),
			cells: cells.map((cell, place) => ({ ...cell, mark: marks[place] ?? null })),
			same: new Set(cells.map(wordsOf)).size === 1,
		};
	};
	return [
		row('Pay an hour', payCell, MOST),
		row('Left in a month', (column) => leftCell(column, today, own), MOST),
		row('Hours a week', hoursCell),
		row('Days', daysCell),
		row(
			'Fit',
			(column) => fitCell(column, fitOf),
			// What fits only in part is not the best of anything.
			{ of: (values) => (values.includes(FITS) ? FITS : null), word: () => 'fits best' },
			fitOf ? 'by your profile' : 'in general',
		),
		row('Place', placeCell),
		row('Deadline', (column) => deadlineCell(column, today), {
			of: (values) => Math.min(...values),
			word: ({ offer }) => (offer ? 'first to answer' : 'first to close'),
		}),
		row('Answers', answersCell, {
			of: (values) => Math.min(...values),
			word: () => 'soonest',
		}),
		row('What they ask', asksCell),
	];
}

/** `of` gives the best of the values, null where none is; `word` what it is called. */
type Best = { of: (values: number[]) => number | null; word: (column: Column) => string };

const MOST: Best = { of: (values) => Math.max(...values), word: () => 'most' };

function marksOf(cells: Cell[], columns: readonly Column[], { of, word }: Best) {
	const values = cells.flatMap(({ value }) => (value === undefined ? [] : [value]));
	const numbers = values.filter((value) => value !== null);
	if (numbers.length < values.length || new Set(numbers).size < 2) return [];
	const best = of(numbers);
	return columns.map((column, place) =>
		best !== null && cells[place]?.value === best ? word(column) : null,
	);
}

const wordsOf = ({ main, more = [], points = [] }: Cell) => JSON.stringify([main, more, points]);

function placeCell({ place, workplace }: Column): Cell {
	const isSaid = !workplace || workplace === 'on-site' || /^remote\b/i.test(place);
	return { main: place, more: isSaid ? [] : [workplaceWords[workplace]] };
}

/** Within how many days they promise an answer, and how they have kept that. */
function answersCell({ offer, listing, source }: Column): Cell {
	if (offer) return { main: offer.isAccepted ? 'You have accepted' : 'You have an offer' };
	if (!listing) return { main: 'Not known any more' };
	const { answer_days, record } = listing;
	const ours = source === 'site' ? 'we answer ourselves' : 'too few applications so far to count';
	return {
		main: `Within ${answer_days} days`,
		more: [record ? `so far ${recordInWords(record)}` : ours],
		value: answer_days,
	};
}

/** More are on the page of the internship: with all of them the comparison would not fit on one page of paper. */
const MOST_POINTS = 6;

function asksCell({ listing }: Column): Cell {
	const asked = listing?.requirements ?? [];
	if (asked.length === 0) return { main: listing ? 'Nothing in particular' : 'Not known any more' };
	const left = asked.length - MOST_POINTS;
	return {
		main: '',
		points: asked.slice(0, MOST_POINTS),
		more: left > 0 ? [`and ${left} more on its page`] : [],
	};
}
