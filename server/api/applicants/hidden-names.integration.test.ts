import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
	ApplicantsPage,
	SomeApplicants,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { Conversation } from '#schema/applications/application-messages.ts';
import { employerWorld, sentCv } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
let rosa: Person & { employer: string };
let rival: Person & { employer: string };
let member: Person;
let ada: Person;
let hidden: string;
let open: string;
let application: string;

/** Whatever says who Ada is; the answers have none of it. */
const SECRETS = [
	'Adaeze',
	'ADA Latin',
	'Ada of the account',
	'ada@example.org',
	'Northbridge',
	'Old School',
	'2031-09',
	'2019',
	'Grimsby',
	'07700 900123',
	'graduate-visa',
	'ada.example',
	'Ada CV.pdf',
];
const PDF = '%PDF-1.7\n%%EOF';

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const world = employerWorld(started, admin);
	rosa = await world.employer('rosa@example.org', 'Tidewell');
	rival = await world.employer('rival@example.org', 'Rival');
	member = await signedUp(started.backend, 'member@example.org');
	await admin`insert into public.staff (user_id) values (${member.id})`;
	ada = await signedUp(started.backend, 'ada@example.org', 'correct horse', {
		full_name: 'Ada of the account',
	});
	await admin`
		update auth.users set raw_user_meta_data = '{"full_name": "Rosa of Tidewell"}'
		where id = ${rosa.id}`;
	hidden = await world.publish(rosa.employer, 'hidden-intern', { hide_names: true });
	open = await world.publish(rosa.employer, 'open-intern');
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`update public.internships set hide_names = id = ${hidden}`;
	await nameOfAda('Ada of the account');
	application = await applied(hidden);
});
afterAll(() => close());

const nameOfAda = (name: string) => admin`
	update auth.users set raw_user_meta_data = ${JSON.stringify({ full_name: name })} where id = ${ada.id}`;

async function applied(internship: string, status = 'submitted'): Promise<string> {
	const [row] = await admin`insert into public.applications ${admin({
		user_id: ada.id,
		internship_id: internship,
		program_type: 'london',
		motivation: 'I like looms',
		experience: 'Two summers',
		availability: 'June',
		answer_due_on: '2099-01-01',
		status,
	})} returning id`;
	const sent_cv = await sentCv(admin, ada.id, Buffer.from(PDF));
	const profile = admin.json({
		name: 'Adaeze',
		latin_name: 'ADA Latin',
		town: 'Grimsby',
		university: 'Northbridge',
		course: 'Data',
		graduation: '2031-09',
		skills: ['SQL'],
		links: ['https://ada.example/'],
		projects: [{ title: 'Loom log', link: 'https://ada.example/log', details: null }],
		education: [
			{ school: 'Old School', qualification: 'A levels', from: '2019', to: '2021', details: null },
		],
	});
	await admin`insert into public.application_copies ${admin({
		application_id: row?.id,
		sent_cv,
		profile,
		phone: '07700 900123',
		permission_shown: admin.json({ kind: 'graduate-visa', ends_on: '2029-01-01' }),
		cv_name: 'Ada CV.pdf',
	})}`;
	return row?.id;
}

const send = (method: string, path: string, token = rosa.token, body?: unknown) =>
	app.fetch(call(method, `/api${path}`, { token, body }));
async function ask<T>(method: string, path: string, token = rosa.token, body?: unknown) {
	const response = await send(method, path, token, body);
	return { status: response.status, body: (await response.json()) as T };
}
const hide = (internship: string, on: boolean, token = rosa.token) =>
	ask('POST', '/employer/applications/hide-names', token, { internship, hide: on });
const move = (to: string, expected: string, message: string, more = {}) =>
	ask<WholeApplicant>('POST', `/employer/applications/${application}/move`, rosa.token, {
		expected,
		to,
		message,
		...more,
	});
const secretsIn = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/** Everything that the employer reads of applications, as it goes over the network. */
async function everything(): Promise<string> {
	const files = await (await send('GET', '/employer/cvs.zip')).arrayBuffer();
	const names = Object.keys(unzipSync(new Uint8Array(files)));
	const paths = [
		'applications',
		`applications/some?ids=${application}`,
		`applications/${application}`,
		`applications/${application}/messages`,
		'applications.csv',
		'overview',
	];
	const texts = await Promise.all(
		paths.map(async (path) => {
			const response = await send('GET', `/employer/${path}`);
			expect([path, response.status]).toEqual([path, 200]);
			return response.text();
		}),
	);
	return [...texts, ...names].join('\n');
}

test('whatever an employer reads before the invitation, it does not say who has applied', async () => {
	expect(secretsIn(await everything())).toEqual([]);
	expect((await send('GET', `/employer/applications/${application}/cv`)).status).toBe(404);
	const { body } = await ask<ApplicantsPage>('GET', '/employer/applications');
	expect(body.items[0]).toMatchObject({
		hidden: true,
		number: 1,
		name: null,
		course: 'Data',
		has_cv: true,
		cv_name: null,
	});
	const { body: whole } = await ask<WholeApplicant>('GET', `/employer/applications/${application}`);
	expect(whole).toMatchObject({ motivation: 'I like looms', profile: { skills: ['SQL'] } });
	expect(await (await send('GET', '/employer/applications.csv')).text()).toContain('Applicant 1');
});

test('a message is filled in with the name of the account, which the employer does not read', async () => {
	await move('in-review', 'submitted', 'Dear {name}, we read it.');
	const [event] = await admin`
		select message from public.application_events where to_status = 'in-review' and application_id = ${application}`;
	expect(event?.message).toBe('Dear Ada of the account, we read it.');
	expect(secretsIn(await everything())).toEqual([]);
	const { body } = await ask<WholeApplicant>('GET', `/employer/applications/${application}`);
	expect(body.events.at(-1)?.message).toBe('Dear {name}, we read it.');
	const { body: talk } = await ask<Conversation>(
		'GET',
		`/employer/applications/${application}/messages`,
	);
	expect(secretsIn(JSON.stringify(talk))).toEqual([]);
});

test('what an employer reads of its own message tells nothing about a name, present or former', async () => {
	const message = 'Dear {name}, are you Ada of the account, ADA Latin or Adaeze?';
	await move('in-review', 'submitted', message);
	const read = async () => {
		const { body } = await ask<WholeApplicant>('GET', `/employer/applications/${application}`);
		return body.events.at(-1)?.message;
	};
	expect(await read()).toBe(message);
	await nameOfAda('Somebody else');
	expect(await read()).toBe(message);
	const [event] = await admin`
		select message from public.application_events where to_status = 'in-review' and application_id = ${application}`;
	expect(event?.message).toContain('Dear Ada of the account, ');
});

test('who answers a message has no name before the invitation', async () => {
	const path = `applications/${application}/messages`;
	await ask('POST', `/employer/${path}`, rosa.token, { text: 'Which looms do you know?' });
	expect((await send('POST', `/${path}`, ada.token, { text: 'All of them.' })).status).toBe(201);
	const { body } = await ask<Conversation>('GET', `/employer/${path}`);
	expect(body.messages.map(({ text, writer }) => [text, writer])).toEqual([
		['Which looms do you know?', 'Rosa of Tidewell'],
		['All of them.', null],
	]);
});

test('the invitation shows who it is once it cannot be taken back, and a refusal does not', async () => {
	const invited = await move('interview', 'submitted', 'Dear {name}, come and see us.');
	expect(invited.status).toBe(200);
	expect(secretsIn(await everything())).toEqual([]);
	expect(
		(await send('POST', `/employer/applications/${application}/send-now`, rosa.token)).status,
	).toBe(200);
	const { body } = await ask<WholeApplicant>('GET', `/employer/applications/${application}`);
	expect(body).toMatchObject({ hidden: false, name: 'ADA Latin', university: 'Northbridge' });
	expect((await send('GET', `/employer/applications/${application}/cv`)).status).toBe(200);
	await forgetApplications(admin);
	application = await applied(hidden);
	await move('rejected', 'submitted', 'Dear {name}, we have chosen others.', {
		reasons: ['skills'],
	});
	await send('POST', `/employer/applications/${application}/send-now`, rosa.token);
	expect(secretsIn(await everything())).toEqual([]);
});

test('the table of applications does not say that a hidden one is of the same student as another', async () => {
	const otherId = await applied(open);
	const rows = async (query: string, token = rosa.token) => {
		const request = call('GET', `/rest/v1/applications?${query}`, { token });
		request.headers.set('apikey', started.backend.keys.publishable);
		const response = await app.fetch(request);
		expect(response.status).toBe(200);
		return (await response.json()) as Record<string, string | null>[];
	};
	const accounts = (read: Record<string, string | null>[]) =>
		Object.fromEntries(read.map(({ id, user_id }) => [id, user_id]));
	expect(accounts(await rows('select=*'))).toEqual({ [otherId]: ada.id, [application]: null });
	const alone = await rows('select=user_id');
	expect(alone).toEqual(expect.arrayContaining([{ user_id: null }, { user_id: ada.id }]));
	expect(await rows(`select=id&user_id=eq.${ada.id}`)).toEqual([{ id: otherId }]);
	expect(accounts(await rows('select=*', ada.token))).toEqual({
		[otherId]: ada.id,
		[application]: ada.id,
	});
});

test('other internships, and staff, show names', async () => {
	const otherId = await applied(open);
	const { body } = await ask<SomeApplicants>('GET', `/employer/applications/some?ids=${otherId}`);
	expect(body.items[0]).toMatchObject({ hidden: false, name: 'ADA Latin', number: 1 });
	const { body: seen } = await ask<WholeApplicant>(
		'GET',
		`/staff/applications/${application}`,
		member.token,
	);
	expect(seen).toMatchObject({ hidden: false, name: 'ADA Latin' });
});

test('applicants are numbered in the order in which they come', async () => {
	const numbers = async () => {
		const { body } = await ask<ApplicantsPage>('GET', '/employer/applications');
		return body.items.map(({ number }) => number).sort();
	};
	await applied(hidden, 'withdrawn');
	await applied(hidden, 'withdrawn');
	expect(await numbers()).toEqual([1, 2, 3]);
});

test('who applied while names were hidden stays hidden when they are shown, until the invitation', async () => {
	await hide('hidden-intern', false);
	expect(secretsIn(await everything())).toEqual([]);
	await move('interview', 'submitted', 'Come and see us.');
	await send('POST', `/employer/applications/${application}/send-now`, rosa.token);
	const { body } = await ask<WholeApplicant>('GET', `/employer/applications/${application}`);
	expect(body).toMatchObject({ hidden: false, name: 'ADA Latin' });
	await hide('hidden-intern', true);
	const { body: invited } = await ask<WholeApplicant>(
		'GET',
		`/employer/applications/${application}`,
	);
	expect(invited.hidden).toBe(false);
});

test('a member of the company switches it for an internship of its own', async () => {
	expect(await hide('hidden-intern', false)).toMatchObject({ status: 200 });
	const { body } = await ask<ApplicantsPage>('GET', '/employer/applications');
	expect(body.internships).toEqual([
		{ slug: 'hidden-intern', title: 'hidden-intern', all: 1, overdue: 0, hides_names: false },
	]);
	const otherId = await applied(hidden, 'withdrawn');
	const { body: later } = await ask<SomeApplicants>(
		'GET',
		`/employer/applications/some?ids=${otherId}`,
	);
	expect(later.items[0]).toMatchObject({ hidden: false, name: 'ADA Latin' });
	expect((await hide('hidden-intern', true, rival.token)).status).toBe(404);
	expect((await hide('hidden-intern', true, ada.token)).status).toBe(404);
	expect((await hide('no-such', true)).status).toBe(404);
	const form = await ask<{ hides_names: boolean }>(
		'GET',
		'/internships/hidden-intern/application',
		ada.token,
	);
	expect(form.body.hides_names).toBe(false);
});
