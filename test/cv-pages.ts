import type { Line, TextPiece } from '#server/cv/reading/cv-text.ts';

type Place = { left?: number; right?: number; top?: number; step?: number };

/** How wide a letter is, in sizes of it. */
const WIDTH = 0.5;
const SIZES: Record<string, number> = { '# ': 20, '## ': 14 };

/**
 * A page of a CV for tests, a line each: "# " before a name and "## " before a heading make letters larger, " >> " stands before
 * what is at the right edge, "• " and two spaces begin what is further from the left.
 */
export function pageOf(
	typed: string,
	{ left = 56, right = 430, top = 780, step = 16 }: Place = {},
): TextPiece[] {
	const lines = typed.replace(/^\n|\n\s*$/g, '').split('\n');
	return lines.flatMap((line, at) => {
		const [, mark = '', rest = ''] = /^\t*(#{1,2} |[•o] | {2})?(.*)$/.exec(line) ?? [];
		const size = SIZES[mark] ?? 10;
		const y = top - step * at;
		const piece = (text: string, x: number): TextPiece => ({
			text,
			x,
			y,
			width: text.length * size * WIDTH,
			size,
		});
		const isFurther = mark !== '' && !(mark in SIZES);
		const bullet = isFurther && mark.trim() !== '' ? [piece(mark.trim(), left)] : [];
		const [first = '', ...others] = rest.split(' >> ');
		const start = isFurther ? left + 20 : left;
		return [...bullet, piece(first, start), ...others.map((other) => piece(other, right))];
	});
}

/** Lines as a section has them: "• " begins a point. */
export const linesOf = (...texts: string[]): Line[] =>
	texts.map((text) => ({
		parts: text.replace(/^• /, '').split(' >> '),
		isPoint: text.startsWith('• '),
		start: text.startsWith('• ') ? 76 : 56,
		end: 56 + text.length * 5,
		edge: 356,
		size: 10,
		beginsColumn: false,
	}));
