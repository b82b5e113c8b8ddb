import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { subscription } from './contact.ts';
import { asEmail, isEmail } from './email-address.ts';

/** What the schema of forms and server stores of a typed address; undefined if it asks again. */
function stored(email: string): string | undefined {
	const read = v.safeParse(subscription, { email });
	return read.success ? read.output.email : undefined;
}

describe('a real address is taken', () => {
	it.each([
		'ann@loom.example',
		'ann.b.carter@mail.loom.example',
		'ann+jobs@loom.example',
		"o'brien@loom.example",
		'ann_b@loom.example',
		'-ann-@loom.example',
		'1@loom.example',
		'a@b.co',
		"!#$%&'*+-/=?^_`{|}~@loom.example",
		'ann@123.example',
		'ann@1and1.example',
		'ann@a--b.example',
		'ann@loom.photography',
		'ann@loom.xn--p1ai',
		'josé@loom.example',
		'李小龙@loom.example',
		'علی@loom.example',
		'क्षमा@loom.example',
		`${'a'.repeat(64)}@loom.example`,
		`ann@${'a'.repeat(63)}.example`,
		`ann@${'a.'.repeat(120)}example`,
	])('%s', (address) => {
		expect(stored(address)).toBe(address);
	});
});

describe('what a keyboard writes otherwise has one spelling', () => {
	it.each([
		['a space behind it', 'ann@loom.example ', 'ann@loom.example'],
		['spaces around it', '\u00a0 ann@loom.example\n', 'ann@loom.example'],
		['a full stop', 'ann@loom.example.', 'ann@loom.example'],
		['a full stop and a space', 'ann@loom.example. ', 'ann@loom.example'],
		['a full stop after a space', 'ann@loom.example .', 'ann@loom.example'],
		['capitals in the domain', 'Ann@Loom.Example', 'Ann@loom.example'],
		['a curled apostrophe', 'o’brien@loom.example', "o'brien@loom.example"],
		['a wide at-sign and full stop', 'ann＠loom。example', 'ann@loom.example'],
		['wide letters', 'ann@ｌｏｏｍ.example', 'ann@loom.example'],
		['letters of a country', 'ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
		['the same with a mark apart', 'ann@mu\u0308nchen.example', 'ann@xn--mnchen-3ya.example'],
		['a mark apart in the name', 'jose\u0301@loom.example', 'josé@loom.example'],
		['a domain in another script', 'ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
		['a joiner that shapes letters', 'ann@نامه\u200cای.example', 'ann@xn--mgba3gch31f060k.example'],
	])('%s', (_, typed, address) => {
		expect(stored(typed)).toBe(address);
		expect(stored(address)).toBe(address);
	});
});

describe('what no mail server takes is asked again', () => {
	it.each([
		['nothing', ''],
		['a space', ' '],
		['no at-sign', 'ann.loom.example'],
		['no name', '@loom.example'],
		['no domain', 'ann@'],
		['only a full stop as the domain', 'ann@.'],
		['a domain without an ending', 'ann@loom'],
		['an ending of one letter', 'ann@loom.e'],
		['an ending of digits', 'ann@loom.123'],
		['a number of four parts', 'ann@192.0.2.1'],
		['a number of one part', 'ann@3221225985'],
		['a number in brackets', 'ann@[192.0.2.1]'],
		['two at-signs', 'ann@loom@loom.example'],
		['two at-signs together', 'ann@@loom.example'],
		['two addresses', 'ann@loom.example, bob@loom.example'],
		['two addresses with a space', 'ann@loom.example bob@loom.example'],
		['two addresses with a semicolon', 'ann@loom.example;bob@loom.example'],
		['a comma behind it', 'ann@loom.example,'],
		['a dot at the beginning', '.ann@loom.example'],
		['a dot before the at-sign', 'ann.@loom.example'],
		['two dots in the name', 'ann..b@loom.example'],
		['two dots in the domain', 'ann@loom..example'],
		['a dot behind the at-sign', 'ann@.loom.example'],
		['a hyphen at the beginning of the domain', 'ann@-loom.example'],
		['a hyphen at the end of a part', 'ann@loom-.example'],
		['a low line in the domain', 'ann@the_loom.example'],
		['a space in the name', 'ann b@loom.example'],
		['a space in the domain', 'ann@loom .example'],
		['a break in it', 'ann@loom\n.example'],
		['quotation marks', '"ann b"@loom.example'],
		['a name before it', 'Ann <ann@loom.example>'],
		['a link', 'mailto:ann@loom.example'],
		['a page', 'https://loom.example/@ann'],
		['a path behind it', 'ann@loom.example/jobs'],
		['a port behind it', 'ann@loom.example:25'],
		['encoded signs', 'ann@loom%2Eexample'],
		['a comment', 'ann(work)@loom.example'],
		['a backslash', 'ann\\b@loom.example'],
		['a bracket', 'ann@loom.example)'],
		['a mark of no width', 'ann@loom\u200b.example'],
		['a change of direction', 'ann\u202e@loom.example'],
		['a control character', 'ann\u0007@loom.example'],
		['a lone surrogate', 'ann\ud800@loom.example'],
		['a joiner that shapes nothing', 'ann@loom\u200d.example'],
		['three dots in one sign', 'ann@loom…example'],
		['a long name', `${'a'.repeat(65)}@loom.example`],
		['a name of many bytes', `${'李'.repeat(22)}@loom.example`],
		['a long part of a domain', `ann@${'a'.repeat(64)}.example`],
		['a long address', `ann@${'a.'.repeat(122)}example`],
	])('%s', (_, typed) => {
		expect(stored(typed)).toBeUndefined();
	});
});

it('the spelling is the same when it is made again, and any text is looked at', () => {
	const signs = fc.constantFrom('@', '.', ' ', '-', 'ü', '。', '’', 'a', '1', 'xn--');
	fc.assert(
		fc.property(fc.string({ unit: fc.oneof(anyCharacter, signs), maxLength: 20 }), (text) => {
			const address = asEmail(text);
			if (isEmail(address)) expect(asEmail(address)).toBe(address);
		}),
	);
});

it('a long text is looked at in linear time', () => {
	const begun = process.threadCpuUsage();
	for (const text of ['a.'.repeat(50_000), `a@${'a-'.repeat(50_000)}`, `${' .'.repeat(50_000)}a`])
		isEmail(asEmail(text));
	// Of the processor, in microseconds.
	expect(process.threadCpuUsage(begun).user).toBeLessThan(200_000);
});
