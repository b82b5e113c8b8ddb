import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	draftOf,
	filledIn,
	otherTimesDraft,
	renewalDraft,
} from '#app/features/applications/hosts/moves/drafted-message.ts';
import { TEMPLATE_STATUSES } from '#schema/applications/applicants.ts';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';
import { risksInMessage } from '#schema/applications/risks-in-message.ts';
import { foundWords, judgeBy } from '#schema/words/word-rules.ts';
import { type Judged, scoreOf, trainedOn } from '#server/words/counts.ts';
import { createJudge, judge } from '#server/words/judge.ts';
import { fromBytes, toBytes, WEIGHTS_FILE } from '#server/words/weights-file.ts';
import { trainingFiles } from './writers.ts';

/** How long counting all sentences may take, in milliseconds: 3 s on a quiet machine. */
const TRAINING = 120_000;

/** Each twice, as what is in one sentence alone is not counted. */
const few: Judged[] = [0, 1].flatMap(() => [
	{ label: 'refuse', kind: 'fee', place: 'listing', sentence: 'You buy the apron from us.' },
	{ label: 'refuse', kind: 'age', place: 'listing', sentence: 'Nobody older than the boss.' },
	{ label: 'fine', kind: 'fee', place: 'listing', sentence: 'We buy the apron for you.' },
	{ label: 'fine', kind: 'age', place: 'listing', sentence: 'The boss is older than the shop.' },
]);

describe('what is counted of judged sentences', () => {
	it('tells what is never right from what is fine, and names its group', () => {
		const weights = trainedOn(few);
		expect(scoreOf(weights, 'You buy the shoes from us.')).toMatchObject({ group: 'fee' });
		expect(scoreOf(weights, 'You buy the shoes from us.').score).toBeGreaterThan(0);
		expect(scoreOf(weights, 'We buy the shoes for you.').score).toBeLessThan(0);
	});

	it('is the same each time, and after it was written and read', () => {
		const bytes = toBytes(trainedOn(few));
		expect(bytes).toEqual(toBytes(trainedOn(few)));
		expect(toBytes(fromBytes(bytes))).toEqual(bytes);
	});

	it('is what the server reads: "npm run train:words" was run after the last sentence', {
		timeout: TRAINING,
	}, () => {
		const bytes = toBytes(trainedOn(Object.values(trainingFiles()).flat()));
		expect(Buffer.from(bytes).equals(readFileSync(WEIGHTS_FILE))).toBe(true);
		expect(bytes.length).toBeLessThan(500_000);
	});
});

describe('sentences of writers who were left out of the counting', () => {
	const { 'mixed-2.txt': second = [], 'mixed-4.txt': fourth = [], ...others } = trainingFiles();
	beforeAll(() => {
		const weights = trainedOn(Object.values(others).flat());
		judgeBy(createJudge(() => weights));
	}, TRAINING);
	afterAll(() => judgeBy());

	it.each([
		['the second', second],
		['the fourth', fourth],
	])('%s: missed, and stopped wrongly', (_, own) => {
		const share = (label: Judged['label'], isMet: (one: Judged) => boolean) => {
			const all = own.filter((one) => one.label === label);
			return all.filter(isMet).length / all.length;
		};
		const isHeld = ({ sentence }: Judged) => risksInMessage(sentence, 'interview', '').length > 0;
		const has = (answers: string[], { sentence }: Judged) =>
			foundWords(sentence).some(({ answer }) => answers.includes(answer));
		const isMissed = (one: Judged) =>
			one.place === 'message' ? !isHeld(one) : !has(['refused', 'asked', 'marked'], one);
		const isRefused = (one: Judged) => one.place === 'listing' && has(['refused'], one);
		expect(share('refuse', isMissed)).toBeLessThanOrEqual(0.08);
		expect(share('fine', isRefused)).toBeLessThanOrEqual(0.035);
	});
});

describe('the judge of a server', () => {
	it('takes less than 20 ms for the longest text', () => {
		const sentence =
			'You learn how the bakery plans its week, and you write the orders down by hand.';
		const longest = (part: number) =>
			Array.from({ length: 60 }, (_, line) => `${sentence} It is day ${part * 60 + line}.`).join(
				'\n',
			);
		judge.finds(longest(0));
		const times = [1, 2, 3, 4, 5].map((part) => {
			const before = performance.now();
			judge.finds(longest(part));
			return performance.now() - before;
		});
		expect(Math.min(...times)).toBeLessThan(20);
	});

	it('quotes the sentence, and names what it reads like', () => {
		const sentence = 'The first four weeks are a gift to the firm, and then we talk about money.';
		expect(judge.finds(`You plan the week.\n${sentence} You meet our guests.`)).toEqual([
			expect.objectContaining({ kind: 'money', answer: 'refused', found: sentence }),
		]);
	});

	it('holds no message that the site drafts', () => {
		judgeBy(judge);
		const reasons = Object.keys(REJECTION_REASONS) as RejectionReason[];
		const drafts = [
			renewalDraft,
			otherTimesDraft,
			...TEMPLATE_STATUSES.map((to) => draftOf(to, [], {}, 'rosa@tidewell.example')),
			...reasons.map((reason) => draftOf('rejected', [reason], {}, 'rosa@tidewell.example')),
		];
		const risks = drafts.flatMap((draft) =>
			risksInMessage(filledIn(draft, 'Ann Ng'), 'interview', 'rosa@tidewell.example'),
		);
		judgeBy();
		expect(risks).toEqual([]);
	});

	it('refuses earlier where a rule has words in the sentence too', () => {
		const answers = judge
			.finds('A young face for the front desk is what we hope for.')
			.map(({ answer, withRule }) => [answer, withRule]);
		expect(answers).toEqual([['asked', 'refused']]);
	});

	it('clears no long sentence for what is right in it', () => {
		const right =
			'You learn how the bakery plans its week, you meet its guests, and you write the orders down';
		const sentence = `${right}, and send a scan of your passport and your bank card before the interview, ${right}.`;
		expect(judge.clears(sentence)).toBe(false);
	});

	it('clears a sentence that says the opposite of what its words are looked for', () => {
		expect(
			judge.clears('There is no need to send us your passport before the contract is signed.'),
		).toBe(true);
		expect(judge.clears('Send us your passport before the contract is signed.')).toBe(false);
	});
});
