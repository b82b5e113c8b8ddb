import { inflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { looksLikePdf } from '#server/cv/first-look.ts';
import { catalog, fileOf, link, pages, plainPdf, streamOf } from '#test/pdf-files.ts';

const causeOf = async (bytes: Uint8Array) =>
	looksLikePdf(bytes) ? ((await checkPdf(bytes)).refused?.cause ?? null) : 'first look';
const plain = fileOf(catalog(), ...pages);
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('what every reader opens is kept', () => {
	test.each([
		['a blank line before its head', Buffer.concat([bytes('\r\n'), plain])],
		['the mark of UTF-8 before it', Buffer.concat([bytes('\xef\xbb\xbf'), plain])],
		[
			'lines of a mail before it',
			Buffer.concat([bytes('Content-Type: application/pdf\r\n\r\n'), plain]),
		],
		['lines for a printer before it', Buffer.concat([bytes('\x1b%-12345X@PJL JOB\r\n'), plain])],
		['6,000 zeros after its end', Buffer.concat([plain, Buffer.alloc(6_000)])],
		['two million zeros after its end', Buffer.concat([plain, Buffer.alloc(2_000_000)])],
		['blank lines after its end', Buffer.concat([plain, bytes(' \r\n'.repeat(9_000))])],
		['an object with nothing in it', fileOf(catalog(), ...pages, '')],
		['its last byte missing', plain.subarray(0, -1)],
		['its last 30 bytes missing', plain.subarray(0, -30)],
	])('with %s', async (_, file) => {
		expect(await causeOf(file)).toBeNull();
	});

	test.each([true, false])('without its last bytes, objects compressed: %s', async (compressed) => {
		const file = await plainPdf((document) => document.addPage(), compressed);
		for (const missing of [1, 6, 12]) expect(await causeOf(file.subarray(0, -missing))).toBeNull();
	});
});

describe('what is something else, or only a part, is refused', () => {
	test.each([
		['its head too late', Buffer.concat([Buffer.alloc(1_025), plain]), 'first look'],
		['an archive before it', Buffer.concat([bytes('PK\x03\x04'), plain]), 'first look'],
		['a program before it', Buffer.concat([bytes('MZ\x90'), plain]), 'first look'],
		['a page of the web before it', Buffer.concat([bytes('\n<html>\n'), plain]), 'first look'],
		['its second half missing', plain.subarray(0, plain.length / 2), 'first look'],
	])('with %s', async (_, file, cause) => {
		expect(await causeOf(file)).toBe(cause);
	});

	test('with its table of compressed objects cut off', async () => {
		const file = await plainPdf();
		const table = Buffer.from(file).lastIndexOf('endstream');
		expect(await causeOf(file.subarray(0, table))).toBe('not-a-pdf');
	});
});

describe('a script is met wherever a reader may find it', () => {
	const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
	const behind = (object: string) => fileOf(catalog(), ...pages, object);

	test.each([
		['in a trailer in a stream', behind(streamOf(`trailer << /Root << /A ${SCRIPT} >> >>`))],
		['in the bytes of a stream', behind(streamOf(`9 0 obj\n${SCRIPT}\nendobj`))],
		['in a text', behind(`(9 0 obj ${SCRIPT} endobj)`)],
		['in a comment', behind(`<< >>\n% 9 0 obj ${SCRIPT}\n`)],
		['with a comment in its head', behind(streamOf(`9 % x\n0 obj\n${SCRIPT}\nendobj`))],
		['in objects that have no type', behind(streamOf(`9 0 ${SCRIPT}`, '/N 1 /First 4'))],
		['behind an older object', behind(`${SCRIPT}\nendobj\n4 0 obj\n<< >>`)],
		['under a key that is there twice', behind(`<< /A ${SCRIPT} /A << /S /GoTo >> >>`)],
	])('%s', async (_, file) => {
		expect(await causeOf(file)).toBe('script');
	});

	test('in the trailer', async () => {
		const file = plain.toString('latin1').replace('/Root', `/X ${SCRIPT} /Root`);
		expect(await causeOf(bytes(file))).toBe('script');
	});
});

describe('the address of a link in an object of its own, as Macs write it', () => {
	const withAddress = (...objects: string[]) =>
		fileOf(catalog(), ...pages, link('5 0 R'), ...objects);

	test.each([
		[null, ['(mailto:tess@student.example)']],
		[null, ['6 0 R', '(https://a.example)']],
		['script-link', ['(javascript:x)']],
		['script-link', ['6 0 R', '(javascript:x)']],
		['script-link', ['(javascript:x)\nendobj\n5 0 obj\n(https://a.example)']],
		['script-link', ['(https://a.example)\nendobj\n5 1 obj\n(javascript:x)']],
		['missing-link', []],
		['missing-link', ['5 0 R']],
	])('is judged: %s', async (cause, objects) => {
		expect(await causeOf(withAddress(...objects))).toBe(cause);
	});
});

/** One page with a link to javascript:x, as qpdf 11 encrypts it with the empty password; packed by zlib. */
const ENCRYPTED_TEXTS = {
	'AES-128':
		'eNqFUstu2zAQvOsr9uJjKvEpERAMpLENBG3gwG5yCXJYkZSj1pUMmS6Sfk5/pJ+VW9GlXccKfKgIkNRwd2Y53NHtZHbBPuTJ6Pfrrz8Jgwy66mtSlpDe4spvgROygPTLy8ZDeoUB190KxuPEty4G8kHCVbdrAzBIPzVuCw8g9qmPx+QD3ylVDFIv27YLMUcec268a/Bj90xYRsPQeIwcvSeNd0VF3gGtHNJCnJeQ3i2uD1OZeWY5ikJqJTXPs9wX1iAWlbbScZ/VTEmpc+cUCtSqQsm81EywytYVU2JMUpAuvA3vK1vuqrAv53PTfhuUo4YGzQ71BPdvd7kLT9Mf8UbppLPzjW9j0A0dTJf3nLh8uwpPwHQUjbqzZh18Hymwddi7UwgvIJ1DqbSusciF90LY3OTWicpksnbo6oJJrFFIVxsyoNbeSVaZQnputUOOqGtFGrdwIemG9BQk8312rJeW/vRzB6XnzFrhmKiyGtEYIq5yx8lBRuLCZ4xzqTQaVqFXTEiek6Ouop0tcitJ6p5ETlY9975OMtBJ9vaBVkooqOENY2To/qQ9YVqeYYyLM4yz7AwTahAXemzWZG98mkXXxV7e99my+elBQ3o9gYdSMMmU4ZrqKkxuBI+9xLUUohA8N2r8/whql2lr+5dNALVXIA+2Afuwd0ArnoxG0/ks+QvMee6B',
	'RC4-40':
		'eNqFUstq3DAU3fsr7maWqSVdPSwwA22SgdCWDDNNNyELWbqauh3s4FEg6ef0R/pZ3ZXKDsk4zKKWEejonnPuQ4v1xeqMvzPF4vefX38LDgz65ntR11Cu3Y4OIDKygfLL0z1Bee6S2/c7WC4L6sIYKGaE8/6hS8Ch/NiGA9wCTtS7F/Kz3pGKM+r7ruvTyJEvnM8UWvehf8wYy8vmdTdqDJQ93iQ16s5k5VwWxn0L5c3m6nmrjaq0l/nHqK02RFVgzhFfZgkoN+TTW8ftQ5Mmm09t92Nmo2Y2q3afaMixyXXBDSEHU7dL30AyKK+h9lZIIXRlovNEutKEBiNnjfImMGmwYgq5EtGQIEJGnHttyUsplNGuyYmt4Uzm9HLl5Q3UDQYbHWptmaYoRUQlvQ7UGOmVZUaRi4gynz2TqHTjWDARQ6gaxXO9WfBrHtSxmseBYsFAF+z1A60UKojwivFc83TTHTEtTzAu8AQTnJ1gyGdxaXDtPvdwbOem78dnNI142/4k0FBeXcBtjVxyZYXOeVXWWBRYSS20RKxQGKuW/4/IE73s/PB0n0BNDrkHh+SGNHVAcVssFpfXq+If+3XJCw==',
	'AES-256':
		'eNqFU81u1DAQvu9T+NIjxPbYY1taVerProQAFbW0l4qDf8btQkmqbIoKj8OL8FjcEOMtLUE9EEeOMzPfN5/H4713x+sX6qVb7P34+f3XQgkphvRxsVyKbnU/Ub/dDP1WtN+D48PVbnEYt3RBY/OIjqGzyDf0hW6EF/v77e3exSvaCs2cp6J7//WWRHcUp3gzXLF7QX1pqfQs5dFw109Cie71pmzFpYAd9MMj+IHvLxRm0IO+H6aGMY+Yt1Q28XC4Z5vkEXh8aBwjcY5/RDXeGa2Z0+62fCa689NXD9NSkso6gjdoDWonHfkcYvQJsymaJGDO0clQgza5ogeHMidQUQJFE/1DbU4pT/8qO7tL007Om03/aSbHzgu0ftAzlT+rg7vpevWl7ag7HvLJLfUt6C07VmcXwFzUX03XAvTjmaw3NxONjSL2JY7lKURbFN2JWCIResKcEAATRh1RS9KUfYEKVUqswSh0zlBiR62pWh1lkcoF401NqAuUlINH64zKFTAWbQoYSUXbzBpOuJESUlAmhVJlopi9l9llU61NZGv2OecSVHaxapSS8xCGkHPV2njw2pbWXuKF4ZnGz9yhCDGVlrmmaI0rlXNFqaORFYxTtZVcYNv35/VjAfkz/v0556MtgSTalJPKMmDVweiKKSlrla2lKtJIkIszwEcMqVSenSRvdMl82lh0sFIZA8GWkIyOBCAd45VjfxN9znuXNUDxwSudWDR3CyexyfhiHBpPLKHmQlJBhFqKBZvAuVKohBhQU2KaC2FnLXI/Ul1IgQv59Ai0DBRVPNkUN9LO0z/ZFMjnNh+e2bTDZzajZnHTGDc33FatJU+Hod3h3f0623yjVvVXx+JyCcooGzSyLh9cAN3ukEYD4EG7YPf/H8HXZNXn8evtJOwuA9dgO8Vx2lUgIC729lYn68VvUPRIEw==',
};

describe('a file that opens without a password', () => {
	const ALGORITHMS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;
	const encrypted = (
		algorithm: (typeof ALGORITHMS)[number],
		{ address = 'https://a.example', userPassword = '', compressed = true },
	) =>
		plainPdf((document) => {
			const action = { S: 'URI', URI: PDFString.of(address) };
			document.context.register(document.context.obj({ Subtype: 'Link', A: action }));
			const passwords = { userPassword, ownerPassword: 'owner' };
			document.encrypt({ algorithm, ...passwords, allowWeakCryptography: true });
		}, compressed);

	describe.each(ALGORITHMS)('%s', (algorithm) => {
		test('is opened and checked', async () => {
			const of = (address: string) => encrypted(algorithm, { address });
			expect(await causeOf(await of('https://a.example'))).toBeNull();
			expect(await causeOf(await of('javascript:x'))).toBe('script-link');
			expect(await causeOf(await encrypted(algorithm, { compressed: false }))).toBeNull();
		});

		test('is refused where it asks for one', async () => {
			expect(await causeOf(await encrypted(algorithm, { userPassword: 'secret' }))).toBe(
				'password',
			);
		});
	});

	test.each(Object.entries(ENCRYPTED_TEXTS))('is checked in its texts: %s', async (_, packed) => {
		const file = inflateSync(Buffer.from(packed, 'base64'));
		expect(file.includes('javascript')).toBe(false);
		expect(await causeOf(file)).toBe('script-link');
	});

	test('is refused where readers may differ in whether it is encrypted', async () => {
		const file = await encrypted('AES-256', { compressed: false });
		const second = bytes('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF');
		expect(await causeOf(Buffer.concat([file, second]))).toBe('protected');
	});

	test.each([
		'trailer\n<< /Root 1 0 R /Encrypt 5 0 R >>',
		'9 0 obj\n<< /Type /XRef /Root 1 0 R /Encrypt 5 0 R >>\nstream\n\nendstream',
	])('is refused where a trailer in a stream encrypts it: %s', async (trailer) => {
		const hidden = streamOf(`${trailer}\n`);
		const file = fileOf(catalog(), ...pages, hidden, '<< /Filter /Standard /V 1 >>');
		expect(await causeOf(file)).toBe('protected');
	});

	test('is refused where another program guards it', async () => {
		const guarded = fileOf(catalog(), ...pages, '<< /Filter /Adobe.PubSec /V 4 >>');
		const file = guarded.toString('latin1').replace('/Root', '/Encrypt 4 0 R /Root');
		expect(await causeOf(bytes(file))).toBe('protected');
	});
});

test('names are read as they are meant, however they are written', () => {
	expect(PDFName.of('J#61vaScript')).toBe(PDFName.of('JavaScript'));
});
