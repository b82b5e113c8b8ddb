import type { ReactNode } from 'react';
import { singular, wordsIn } from '#schema/internships/understanding/words.ts';

/** Most words of a saying that is marked as one. */
const LONGEST = 4;

/** Where words of a search stand in a text. @param words forms; several in a row are written as one */
export function marksIn(text: string, words: ReadonlySet<string>): [from: number, to: number][] {
	const tokens = wordsIn(text);
	const marks: [number, number][] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		for (let count = Math.min(LONGEST, tokens.length - at); count > 0; count -= 1) {
			const some = tokens.slice(at, at + count);
			if (!words.has(some.map(({ word }) => singular(word)).join(''))) continue;
			marks.push([some[0]?.from ?? 0, some.at(-1)?.to ?? 0]);
			at += count - 1;
			break;
		}
	}
	return marks;
}

/** A text in which the words of the search stand out. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }): ReactNode {
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
