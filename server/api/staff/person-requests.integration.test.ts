import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { type PersonRequest, requestDueOn } from '#schema/staff/person-requests.ts';
import type { StaffOverview } from '#schema/staff/staff.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import {
	closeRequest,
	extendRequest,
	registerRequest,
} from '#server/deeds/staff/person-requests.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
let rae: Person;
let student: Person;
const today = londonDay(new Date());

beforeAll(async () => {
	api = await startTestApi();
	rae = await signedUp(api.started.backend, 'rae@example.org');
	student = await signedUp(api.started.backend, 'ann@example.org');
	await api.admin`insert into public.staff (user_id, role) values (${rae.id}, 'reviewer')`;
});
beforeEach(async () => {
	await api.admin`delete from public.person_requests`;
	await api.admin`delete from public.staff_log`;
});
afterAll(() => api.close());

const ask = <T = { id: string; code: string }>(
	{ token }: Person,
	method: 'GET' | 'POST',
	path: string,
	body: object = {},
) => askApi<T>(api.app, method, `/staff${path}`, { token, ...(method === 'POST' && { body }) });
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [
	status,
	body.code,
];
const asked = { kind: 'access', person: 'ann@example.org', received_on: today, note: 'All of it.' };
const register = (given: object = {}) => ask(rae, 'POST', '/requests', { ...asked, ...given });
const list = async (show: 'open' | 'done') =>
	(await ask<StaffPage<PersonRequest>>(rae, 'GET', `/requests?show=${show}`)).body.items;
const waiting = async () =>
	(await ask<StaffOverview>(rae, 'GET', '')).body.waiting.find(({ kind }) => kind === 'requests');
const steps = async () =>
	(
		await api.admin`select action || ' ' || subject as step, detail from public.staff_log order by number`
	).map(({ step, detail }) => [step, detail]);

test('a request is entered, extended and closed, and each is in the log', async () => {
	const { status, body } = await register();
	expect(status).toBe(201);
	expect(await list('open')).toEqual([
		{
			...asked,
			id: body.id,
			due_on: requestDueOn(today),
			extension: null,
			closed_at: null,
			outcome: null,
		},
	]);
	const extend = () =>
		ask(rae, 'POST', `/requests/${body.id}/extend`, { reason: 'Three years of messages.' });
	expect((await extend()).status).toBe(200);
	expect(refusal(await extend())).toEqual([409, 'extended']);
	expect(await list('open')).toMatchObject([
		{ due_on: requestDueOn(today, true), extension: 'Three years of messages.' },
	]);
	const close = () => ask(rae, 'POST', `/requests/${body.id}/close`, { outcome: 'Sent.' });
	expect((await close()).status).toBe(200);
	expect(refusal(await close())).toEqual([409, 'closed']);
	expect(await list('open')).toEqual([]);
	expect(await list('done')).toMatchObject([{ id: body.id, outcome: 'Sent.' }]);
	expect(await steps()).toEqual([
		['register request', null],
		['extend request', 'Three years of messages.'],
		['close request', 'Sent.'],
	]);
	const log = await ask<{ items: { name: string }[] }>(rae, 'GET', '/log');
	expect(log.body.items[0]?.name).toBe('ann@example.org');
});

test('what is no request is refused', async () => {
	for (const received_on of [daysAfter(today, 1), daysAfter(today, -366)])
		expect(refusal(await register({ received_on }))).toEqual([422, 'received_on']);
	expect((await register({ kind: 'curiosity' })).status).toBe(400);
	expect((await register({ person: ' ' })).status).toBe(400);
	expect(refusal(await ask(student, 'POST', '/requests', asked))).toEqual([404, 'not_found']);
	expect(await list('open')).toEqual([]);
});

test('it waits from a week before it is due', async () => {
	await register();
	expect(await waiting()).toMatchObject({ count: 0 });
	await register({ received_on: daysAfter(today, -40) });
	expect(await waiting()).toMatchObject({ count: 1, oldest: daysAfter(today, -40) });
});

test('two months are added within the first month alone', async () => {
	const { sql } = api.started.backend;
	const staff = rae.id;
	const given = { ...asked, kind: 'erasure', received_on: '2027-01-31' } as const;
	const add = () => registerRequest(sql, { ...given, staff, today: '2027-01-31' });
	const [first, second] = [await add(), await add()];
	const extend = (request: string, day: string) =>
		extendRequest(sql, { staff, request, words: 'Many files.', today: day });
	await extend(first, '2027-02-28');
	await expect(extend(second, '2027-03-01')).rejects.toMatchObject({
		status: 422,
		code: 'too_late',
	});
	await closeRequest(sql, { staff, request: second, words: 'Deleted.' });
	const rows = await api.admin`
		select due_on::text from public.person_requests order by due_on`;
	expect(rows.map(({ due_on }) => due_on)).toEqual(['2027-02-28', '2027-04-30']);
});
