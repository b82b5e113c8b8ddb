import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createDeflate, deflateSync } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { cvOf } from '#schema/students/cv.ts';
import { emptyProfile, type SentProfile } from '#schema/students/student-profile.ts';
import { catalog, fileOf, pages, streamOf, typedPdf } from '#test/pdf-files.ts';
import { checkPdf } from './check-pdf.ts';
import { checkCv, makeCv, readProposals, readText } from './cv-thread.ts';
import type { PdfResult } from './make-pdf.ts';
import { processPool } from './process-pool.ts';
import { workerPool } from './worker-pool.ts';

const MB = 1024 * 1024;
const none = { from: null, to: null, details: null };
const profile: SentProfile = {
	...emptyProfile,
	name: 'Nguyễn Thị Đức',
	university: 'University of Leeds',
	course: 'Textile Design',
	level: 'master',
	graduation: '2027-09',
	education: [
		{
			...none,
			school: 'Εθνικό Μετσόβιο Πολυτεχνείο',
			qualification: 'BSc',
			details: 'Ἀριστοτέλης',
		},
	],
	experience: [
		{
			role: 'Weaver',
			organisation: 'Żółć i Łódź',
			from: '2024-09',
			to: null,
			details: 'Şal\nČeština',
		},
		{ role: 'Guide', organisation: 'Библиотека Қазақ', from: '2023', to: '2024', details: null },
	],
	skills: ['C++', 'Ọ̀rọ̀'],
	languages: [{ language: 'Tiếng Việt', level: 'first' }],
};
const make = (change: Partial<SentProfile> = {}) =>
	makeCv('ann', {
		cv: cvOf({ ...profile, ...change }),
		email: 'duc@students.example',
		savedAt: '2026-11-20T10:00:00.123456+00:00',
	});

function pdfOf(made: PdfResult): Uint8Array {
	if (!('pdf' in made)) throw new Error(JSON.stringify(made));
	return new Uint8Array(made.pdf);
}

/** The text as a reader copies it, letters composed. */
async function textOf(pdf: Uint8Array): Promise<string> {
	const { text } = await extractText(pdf, { mergePages: true });
	return text.normalize('NFC').replace(/\s+/g, ' ');
}

type Part = { role?: string; children?: Part[] };
const rolesIn = ({ role, children = [] }: Part): string[] =>
	[role ?? '', ...children.flatMap(rolesIn)].filter((name) => name !== '' && name !== 'Root');

describe('a CV as PDF', () => {
	test('has its words as text, in every script of Europe and in Vietnamese', async () => {
		const text = await textOf(pdfOf(await make()));
		for (const words of [
			'Nguyễn Thị Đức',
			'duc@students.example',
			'University of Leeds Textile Design (Master’s degree) Graduation September 2027',
			'Εθνικό Μετσόβιο Πολυτεχνείο',
			'Ἀριστοτέλης',
			'Żółć i Łódź',
			'September 2024 – now',
			'Čeština',
			'Библиотека Қазақ',
			'C++',
		])
			expect(text).toContain(words.normalize('NFC'));
	});

	test('names its headings, points, language and title', async () => {
		const pdf = pdfOf(await make());
		const document = await getDocumentProxy(pdf.slice());
		const page = await document.getPage(1);
		const roles = rolesIn((await page.getStructTree()) as Part);
		expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
		expect(roles.filter((role) => role === 'H2')).toHaveLength(4);
		expect(roles).toEqual(expect.arrayContaining(['Document', 'H3', 'P', 'L', 'LI', 'LBody']));
		const { info } = await getMeta(pdf);
		expect(info).toMatchObject({ Title: 'CV of Nguyễn Thị Đức', Language: 'en-GB' });
	});

	test('has a title without what changes the direction of letters or is part of a path', async () => {
		const name = '../\u202Efdp.exe\u2066 <Mei>\u0007/Tan\u200B';
		const { info } = await getMeta(pdfOf(await make({ name })));
		expect(info).toMatchObject({ Title: 'CV of fdp.exe Mei Tan', Author: 'fdp.exe Mei Tan' });
	});

	test('is the same each time, byte for byte', async () => {
		const [first, second] = [pdfOf(await make()), pdfOf(await make())];
		expect(Buffer.from(first).equals(second)).toBe(true);
		expect(Buffer.from(first).equals(pdfOf(await make({ course: 'Art' })))).toBe(false);
	});

	test('is one of those that can be uploaded as a CV', async () => {
		expect(await checkPdf(pdfOf(await make()))).toEqual({ refused: null, hasText: true });
	});

	test('is made without letters that it cannot have', async () => {
		const pdf = pdfOf(await make({ name: '李明 Li Ming 🦔' }));
		expect(await textOf(pdf.slice())).toContain('Li Ming');
		expect((await getMeta(pdf)).info).toMatchObject({ Title: 'CV of Li Ming' });
	});

	test('has at most two pages, whole', async () => {
		const details = 'Wove cloth of many kinds and sold it. '.repeat(30).trim();
		const job = { role: 'Weaver', organisation: 'Mill', from: null, to: null, details };
		const long = await make({ experience: Array(5).fill(job) });
		expect(long).toMatchObject({ pages: 2 });
		const text = await textOf(pdfOf(long));
		expect(text.match(/Wove cloth/g)).toHaveLength(150);
		expect(await make({ experience: Array(10).fill(job) })).toEqual({ tooLong: true });
	});

	test('of ten at once comes for each person in turn', async () => {
		const sheet = { cv: cvOf(profile), email: null, savedAt: '2026-11-20T10:00:00Z' };
		const people = Array.from({ length: 10 }, (_, at) => makeCv(`person ${at}`, sheet));
		expect((await Promise.all(people)).every((made) => 'pdf' in made)).toBe(true);
	});
});

describe('a file that is made to harm its reader', () => {
	test('unpacks to no more than a part, and the next one is read', async () => {
		const packed = deflateSync(Buffer.alloc(200 * MB, '0 '));
		const bomb = Buffer.concat([
			Buffer.from(`%PDF-1.7\n9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode
				/Length ${packed.length} >>\nstream\n`),
			packed,
			Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
		]);
		expect(await checkCv('eve', bomb)).toEqual({ refused: { cause: 'not-a-pdf' } });
		expect((await checkCv('ann', pdfOf(await make()))).refused).toBeNull();
	});
});

describe('a CV that is read for proposals', () => {
	const today = '2026-11-29';

	test('says what it says', async () => {
		const pdf = await typedPdf(`
			# Mei Tan
			+44 7700 900123, mei.tan@students.example
			## Skills
			Python, SQL
		`);
		expect(await readProposals('ann', { pdf, today })).toMatchObject({
			has_text: true,
			about: { name: 'Mei Tan', phone: '+44 7700 900123' },
			skills: ['Python', 'SQL'],
		});
	});

	test('is ended where it is made to take long, and the next one is read', async () => {
		expect(await checkCv('eve', endless())).toEqual({ refused: null, hasText: true });
		expect(await readProposals('eve', { pdf: endless(), today })).toBe('too-slow');
		const pdf = await typedPdf('# Mei Tan\nData science student at the University of Leeds');
		expect(await readProposals('ann', { pdf, today })).toMatchObject({
			about: { name: 'Mei Tan' },
		});
	});

	test('has a font that unpacks to 800 MB, whatever its stream is called: it is given up long before', async () => {
		const font = await packed(800);
		const pdf = fileOf(
			catalog(),
			pages[0],
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /A 5 0 R >> >> >>',
			streamOf('BT /A 12 Tf (Mei) Tj ET'),
			'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
			streamOf(font, '/Subtype /Image /Filter /FlateDecode'),
		);
		expect(await checkCv('eve', pdf)).toEqual({ refused: null, hasText: true });
		await readProposals('ann', { pdf: await typedPdf('# Mei Tan'), today });
		await readProposals('eve', { pdf, today });
		expect(mostMemoryOfReader()).toBeLessThan(500 * MB);
	});

	test('has a table of two thousand million widths in 800 bytes: nothing but its reader is ended', async () => {
		const pdf = fileOf(
			catalog(),
			pages[0],
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /A 5 0 R >> >> >>',
			streamOf('BT /A 12 Tf (Mei) Tj ET'),
			'<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
			`<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [${'0 2000000000 5 '.repeat(10)}]
				/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
		);
		expect((await checkCv('eve', pdf)).refused).toBeNull();
		expect(await readProposals('eve', { pdf, today })).toBe('too-slow');
		expect(await readText(await typedPdf('# Mei Tan'))).toBe('Mei Tan');
	});
});

/** The most memory, in bytes, that a process which reads CVs for this one has had. */
function mostMemoryOfReader(): number {
	const peaks = readdirSync('/proc').flatMap((name) => {
		if (!/^\d+$/.test(name)) return [];
		try {
			const status = readFileSync(`/proc/${name}/status`, 'latin1');
			const isOurs = status.includes(`\nPPid:\t${process.pid}\n`);
			const reads = readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('/read-worker.ts');
			return isOurs && reads ? [Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024] : [];
		} catch {
			// It has ended.
			return [];
		}
	});
	expect(peaks).toHaveLength(1);
	return Math.max(...peaks);
}

/** A stream of so many MB as it stands in a file, without having all of them at once. */
async function packed(size: number): Promise<string> {
	const part = Buffer.alloc(MB, '0 ');
	const parts = await Readable.from(Array(size).fill(part)).pipe(createDeflate()).toArray();
	return Buffer.concat(parts).toString('latin1');
}

/** A page that draws a form ten times, which draws another ten times, and so on: the last one has text. */
function endless(): Buffer {
	const draws = '/F Do '.repeat(10);
	const form = (next: number) =>
		`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >>`;
	const forms = Array.from({ length: 12 }, (_, at) => streamOf(draws, form(at + 6)));
	const font =
		'/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /A 18 0 R >> >>';
	return fileOf(
		catalog(),
		pages[0],
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
		streamOf(draws),
		...forms,
		streamOf('BT /A 12 Tf (Mei) Tj ET', font),
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	);
}

/** A thread whose code does what a task says. */
const obeying = new URL(
	`data:text/javascript,${encodeURIComponent(`
		import { parentPort } from 'node:worker_threads';
		parentPort.on('message', (task) => {
			if (task === 'too much') throw new RangeError('too much');
			if (task === 'fault') throw new TypeError('fault');
			if (task === 'end') process.kill(process.pid, 'SIGKILL');
			parentPort.postMessage(task);
		});
		parentPort.postMessage('ready');
	`)}`,
);

describe.each([
	['of ours', workerPool],
	['of another process', processPool],
])('a thread %s', (_, makePool) => {
	const pool = makePool(obeying, { keep: 1, memoryMb: 32 });

	test('that fails by a fault of ours says so, and not that the task takes too long', async () => {
		await expect(pool.run('fault', 5_000)).rejects.toThrow('fault');
		expect((await pool.run('too much', 5_000)).result).toBeUndefined();
		expect((await pool.run('cloth', 5_000)).result).toBe('cloth');
	});

	test('that does not start makes its task wait for another try', async () => {
		const file = new URL('data:text/javascript,throw new Error("no start")');
		const failing = makePool(file, { keep: 1, memoryMb: 64 });
		await expect(failing.run('task', 100)).rejects.toMatchObject({ status: 503 });
		await expect(failing.run('task', 100)).rejects.toMatchObject({ status: 503 });
	});
});

test('a task that ends its process has no result, and the next one has another process', async () => {
	const pool = processPool(obeying, { keep: 1, memoryMb: 32 });
	const both = [pool.run('end', 5_000), pool.run('cloth', 5_000)];
	expect((await both[0])?.result).toBeUndefined();
	await both[1];
	expect((await pool.run('cloth', 5_000)).result).toBe('cloth');
});
