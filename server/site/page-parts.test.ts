import { expect, it } from 'vitest';
import { partsOf } from './page-parts.ts';

const page = `<html><head><title>Internships in Leeds</title><style>.a{}</style><link rel="canonical" href="/internships?city=Leeds"/></head>
<body><header><h1>Site</h1></header><main><p>Fixed</p><h1 class="a" data-part="title">In <span>Leeds</span></h1>
<div><div data-part="list" id="found"><div class="b"><br/><div>One</div></div><p data-part="inner">Two</p></div></div></main>
<script>start()</script></body></html>`;

it('has the parts whole, the title and the address, and nothing else', () => {
	expect(partsOf(page).split('\n')).toEqual([
		'<title>Internships in Leeds</title>',
		'<link rel="canonical" href="/internships?city=Leeds"/>',
		'<h1 class="a" data-part="title">In <span>Leeds</span></h1>',
		'<div data-part="list" id="found"><div class="b"><br/><div>One</div></div><p data-part="inner">Two</p></div>',
	]);
});

it('fails where an element is not closed', () => {
	expect(() => partsOf('<div data-part="list"><div></div>')).toThrow(
		'the element div is not closed',
	);
});
