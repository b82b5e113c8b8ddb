import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { fonts, printed, printedOnly, unprinted } from './printed-text.ts';

describe('a text on paper', () => {
	it.each([
		['letters in two parts are one', 'Nguyễn Thuỷ'.normalize('NFD'), 'Nguyễn Thuỷ'],
		['digits of Arabic, Persian and Hindi', '٠٧٧ ۰۱۲ ०१९', '077 012 019'],
		['digits of letters for mathematics', '𝟎𝟗 𝟘𝟡', '09 09'],
		['wide letters and signs', 'ＡＢＣ１２，（x）', 'ABC12,(x)'],
		['letters that only look special', '𝗗𝗮𝘁𝗮 𝓐', 'Data A'],
		['points and brackets of Chinese', '甲、乙。【丙】', '甲, 乙. [丙]'],
		['bars of skill', 'Python ███░░', 'Python ■■■□□'],
		['how a sign looks', '✔️ ☎︎ 👍🏽', '✔ ☎ 👍'],
		['what cannot be seen', 'A\u200bB\u00adC\u202eD\ufeff\u0007', 'ABCD'],
		['tabs', 'SQL\tPython', 'SQL Python'],
	])('has %s', (_, text, words) => {
		expect(printed(text)).toBe(words);
	});

	it.each(['≥ ≤ → ≠ ≈ ∞ √ ✓ ★ ● ■ ▪ ◦ ➢ ✉ ☎ ⌘ ☑ ♥ ② ½ Ω ∑ ∂ ⇒ ← ↔ ✔ ✗ ☆ ○ ◆ ‰ № ™ € ₹ ₺ ₽ ₦ ₫'])(
		'has the signs that students paste: %s',
		(signs) => {
			expect([printed(signs), unprinted(signs)]).toEqual([signs, []]);
		},
	);

	it.each(['Ẹ̀kọ́ Żółć Ҡаҙаҡ Ἀριστοτέλης Nguyễn', 'Հայաստան', 'საქართველო Საქართველო'])(
		'has the letters of %s',
		(words) => {
			expect(unprinted(words)).toEqual([]);
		},
	);

	it.each([
		['李小龙 Li', ['李', '小', '龙']],
		['محمد 0', ['م', 'ح', 'د']],
		['Won 🏆🏆 and 🚀', ['🏆', '🚀']],
		['\uf0b7 Word', ['\uf0b7']],
	])('names what it cannot print of %s', (text, letters) => {
		expect(unprinted(text)).toEqual(letters);
	});

	it('leaves out what it cannot print, and no space twice', () => {
		expect(printedOnly('🦔 Li 李 Ming 🦔')).toBe('Li Ming');
	});
});

it('has the same letters in regular and bold, none made of others', () => {
	const [regular, bold] = [fonts.regular, fonts.bold].map((file) => create(file) as Font);
	expect(regular?.characterSet.length).toBeGreaterThan(3_500);
	expect(bold?.characterSet).toEqual(regular?.characterSet);
	for (const font of [regular, bold]) {
		const composed = Array.from({ length: font?.numGlyphs ?? 0 }, (_, id) => id).filter((id) => {
			const glyph = font?.getGlyph(id) as unknown as { _decode?: () => { components?: unknown } };
			return glyph._decode?.()?.components;
		});
		expect(composed).toEqual([]);
	}
});
