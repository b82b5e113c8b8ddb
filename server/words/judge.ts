import { LRUCache } from 'lru-cache';
import type { WordAnswer, WordKind } from '#schema/words/word-rule.ts';
import type { Judge } from '#schema/words/word-rules.ts';
import { type Group, scoreOf, type Weights } from './counts.ts';
import { isSentence, partsOf, sentencesOf } from './sentences.ts';
import { readWeights } from './weights-file.ts';

/**
 * From such a score on a sentence is refused, its writer is asked what is meant, or it is marked for staff. Of sentences that are
 * near to what is never right and fine, by writers who were left out of the counting, two in a hundred are refused, by rules and
 * scores together, and one in four is noticed at all (docs/decisions/posting.md).
 */
const REFUSED_FROM = 14;
/** The same, where a rule has words in the sentence too. */
const REFUSED_WITH_RULE_FROM = 10;
const ASKED_FROM = 8;
const MARKED_FROM = 1.5;
/** Below the first a sentence is surely right, where each part of it is below the second: one in a hundred of what rules refuse rightly is. */
const CLEARED_BELOW = -3;
const PARTS_BELOW = 6;
/**
 * Below this what a rule refuses is asked about: of such sentences that rules refuse, by writers who were left out, one in five is
 * fine, and one in twenty-seven of the others. Not what leads away from the site: an address is one in every sentence.
 */
const DOUBTED_BELOW = 2.5;
const NEVER_DOUBTED: readonly WordKind[] = ['mail-address', 'link', 'telephone', 'street-address'];

const choice = (by: string) =>
	`This sentence reads like a choice by ${by}, which the law forbids. Say what the work needs.`;

const TOLD: Record<Group, { kind: WordKind; advice: string }> = {
	fee: {
		kind: 'money',
		advice:
			'This sentence reads as if the intern pays for something. Say that you pay, or leave it out.',
	},
	contact: {
		kind: 'messenger',
		advice:
			'This sentence reads like another way to write to you. Leave it out: students apply here.',
	},
	age: { kind: 'personal', advice: choice('age') },
	sex: { kind: 'personal', advice: choice('sex') },
	origin: { kind: 'personal', advice: choice('race or nationality') },
	belief: { kind: 'personal', advice: choice('belief or membership of a union') },
	health: { kind: 'personal', advice: choice('disability or looks') },
	family: { kind: 'personal', advice: choice('family, pregnancy or orientation') },
	pay: {
		kind: 'money',
		advice:
			'This sentence reads as if work is not paid, or not in full. Every hour is paid, by law.',
	},
	papers: {
		kind: 'document',
		advice:
			'This sentence reads as if papers, bank details or money are asked for. Ask for none before the work begins.',
	},
	lie: {
		kind: 'circumstances',
		advice: 'This sentence reads as if somebody is to say what is not true. Leave it out.',
	},
};

function answerTo(score: number, refusedFrom: number): WordAnswer {
	if (score >= refusedFrom) return 'refused';
	return score >= ASKED_FROM ? 'asked' : 'marked';
}

/** Scores of so many sentences, and letters of them, are kept: a draft is looked at when it is submitted, listed and opened. */
const MOST_KEPT = { max: 5_000, maxSize: 2_000_000 };

/** Judges sentences by what was counted in others. @param read called for the first sentence */
export function createJudge(read: () => Weights): Judge {
	let weights: Weights | undefined;
	const kept = new LRUCache<string, ReturnType<typeof scoreOf>>({
		...MOST_KEPT,
		sizeCalculation: (_, sentence) => sentence.length + 1,
	});
	const scored = (sentence: string) => {
		const before = kept.get(sentence);
		if (before) return before;
		weights ??= read();
		const one = scoreOf(weights, sentence);
		kept.set(sentence, one);
		return one;
	};
	return {
		finds: (text) =>
			sentencesOf(text).flatMap((sentence) => {
				const { score, group } = scored(sentence);
				return score < MARKED_FROM
					? []
					: [
							{
								...TOLD[group],
								answer: answerTo(score, REFUSED_FROM),
								withRule: answerTo(score, REFUSED_WITH_RULE_FROM),
								found: sentence,
							},
						];
			}),
		clears: (sentence) =>
			isSentence(sentence) &&
			scored(sentence).score < CLEARED_BELOW &&
			partsOf(sentence).every((part) => scored(part).score < PARTS_BELOW),
		doubts: (sentence, kind) =>
			!NEVER_DOUBTED.includes(kind) &&
			isSentence(sentence) &&
			scored(sentence).score < DOUBTED_BELOW,
	};
}

export const judge = createJudge(readWeights);
