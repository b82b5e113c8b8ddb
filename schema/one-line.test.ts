import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { asOneLine, asPlainText, isOneLine, isPlainText } from './one-line.ts';

describe('one line', () => {
	it.each([
		['letters of many scripts', 'Zoë O’Brien-Nuñez 王小明 محمد Ελένη'],
		['a joiner in a Persian name', 'علی\u200cرضا'],
		['a joiner in a Hindi word', 'क्\u200dषमा'],
		['a joiner at the end of a Malayalam word', 'അവന്\u200d'],
		['the parts of an emoji', 'Weaver 👩🏽\u200d💻 ❤️'],
		['nothing', ''],
	])('may be %s', (_, text) => {
		expect(isOneLine(text)).toBe(true);
		expect(asOneLine(text)).toBe(text);
	});

	it.each([
		['a line feed', 'Tidewell\nLtd', 'Tidewell Ltd'],
		['a tab', 'Tidewell\tLtd', 'Tidewell Ltd'],
		['a separator of lines', 'Tidewell\u2028Ltd', 'Tidewell Ltd'],
		['a control character', 'Tide\u0007well', 'Tidewell'],
		['a change of direction', 'Tidewell \u202efdp.vc', 'Tidewell fdp.vc'],
		['a number from a phone book', '\u202a+44 20 7946 0000\u202c', '+44 20 7946 0000'],
		['an isolated direction', '\u2066Tidewell\u2069', 'Tidewell'],
		['a space of no width', 'Tide\u200bwell', 'Tidewell'],
		['a mark of the byte order', '\ufeffTidewell', 'Tidewell'],
		['a soft hyphen', 'Tide\u00adwell', 'Tidewell'],
		['a letter without a shape', '\u3164', ''],
		['letters of a tag', 'Tidewell\u{e0041}', 'Tidewell'],
		['a joiner between Latin letters', 'Tide\u200dwell', 'Tidewell'],
		['a joiner after an accent', 'Ze\u0308\u200cwell', 'Ze\u0308well'],
		['two joiners', 'علی\u200c\u200cرضا', 'علیرضا'],
		['a joiner that shapes nothing', 'Tidewell \u200d', 'Tidewell'],
	])('is not %s', (_, text, cleaned) => {
		expect(isOneLine(text)).toBe(false);
		expect(asOneLine(text)).toBe(cleaned);
		expect(isOneLine(cleaned)).toBe(true);
	});

	it('is made of any text, and of itself without change', () => {
		const joinable = fc.constantFrom('\u200c', '\u200d', 'ع', '्', 'क', '👩', '💻', 'a', '\u0308');
		const texts = fc.string({ unit: fc.oneof(anyCharacter, joinable), maxLength: 30 });
		fc.assert(
			fc.property(texts, (text) => {
				const line = asOneLine(text);
				expect(isOneLine(line)).toBe(true);
				expect(asOneLine(line)).toBe(line);
				if (isOneLine(text)) expect(line).toBe(text.trim());
			}),
		);
	});

	it('is looked at in linear time', () => {
		const long = '👩\u200d'.repeat(50_000);
		const begun = process.threadCpuUsage();
		isOneLine(long);
		asOneLine(long);
		// Of the processor, in microseconds: it takes some 6,000.
		expect(process.threadCpuUsage(begun).user).toBeLessThan(100_000);
	});
});

describe('plain text', () => {
	it.each([
		['several lines', 'One\r\nTwo\n\tThree'],
		['words from right to left', 'שלום \u200fWorld'],
		[
			'emoji with tags and joiners',
			'🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 👩\u200d💻',
		],
	])('may have %s', (_, text) => {
		expect(isPlainText(text)).toBe(true);
		expect(asPlainText(text)).toBe(text);
	});

	it.each([
		['a control character', 'One\u0000Two', 'OneTwo'],
		['a break of a page', 'One\fTwo', 'One\nTwo'],
		['a change of the order of letters', 'pay \u202e002\u202c', 'pay 002\u202c'],
	])('is not %s', (_, text, cleaned) => {
		expect(isPlainText(text)).toBe(false);
		expect(asPlainText(text)).toBe(cleaned);
	});
});
