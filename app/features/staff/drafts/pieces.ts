/** A part of a text; `isNew`: the other text does not have it. */
export type Piece = { text: string; isNew: boolean };

/** More words are shown as changed from the first difference to the last: comparing them takes their product. */
const MOST_WORDS = 1_200;

/** Where two texts differ, word by word. */
export function piecesOf(before: string, after: string): { before: Piece[]; after: Piece[] } {
	const old = wordsOf(before);
	const young = wordsOf(after);
	const start = commonStart(old, young);
	const end = commonEnd(old.slice(start), young.slice(start));
	const middle = [old.slice(start, old.length - end), young.slice(start, young.length - end)];
	const [removed = [], added = []] = middle;
	const common = kept(removed, added);
	return {
		before: joined(old, start, end, removed, common),
		after: joined(young, start, end, added, common),
	};
}

/** Words with the space that follows them. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? [];

function commonStart(one: string[], other: string[]): number {
	const place = one.findIndex((word, index) => word.trim() !== other[index]?.trim());
	return place === -1 ? one.length : place;
}

const commonEnd = (one: string[], other: string[]) =>
	Math.min(commonStart(one.toReversed(), other.toReversed()), one.length, other.length);

/** The longest row of words that both have, in order. */
function kept(one: string[], other: string[]): string[] {
	if (one.length > MOST_WORDS || other.length > MOST_WORDS) return [];
	const best = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
	const at = (row: number, column: number) => best[row]?.[column] ?? 0;
	for (let row = one.length - 1; row >= 0; row -= 1)
		for (let column = other.length - 1; column >= 0; column -= 1) {
			const same = one[row]?.trim() === other[column]?.trim();
			const value = same
				? at(row + 1, column + 1) + 1
				: Math.max(at(row + 1, column), at(row, column + 1));
			best[row]?.fill(value, column, column + 1);
		}
	const words: string[] = [];
	for (let row = 0, column = 0; row < one.length && column < other.length; ) {
		if (one[row]?.trim() === other[column]?.trim()) {
			words.push(one[row]?.trim() ?? '');
			row += 1;
			column += 1;
		} else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
		else column += 1;
	}
	return words;
}

function joined(
	words: string[],
	start: number,
	end: number,
	middle: string[],
	common: string[],
): Piece[] {
	const left = [...common];
	const marked = middle.map((text) => {
		const isKept = left[0] === text.trim();
		if (isKept) left.shift();
		return { text, isNew: !isKept };
	});
	const plain = (from: string[]) => ({ text: from.join(''), isNew: false });
	const all = [plain(words.slice(0, start)), ...marked, plain(words.slice(words.length - end))];
	const pieces: Piece[] = [];
	for (const piece of all) {
		const last = pieces.at(-1);
		if (last?.isNew === piece.isNew) last.text += piece.text;
		else if (piece.text !== '') pieces.push({ ...piece });
	}
	return pieces;
}
