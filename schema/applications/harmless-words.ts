import { plainText } from '#schema/words/plain-text.ts';
import { wordsPattern, wordsTest } from '#schema/words/word-rule.ts';

/** What a clause goes on with where it asks for something after all. */
const GOES_ON =
	'(?:(?!(?<!\\p{L})(?:but|only|instead|rather|unless|until|and|once|after|when|if|my|you (?:pay|buy))(?!\\p{L}))[^.!?;:,\\n@\\d£$€])*';

/** On which day, or of what, one wants to speak. */
const WHEN_OR_WHAT =
	'soon|briefly|today|tomorrow|(?:this|next) week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|before the interview|about (?:it|this|the (?:role|work|internship)|your (?:application|answers))';

/** To speak, and nothing of where: who judges whole sentences has met it mostly with another channel. */
export const TO_SPEAK = wordsPattern(
	`(?:could|can|may|might|shall|should) we (?:speak|talk|chat)(?: (?:${WHEN_OR_WHAT}))*(?= ?(?:[?.!]|$))`,
);

/** Clauses that ask for nothing: what nobody need send or pay, warnings, and what the employer pays. */
const ASKS_NOTHING = [
	wordsPattern(
		`(?:please )?(?:(?:you )?(?:do not|don.?t|need not|never)|(?:there is )?no need to)(?: (?:have|need) to)? (?:send|e-?mail|write|give|share|pay|bring|buy|upload|attach|post|transfer) ${GOES_ON}`,
	),
	wordsPattern(`beware of ${GOES_ON}|we never (?:ask|request) ${GOES_ON}`),
	wordsPattern(
		`we (?:will |also )?(?:pay(?: for)?|cover|reimburse|refund|order and pay for) ${GOES_ON}|(?:there (?:is|are) )?no (?:fees?|deposits?|costs?|charges?)`,
	),
	TO_SPEAK,
];

const PAPERS = wordsPattern(
	'passports?|ids?|identity (?:cards?|documents?)|evisa|(?:share|the share) codes?|visas?|brp|driving licen[cs]es?|birth certificates?|documents?|bank details',
);
/** Somebody comes with them, and is looked at. */
const IN_PERSON = wordsTest(
	'bring|have [^.!?]{0,60}with you|show (?:us|it|them)|in person|at (?:the|our) (?:desk|gate|office)|on your first (?:day|morning|shift)|right[- ]to[- ]work check',
);
/** They leave the hands of their owner. */
const SENT = wordsTest(
	'(?<!(?:not|n.?t|never|need) )(?:send|e-?mail|upload|attach|submit|share(?! codes?)|forward|enclose)\\p{L}*|scan\\p{L}*|photos?|photograph\\p{L}*|pictures?|selfies?|cop(?:y|ies)|photocop\\p{L}*|whats ?app|telegram|text|reply|links?|numbers?|front and back|keep|hold on|leave (?:it|them)|hand (?:it|them)? ?over|tonight|asap|before (?:your|the|you|we)',
);

/** So far what belongs to a request is looked for: a sentence and the next. */
const SENTENCES = /[^.!?\n]+[.!?\n]*/g;

/**
 * A message without what asks for nothing that a fraud would need, so that the rest can be looked through: "Bring your
 * passport on your first day, we look at it in person" or "Do not send documents here". Only these words are left out: what else
 * stands in their sentence is kept.
 */
export function withoutHarmless(message: string): string {
	const plain = plainText(message).words;
	const asking = ASKS_NOTHING.reduce((text, words) => text.replace(words, ' '), plain);
	const sentences = asking.match(SENTENCES) ?? [];
	return sentences
		.map((sentence, place) => {
			const next = sentences[place + 1] ?? '';
			const isInPerson = IN_PERSON.test(sentence) && !SENT.test(sentence) && !SENT.test(next);
			return isInPerson
				? sentence.replace(PAPERS, 'paper').replace(/in person/giu, 'here')
				: sentence;
		})
		.join('');
}
