/** Measures of how easily a text reads, for a reader with English at level B2. */

/** An end that is none: in "e.g.", "a.m.", "No. 4", "Dr. Lee" and initials. */
const ENDS =
	/(?<=[.?!]["”’)]?)(?<!\b(?:e\.g|i\.e|a\.m|p\.m|No|Dr|St|\p{Lu})\.)\s+(?=["“(]?[\p{Lu}\d£€*[…])/u;

export const sentencesOf = (text: string): string[] =>
	text
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll('**', '')
		.split(/\n+/)
		.flatMap((line) => line.split(ENDS))
		.filter((sentence) => wordsOf(sentence).length > 0);

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? [];

/** Close enough on average: groups of vowels, without a silent e. Figures and capitals are one each. */
function syllablesOf(word: string): number {
	if (/\d|^\p{Lu}+$/u.test(word)) return 1;
	const plain = word
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/[^a-z]/g, '')
		.replace(/(?<=[aeiouy].*)(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '');
	return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

/**
 * Flesch Reading Ease: 100 is very easy, 60 to 70 plain English, below 50 hard. It counts the words of a sentence and
 * the syllables of a word.
 */
export function readingEase(texts: string[]): number {
	const sentences = texts.flatMap(sentencesOf);
	const words = sentences.flatMap(wordsOf);
	const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
	return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

export const meanWords = (texts: string[]): number => {
	const sentences = texts.flatMap(sentencesOf);
	return sentences.flatMap(wordsOf).length / sentences.length;
};

/** The longest run of sentences one after another with at most `most` words. */
export function clippedRun(text: string, most: number): number {
	let [run, longest] = [0, 0];
	for (const sentence of sentencesOf(text)) {
		run = wordsOf(sentence).length <= most ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest;
}
