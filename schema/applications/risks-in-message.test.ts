import { afterEach, expect, test } from 'vitest';
import { judgeBy } from '#schema/words/word-rules.ts';
import { riskWords } from './message-risks.ts';
import { risksInMessage } from './risks-in-message.ts';

const own = 'rosa@tidewell.example';
const risks = (message: string, to: 'interview' | 'rejected' = 'interview') =>
	risksInMessage(message, to, own).map(({ risk }) => risk);

test.each([
	['Book your place at https://evil.example.com/pay', ['link']],
	['See evil-jobs dot com', ['link']],
	['Ring me on 07700 900 123 456', ['telephone', 'messenger']],
	['Write to winner@free-mail.example', ['mail-address']],
	['Please pay us £200 for the training', ['money']],
	['Send a copy of your passport', ['document']],
	['Dear Ann, we would like to meet you on Thursday at 10:00.', []],
	[`Please write to ${own} with two or three times that suit you.`, []],
])('%s: %o', (message, expected) => {
	for (const risk of expected) expect(risks(message)).toContain(risk);
	if (expected.length === 0) expect(risks(message)).toEqual([]);
});

test.each([
	'Join at https://zoom.us/j/8234567890?pwd=abc on Thursday.',
	'https://us02web.zoom.us/j/8234567890',
	'Join: https://teams.microsoft.com/l/meetup-join/19%3ameeting_a%40thread.v2/0?context=%7b%7d',
])('a link to a meeting may go with an invitation, and with nothing else: %s', (message) => {
	expect(risks(message)).toEqual([]);
	expect(risks(message, 'rejected')).toContain('link');
});

test.each([
	'https://zoom.us.evil.com/j/1',
	'https://zoom.us@evil.com/j/1',
	'https://zoom.us/go?to=https://evil.com',
	'https://evil-zoom.us/j/1',
])('what only looks like one may not: %s', (message) => {
	expect(risks(message)).toContain('link');
});

test('age and sex are no reason to wait: a rejection is free text', () => {
	expect(risks('We looked for a native speaker, aged 18 to 25.', 'rejected')).toEqual([]);
});

test('risks are named in a sentence', () => {
	expect(riskWords(['link'])).toBe('a link');
	expect(riskWords(['link', 'telephone', 'money'])).toBe(
		'a link, a telephone number and words about money',
	);
});

afterEach(() => judgeBy());

test.each([
	'We need a yes in the next hour, or it goes to somebody else.',
	'Please give us your answer within the next two hours.',
	'Please delete this conversation once you have read it.',
	'You have been selected without an interview on the strength of your profile.',
])('what a fraud says waits, whatever else is right in its sentence: %s', (message) => {
	judgeBy({ finds: () => [], clears: () => true });
	expect(risks(message)).toContain('circumstances');
});

test.each([
	['Dear applicant, could we speak?', []],
	['Shall we chat on Friday about your answers?', []],
	['Could we speak on WhatsApp?', ['messenger']],
	['Could we speak? My number is 07700 900 123.', ['telephone']],
	['Can we chat somewhere quicker?', ['messenger']],
])('to speak is no other channel, unless one is named: %s', (message, expected) => {
	// Who judges whole sentences has met the words with another channel.
	const said = { kind: 'messenger', advice: '', answer: 'marked', withRule: 'marked' } as const;
	const finds = (text: string) => (/speak|chat/.test(text) ? [{ ...said, found: text }] : []);
	judgeBy({ finds, clears: () => false });
	for (const risk of expected) expect(risks(message)).toContain(risk);
	if (expected.length === 0) expect(risks(message)).toEqual([]);
});

test.each([
	'You hear from us within the next two weeks.',
	'We delete our notes of interviews after six months.',
	'Nobody is chosen without a talk with the team.',
])('what only looks so does not wait: %s', (message) => {
	expect(risks(message)).toEqual([]);
});
