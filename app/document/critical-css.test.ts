import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { criticalCss, dropNeedless } from './critical-css.ts';

const page = (css: string, body: string) =>
	`<head><style data-precedence="site" data-href="site">${css}</style></head><body>${body}</body>`;

const reduced = (css: string, body: string) =>
	/<style[^>]*>([\s\S]*)<\/style>/.exec(criticalCss(page(css, body)))?.[1];

describe('criticalCss', () => {
	it('drops a rule whose class no element has', () => {
		expect(reduced('.a{top:0}.b{top:1px}', '<p class="b c">x</p>')).toBe('.b{top:1px}');
	});

	it('keeps only the selectors of a list that can match', () => {
		expect(reduced('.a,.b,p{top:0}', '<p class="b">x</p>')).toBe('.b,p{top:0}');
	});

	it('requires every class of a selector', () => {
		expect(reduced('.a .b{top:0}', '<p class="b">x</p>')).toBe('');
	});

	it('requires nothing inside :not()', () => {
		const css = '.a:not(.open){top:0}:where(.x:not(.y)) .a{top:0}';
		expect(reduced(css, '<p class="a x">x</p>')).toBe(css);
	});

	it('requires one of those inside :is(), :where() and :has()', () => {
		const css = ':is(.a,.b .c)>p{top:0}p:has(.d){top:0}:is(:where(.x,.d)[y] .c){top:0}';
		expect(reduced(css, '<p class="a">x</p>')).toBe(':is(.a,.b .c)>p{top:0}');
		expect(reduced(css, '<p class="c d">x</p>')).toBe(
			'p:has(.d){top:0}:is(:where(.x,.d)[y] .c){top:0}',
		);
		expect(reduced(':where(.x>:not(:last-child)){top:0}', '<p class="c d">x</p>')).toBe('');
	});

	it('drops states that only scripts give, unless an element has one', () => {
		const css =
			'.a:disabled{top:0}[aria-current=page]{top:0}[aria-disabled=true]{top:0}[aria-pressed=true]{top:1px}.disabled\\:b{top:2px}.a:not(:disabled){top:3px}';
		const without = '.disabled\\:b{top:2px}.a:not(:disabled){top:3px}';
		expect(reduced(css, '<p class="a disabled:b">x</p>')).toBe(without);
		const pressed =
			'<button class="a disabled:b" aria-pressed="true" aria-current="page" aria-disabled="true" disabled="">x</button>';
		expect(reduced(css, pressed)).toBe(css);
	});

	it('drops rules for links to other sites on a page without one', () => {
		const css = '.a[rel~=external]:after{top:0}';
		expect(reduced(css, '<a class="a" href="/">x</a>')).toBe('');
		const link = '<a class="a" rel="external noopener" href="/">x</a>';
		expect(reduced(css, link)).toBe(css);
	});

	it('declares the first values of properties once, for all browsers', () => {
		const css =
			'@layer properties{@supports (top:0){*{--a:0}}}p{top:var(--a)}@property --a{syntax:"*"}';
		expect(reduced(css, '<p>x</p>')).toBe('@layer properties{*{--a:0}}p{top:var(--a)}');
	});

	it('keeps a property that is inherited as it is computed', () => {
		const css =
			'p{--a:calc(sibling-index()*1s)}p b{top:var(--a)}@property --a{syntax:"<time>";inherits:true;initial-value:0s}';
		const declared = `@layer properties{@supports (top:0){:root{--a:0s}}}${css}`;
		expect(reduced(declared, '<p><b>x</b></p>')).toBe(css);
	});

	it('matches class names that HTML and CSS escape differently', () => {
		const css = '.\\[\\&\\>li\\]\\:w-1\\/2>li{top:0}';
		expect(reduced(css, '<ul class="[&amp;&gt;li]:w-1/2"><li></ul>')).toBe(css);
	});

	it('keeps rules with numeric escapes', () => {
		expect(reduced('.\\32 xl{top:0}', '<p>x</p>')).toBe('.\\32 xl{top:0}');
	});

	it('reduces media queries and layers, and drops empty ones', () => {
		const css = '@layer u{@media print{.a{top:0}}@media screen{.b{top:0}}}';
		expect(reduced(css, '<p class="b">x</p>')).toBe('@layer u{@media screen{.b{top:0}}}');
	});

	it('keeps all fonts, as the whole stylesheet names none, and rules for all elements', () => {
		const css =
			'@font-face{font-family:F;unicode-range:U+A1-FF}@font-face{font-family:F}*,::backdrop{top:0}';
		expect(reduced(css, '<p>x</p>')).toBe(css);
	});

	it('keeps only the keyframes that a rule uses', () => {
		const css = '@keyframes k{to{top:0}}.a{animation:k 1s}';
		expect(reduced(css, '<p class="a">x</p>')).toBe(css);
		expect(reduced(css, '<p>x</p>')).toBe('');
	});

	it('drops comments, which stay in the whole stylesheet', () => {
		expect(reduced('/*! a */p{top:0}', '<p>x</p>')).toBe('p{top:0}');
	});

	it('keeps only the rules for elements on the page', () => {
		const css = 'sub{top:0}p:hover{top:0}.a>sub,.a>p[data-b]::before{top:0}';
		expect(reduced(css, '<p class="a">x</p>')).toBe('p:hover{top:0}.a>p[data-b]::before{top:0}');
	});

	it('keeps the rules for named details if the page has such', () => {
		const css = 'details[name]::details-content{top:0}';
		expect(reduced(css, '<details class="a" name="x"></details>')).toBe(css);
		expect(reduced(css, '<details></details><input name="x">')).toBe('');
	});

	it.each([
		['::-webkit-datetime-edit', 'date'],
		['::-webkit-inner-spin-button', 'number'],
		['::-webkit-search-decoration', 'search'],
		['::file-selector-button', 'file'],
		['[type=radio]', 'radio'],
	])('keeps the rules for %s if the page has such a field', (part, type) => {
		const css = `${part}{top:0}::placeholder{top:0}`;
		expect(reduced(css, `<input type="${type}" placeholder="x">`)).toBe(css);
		expect(reduced(css, '<input type="text" placeholder="x">')).toBe('::placeholder{top:0}');
		expect(reduced(css, '<input type="text">')).toBe('');
	});

	it('keeps the look of invalid fields for a form that the browser checks', () => {
		const css = ':-moz-ui-invalid{top:0}';
		const form = (attribute: string) => `<form ${attribute}><input required=""></form>`;
		expect(reduced(css, `${form('noValidate=""')}${form('action="/"')}`)).toBe(css);
		expect(reduced(css, `<form></form>${form('noValidate=""')}`)).toBe('');
	});

	it('drops unused custom properties, and those that only they use', () => {
		const css =
			'@property --a{syntax:"*"}@property --b{syntax:"*"}*{--a:0;--b:var(--c);--c:0}' +
			'p{--d:0;top:var(--a,0)}';
		expect(reduced(css, '<p>x</p>')).toBe('@property --a{syntax:"*"}*{--a:0}p{top:var(--a,0)}');
	});

	it('keeps a custom property that the page itself uses', () => {
		const css = '*{--a:0}';
		expect(reduced(css, '<path fill="var(--a)"/>')).toBe(css);
	});

	it('does not carry rules from one page over to the next', () => {
		const css = '.a{top:0}.b{top:1px}';
		expect(reduced(css, '<p class="a">x</p>')).toBe('.a{top:0}');
		expect(reduced(css, '<p class="b">x</p>')).toBe('.b{top:1px}');
	});
});

describe('dropNeedless', () => {
	it.each([
		['custom elements', ':root,:host{top:0}:host{top:1px}', ':root{top:0}'],
		['a focus that another rule shows', ':-moz-focusring:where(a){top:0}p{top:0}', 'p{top:0}'],
		[
			'how borders are drawn',
			'*{--tw-border-style:solid}@property --tw-border-style{syntax:"*"}' +
				'.b{border-top-style:var(--tw-border-style);top:0}.c{--tw-border-style:dashed;border-style:dashed}',
			'.b{top:0}.c{border-style:dashed}',
		],
		['the font of `html`', 'html{font-family:a;line-height:1.5;top:0}', 'html{top:0}'],
		['features of a font', 'html{font-feature-settings:normal;top:0}', 'html{top:0}'],
		[
			'what is hidden until it is found',
			'[hidden]:where(:not([hidden=until-found])){top:0}',
			'[hidden]{top:0}',
		],
		['a layer without rules', '@layer components;p{top:0}', 'p{top:0}'],
		['the width of a tab', 'html{tab-size:4;top:0}', 'html{top:0}'],
		['what a summary is by itself', 'summary{display:list-item}p{top:0}', 'p{top:0}'],
		['what a button is by itself', 'button{appearance:button}p{top:0}', 'p{top:0}'],
		[
			'elements the site has none of',
			'hr,sub{top:0}ol,menu{top:0}.menu{top:0}',
			'ol{top:0}.menu{top:0}',
		],
		[
			'the colour of placeholders',
			'@supports (not (-webkit-appearance:-apple-pay-button)){::placeholder{top:0}}p{top:0}',
			'p{top:0}',
		],
		[
			'a prefix',
			'a{-webkit-text-decoration:inherit;text-decoration:inherit}',
			'a{text-decoration:inherit}',
		],
	])('drops %s', (_, css, needed) => {
		expect(dropNeedless(postcss.parse(css)).toString()).toBe(needed);
	});
});
