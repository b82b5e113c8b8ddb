import {
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	type PDFObject,
	type PDFRawStream,
	PDFString,
} from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { cvOf } from '#schema/students/cv.ts';
import { emptyProfile, type SentProfile } from '#schema/students/student-profile.ts';
import { makePdf, ownerOf } from './make-pdf.ts';

const none = { from: null, to: null, details: null };
const LONG = `https://portfolio.example/${'a/long/path/'.repeat(14)}end`;
const profile: SentProfile = {
	...emptyProfile,
	name: 'Mei Tan',
	headline: 'Data science student',
	phone: '+44 7700 900123',
	town: 'Leeds',
	course: 'Data Science',
	level: 'master',
	university: 'University of Leeds',
	links: ['https://www.linkedin.com/in/mei-example', LONG],
	experience: [
		{ ...none, role: 'Barista', organisation: 'Café Example', from: '2024', details: 'Served' },
		{ ...none, role: 'Journalist', organisation: 'BBC', details: 'Wrote' },
	],
	projects: [{ title: 'Loom', link: 'https://looms.example/sim', details: 'Draws cloth' }],
	skills: ['Python', 'C++'],
	languages: [{ language: 'Malay', level: 'first' }],
	weekly_hours: 20,
};
const twoPages = {
	experience: Array.from({ length: 5 }, () => ({
		...none,
		role: 'Weaver',
		organisation: 'Mill',
		details: 'Wove cloth of many kinds and sold it. '.repeat(30).trim(),
	})),
};

async function made(change: Partial<SentProfile> = {}, email: string | null = 'mei@uni.example') {
	const cv = cvOf({ ...profile, ...change });
	const result = await makePdf({ cv, email, savedAt: '2026-11-20T10:00:00Z' });
	if (!('pdf' in result)) throw new Error('too long');
	return new Uint8Array(result.pdf);
}

/** The lines of each page, as a program reads them that looks at the places of letters only. */
async function linesOf(pdf: Uint8Array): Promise<string[][]> {
	const { text } = await extractText(pdf.slice());
	return text.map((page) => page.split('\n').map((line) => line.normalize('NFC').trim()));
}

/** The structure of a PDF, as its objects say it. */
async function structureOf(pdf: Uint8Array) {
	const document = await PDFDocument.load(pdf);
	const { context, catalog } = document;
	const dict = (object: PDFObject | undefined) => context.lookup(object, PDFDict);
	const textOf = (holder: PDFDict, key: string) => {
		const value = holder.lookup(PDFName.of(key));
		return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
	};
	// Not by the library's own pages: its parser, as the check of CVs changes it, makes none in this process.
	const tops = dict(catalog.get(PDFName.of('Pages'))).lookup(PDFName.of('Kids'), PDFArray);
	const pages = tops.asArray().map((page) => dict(page));
	const annotations = pages.flatMap((page) =>
		(page.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []).map((ref) => {
			const annotation = dict(ref);
			return {
				ref,
				page,
				key: annotation.lookup(PDFName.of('StructParent'))?.toString(),
				uri: textOf(annotation.lookup(PDFName.of('A'), PDFDict), 'URI'),
				said: textOf(annotation, 'Contents'),
			};
		}),
	);
	const tree = dict(catalog.get(PDFName.of('StructTreeRoot')));
	const numbers = dict(tree.get(PDFName.of('ParentTree'))).lookup(PDFName.of('Nums'), PDFArray);
	/** The part of the structure that an annotation belongs to. */
	const parentOf = (key: string | undefined) => {
		const at = numbers.asArray().findIndex((one) => one.toString() === key);
		return dict(numbers.get(at + 1));
	};
	return { document, catalog, context, annotations, parentOf, textOf };
}

describe('links', () => {
	it('lead where they should, say so to those who cannot see them, and are links in the structure', async () => {
		const { annotations, parentOf } = await structureOf(await made());
		const said = annotations.map(({ uri, said }) => [uri, said]);
		expect(said.slice(0, 3)).toEqual([
			['mailto:mei@uni.example', 'Email to mei@uni.example'],
			['tel:+447700900123', 'Telephone +447700900123'],
			[
				'https://www.linkedin.com/in/mei-example',
				'Web page https://www.linkedin.com/in/mei-example',
			],
		]);
		expect(said.at(-1)?.[0]).toBe('https://looms.example/sim');
		for (const { key, ref, page } of annotations) {
			const link = parentOf(key);
			expect(link.get(PDFName.of('S'))?.toString()).toBe('/Link');
			const kids = link.lookup(PDFName.of('K'), PDFArray).asArray();
			const own = kids.filter((kid) => kid instanceof PDFDict);
			expect(own.map((kid) => kid.get(PDFName.of('Obj')))).toContain(ref);
			expect(page.get(PDFName.of('Tabs'))?.toString()).toBe('/S');
		}
	});

	it('that are longer than a line can be clicked on each of their lines', async () => {
		const { annotations } = await structureOf(await made());
		const parts = annotations.filter(({ uri }) => uri === LONG);
		expect(parts.length).toBeGreaterThan(1);
		expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
	});
});

describe('a document for screen readers (PDF/UA-1)', () => {
	it.each([
		['short', {}],
		['of two pages', twoPages],
	])('%s says so, with its language and its title', async (_, change) => {
		const { catalog, context } = await structureOf(await made(change));
		expect(catalog.get(PDFName.of('Lang'))?.toString()).toBe('(en-GB)');
		const view = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
		expect(view.get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true');
		const marks = catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
		expect(marks.get(PDFName.of('Marked'))?.toString()).toBe('true');
		const metadata = context.lookup(catalog.get(PDFName.of('Metadata'))) as PDFRawStream;
		const xmp = new TextDecoder().decode(metadata.getContents());
		expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
		expect(xmp).toContain('CV of Mei Tan');
	});

	it('has signs that students paste as text, and the bullets of Word as points', async () => {
		const details = '\uf0b7 Reduced by ≥ 30 % → 2 s ✓ ★ ●\n§\tNguyễn Thuỷ';
		const job = {
			...none,
			role: 'Analyst',
			organisation: 'Mill',
			details: details.normalize('NFD'),
		};
		const [lines = []] = await linesOf(await made({ experience: [job] }));
		expect(lines.filter((line) => line.startsWith('•')).slice(0, 2)).toEqual([
			'• Reduced by ≥ 30 % → 2 s ✓ ★ ●',
			'• Nguyễn Thuỷ',
		]);
	});
});

describe('the lines of a CV', () => {
	it('have the place, the title and the dates each for themselves, and headings in capitals', async () => {
		const [lines = []] = await linesOf(await made());
		const from = lines.indexOf('EXPERIENCE');
		expect(lines.slice(from, from + 8)).toEqual([
			'EXPERIENCE',
			'Café Example',
			'Barista',
			'2024 – now',
			'• Served',
			'BBC',
			'Journalist',
			'• Wrote',
		]);
		expect(lines.slice(-6)).toEqual([
			'SKILLS',
			'Python, C++',
			'LANGUAGES',
			'Malay (First language)',
			'AVAILABILITY',
			'20 hours a week',
		]);
	});

	it('draw a place of capitals in the regular font: a bold one would be taken for a heading', async () => {
		const document = await getDocumentProxy(await made());
		const page = await document.getPage(1);
		await page.getOperatorList();
		const { items } = await page.getTextContent();
		const fontOf = (words: string) => {
			const item = items.find((one) => 'str' in one && one.str === words);
			const font = item && 'fontName' in item && page.commonObjs.get(item.fontName);
			return (font as { name: string } | undefined)?.name;
		};
		expect(fontOf('BBC')).toMatch(/NotoSans-Regular$/);
		expect(fontOf('Café Example')).toMatch(/NotoSans-Bold$/);
	});

	it('never begin with the point that stands between two ways of contact', async () => {
		const links = Array.from(
			{ length: 8 },
			(_, at) => `https://portfolio.example/${at}/${'x'.repeat(9 * at)}`,
		);
		const [lines = []] = await linesOf(await made({ links }));
		const head = lines.slice(0, lines.indexOf('EDUCATION'));
		expect(head.filter((line) => line.includes(' · ')).length).toBeGreaterThan(1);
		expect(head.filter((line) => /^·|·$/.test(line))).toEqual([]);
	});

	it('are on one page in smaller letters rather than on two', async () => {
		const jobs = twoPages.experience.slice(0, 3);
		const experience = jobs.map((job) => ({ ...job, details: 'Wove\n'.repeat(5) }));
		const document = await getDocumentProxy(await made({ experience }));
		expect(document.numPages).toBe(1);
		const { items } = await (await document.getPage(1)).getTextContent();
		const point = items.find((item) => 'str' in item && item.str === 'Wove');
		expect(point).toMatchObject({ height: expect.toSatisfy((size) => size < 10.5) });
	});
});

describe('the second page', () => {
	it('says at its foot whose it is and its number, and a screen reader does not read it', async () => {
		const pdf = await made(twoPages);
		const [first = [], second = []] = await linesOf(pdf);
		expect(second.at(-1)).toBe('Mei Tan · page 2 of 2');
		expect(first.join('\n')).not.toContain('page 1');
		const document = await getDocumentProxy(pdf.slice());
		const page = await document.getPage(2);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		const foot = items.findIndex((item) => 'str' in item && item.str.includes('page 2 of 2'));
		const before = items.slice(0, foot).findLast((item) => !('str' in item));
		expect(before).toMatchObject({ tag: 'Artifact' });
	});
});

describe('whose CV it is', () => {
	const titleOf = async (pdf: Uint8Array) => (await getMeta(pdf.slice())).info.Title;

	it('is said by the name in Latin letters, and by its own letters where they can be printed', async () => {
		const both = await made({ name: 'Анна Каренина', latin_name: 'Anna Karenina' });
		expect((await linesOf(both))[0]?.slice(0, 2)).toEqual(['Anna Karenina', 'Анна Каренина']);
		expect(await titleOf(both)).toBe('CV of Anna Karenina');
		const latin = await made({ name: '王小明', latin_name: 'Wang Xiaoming' });
		expect((await linesOf(latin))[0]?.slice(0, 2)).toEqual([
			'Wang Xiaoming',
			'Data science student',
		]);
		expect(await titleOf(latin)).toBe('CV of Wang Xiaoming');
	});

	it('is said by the email without a name', async () => {
		const pdf = await made({ name: null });
		expect((await linesOf(pdf))[0]?.[0]).toBe('Curriculum vitae');
		expect(await titleOf(pdf)).toBe('CV of mei@uni.example');
		const cv = cvOf({ ...profile, name: null });
		expect(ownerOf({ cv, email: 'mei@uni.example' })).toBe('mei@uni.example');
		expect(ownerOf({ cv, email: null })).toBe('');
	});
});
