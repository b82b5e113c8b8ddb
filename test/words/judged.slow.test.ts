import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeBy } from '#schema/words/word-rules.ts';
import { readJudged } from '#scripts/words/writers.ts';
import { judge } from '#server/words/judge.ts';
import { countJudged, verdictOn } from './judged.ts';

beforeAll(() => judgeBy(judge));
afterAll(() => judgeBy());

/**
 * The rules were written with some of the sentences in view; the others are only counted. `judged-opened.txt` was counted
 * until the grammar of choices and payments was written, and `later` ones were written before it, by somebody who had not
 * read the rules, and so were the third ones before labels, attributes and requests to leave the site were looked for. The
 * fourth, fifth and sixth writers had seen neither a rule nor a sentence that is trained on; where a refusal begins was chosen with
 * the counts of the fourth and fifth.
 */
const inView = [
	'judged-to-fit.txt',
	'judged-opened.txt',
	'later-to-fit.txt',
	'third-to-fit.txt',
].flatMap(readJudged);
const [first, later, third, fourth, fifth, sixth] = [
	'judged-counted.txt',
	'later-counted.txt',
	'third-counted.txt',
	'fourth-counted.txt',
	'fifth-counted.txt',
	'sixth-counted.txt',
].map(readJudged);
const share = (part: number, { of }: { of: number }) => part / of;

describe('sentences that people have judged who had not seen the rules', () => {
	it('are at least four hundred, and two hundred of them are only counted', () => {
		const counted = (first?.length ?? 0) + (later?.length ?? 0);
		expect(inView.length + counted).toBeGreaterThanOrEqual(400);
		expect(counted).toBeGreaterThanOrEqual(200);
	});

	it('of those in view: what is never right is refused, and what is fine is not', () => {
		const { refuse, ask, mark, fine } = countJudged(inView);
		process.stdout.write(`In view: ${JSON.stringify({ refuse, ask, mark, fine })}\n`);
		expect(share(refuse.refused, refuse)).toBeGreaterThanOrEqual(0.95);
		expect(share(fine.refused, fine)).toBeLessThanOrEqual(0.01);
		expect(share(ask.noticed, ask)).toBeGreaterThanOrEqual(0.78);
		expect(share(mark.noticed, mark)).toBeGreaterThanOrEqual(0.87);
	});

	// What the rules do to sentences that nobody had in view when they were written: no less than when they were counted first.
	it.each([
		['of the first writers', first, 0.74, 0.77, 0.05],
		['of later ones', later, 0.9, 0.95, 0],
		['of third ones', third, 0.9, 0.97, 0.05],
		['of fourth ones', fourth, 0.85, 0.91, 0.0375],
		['of fifth ones', fifth, 0.9, 0.98, 0.0125],
		['of sixth ones', sixth, 0.86, 0.92, 0.02],
	] as const)(
		'of those that are only counted, %s: as much as before',
		(_, judged = [], leastRefused, leastNoticed, mostFine) => {
			const { refuse, ask, mark, fine } = countJudged(judged);
			process.stdout.write(`Counted: ${JSON.stringify({ refuse, ask, mark, fine })}\n`);
			expect(share(refuse.refused, refuse)).toBeGreaterThanOrEqual(leastRefused);
			expect(share(refuse.noticed, refuse)).toBeGreaterThanOrEqual(leastNoticed);
			expect(share(fine.refused, fine)).toBeLessThanOrEqual(mostFine);
		},
	);
});

describe('sentences made up with the rules in view, kind by kind, by the rules alone', () => {
	beforeAll(() => judgeBy());
	afterAll(() => judgeBy(judge));

	it('are refused where they are never right, and stay where they only look so', () => {
		const { refuse, ask, fine } = countJudged(readJudged('constructed.txt'));
		process.stdout.write(`Constructed: ${JSON.stringify({ refuse, ask, fine })}\n`);
		expect(share(refuse.refused, refuse)).toBeGreaterThanOrEqual(0.94);
		expect(share(refuse.noticed, refuse)).toBeGreaterThanOrEqual(0.98);
		expect(share(ask.noticed, ask)).toBe(1);
		expect(share(fine.refused, fine)).toBeLessThanOrEqual(0.015);
	});
});

describe('messages to applicants, judged before their rules were changed', () => {
	/** How many with a label there are, and how many are held. */
	const held = (name: string, label: string) => {
		const of = readJudged(name).filter((one) => one.label === label);
		return { of: of.length, held: of.filter((one) => verdictOn(one) === 'held').length };
	};
	it.each(['messages-to-fit.txt', 'messages-counted.txt'])(
		'%s: what asks for money, papers or another channel is held, and an innocent one goes at once',
		(name) => {
			const [asking, innocent] = [held(name, 'refuse'), held(name, 'fine')];
			process.stdout.write(`${name}: ${JSON.stringify({ asking, innocent })}\n`);
			expect([asking.of, innocent.of]).toEqual([18, 18]);
			expect(1 - asking.held / asking.of).toBeLessThanOrEqual(0.06);
			expect(innocent.held / innocent.of).toBeLessThanOrEqual(0.06);
		},
	);
});

describe('what strangers have tried', () => {
	const listing = (sentence: string) => verdictOn({ place: 'listing', sentence });
	const message = (sentence: string) => verdictOn({ place: 'message', sentence });

	it.each([
		'Must be under 25',
		'No older than 25',
		'Age limit: 30',
		'18-25 year olds',
		'Born after 2000',
		'Women preferred',
		'Must be Christian',
		'Hindu preferred',
		'White British only',
		'No pregnant women',
		'Must not be disabled',
		'No visa holders',
		'You pay £100 for training',
		'Deposit £200',
	])('%s: not passed', (sentence) => {
		expect(listing(sentence)).not.toBe('passed');
	});

	it.each([
		'We pay for your uniform',
		'Basic food hygiene (we pay for the course)',
		'Girl Guides order cakes',
		'A workshop for young people in our youth club',
	])('%s: not refused', (sentence) => {
		expect(listing(sentence)).not.toBe('refused');
	});

	it.each([
		'Native speaker of English',
		'Bring your passport on the first day',
		'Our next salesman',
		'Attach a photo',
		'Post on WhatsApp group of cafés',
	])('%s: asked about', (sentence) => {
		expect(listing(sentence)).toBe('asked');
	});

	it.each([
		'send £50 for the training and a copy of your passport on WhatsApp to 07700 900123',
		'send £50',
		'pay the £120 for your DBS check',
		'buy our starter kit for £80',
		'buy two vouchers and send me the codes',
		'You receive the money in your account and forward the rest',
		'add me on Signal',
		'a selfie with your residence permit, please',
	])('%s: held', (sentence) => {
		expect(message(sentence)).toBe('held');
	});
});
