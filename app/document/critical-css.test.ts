import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

const page = (css: string, body: string) =>
	`<head><style data-precedence="site" data-href="site">${css}</style></head><body>${body}</body>`;

const reduced = (css: string, body: string) =>
	/<style[^>]*>([\s\S]*)<\/style>/.exec(criticalCss(page(css, body)))?.[1];

describe('criticalCss', () => {
	it('drops a rule whose class no element has', () => {
		expect(reduced('.a{top:0}.b{top:1px}', '<p class="b c">x</p>')).toBe('.b{top:1px}');
	});

	it('keeps of a list the selectors that can match', () => {
		expect(reduced('.a,.b,p{top:0}', '<p class="b">x</p>')).toBe('.b,p{top:0}');
	});

	it('asks for every class of a selector', () => {
		expect(reduced('.a .b{top:0}', '<p class="b">x</p>')).toBe('');
	});

	it('asks for nothing in brackets', () => {
		const css = '.a:not(.open){top:0}:where(.x,.y) .a{top:0}';
		expect(reduced(css, '<p class="a">x</p>')).toBe(css);
	});

	it('reads the names that HTML and CSS write differently', () => {
		const css = '.\\[\\&\\>li\\]\\:w-1\\/2>li{top:0}';
		expect(reduced(css, '<ul class="[&amp;&gt;li]:w-1/2"><li></ul>')).toBe(css);
	});

	it('keeps what it cannot read: letters by their numbers', () => {
		expect(reduced('.\\32 xl{top:0}', '<p>x</p>')).toBe('.\\32 xl{top:0}');
	});

	it('goes into media and layers, and drops those that are left empty', () => {
		const css = '@layer u{@media print{.a{top:0}}@media screen{.b{top:0}}}';
		expect(reduced(css, '<p class="b">x</p>')).toBe('@layer u{@media screen{.b{top:0}}}');
	});

	it('keeps fonts without a range, and rules for all elements', () => {
		const css = '@font-face{font-family:F}*,::backdrop{top:0}';
		expect(reduced(css, '<p>x</p>')).toBe(css);
	});

	it('keeps of the fonts those whose letters the page has, each from the file named last', () => {
		const accents = '@font-face{font-family:F;unicode-range:U+A1-FF}';
		const basic = '@font-face{font-family:F;unicode-range:U+20-7E, U+E9}';
		expect(reduced(accents + basic, '<p>café</p>')).toBe(basic);
		expect(reduced(accents + basic, '<p>garçon</p>')).toBe(accents + basic);
	});

	it('keeps of the movements those that a rule sets going', () => {
		const css = '@keyframes k{to{top:0}}.a{animation:k 1s}';
		expect(reduced(css, '<p class="a">x</p>')).toBe(css);
		expect(reduced(css, '<p>x</p>')).toBe('');
	});

	it('drops comments, which the whole stylesheet has', () => {
		expect(reduced('/*! a */p{top:0}', '<p>x</p>')).toBe('p{top:0}');
	});

	it('keeps of the rules for elements those that the page has', () => {
		const css = 'sub{top:0}p:hover{top:0}.a>sub,.a>p[data-b]::before{top:0}';
		expect(reduced(css, '<p class="a">x</p>')).toBe('p:hover{top:0}.a>p[data-b]::before{top:0}');
	});

	it.each([
		['::-webkit-datetime-edit', 'date'],
		['::-webkit-inner-spin-button', 'number'],
		['::-webkit-search-decoration', 'search'],
		['::file-selector-button', 'file'],
	])('keeps the rules for %s where there is a field that has it', (part, type) => {
		const css = `${part}{top:0}::placeholder{top:0}`;
		expect(reduced(css, `<input type="${type}">`)).toBe(css);
		expect(reduced(css, '<input type="text">')).toBe('::placeholder{top:0}');
	});

	it('drops custom properties that nothing asks for, and what was there for them alone', () => {
		const css =
			'@property --a{syntax:"*"}@property --b{syntax:"*"}*{--a:0;--b:var(--c);--c:0}' +
			'p{--d:0;top:var(--a,0)}';
		expect(reduced(css, '<p>x</p>')).toBe('@property --a{syntax:"*"}*{--a:0}p{top:var(--a,0)}');
	});

	it('keeps a custom property that the page itself asks for', () => {
		const css = '*{--a:0}';
		expect(reduced(css, '<path fill="var(--a)"/>')).toBe(css);
	});

	it('keeps nothing from one page for the next', () => {
		const css = '.a{top:0}.b{top:1px}';
		expect(reduced(css, '<p class="a">x</p>')).toBe('.a{top:0}');
		expect(reduced(css, '<p class="b">x</p>')).toBe('.b{top:1px}');
	});
});
