import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { catalog, fileOf, pages, streamOf } from '#test/pdf-files.ts';

const EUROPASS = `<?xml version="1.0" encoding="UTF-8"?>
<!-- the data of a CV -->
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
<hr:Name>Tess &lt;script&gt;</hr:Name><Project>A script</Project></Candidate>`;

/** A PDF with one attached file. */
function attached(content: string, { name = 'attachment.xml', entries = '', more = '' } = {}) {
	const tree = '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>';
	const specification = `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R /UF 5 0 R >> >>`;
	const file = streamOf(content, `/Type /EmbeddedFile /Subtype /text#2Fxml ${entries}`);
	return fileOf(catalog(`${tree} ${more}`), ...pages, specification, file);
}
const refusal = async (bytes: Uint8Array) => (await checkPdf(bytes)).refused;

test('the data of a Europass CV, plain XML, is taken', async () => {
	expect(await refusal(attached(EUROPASS))).toBeNull();
	const packed = deflateSync(EUROPASS).toString('latin1');
	expect(await refusal(attached(packed, { entries: '/Filter /FlateDecode' }))).toBeNull();
	const utf16 = Buffer.from(`\uFEFF${EUROPASS}`, 'utf16le').toString('latin1');
	expect(await refusal(attached(utf16))).toBeNull();
});

describe('what is more than data is refused, with its name', () => {
	test.each([
		['a program', 'MZ\x90\0'],
		['a page of the web', '<html><body/></html>'],
		['a page of the web as XML', '<x xmlns:h="http://www.w3.org/1999/xhtml"><h:body/></x>'],
		['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
		['a script', '<x><script>1</script></x>'],
		['a sheet that shows it', '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><x/>'],
		['rules that change it', '<x:transform xmlns:x="http://www.w3.org/1999/XSL/Transform"/>'],
		['entities', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
		['a document of Word', '<?mso-application progid="Word.Document"?><x/>'],
		['a form of Acrobat', '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'],
		['a component of Windows', '<package><component/></package>'],
		['text', 'Tess'],
		['bytes that are no text', '<x>\xff\xfe\x80</x>'],
		['nothing', ''],
	])('%s', async (_, content) => {
		expect(await refusal(attached(content))).toEqual({
			cause: 'attachment',
			about: 'attachment.xml',
		});
	});

	test('data by another name, or packed in an unusual way', async () => {
		const about = 'a.exe';
		expect(await refusal(attached(EUROPASS, { name: about }))).toEqual({
			cause: 'attachment',
			about,
		});
		const entries = '/Filter [/FlateDecode /FlateDecode]';
		const packed = deflateSync(deflateSync(EUROPASS)).toString('latin1');
		expect(await refusal(attached(packed, { entries }))).toMatchObject({ cause: 'attachment' });
		const large = deflateSync(Buffer.alloc(5 * 1024 * 1024, ' ')).toString('latin1');
		expect(await refusal(attached(large, { entries: '/Filter /FlateDecode' }))).toMatchObject({
			cause: 'attachment',
		});
	});

	test('data in a collection of files, or beside a second file', async () => {
		const collection = attached(EUROPASS, { more: '/Collection << /View /T >>' });
		expect(await refusal(collection)).toEqual({ cause: 'attachment' });
		const more = '/AF [<< /F (b.zip) /EF << /F 6 0 R >> >>]';
		const two = attached(EUROPASS, { more }).toString('latin1');
		const second = two.replace('trailer', `6 0 obj\n${streamOf('PK')}\nendobj\ntrailer`);
		expect(await refusal(Buffer.from(second, 'latin1'))).toEqual({
			cause: 'attachment',
			about: 'b.zip',
		});
	});

	test('an older version of the file that is no data', async () => {
		const older = `5 0 obj\n${streamOf('MZ')}\nendobj\n5 0 obj`;
		const file = attached(EUROPASS).toString('latin1').replace('5 0 obj', older);
		expect(await refusal(Buffer.from(file, 'latin1'))).toMatchObject({ cause: 'attachment' });
	});
});
