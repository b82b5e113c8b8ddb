import type { ReactNode } from 'react';
import { singular, wordsIn } from '#schema/internships/understanding/words.ts';

/** Most words of a saying that is marked as one. */
const LONGEST = 4;

/**
 * Where words of a search stand in a text: of "data intern" only "data", where that is searched for. Neighbours are one mark.
 * @param words forms; several in a row are written as one
 */
export function marksIn(text: string, words: ReadonlySet<string>): [from: number, to: number][] {
	const tokens = wordsIn(text);
	const marks: [number, number][] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		for (let count = 1; count <= Math.min(LONGEST, tokens.length - at); count += 1) {
			const some = tokens.slice(at, at + count);
			if (!words.has(some.map(({ word }) => singular(word)).join(''))) continue;
			const [from, to] = [some[0]?.from ?? 0, some.at(-1)?.to ?? 0];
			const before = marks.at(-1);
			if (before && from - before[1] <= 1) before[1] = to;
			else marks.push([from, to]);
			at += count - 1;
			break;
		}
	}
	return marks;
}

/** A text in which the words of the search stand out. */
export function MarkedText({
	text,
	words,
}: {
	text: string;
	words: ReadonlySet<string>;
}): ReactNode {
	const marks = marksIn(text, words);
	return (
		<>
			{marks.map(([from, to], place) => (
				<span key={from}>
					{text.slice(marks[place - 1]?.[1] ?? 0, from)}
					<mark>{text.slice(from, to)}</mark>
				</span>
			))}
			{text.slice(marks.at(-1)?.[1] ?? 0)}
		</>
	);
}
