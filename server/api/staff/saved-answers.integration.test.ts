import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ANSWERS, type SavedAnswer } from '#schema/staff/saved-answers.ts';
import type { StaffLogPage } from '#schema/staff/staff.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
let api: TestApi;
let chief: Person;
let reviewer: Person;
let colleague: Person;
let student: Person;

beforeAll(async () => {
	api = await startTestApi();
	const sign = (name: string) => signedUp(api.started.backend, `${name}@answers.example`);
	chief = await sign('chief');
	reviewer = await sign('reviewer');
	colleague = await sign('colleague');
	student = await sign('student');
	await api.admin`insert into public.staff (user_id, role) values
		(${chief.id}, 'administrator'), (${reviewer.id}, 'reviewer'), (${colleague.id}, 'reviewer')`;
});
afterAll(() => api?.close());

const path = '/staff/saved-answers';
const visas = {
	kind: 'message',
	name: 'Visas',
	text: 'Dear {name}, see the guide.',
	shared: false,
};
const ask = <T = { id: string; code: string }>(
	{ token }: Person,
	method: string,
	at: string,
	body?: unknown,
): Promise<{ status: number; body: T }> => askApi<T>(api.app, method, at, { token, body });
const namesOf = async (person: Person) =>
	(await ask<SavedAnswer[]>(person, 'GET', path)).body.map(({ name }) => name);

test('a text is saved for whoever wrote it, changed and deleted; the log says so, and colleagues have nothing of it', async () => {
	const { body } = await ask(reviewer, 'POST', path, visas);
	expect(await namesOf(reviewer)).toEqual(['Visas']);
	expect(await namesOf(colleague)).toEqual([]);
	const one = `${path}/${body.id}`;
	expect((await ask(colleague, 'POST', one, { name: 'Mine', text: 'x' })).status).toBe(404);
	expect((await ask(colleague, 'POST', `${one}/remove`, {})).status).toBe(404);
	expect((await ask(chief, 'POST', `${one}/remove`, {})).status).toBe(404);
	expect((await ask(reviewer, 'POST', one, { name: 'Visa', text: 'Other' })).status).toBe(200);
	const { body: changed } = await ask<SavedAnswer[]>(reviewer, 'GET', path);
	expect(changed).toEqual([{ ...visas, id: body.id, name: 'Visa', text: 'Other' }]);
	expect((await ask(reviewer, 'POST', `${one}/remove`, {})).status).toBe(200);
	expect(await namesOf(reviewer)).toEqual([]);
	const log = await ask<StaffLogPage>(reviewer, 'GET', '/staff/log');
	const steps = log.body.items
		.filter(({ subject }) => subject === 'saved-answer')
		.map(({ action, detail }) => [action, detail]);
	expect(steps).toEqual([
		['remove', 'Visa\nOther'],
		['change', 'Visa\nOther'],
		['add', 'Visas\nDear {name}, see the guide.'],
	]);
});

test('only administrators share one, and change or delete it', async () => {
	const shared = { ...visas, name: 'All', shared: true };
	expect((await ask(reviewer, 'POST', path, shared)).status).toBe(403);
	const { body } = await ask(chief, 'POST', path, shared);
	for (const person of [chief, reviewer, colleague]) expect(await namesOf(person)).toContain('All');
	const one = `${path}/${body.id}`;
	expect((await ask(reviewer, 'POST', one, { name: 'b', text: 'c' })).status).toBe(403);
	expect((await ask(reviewer, 'POST', `${one}/remove`, {})).status).toBe(403);
	expect((await ask(chief, 'POST', `${one}/remove`, {})).status).toBe(200);
	expect(await namesOf(colleague)).not.toContain('All');
});

test('a name is there once for a kind and an owner, whatever its capitals', async () => {
	expect((await ask(colleague, 'POST', path, visas)).status).toBe(200);
	const again = await ask(colleague, 'POST', path, { ...visas, name: ' VISAS ' });
	expect([again.status, again.body.code]).toEqual([409, 'named']);
	expect((await ask(colleague, 'POST', path, { ...visas, kind: 'draft' })).status).toBe(200);
	expect((await ask(reviewer, 'POST', path, visas)).status).toBe(200);
	const { body } = await ask(colleague, 'POST', path, { ...visas, name: 'Second' });
	const renamed = await ask(colleague, 'POST', `${path}/${body.id}`, { name: 'visas', text: 'x' });
	expect([renamed.status, renamed.body.code]).toEqual([409, 'named']);
});

test('there is a bound for each of staff', async () => {
	await api.admin`insert into staff_rules.saved_answers (kind, owner, name, text)
		select 'report', ${chief.id}, 'Number ' || n, 'x' from generate_series(1, ${MOST_ANSWERS.own - 1}::integer) as n`;
	expect((await ask(chief, 'POST', path, visas)).status).toBe(200);
	const beyond = await ask(chief, 'POST', path, { ...visas, name: 'Beyond' });
	expect([beyond.status, beyond.body.code]).toEqual([409, 'full']);
	expect((await ask(chief, 'POST', path, { ...visas, name: 'Beyond', shared: true })).status).toBe(
		200,
	);
});

test.each([
	['an empty text', { ...visas, text: ' ' }],
	['a long text', { ...visas, text: 'x'.repeat(2_001) }],
	['a long name', { ...visas, name: 'x'.repeat(61) }],
	['another kind', { ...visas, kind: 'mail' }],
	['a member more', { ...visas, owner: 'somebody' }],
])('%s is refused', async (_, body) => {
	expect((await ask(colleague, 'POST', path, body)).status).toBe(400);
});

test('nobody but staff has it, and who leaves takes their own along', async () => {
	expect((await ask(student, 'GET', path)).status).toBe(404);
	expect((await ask(student, 'POST', path, visas)).status).toBe(404);
	await api.admin`delete from public.staff where user_id = ${colleague.id}`;
	const left = await api.admin`select from staff_rules.saved_answers where owner = ${colleague.id}`;
	expect(left.length).toBe(0);
});
