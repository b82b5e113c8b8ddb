/** Fewer words say too little to be judged by what they have in common with others. */
const FEWEST_WORDS = 5;

export const isSentence = (text: string): boolean =>
	text.split(/\s+/, FEWEST_WORDS).length === FEWEST_WORDS;

/** The sentences of a text, as they are written; a line or a point of a list is one too. */
export const sentencesOf = (text: string): string[] =>
	text
		.split(/[\n•]|(?<=[.!?]["”’')]{0,4})\s+/)
		.map((sentence) => sentence.trim())
		.filter(isSentence);

/** A part has so many words, and the next begins so many later. */
const PART = 12;
const STEP = 6;

/** The parts of a long sentence, so that what is right in it hides nothing. */
export function partsOf(sentence: string): string[] {
	const words = sentence.split(/\s+/);
	const parts: string[] = [];
	for (let from = 0; from + STEP < words.length; from += STEP)
		parts.push(words.slice(from, from + PART).join(' '));
	return parts;
}
