import { afterAll, beforeAll, expect, test } from 'vitest';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
	api = await startTestApi();
	const { admin, started } = api;
	const member = await signedUp(started.backend, 'member@example.org');
	const { id: user } = await signedUp(started.backend, 'zoe.o’brien@example.org');
	token = member.token;
	await admin`insert into public.staff (user_id) values (${member.id})`;
	const company = 'O’Brien–Łukasz Café';
	const [employer] = await admin`
		insert into public.employers ${admin({ ...verifiedEmployer(user, company), profile_completed: true })}
		returning id`;
	const row = internshipRow('baker', { source: 'employer', employer_id: employer?.id, company });
	const [internship] = await admin`insert into public.internships ${admin(row)} returning id`;
	await admin`insert into posting_rules.corrections (internship_id, approved)
		values (${internship?.id}, '{}')`;
	await admin`insert into public.internship_drafts (employer_id, state, content, submitted_at)
		values (${employer?.id}, 'submitted', '{"title": "Baker"}', now())`;
	await admin`insert into public.contacts (name, email, subject, message)
		values ('Zoë', 'zoe@example.org', ${`A stall at ${company}`}, 'May I?')`;
	await admin`insert into public.reports (internship, reason) values ('baker', 'pay')`;
	await admin`insert into public.message_reviews
		(employer_id, user_id, to_status, message, found, people)
		values (${employer?.id}, ${user}, 'rejected', 'No.', '{link}', 4)`;
});
afterAll(() => api?.close());

const LISTS = [
	'employers?show=verified&',
	'drafts?',
	'corrections?',
	'messages?',
	'reports?',
	'applicant-messages?',
];

test.each([
	"o'brien",
	'O’BRIEN',
	'Oʼbrien',
	'o`brien',
	'O´Brien',
	'lukasz',
	'ŁUKASZ',
	'cafe',
	'CAFÉ',
	'cafe\u0301',
	"o'brien-lukasz café",
])('%s is found in every list of staff with a search', async (typed) => {
	for (const list of LISTS) {
		const path = `/staff/${list}q=${encodeURIComponent(typed)}`;
		const { body } = await askApi<{ items: object[] }>(api.app, 'GET', path, { token });
		expect({ list, count: body.items.length }).toEqual({ list, count: 1 });
	}
});

test.each(['obrian', '%', 'o_brien', 'brienn'])('%s is in none', async (typed) => {
	for (const list of LISTS) {
		const path = `/staff/${list}q=${encodeURIComponent(typed)}`;
		const { body } = await askApi<{ items: object[] }>(api.app, 'GET', path, { token });
		expect({ list, count: body.items.length }).toEqual({ list, count: 0 });
	}
});

test.each(["zoe.o'brien@", 'ZOE.OʼBRIEN'])('%s finds an account', async (who) => {
	const { body } = await askApi<{ items: object[] }>(api.app, 'POST', '/staff/people/search', {
		token,
		body: { who },
	});
	expect(body.items).toHaveLength(1);
});
