import type { Understood } from '#schema/internships/understanding/understood.ts';
import { graderOf } from './filter-grades.ts';
import { NOT, WHOLLY } from './grades.ts';
import type { Searched } from './searched.ts';
import { topicMatch } from './topic-matches.ts';

/** `WHOLLY` for each internship that the text says it does not want, `PARTLY` for one that mentions it. */
export function unwantedIn(searched: Searched, { parts }: Understood): Uint8Array {
	const { index, texts, first, size } = searched;
	const unwanted = new Uint8Array(size);
	const topics = parts.flatMap((part) => ('topic' in part && !part.not ? [part.topic] : []));
	const wanted = new Set(topics.flatMap((topic) => topic.sectors.map(({ sector }) => sector)));
	const wantedWords = new Set(topics.flatMap(({ typed, own }) => [typed.join(''), ...own]));
	for (const part of parts.filter(({ not }) => not)) {
		if ('filter' in part) {
			const { grade } = graderOf(part.filter, index, texts);
			for (let at = 0; at < size; at += 1) if (grade(first + at) === WHOLLY) unwanted[at] = WHOLLY;
			continue;
		}
		// A field of work that is wanted is not left out with a part of it: "marketing, no sales".
		const sectors = part.topic.sectors.filter(({ sector }) => !wanted.has(sector));
		const terms = part.topic.terms.filter((term) => !wantedWords.has(term));
		const { grades } = topicMatch(searched, { ...part.topic, sectors, terms });
		for (let at = 0; at < size; at += 1)
			unwanted[at] = Math.max(unwanted[at] ?? NOT, grades[at] ?? NOT);
	}
	return unwanted;
}
