import { expect, it } from 'vitest';
import { foundWords } from './word-rules.ts';

const answersTo = (text: string) => foundWords(text).filter(({ answer }) => answer !== 'marked');

it.each([
	'You do not pay for your uniform.',
	'You won’t pay for your training.',
	'Our interns never pay for their own training.',
	'There is no upfront payment.',
	'We do not take a deposit.',
	'You need not buy your own equipment.',
	'There is no need to bring your own laptop.',
	'You never lose your wages.',
	'You are not liable for losses.',
	'Please do not send your bank details.',
	'Do not use your account for anybody else.',
	'Please do not send us a copy of your passport.',
	'We never keep your passport.',
	'We do not run taster shifts.',
])('%s: nobody asks for it', (text) => {
	expect(answersTo(text)).toEqual([]);
});

it('that pay is not below the minimum wage is not refused', () => {
	const answers = answersTo('Your pay is not below the minimum wage.');
	expect(answers.map(({ answer }) => answer)).not.toContain('refused');
});

it.each([
	'If you do not pay for your uniform, you cannot start.',
	'You do not pay a fee, you only pay for your own DBS check.',
	'You never pay upfront and then pay for your own training.',
	'No experience is needed: you pay for your training.',
	'You pay for your own kit and never pay again.',
	'Costs are not covered.',
	'We do not pay wages.',
	'Interns who do not pay for their own kit lose their place.',
	'Students pay £5 a day for the minibus.',
	'It is paid work, charged £40 a week for a room.',
])('%s: it is asked for', (text) => {
	expect(answersTo(text).map(({ answer }) => answer)).toContain('refused');
});
