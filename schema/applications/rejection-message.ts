import { NAME_PLACEHOLDER } from './applicants.ts';
import type { RejectionReason } from './application-moves.ts';

/** Thai, Lao, Burmese, Khmer, Japanese and Chinese: no spaces between words. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/g;
/** More than digits and marks. */
const WORD = /[^!-@[-`{-~]/;

/** What a rejection lacks, in words for programs and operators. */
export const REJECTION_ASKED = 'A rejection has a reason and a message of at least one sentence.';
/** What the field of the message says. */
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

/** Whether a rejection says why, by at least one reason and a message of at least one sentence. */
export const saysWhy = (reasons: readonly RejectionReason[], message: string): boolean =>
	reasons.length > 0 && isSentence(message);
