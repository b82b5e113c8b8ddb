/** Fewer words say too little to be judged by what they have in common with others. */
const FEWEST_WORDS = 5;

export const isSentence = (text: string): boolean =>
	text.split(/\s+/, FEWEST_WORDS).length === FEWEST_WORDS;

/** The sentences of a text, as they are written; a line or a point of a list is one too. */
export const sentencesOf = (text: string): string[] =>
	text
		.split(/[\n•]|(?<=[.!?]["”’')]*)\s+/)
		.map((sentence) => sentence.trim())
		.filter(isSentence);
