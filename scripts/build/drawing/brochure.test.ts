import { expect, test } from 'vitest';
import { fullPrograms as programs } from '#content/full-programs.ts';
import { drawBrochure } from './brochure.ts';

/** The whole document as the viewer gets it. */
async function bytesOf(pdf: ReturnType<typeof drawBrochure>) {
	const chunks: Buffer[] = [];
	pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
	const whole = new Promise<Buffer>((resolve) =>
		pdf.on('end', () => resolve(Buffer.concat(chunks))),
	);
	pdf.end();
	return whole;
}

test.each(programs)('the brochure of the $title is two tagged sheets', async (program) => {
	const pdf = drawBrochure(program);
	expect(pdf.bufferedPageRange().count).toBe(2);
	const text = (await bytesOf(pdf)).toString('latin1');
	expect(text).toMatch(/^%PDF-1\.7/);
	expect(text).toContain('/Marked true');
	expect(text).toContain('/Lang (en-GB)');
	expect(text).toContain('pdfuaid:part');
	expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
});
