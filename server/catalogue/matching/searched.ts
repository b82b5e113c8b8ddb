import type { Columns } from '#server/catalogue/index/columns.ts';
import { FIELD_BITS } from '#server/catalogue/index/fields.ts';
import type { Texts } from '#server/catalogue/index/texts.ts';

/** For each internship from a number on, whether it has the topic and how well. */
export type TopicMatch = { grades: Uint8Array; scores: Float32Array };

/** What a search looks at: all internships from a number on, so many. */
export type Searched = {
	texts: Texts;
	index: Columns;
	exact: boolean;
	first: number;
	size: number;
};

/** Every internship that has a word, by its place from `first` on. */
export function eachPosting(
	postings: Int32Array,
	{ first, size }: Pick<Searched, 'first' | 'size'>,
	call: (at: number, fields: number) => void,
): void {
	for (let place = 0; place < postings.length; place += 1) {
		const posting = postings[place] ?? 0;
		const at = (posting >> FIELD_BITS) - first;
		if (at >= 0 && at < size) call(at, posting);
	}
}
