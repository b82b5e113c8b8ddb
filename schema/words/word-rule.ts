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
	'personal',
	'circumstances',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/**
 * What follows from words: they are never right in such a text and refused; they are wrong in most texts and right in some,
 * so that the writer is asked what is meant; or staff look at them without a verdict.
 */
export type WordAnswer = 'refused' | 'asked' | 'marked';

/**
 * What stands beside words and makes something of them. Each is looked for once for all words of a rule, which is many times
 * smaller than a pattern for each pair.
 */
export type Frame = {
	/** Directly before them, in their sentence. */
	before?: RegExp;
	/** Directly after them. */
	after?: RegExp;
	/** In a sentence that has this the words may stay. */
	unless: RegExp;
	answer: WordAnswer;
};

/** Words that are looked for, and what to do instead. They are matched in a text without tricks of writing. */
export type WordRule = {
	kind: WordKind;
	words: RegExp;
	advice: string;
	/** "refused" where nothing else is said. */
	answer?: WordAnswer;
	/** With these only where one of them fits; then they say what the answer is. */
	frames?: readonly Frame[];
	/** What the words match and may stay all the same. */
	except?: RegExp;
	/** In a sentence that has this the words may stay. */
	unless?: RegExp;
	/** In a sentence that has this the writer is asked, as it gives a reason that may be right. */
	askedIf?: RegExp;
};

/** Whole words only, in small letters or capitals; letters and digits beside them make another word. */
export const wordsPattern = (pattern: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'giu');

/** The same for one text, to be tested. */
export const wordsTest = (pattern: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'iu');

/** Words of a condition ("if you do not pay"). */
const CONDITIONS = 'if|when|unless|until|because|since|once|who|whoever|those';
/** Words of a request. */
const REQUESTS = 'pays?|buys?|sends?|transfers?|covers?|brings?';
/** How a sentence begins that says what is not done: up to four words, none of them of a condition or a request. */
const BEGINNING = `(?<=^ ?(?:(?!(?:${CONDITIONS}|${REQUESTS})(?!\\p{L}))[\\p{L}'’-]+ ){0,4})`;

const DENIALS =
	'do not|don.?t|does not|doesn.?t|never|will not|won.?t|must not|shall not|need not|needn.?t|no need to|nobody|no one|neither|without';
/** What may stand between a denial and its verb. */
const BETWEEN =
	'ever|also|you|they|interns?|have to|has to|need to|needs to|(?:ask|expect|want)(?:s|ed)?(?: you| them| interns?)? to|is|are|be';

/** Words that take a denial back, as in "you do not pay a fee, only for your uniform". */
const EXCEPTIONS = '[–—-]|but|only|just|except|unless|until|if|instead';
/** The same after "and" or "then". */
const NEXT_STEPS = 'then|you|we|pay|send|transfer|bring|buy|cover';
/** Nothing follows that takes it back. */
const END = `(?![^.!?]*(?:[,;:]| (?:${EXCEPTIONS}|(?:and|then) (?:${NEXT_STEPS}))(?!\\p{L})))`;

/**
 * A part of a pattern for sentences: that somebody does not do something, or need not. A sentence that asks for it besides is not
 * meant.
 * @param verbs without their endings of up to three letters: "tak" for "take" and "taking"
 */
export const denied = (verbs: string) =>
	`${BEGINNING}(?:${DENIALS})(?: (?:${BETWEEN})){0,3} (?:${verbs})\\p{L}{0,3}${END}`;

/** What a text ends with. */
export const atEnd = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})$`, 'iu');

/** What a text begins with. */
export const atStart = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}_])`, 'iu');
