import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothingProposed } from '#schema/students/cv-proposals.ts';
import { plainPdf, typedPdf } from '#test/pdf-files.ts';
import { signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let student: { id: string; token: string };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	student = await signedUp(started.backend, 'student@example.org');
});
afterAll(() => close());

async function propose(
	body: Uint8Array,
	{ token = student.token, type = 'application/pdf', method = 'POST' } = {},
) {
	const response = await app.fetch(
		new Request('http://127.0.0.1:3999/api/profile/proposals', {
			method,
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
			...(method === 'POST' && { body: new Uint8Array(body) }),
		}),
	);
	return { response, status: response.status, body: await response.json() };
}

const cv = () =>
	typedPdf(`
		# Mei Tan
		Leeds, UK | +44 7700 900123
		## Experience
		Barista, Coffee Corner >> Sep 2024 – Present
		• Served 200 guests a day
		## Skills
		Python, SQL
	`);

describe('a CV that is sent for proposals', () => {
	test('is answered with what it says, and nothing of it is stored', async () => {
		const { response, status, body } = await propose(await cv());
		expect([status, body]).toEqual([
			200,
			{
				...nothingProposed(true),
				about: { name: 'Mei Tan', phone: '+44 7700 900123', town: 'Leeds' },
				experience: [
					{
						role: 'Barista',
						organisation: 'Coffee Corner',
						from: '2024-09',
						to: null,
						details: 'Served 200 guests a day',
					},
				],
				skills: ['Python', 'SQL'],
			},
		]);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await admin`select 1 from public.student_profiles`).toEqual([]);
		expect(await admin`select 1 from public.cv_files`).toEqual([]);
	});

	test('that has no text proposes nothing, and says so', async () => {
		const { status, body } = await propose(await plainPdf());
		expect([status, body]).toEqual([200, nothingProposed(false)]);
	});

	test.each([
		['is no PDF', async () => Buffer.from('MZ a program'), 422, 'cv_not_a_pdf'],
		['is too large', async () => Buffer.alloc(6 * 1024 * 1024), 413, 'cv_too_large'],
		[
			'has a script',
			() => plainPdf((document) => document.addJavaScript('open', 'app.alert(1)')),
			422,
			'cv_script',
		],
	])('and %s is refused in words', async (_, file, status, code) => {
		expect(await propose(await file())).toMatchObject({
			status,
			body: { code, message: expect.stringMatching(/^This .+ choose (it again|that file)\.$/) },
		});
	});

	test('is sent as a PDF by somebody who is signed in', async () => {
		const pdf = await cv();
		expect((await propose(pdf, { type: 'text/plain' })).status).toBe(422);
		expect((await propose(pdf, { token: 'a.b.c' })).status).toBe(401);
		expect((await propose(pdf, { method: 'DELETE' })).status).toBe(405);
	});

	test('may be the one that is stored, of its student alone', async () => {
		const pdf = await cv();
		expect((await propose(pdf, { method: 'GET' })).status).toBe(404);
		const stored = await app.fetch(
			new Request('http://127.0.0.1:3999/api/profile/cv?name=mine.pdf', {
				method: 'POST',
				headers: { Authorization: `Bearer ${student.token}`, 'Content-Type': 'application/pdf' },
				body: new Uint8Array(pdf),
			}),
		);
		expect(stored.status).toBe(200);
		const { status, body } = await propose(pdf, { method: 'GET' });
		expect([status, body.about.name, body.skills]).toEqual([200, 'Mei Tan', ['Python', 'SQL']]);
		const { token } = await signedUp(started.backend, 'other@example.org');
		expect((await propose(pdf, { method: 'GET', token })).status).toBe(404);
	});

	test('is read for several people at once', async () => {
		const others = await Promise.all(
			['one', 'two', 'three'].map((name) => signedUp(started.backend, `${name}@example.org`)),
		);
		const pdf = await cv();
		const answers = await Promise.all(others.map(({ token }) => propose(pdf, { token })));
		expect(answers.map(({ status, body }) => [status, body.about.name])).toEqual(
			Array(3).fill([200, 'Mei Tan']),
		);
	});
});
