import { expect, test } from 'vitest';
import { addressesIn, ownLinks } from './links.ts';

test('own pages are read from links and from the lines of contact, each once', () => {
	const links = [
		'https://www.linkedin.com/in/mei-tan?trk=cv',
		'https://github.com/mei/',
		'mailto:mei.tan@students.example',
		'https://github.com/mei/loom',
		'https://www.acme.example/jobs',
	];
	// The first is cut where its line ends.
	const contact = 'linkedin.com/in/mei-t\nGitHub.com/mei, mei.tan@students.example';
	expect(ownLinks(links, contact)).toEqual([
		'https://www.linkedin.com/in/mei-tan',
		'https://github.com/mei',
	]);
});

test('of two pages of one site neither is sure', () => {
	expect(ownLinks(['https://github.com/mei', 'https://github.com/acme'], '')).toEqual([]);
});

test.each([
	['see looms.example/mei.', ['https://looms.example/mei']],
	['https://looms.example', ['https://looms.example']],
	['mei.tan@students.example', []],
	['Node.js and ASP.NET', []],
	['linkedin.com/in/mei-', []],
])('%s has the addresses %o', (text, addresses) => {
	expect(addressesIn(text)).toEqual(addresses);
});
