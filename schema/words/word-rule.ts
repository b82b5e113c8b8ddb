/** What a rule is about; callers choose among them. */
export const WORD_KINDS = [
	'pay',
	'fairness',
	'mail-address',
	'link',
	'telephone',
	'street-address',
	'messenger',
	'money',
	'document',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Words that a text must not have, and what to do instead. They are matched in a text without tricks of writing. */
export type WordRule = {
	kind: WordKind;
	words: RegExp;
	advice: string;
	/** What the words match and may stay all the same. */
	except?: RegExp;
};

/** Whole words only, in small letters or capitals; letters and digits beside them make another word. */
export const whole = (pattern: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu');
