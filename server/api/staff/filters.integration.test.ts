import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueuePage } from '#schema/staff/staff-answers.ts';
import { STAFF_LISTS, type StaffListName } from '#schema/staff/staff-lists.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let api: TestApi;
let token: string;
let colleague: string;

beforeAll(async () => {
	api = await startTestApi();
	const { admin, started } = api;
	const member = await signedUp(started.backend, 'member@filters.example');
	({ id: colleague } = await signedUp(started.backend, 'colleague@filters.example'));
	token = member.token;
	await admin`insert into public.staff (user_id) values (${member.id}), (${colleague})`;
	const companies = await Promise.all(
		['tidewell', 'cordwain', 'loom'].map(async (name) => {
			const { id } = await signedUp(started.backend, `${name}@filters.example`);
			const given =
				name === 'tidewell'
					? { website: 'https://tidewell.example', company_number: '12345678' }
					: { website: null, company_number: null };
			const [row] = await admin<{ id: string }[]>`
				insert into public.employers ${admin({ ...verifiedEmployer(id, name), profile_completed: true, ...given })} returning id`;
			return { id: row?.id ?? '', user: id, name };
		}),
	);
	const [tidewell, cordwain] = companies;
	const row = (slug: string, title: string, more = {}) =>
		internshipRow(slug, {
			source: 'employer',
			employer_id: tidewell?.id,
			company: 'tidewell',
			title,
			...more,
		});
	for (const one of [row('baker', 'Baker'), row('miller', 'Miller')])
		await admin`insert into public.internships ${admin(one)}`;
	await admin`insert into posting_rules.corrections (internship_id, approved, first_at, last_at)
		select id, '{}', now() - interval '1 day', now() - case slug when 'baker' then interval '1 day' else '0' end
		from public.internships where slug in ('baker', 'miller')`;
	await admin`insert into public.contacts (name, email, subject, category, message, created_at) values
		('Ann', 'ann@filters.example', 'First', 'media', 'May I?', now() - interval '2 days'),
		('Ann', 'ann@filters.example', 'Second', null, 'May I?', now() - interval '1 day'),
		('Bo', 'bo@filters.example', 'Third', 'media', 'May I speak to you?', now())`;
	await admin`insert into public.reports (internship, reason, email, message) values
		('baker', 'pay', null, null), ('baker', 'fee', 'ann@filters.example', 'They ask for a deposit.'),
		('miller', 'illegal', null, null)`;
	await admin`insert into public.message_reviews
		(employer_id, user_id, to_status, message, found, people) values
		(${tidewell?.id ?? ''}, ${tidewell?.user ?? ''}, 'rejected', 'No.', '{link,money}', 40),
		(${cordwain?.id ?? ''}, ${cordwain?.user ?? ''}, 'interview', 'Yes.', '{telephone}', 1)`;
	await admin`insert into public.person_requests (kind, person, received_on, due_on) values
		('access', 'Ann', current_date, current_date + 30), ('erasure', 'Bo', current_date, current_date + 30)`;
	await admin`insert into public.staff_claims (contact_id, claimed_by, until)
		select id, ${colleague}, now() + interval '10 minutes' from public.contacts where subject = 'First'`;
});
afterAll(() => api?.close());

type Item = { id: string; subject?: string; reason?: string; title?: string };
const ask = (path: string) => askApi<QueuePage<Item>>(api.app, 'GET', `/staff/${path}`, { token });

const every = (Object.keys(STAFF_LISTS) as StaffListName[]).flatMap((name) =>
	STAFF_LISTS[name].lists.map((list): [StaffListName, string] => [name, list]),
);

test.each(every)('of %s, %s: each filter gives as many as stands beside it', async (name, show) => {
	const { body: whole } = await ask(`${name}?show=${show}`);
	expect(whole.filters).toMatchObject({ all: whole.items.length, chosen: whole.items.length });
	for (const filter of Object.keys(STAFF_LISTS[name].filters)) {
		const { status, body } = await ask(`${name}?show=${show}&only=${filter}`);
		expect([filter, status]).toEqual([filter, 200]);
		const count = whole.filters?.counts[filter] ?? 0;
		expect([filter, body.items.length, body.filters?.chosen]).toEqual([filter, count, count]);
	}
});

test.each([
	['messages?only=media', ['First', 'Third']],
	['messages?only=media,free', ['Third']],
	['messages?only=again', ['Second']],
	['messages?only=unsorted', ['Second']],
	['messages?only=media&q=third', ['Third']],
	['messages?q=speak', ['Third']],
	['reports?q=deposit', ['fee']],
	['reports?only=several', ['fee', 'pay']],
	['reports?only=answer,several', ['fee']],
	['reports?only=internship,illegal', ['illegal']],
	['corrections?only=several', ['Miller']],
	['corrections?q=baker', ['Baker']],
	['listings?only=open&q=mill', ['Miller']],
])('%s lists %j', async (path, wanted) => {
	const { body } = await ask(path);
	const texts = body.items.map(
		({ subject, reason, title }) => subject ?? (path.startsWith('reports') ? reason : title),
	);
	expect(texts.sort()).toEqual(wanted);
});

test('reports of money and of danger are listed first, however old the others are', async () => {
	await api.admin`update public.reports set created_at = now() - interval '3 days' where reason = 'pay'`;
	const { body } = await ask('reports');
	const reasons = body.items.map(({ reason }) => reason);
	expect(reasons.slice(0, -1).sort()).toEqual(['fee', 'illegal']);
	expect(reasons.at(-1)).toBe('pay');
});

test('beside a filter that is chosen each other one says what it gives with it', async () => {
	const { body } = await ask('messages?only=media');
	expect(body.filters).toEqual({ all: 3, chosen: 2, counts: { media: 2, free: 1 } });
});

test('companies are narrowed by what they gave, and by what they have here', async () => {
	const names = async (only: string) => {
		const { body } = await ask(`employers?show=verified&only=${only}`);
		return (body.items as unknown as { company_name: string }[])
			.map(({ company_name: name }) => name)
			.sort();
	};
	expect(await names('at-work')).toEqual(['tidewell']);
	expect(await names('website,number')).toEqual(['tidewell']);
	expect(await names('no-website')).toEqual(['cordwain', 'loom']);
	expect(await names('no-website,number')).toEqual([]);
});

test.each([
	'messages?only=fee',
	'reports?only=media',
	'messages?only=free,free2',
	'messages?sort=1',
])('%s is refused', async (path) => {
	expect((await ask(path)).status).toBe(400);
});

test('companies with answers overdue are found, however many there are', async () => {
	const { admin } = api;
	const overdue = async () => {
		const { body } = await ask('employers?show=all&only=overdue');
		return (body.items as unknown as { company_name: string }[]).map((one) => one.company_name);
	};
	expect(await overdue()).toEqual([]);
	await admin`insert into public.applications
		(user_id, internship_id, program_type, motivation, experience, availability, answer_due_on)
		select ${colleague}, id, 'london', 'm', 'e', 'a', '2026-11-01' from public.internships where slug = 'baker'`;
	expect(await overdue()).toEqual(['tidewell']);
	await forgetApplications(admin);
});

test('messages to applicants are found by their text', async () => {
	const { body } = await ask('applicant-messages?q=yes.');
	expect(body.items).toMatchObject([{ message: 'Yes.' }]);
});
