import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';

type Person = { id: string; token: string };

const END = '\nstartxref\n0\n%%EOF';
/** Refused at the first look. */
const objects = Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(LARGEST_CV / 8 - 10)}${END}`, 'latin1');
/** Unpacks to more than a thread has time or memory for. */
const slow = slowFile();
let cv: Uint8Array;

beforeAll(async () => {
	const document = await PDFDocument.create();
	for (const text of ['Mei Tan', 'Weaver']) document.addPage().drawText(text);
	cv = await document.save();
});

const upload = ({ url }: TestServer, { token }: Person, file: Uint8Array) =>
	fetch(`${url}/api/profile/cv?name=mine.pdf`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' },
		body: new Uint8Array(file),
	});
const make = ({ url }: TestServer, { token }: Person) =>
	fetch(`${url}/api/profile/made-cv`, { headers: { Authorization: `Bearer ${token}` } });

/** Reads the whole answer. @returns its status and, if it is JSON, its code */
async function answer(sent: Promise<Response>): Promise<string> {
	const response = await sent;
	const text = await response.text();
	return response.ok ? '200' : `${response.status} ${JSON.parse(text).code}`;
}

describe('accounts that upload files which are made to take long', () => {
	let server: TestServer;
	let attackers: Person[];
	let others: Person[];
	const people = (name: string, count: number) =>
		Promise.all(
			Array.from({ length: count }, (_, at) => server.person(`${name}-${at}@example.org`)),
		);

	beforeAll(async () => {
		server = await startTestServer();
		attackers = await people('attacker', 10);
		others = await people('other', 3);
		for (const { id } of others)
			await server.admin`insert into public.student_profiles (user_id, name, skills)
				values (${id}, 'Mei Tan', '["Weaving"]')`;
	});
	afterAll(() => server.close());

	test('stop nobody else', async () => {
		const attack = new AbortController();
		const refused = new Set<string>();
		const attacks = attackers.map(async (attacker) => {
			while (!attack.signal.aborted) refused.add(await answer(upload(server, attacker, objects)));
		});
		await expect.poll(() => refused).toContain('422 cv_not_a_pdf');
		const seen = others.map(async (other) => {
			const statuses: string[] = [];
			for (let times = 0; times < 3; times += 1) {
				statuses.push(await answer(upload(server, other, cv)));
				statuses.push(await answer(make(server, other)));
			}
			return statuses;
		});
		expect((await Promise.all(seen)).flat()).toEqual(Array(18).fill('200'));
		attack.abort();
		await Promise.all(attacks);
		expect([...refused]).toEqual(['422 cv_not_a_pdf']);
	});

	test('delay each other, not those whose files are read quickly', async () => {
		const attack = new AbortController();
		const refused = new Set<string>();
		const attacks = attackers.slice(0, 3).map(async (attacker) => {
			while (!attack.signal.aborted) refused.add(await answer(upload(server, attacker, slow)));
		});
		await expect.poll(() => refused, { timeout: 30_000 }).toContain('422 cv_too_slow');
		for (let times = 0; times < 2; times += 1)
			expect(await Promise.all(others.map((other) => answer(upload(server, other, cv))))).toEqual(
				Array(3).fill('200'),
			);
		attack.abort();
		await Promise.all(attacks);
	});
});

describe('an account whose files took too long', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer({ rateLimits: true });
	});
	afterAll(() => server.close());

	test('is refused after three in an hour, and no other account', async () => {
		const eve = await server.person('eve@example.org');
		const ann = await server.person('ann@example.org');
		expect(await answer(upload(server, eve, cv))).toBe('200');
		for (let times = 0; times < 3; times += 1)
			expect(await answer(upload(server, eve, slow))).toBe('422 cv_too_slow');
		for (const file of [slow, cv])
			expect(await answer(upload(server, eve, file))).toBe('429 over_request_rate_limit');
		for (let times = 0; times < 4; times += 1)
			expect(await answer(upload(server, ann, cv))).toBe('200');
	});
});

/** A compressed stream that names four million objects. */
function slowFile(): Buffer {
	const packed = deflateSync('1 0 '.repeat(4_000_000)).toString('latin1');
	const stream = `<< /Type /ObjStm /N 999999999 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
	const object = `9 0 obj\n${stream}\nstream\n${packed}\nendstream\nendobj`;
	return Buffer.from(`%PDF-1.7\n${object}${END}`, 'latin1');
}
