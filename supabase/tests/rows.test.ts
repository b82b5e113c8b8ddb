import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOneLine } from '#schema/one-line.ts';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
let person: { id: string; token: string };

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 1 });
	person = await signedUp(started.backend, 'ann@example.org');
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const message = { name: 'Ann', email: 'ann@example.org', subject: 'Visa', message: 'May I?' };
const application = {
	program_type: 'london',
	motivation: 'I like it',
	experience: 'None',
	availability: 'June',
};

function insert(table: string, body: unknown, token?: string): Promise<Response> {
	const options = { body, prefer: 'return=minimal', ...(token && { token }) };
	return started.backend.fetch(call('POST', `/rest/v1/${table}`, options));
}

/** As programs of staff do; people's are stored by server/deeds/applications/submit-application.ts. */
const apply = (row: object) => {
	const request = call('POST', '/rest/v1/applications', { body: { user_id: person.id, ...row } });
	return started.backend.service.fetch('/rest/v1/applications', request);
};

type Refusal = { status: number; code: string; message: string };

/** What the gateway makes of it is in server/gateway/answer.test.ts. */
const byCheck = (constraint: string): Refusal => ({
	status: 400,
	code: '23514',
	message: expect.stringContaining(`violates check constraint "${constraint}"`),
});
const byNull: Refusal = {
	status: 400,
	code: '23502',
	message: expect.stringContaining('"availability"'),
};
const byGrant: Refusal = {
	status: 401,
	code: '42501',
	message: 'permission denied for table contacts',
};

async function refusalOf(answer: Response): Promise<Refusal> {
	const { code, message } = (await answer.json()) as Refusal;
	return { status: answer.status, code, message };
}

async function rows(table: string): Promise<number> {
	const [counted] = await admin`select count(*)::int as n from ${admin(`public.${table}`)}`;
	return counted?.n;
}

test('a repeated newsletter address is a duplicate in any letter case', async () => {
	expect((await insert('newsletter_subscriptions', { email: 'a@example.org' })).status).toBe(201);
	const again = await insert('newsletter_subscriptions', { email: 'A@Example.org' });
	expect(again.status).toBe(409);
	expect(await again.json()).toMatchObject({ code: '23505' });
});

describe('what is sent twice is stored once, with a success for both', () => {
	test('a message, ten times at once', async () => {
		await admin`delete from public.contacts`;
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => insert('contacts', message)),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
		expect(await rows('contacts')).toBe(1);
	});
});

describe('what differs in its text, its person or by ten minutes is stored separately', () => {
	test('a message with any difference is a separate one', async () => {
		await admin`delete from public.contacts`;
		await insert('contacts', message);
		for (const change of [{ name: 'Bob' }, { subject: 'Pay' }, { category: 'media' }])
			await insert('contacts', { ...message, ...change });
		expect(await rows('contacts')).toBe(4);
	});

	test('the same message can be sent again after ten minutes', async () => {
		await admin`delete from public.contacts`;
		await insert('contacts', message);
		await admin`update public.contacts set created_at = now() - interval '590 seconds'`;
		await insert('contacts', message);
		expect(await rows('contacts')).toBe(1);
		// Both at once: a call may take the second that is left.
		await admin.unsafe(`update public.contacts set created_at = now() - interval '599 seconds';
			insert into public.contacts (name, email, subject, category, message)
				select name, email, subject, category, message from public.contacts`);
		expect(await rows('contacts')).toBe(1);
		await admin`update public.contacts set created_at = now() - interval '601 seconds'`;
		expect((await insert('contacts', message)).status).toBe(201);
		expect(await rows('contacts')).toBe(2);
	});
});

describe('what the database refuses without checks in the server', () => {
	test('an application that the server has not stored itself is refused', async () => {
		await admin`delete from public.applications`;
		const other = await signedUp(started.backend, 'eve@example.org');
		for (const { token } of [person, other]) {
			const body = { user_id: person.id, ...application };
			expect((await insert('applications', body, token)).status).toBe(403);
		}
		expect(await rows('applications')).toBe(0);
	});

	test.each<[string, object, Refusal]>([
		['contacts', { ...message, category: 'gossip' }, byCheck('contacts_category_check')],
		['contacts', { ...message, subject: 'Vi\u202esa' }, byCheck('contacts_one_line')],
		['contacts', { ...message, name: 'Ann\u200b' }, byCheck('contacts_one_line')],
		['contacts', { ...message, message: '' }, byCheck('contacts_message_check')],
		['contacts', { ...message, message: 'x'.repeat(5001) }, byCheck('contacts_message_check')],
		['contacts', { ...message, email: 'no address' }, byCheck('contacts_email_check')],
		['contacts', { ...message, id: '00000000-0000-4000-8000-000000000000' }, byGrant],
		['contacts', { ...message, created_at: '2001-01-01' }, byGrant],
		[
			'newsletter_subscriptions',
			{ email: `${'x'.repeat(250)}@a.de` },
			byCheck('newsletter_subscriptions_email_check'),
		],
	])('%s %o', async (table, row, expected) => {
		await admin`delete from ${admin(`public.${table}`)}`;
		expect(await refusalOf(await insert(table, row))).toEqual(expected);
		expect(await rows(table)).toBe(0);
	});

	test.each<[object, Refusal]>([
		[{ program_type: 'moon' }, byCheck('applications_program_type_check')],
		[{ motivation: ' \n' }, byCheck('applications_motivation_check')],
		[{ availability: null }, byNull],
		[{ program_name: 'Loom\nintern' }, byCheck('applications_one_line')],
		[{ program_name: 'x'.repeat(301) }, byCheck('applications_program_name_check')],
	])('applications %o', async (change, expected) => {
		await admin`delete from public.applications`;
		expect(await refusalOf(await apply({ ...application, ...change }))).toEqual(expected);
		expect(await rows('applications')).toBe(0);
	});

	test.each<{ given: object }>([
		{ given: {} },
		{ given: [{ question: 'Why?' }] },
		{ given: [{ question: 'Why?', answer: ' \n' }] },
		{ given: [{ question: 'Why?', answer: null }] },
		{ given: [{ question: 'Why?', answer: 'Yes', seen: 'no' }] },
		{ given: [{ question: 'Why\nnow?', answer: 'Yes' }] },
		{ given: [{ question: 'x'.repeat(201), answer: 'Yes' }] },
		{ given: [{ question: 'Why?', answer: 'x'.repeat(1_001) }] },
		{ given: Array(4).fill({ question: 'Why?', answer: 'Yes' }) },
	])('answers $given to an employer’s questions', async ({ given }) => {
		const answers = JSON.stringify(given);
		const stored = admin`
			insert into public.applications (user_id, program_type, motivation, experience, availability,
				question_answers)
			values (${person.id}, 'london', 'Looms', 'None', 'June', ${answers}::text::jsonb)`;
		await expect(stored).rejects.toMatchObject({
			constraint_name: 'applications_question_answers_check',
		});
	});

	test.each<[object, Refusal]>([
		[{ industry: 'Piracy' }, byCheck('employers_industry_check')],
		[{ company_size: '12' }, byCheck('employers_company_size_check')],
		[{ founded_year: 1799 }, byCheck('employers_founded_year_check')],
		[{ company_number: 'A0123456' }, byCheck('employers_company_number_check')],
		[{ company_number: '1234567' }, byCheck('employers_company_number_check')],
		[{ company_name: ' ' }, byCheck('employers_company_name_check')],
		[{ company_name: 'A\ufeffcre' }, byCheck('employers_one_line')],
		[{ phone: '\u202a0113\u202c' }, byCheck('employers_one_line')],
	])('employers %o', async (change, expected) => {
		const row = { user_id: person.id, company_name: 'Acre', contact_person: 'Ann', ...change };
		expect(await refusalOf(await insert('employers', row, person.token))).toEqual(expected);
		expect(await rows('employers')).toBe(0);
	});
});

describe('one line', () => {
	test.each<[object, Refusal]>([
		[{ university: 'Le\u2066eds' }, byCheck('student_profiles_one_line')],
		[{ skills: ['Weaving', 'C\u00adharts'] }, byCheck('student_profiles_one_line')],
		[{ latin_name: 'Wang\nMing' }, byCheck('student_profiles_latin_name_one_line')],
		[{ languages: [{ language: 'Ma\tlay', level: null }] }, byCheck('student_profiles_one_line')],
	])('student_profiles %o', async (change, expected) => {
		const row = { user_id: person.id, ...change };
		expect(await refusalOf(await insert('student_profiles', row, person.token))).toEqual(expected);
	});

	test('the details of an entry have several', async () => {
		const details = { school: 'RMIT', qualification: null, from: null, to: null, details: 'A\nB' };
		const row = { user_id: person.id, education: [details] };
		expect((await insert('student_profiles', row, person.token)).status).toBe(201);
		await admin`delete from public.student_profiles`;
	});

	test('has none of the characters that the schema refuses; joiners may stand anywhere', async () => {
		const refused = await admin<{ code: number }[]>`
			select code from generate_series(1, ${0x10ffff}::integer) as code
			where code not between ${0xd800} and ${0xdfff} and not public.is_one_line('a' || chr(code))`;
		const all = Array.from({ length: 0x10ffff }, (_, at) => at + 1);
		const surrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
		const joiners = [0x200c, 0x200d];
		expect(refused.map(({ code }) => code)).toEqual(
			all.filter(
				(code) =>
					!surrogate(code) &&
					!joiners.includes(code) &&
					!isOneLine(`a${String.fromCodePoint(code)}`),
			),
		);
	});
});

describe('a company is unverified again', () => {
	const profile = { company_name: 'Acre', contact_person: 'Ann', website: 'https://acre.example' };
	const save = (change: object) =>
		started.backend.fetch(
			call('POST', '/rest/v1/employers?on_conflict=user_id', {
				token: person.token,
				body: { user_id: person.id, ...profile, ...change },
				prefer: 'resolution=merge-duplicates,return=minimal',
			}),
		);
	const isVerified = async () =>
		(await admin`select verified from public.employers where user_id = ${person.id}`)[0]?.verified;

	beforeEach(async () => {
		expect((await save({})).ok).toBe(true);
		await admin`update public.employers set verified = true where user_id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});
	afterAll(() => admin`delete from public.employers`);

	test.each([
		{ company_name: 'Acme Bank' },
		{ website: 'https://bank.example' },
		{ website: null },
	])('after its owner saves %o', async (change) => {
		expect((await save(change)).ok).toBe(true);
		expect(await isVerified()).toBe(false);
		await admin`update public.employers set verified = true where user_id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});

	test('after the address of its account has changed', async () => {
		await admin`update auth.users set email = 'other@example.org' where id = ${person.id}`;
		expect(await isVerified()).toBe(false);
		await admin`update auth.users set email = 'ann@example.org' where id = ${person.id}`;
	});

	test('but not after another change, or the same row again', async () => {
		expect((await save({ contact_person: 'Bob' })).ok).toBe(true);
		await admin`update auth.users set last_sign_in_at = now(), email = 'Ann@example.org'
			where id = ${person.id}`;
		expect(await isVerified()).toBe(true);
	});
});

test('text in any script is stored as it was sent', async () => {
	await admin`delete from public.contacts`;
	const text = '“Zoë” 🦔 \\ \' " <script> $1 %s ;-- ﷽ 你好';
	await insert('contacts', { ...message, message: text });
	expect(await admin`select message from public.contacts`).toEqual([{ message: text }]);
});
