import { expect, test } from 'vitest';
import { parseRichText, plainId, plainText, sectionId } from './parse-rich-text.ts';

test('text without markup is one stretch', () => {
	expect(parseRichText('A month has 52 ÷ 12 weeks.')).toEqual([
		{ kind: 'text', at: 0, text: 'A month has 52 ÷ 12 weeks.' },
	]);
	expect(parseRichText('')).toEqual([]);
});

test('links and strong words stand between plain stretches, in order', () => {
	expect(
		parseRichText('**First** see [gov.uk](https://www.gov.uk/a-b), then [us](/contact)'),
	).toEqual([
		{ kind: 'strong', at: 0, text: 'First' },
		{ kind: 'text', at: 9, text: ' see ' },
		{ kind: 'link', at: 14, text: 'gov.uk', to: 'https://www.gov.uk/a-b' },
		{ kind: 'text', at: 46, text: ', then ' },
		{ kind: 'link', at: 53, text: 'us', to: '/contact' },
	]);
});

test('code stands as it is, whatever it has', () => {
	expect(parseRichText('Send `GET /a/{id}` or `**`.')).toEqual([
		{ kind: 'text', at: 0, text: 'Send ' },
		{ kind: 'code', at: 5, text: 'GET /a/{id}' },
		{ kind: 'text', at: 18, text: ' or ' },
		{ kind: 'code', at: 22, text: '**' },
		{ kind: 'text', at: 26, text: '.' },
	]);
});

test('an email address links to a new email, without the full stop after it', () => {
	expect(parseRichText('Write to us@a-b.example.')).toEqual([
		{ kind: 'text', at: 0, text: 'Write to ' },
		{ kind: 'link', at: 9, text: 'us@a-b.example', to: 'mailto:us@a-b.example' },
		{ kind: 'text', at: 23, text: '.' },
	]);
});

test.each([
	'[click](javascript:alert(1))',
	'[elsewhere](//evil.example)',
	'[plain http](http://example.org)',
	'[no address]()',
	'2 ** 3 and * one star *',
])('%s stays plain text', (source) => {
	expect(parseRichText(source)).toEqual([{ kind: 'text', at: 0, text: source }]);
});

test('plain text has the words of links and not their addresses', () => {
	expect(plainText('See [gov.uk](https://www.gov.uk/a-b), **now**.')).toBe('See gov.uk, now.');
});

test('equal stretches are told apart by where they begin', () => {
	const starts = parseRichText('**a**, **a**, **a**').map(({ at }) => at);
	expect(new Set(starts).size).toBe(starts.length);
});

test('a section is addressed by the words of its heading', () => {
	expect(sectionId('Stipends, hours & listings')).toBe('stipends-hours-listings');
	expect(sectionId('What you don’t pay')).toBe('what-you-dont-pay');
	expect(sectionId('Government Authorised Exchange')).toBe('government-exchange');
	expect(plainId('Government Authorised Exchange')).toBe('government-authorised-exchange');
});
