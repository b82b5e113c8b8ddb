import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let student: { id: string; token: string };
let other: { id: string; token: string };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const name = { full_name: 'Nguyễn Đức' };
	student = await signedUp(started.backend, 'student@example.org', 'correct horse', name);
	other = await signedUp(started.backend, 'other@example.org');
});
beforeEach(async () => {
	await admin`delete from public.student_profiles`;
	await admin`delete from public.cv_files`;
});
afterAll(() => close());

function ask<T = WholeProfile & { code: string }>(
	method: string,
	{ token = student.token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, '/profile', { token, body });
}
const save = (section: string, value: object, expected = 0) =>
	ask('POST', { body: { section, expected, value } });

const skills = { skills: ['Weaving', 'C++'], languages: [{ language: 'Yorùbá', level: 'first' }] };
const links = { links: ['https://looms.example/mei'] };
const about = {
	name: 'Mei Tan',
	university: null,
	course: null,
	level: 'master',
	graduation: null,
};

describe('a profile', () => {
	test('is empty at first, with the name of the sign-up', async () => {
		const { status, body } = await ask('GET');
		expect([status, body.updated_at, body.cv]).toEqual([200, null, null]);
		expect(body.profile).toMatchObject({ name: 'Nguyễn Đức', experience: [], level: null });
	});

	test('is saved section by section, and the others stay', async () => {
		await save('skills', skills);
		const { status, body } = await save('links', links);
		expect(status).toBe(200);
		expect(body.profile).toMatchObject({ ...skills, ...links, name: 'Nguyễn Đức' });
		expect(body.versions).toEqual({ skills: 1, links: 1 });
		await save('about', about);
		const permission = { work_permission: { kind: 'graduate-visa', ends_on: '2027-06-14' } };
		await save('permission', permission);
		await save('availability', { earliest_start: '2027-06-01', weekly_hours: 20 });
		const { body: whole } = await ask('GET');
		expect(whole.profile).toMatchObject({
			...about,
			...permission,
			earliest_start: '2027-06-01',
			weekly_hours: 20,
		});
		expect((await ask('GET', { token: other.token })).body.profile.skills).toEqual([]);
	});

	test('that was changed in another tab is not overwritten, and both are there', async () => {
		await save('links', links);
		await save('links', { links: ['https://first.example'] }, 1);
		const second = await save('links', { links: ['https://second.example'] }, 1);
		expect(second).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
		const { body } = await ask('GET');
		expect([body.profile.links, body.versions.links]).toEqual([['https://first.example'], 2]);
	});

	test('that is saved twice at once for the first time is one', async () => {
		const both = await Promise.all([save('links', links), save('links', links)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	test.each([
		['pay', {}],
		['links', { links: ['javascript:alert(1)'] }],
		['links', { links: ['https://nodot'] }],
		['links', { ...links, name: 'Eve' }],
		['about', { ...about, level: 'professor' }],
		['about', { ...about, name: 'x'.repeat(121) }],
		['about', { ...about, name: ' ' }],
		['about', { ...about, latin_name: '王小明' }],
		['about', { ...about, latin_name: 'Wang 2' }],
		['skills', { ...skills, skills: Array(41).fill('Weaving') }],
		['permission', { work_permission: { kind: 'student-visa' } }],
		['availability', { earliest_start: '2027-02-30', weekly_hours: null }],
		['availability', { earliest_start: null, weekly_hours: 0 }],
		['experience', { experience: [{ role: 'Weaver' }] }],
		// Blank for Postgres, not for JavaScript.
		['skills', { ...skills, skills: ['\u0085'] }],
	])('with %s %o is refused', async (section, value) => {
		expect(await save(section, value)).toMatchObject({
			status: 400,
			body: { code: 'validation_failed' },
		});
		expect(await admin`select 1 from public.student_profiles`).toEqual([]);
	});

	test('with a version larger than any is refused', async () => {
		expect(await save('skills', skills, 2 ** 31)).toMatchObject({ status: 400 });
	});

	test('holds the longest texts of any script, and the database agrees on the lengths', async () => {
		const details = '語'.repeat(1_500);
		const entry = {
			role: '語'.repeat(200),
			organisation: '語'.repeat(200),
			from: '2024',
			to: null,
		};
		const experience = Array(10).fill({ ...entry, details });
		expect((await save('experience', { experience })).status).toBe(200);
		const school = { school: '語'.repeat(200), qualification: '語'.repeat(200) };
		const education = Array(8).fill({
			...school,
			from: '2024-09',
			to: '2027',
			details: '語'.repeat(800),
		});
		expect((await save('education', { education })).status).toBe(200);
	});

	test('is not read or written without a session', async () => {
		expect((await ask('GET', { token: 'a.b.c' })).status).toBe(401);
		const body = { section: 'links', expected: 0, value: links };
		expect((await ask('POST', { token: 'a.b.c', body })).status).toBe(401);
	});
});

describe('the CV that is made of it', () => {
	const made = (query = '', token = student.token) =>
		app.fetch(call('GET', `/api/profile/made-cv${query}`, { token }));

	test('is a file to save, and is not kept', async () => {
		await save('links', links);
		expect((await made()).status).toBe(422);
		await save('skills', { ...skills, languages: [] });
		const response = await made();
		expect(Object.fromEntries(response.headers)).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': `attachment; filename="CV Nguyen Duc.pdf"; filename*=UTF-8''CV%20Nguy%E1%BB%85n%20%C4%90%E1%BB%A9c.pdf`,
			'x-content-type-options': 'nosniff',
			'content-security-policy': "sandbox; default-src 'none'",
			'cache-control': 'no-store',
		});
		expect((await response.text()).slice(0, 5)).toBe('%PDF-');
		expect(await admin`select 1 from public.cv_files`).toEqual([]);
		expect((await made('', 'a.b.c')).status).toBe(401);
	});

	test('has a name without the parts of a path', async () => {
		await save('skills', skills);
		await save('about', { ...about, name: '../fdp.exe/Mei' });
		expect((await made()).headers.get('content-disposition')).toBe(
			`attachment; filename="CV fdp.exe Mei.pdf"; filename*=UTF-8''CV%20fdp.exe%20Mei.pdf`,
		);
		await admin`update public.student_profiles set name = '..'`;
		const ofEmail = 'filename="CV student@example.org.pdf"';
		expect((await made()).headers.get('content-disposition')).toContain(ofEmail);
	});

	test('names the letters that it cannot have, with their fields, as soon as they are saved', async () => {
		await save('about', { ...about, name: '李明 Li Ming', town: '北京' });
		const job = { role: 'Intern', from: null, to: null, details: '\uf0b7 Won 🏆' };
		const experience = [
			{ ...job, organisation: 'Mill' },
			{ ...job, organisation: '腾讯', details: '\uf0b7 ≥ 3' },
		];
		const { body } = await save('experience', { experience });
		expect(body.missing).toEqual([
			{ section: 'about', field: 'Full name', entry: null, letters: ['李', '明'] },
			{ section: 'about', field: 'Town', entry: null, letters: ['北', '京'] },
			{ section: 'experience', field: 'What you did', entry: 1, letters: ['🏆'] },
			{ section: 'experience', field: 'Organisation', entry: 2, letters: ['腾', '讯'] },
		]);
		const refused = await made();
		expect([refused.status, await refused.json()]).toMatchObject([
			422,
			{
				code: 'missing_letters',
				message: expect.stringContaining(
					'Full name: 李 明. Town: 北 京. Experience 1, What you did: 🏆. Experience 2, Organisation: 腾 讯.',
				),
			},
		]);
		expect((await made('?leave-out=yes')).status).toBe(200);
	});

	test('has the name in Latin letters, and is refused where no letter of the name would be left', async () => {
		await save('skills', { ...skills, languages: [] });
		await save('about', { ...about, name: '王小明' });
		for (const query of ['', '?leave-out=yes']) {
			const refused = await made(query);
			expect([refused.status, await refused.json()]).toMatchObject([
				422,
				{ code: 'name_in_latin', message: expect.stringContaining('as on your passport') },
			]);
		}
		const { body } = await save(
			'about',
			{ ...about, name: '王小明', latin_name: 'Wang Xiaoming' },
			1,
		);
		expect([body.profile.latin_name, body.missing]).toEqual(['Wang Xiaoming', []]);
		expect((await made()).headers.get('content-disposition')).toContain(
			'filename="CV Wang Xiaoming.pdf"',
		);
	});
});

describe('an uploaded CV', () => {
	const cv = (
		method: string,
		{
			body,
			query = '',
			disposition,
			type = 'application/pdf',
			token = student.token,
		}: {
			body?: Uint8Array | undefined;
			query?: string;
			disposition?: string;
			type?: string;
			token?: string;
		} = {},
	) =>
		app.fetch(
			new Request(`http://127.0.0.1:3999/api/profile/cv${query}`, {
				method,
				headers: {
					Authorization: `Bearer ${token}`,
					...(body && { 'Content-Type': type }),
					...(disposition && { 'Content-Disposition': disposition }),
				},
				...(body && { body: new Uint8Array(body) }),
			}),
		);
	const upload = (body: Uint8Array, name = 'mine.pdf') =>
		cv('POST', {
			body,
			disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
		});
	let pdf: Uint8Array;
	beforeAll(async () => {
		const document = await PDFDocument.create();
		document.addPage();
		pdf = await document.save();
	});

	test('is kept, replaced, sent back to save only, and deleted', async () => {
		expect((await upload(pdf, '../Nguyễn "CV".PDF')).status).toBe(200);
		const { body: first } = await ask('GET');
		expect(first.cv).toMatchObject({ name: 'Nguyễn CV.pdf', bytes: pdf.length });
		await upload(pdf, 'second.pdf');
		expect((await ask('GET')).body.cv?.updated_at).not.toBe(first.cv?.updated_at);
		const back = await cv('GET');
		expect(Buffer.from(await back.arrayBuffer())).toEqual(Buffer.from(pdf));
		expect(back.headers.get('content-disposition')).toMatch(/^attachment; filename="second.pdf"/);
		expect(back.headers.get('content-security-policy')).toContain('sandbox');
		expect(back.headers.get('x-content-type-options')).toBe('nosniff');
		expect((await cv('GET', { token: other.token })).status).toBe(404);
		expect((await cv('DELETE', { token: other.token })).status).toBe(200);
		expect((await ask('GET')).body.cv?.name).toBe('second.pdf');
		expect((await cv('DELETE')).status).toBe(200);
		expect((await cv('GET')).status).toBe(404);
	});

	test('has its name from a header, or in the address from a page of an earlier release', async () => {
		expect((await cv('POST', { body: pdf, query: '?name=Mei%20Tan.pdf' })).status).toBe(200);
		expect((await ask('GET')).body.cv?.name).toBe('Mei Tan.pdf');
		for (const disposition of [undefined, 'attachment', "attachment; filename*=UTF-8''%ff"]) {
			const sent = await cv('POST', { body: pdf, ...(disposition && { disposition }) });
			expect(sent.status).toBe(400);
		}
	});

	test.each([
		['is no PDF', () => Buffer.from('MZ a program'), 422, 'cv_not_a_pdf'],
		[
			'is too large',
			() => Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]),
			413,
			'cv_too_large',
		],
		['has a script', () => withScript(), 422, 'cv_script'],
		['unpacks to too much', () => withLargePage(), 422, 'cv_unpacks'],
	])('that %s is refused in words, and the one before stays', async (_, file, status, code) => {
		await upload(pdf, 'first.pdf');
		const response = await upload(await file());
		expect([response.status, await response.json()]).toMatchObject([
			status,
			{ code, message: expect.stringMatching(/^This .+ choose (it again|that file)\.$/) },
		]);
		expect((await ask('GET')).body.cv?.name).toBe('first.pdf');
	});

	test('that would fill more than 20 MB with those that were sent is refused in words', async () => {
		await upload(pdf, 'first.pdf');
		await admin`insert into public.sent_cvs (user_id, content)
			select ${student.id}, convert_to('%PDF-' || n || repeat(' ', 2097140), 'utf8') from generate_series(1, 10) as n`;
		const response = await upload(pdf, 'second.pdf');
		expect([response.status, await response.json()]).toMatchObject([
			403,
			{ code: 'cvs_full', message: expect.stringContaining('20 MB') },
		]);
		expect((await ask('GET')).body.cv?.name).toBe('first.pdf');
		await admin`delete from public.sent_cvs`;
		expect((await upload(pdf, 'second.pdf')).status).toBe(200);
	});

	test('is sent as a PDF with its name, by somebody who is signed in', async () => {
		expect((await cv('POST', { body: pdf })).status).toBe(400);
		expect((await cv('POST', { body: pdf, query: '?name=a', type: 'text/html' })).status).toBe(422);
		for (const method of ['GET', 'POST', 'DELETE'])
			expect((await cv(method, { token: 'a.b.c' })).status).toBe(401);
		expect((await cv('PUT')).status).toBe(405);
	});

	async function withLargePage() {
		const document = await PDFDocument.create();
		const content = document.context.flateStream(' '.repeat(21 * 1024 * 1024));
		document.addPage().node.addContentStream(document.context.register(content));
		return document.save();
	}

	async function withScript() {
		const document = await PDFDocument.create();
		document.addPage();
		document.addJavaScript('open', 'app.alert(1)');
		return document.save();
	}
});
