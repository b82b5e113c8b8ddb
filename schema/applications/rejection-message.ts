import { NAME_PLACEHOLDER } from './applicants.ts';

/** Thai, Lao, Burmese, Khmer, Japanese and Chinese: no spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/g;
/** More than digits and marks. */
const WORD = /[^!-@[-`{-~]/;

/** The words at the field. */
export const SENTENCE_ASKED = 'Write at least one sentence: the student reads it.';

/**
 * Whether the message of a rejection is at least one sentence; what stands for a name does not count. The same
 * rule is in the database: application_rules.is_sentence.
 */
export function isSentence(message: string): boolean {
	const text = message.replaceAll(NAME_PLACEHOLDER, '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
	const words = text.split(/[ \t\r\n]+/).filter((word) => WORD.test(word));
	if ([...text].length >= 15 && words.length >= 3) return true;
	return (text.match(UNSPACED)?.length ?? 0) >= 8;
}
