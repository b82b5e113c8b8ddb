import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import { type InternshipSearch, possibleSort } from '#schema/internships/internship-search.ts';
import { optionsLike } from './filters/filter.ts';
import type { Note, Part, Topic, Understood } from './understood.ts';
import { formsIn, withoutPart } from './words.ts';

/** The same search without a part of its text, from the first page. */
export function withoutWords(search: InternshipSearch, part: Part): InternshipSearch {
	const less = { ...search, q: withoutPart(search.q, part), page: 1 };
	return { ...less, sort: possibleSort(less) };
}

/** Most words that are marked in results. */
const MOST_MARKED = 60;

/** Forms of the words that results may have: what was typed, other words for it, and names of places. */
function wordsOf({ parts, loose }: Understood, knows: (form: string) => boolean): string[] {
	const wanted = [...parts.filter(({ not }) => !not), ...loose];
	const forms = wanted.flatMap((part) => {
		if ('topic' in part) {
			const { typed, own, same = [], terms } = part.topic;
			return [typed.join(''), ...own, ...same, ...terms];
		}
		return part.filter.facet === 'city' ? formsIn(part.label) : [];
	});
	return [...new Set(forms)].filter((form) => form.length > 1 && knows(form)).slice(0, MOST_MARKED);
}

/** The words of all open internships. */
type OpenWords = { has(form: string): boolean; beginningWith(letters: string): readonly string[] };

/** Whether no internship has these words, nor another for the same: near ones at most are found by them. */
function isNowhere(
	{ typed, sectors, terms, known: isConcept, beginning, language, same = [] }: Topic,
	texts: OpenWords,
) {
	const joined = typed.join('');
	if (language) return ![joined, ...same].some((form) => texts.has(form));
	if (isConcept || sectors.length > 0 || terms.length > 0) return false;
	return !texts.has(joined) && !(beginning && texts.beginningWith(joined).length > 0);
}

/** What was read, for the page and for programs; null without text. @param today ISO date in Europe/London */
export function readOf(
	q: string,
	understood: Understood,
	today: string,
	texts: OpenWords,
): ReadText | null {
	const { parts, exact, notes, loose } = understood;
	if (q === '') return null;
	return {
		exact,
		words: wordsOf(understood, texts.has),
		unsearched: [...new Set(notes.flatMap(({ words, said }) => (said ? [] : [words])))],
		said: saidIn(q, understood),
		loose: loose.map((part) => ({ words: part.label, without: withoutPart(q, part) })),
		parts: parts.map((part) => ({
			as: 'filter' in part ? part.filter.facet : 'topic',
			label: part.label,
			values: 'filter' in part && !part.not ? optionsLike(part.filter, today) : [],
			spans: part.spans,
			without: withoutPart(q, part),
			...(part.slip && { slip: part.slip }),
			...('topic' in part && isNowhere(part.topic, texts) && { nowhere: true as const }),
		})),
	};
}

/** Each answer once, with all words to which it answers. */
function saidIn(q: string, { notes }: Understood): ReadText['said'] {
	const bySaid = new Map<string, Note[]>();
	for (const note of notes) {
		const key = note.said?.says ?? note.words;
		bySaid.set(key, [...(bySaid.get(key) ?? []), note]);
	}
	return [...bySaid.values()].map((same) => {
		const [{ said } = { said: null }] = same;
		return {
			words: [...new Set(same.map(({ words }) => words))],
			without: withoutPart(q, { spans: same.flatMap(({ spans }) => spans) }),
			...(said && { says: said.says, ...(said.to && { to: said.to }) }),
		};
	});
}
