import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { londonDay } from '#schema/london-day.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';
import { deleteAccount } from '#server/api/account/account.ts';
import { createApp } from '#server/app.ts';
import { accountDeletedMail } from '#server/mail/account-mails.ts';
import { sentCv } from '#test/rows/employer-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { fakeBackend, KEYS, silent, testConfig } from '#test/servers/fake-backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
const tools = { log: silent, lifecycle: { stopping: false } };

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
});
afterAll(() => close());

async function send(...[method, path, options]: Parameters<typeof call>) {
	const request = call(method, path, options);
	request.headers.set('apikey', started.backend.keys.publishable);
	return app.fetch(request);
}

/** A person with an account, an application and a profile. */
async function somebody(name: string) {
	const person = await signedUp(started.backend, `${name}@example.org`);
	const { id, token } = person;
	const application = {
		user_id: id,
		program_type: 'london',
		program_name: `Program of ${name}`,
		motivation: `Motivation of ${name}`,
		experience: 'None',
		availability: 'June',
	};
	const employer = {
		user_id: id,
		company_name: `Company of ${name}`,
		contact_person: name,
		industry: 'Technology',
		company_size: '1-10',
		location: 'Leeds',
		company_description: 'A company',
	};
	const sent = [
		await send('POST', '/rest/v1/applications', { token, body: application }),
		await send('POST', '/rest/v1/employers', { token, body: employer }),
	];
	expect(sent.map(({ status }) => status)).toEqual([201, 201]);
	return person;
}

const data = (token: string) => send('GET', '/account/data', { token });
const end = (token: string, password = 'correct horse') =>
	send('POST', '/account/delete', { token, body: { password } });

test('an application sends one mail to the student and one to the office, even if it is sent twice', async () => {
	const gus = await somebody('gus');
	await somebody('gus-friend');
	const columns = 'user_id,program_type,program_name,motivation,experience,availability';
	const [same] = (await (
		await send('GET', `/rest/v1/applications?select=${columns}`, { token: gus.token })
	).json()) as Record<string, unknown>[];
	const again = await send('POST', '/rest/v1/applications', { token: gus.token, body: same });
	expect(again.status).toBe(201);
	const filled = call('POST', '/rest/v1/applications', { token: gus.token, body: same });
	filled.headers.set('apikey', started.backend.keys.publishable);
	filled.headers.set(honeypot.header, 'filled');
	expect((await app.fetch(filled)).status).toBe(201);
	const mails = (await started.backend.mailbox()).filter(({ text }) =>
		text.includes('Motivation of gus\n'),
	);
	expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
		['gus@example.org', "We've received your application: Program of gus"],
		[started.config.officeAddress, 'Application: Program of gus'],
	]);
	expect(mails[0]?.text).toContain('whatever the answer is. We have promised you one');
});

describe('the copy of an account', () => {
	test('contains all data of the account, and no data of others', async () => {
		const ann = await somebody('ann');
		const bob = await somebody('bob');
		await admin`insert into limits.known_networks (user_id, network) values (${ann.id}, 'digest')`;
		await admin`insert into public.application_notes (application_id, written_by, text, for_colleague)
			select id, ${ann.id}, 'Reads well', ${ann.id} from public.applications limit 1`;
		await admin`insert into public.application_messages (application_id, side, written_by, text)
			select id, case when user_id = ${ann.id} then 'student' else 'employer' end, ${ann.id},
				case when user_id = ${ann.id} then 'A question of mine' else 'An answer of mine' end
			from public.applications
			where user_id = ${ann.id} or id = (select id from public.applications where user_id = ${bob.id} limit 1)`;
		await admin`insert into public.message_templates (user_id, to_status, text)
			values (${ann.id}, 'interview', 'Come and see us, {name}.')`;
		await admin`insert into public.saved_filters (user_id, name, query) values (${ann.id}, 'To read', 'status=submitted')`;
		await admin`update public.applications set came_by = 'alert', question_answers = '[{"question": "Why?", "answer": "So."}]'
			where user_id = ${ann.id}`;
		await admin`insert into public.alerts (user_id, query, frequency)
			values (${ann.id}, 'city=Leeds', 'weekly')`;
		await admin`
			with company as (select id from public.employers where user_id = ${ann.id}), exported as (
				insert into public.applicant_exports (employer_id, user_id, company, kind, applications)
				select id, ${ann.id}, 'Looms', 'list', 120 from company
			), looked_at as (
				insert into public.message_reviews (employer_id, user_id, to_status, message, found, people)
				select id, ${ann.id}, 'interview', 'See a.example', '{link}', 4 from company
			), event as (
				insert into public.application_events (application_id, at, mover, to_status, message)
				select id, now() - interval '1 hour', 'employer', 'in-review', 'Pay us' from public.applications
				where user_id = ${ann.id} limit 1 returning id
			)
			insert into public.reports (event_id, reason) select id, 'fee' from event`;
		await admin`insert into public.company_invitations (employer_id, email, role, invited_by)
			select id, 'cleo@example.org', 'recruiter', user_id from public.employers where user_id = ${ann.id}`;
		await admin`update public.company_members set application_mails = 'at-once' where user_id = ${ann.id}`;
		await admin`insert into outbox.interview_calendars (application_id, user_id)
			select id, ${ann.id} from public.applications limit 1`;
		await admin`insert into staff_rules.company_changes (employer_id, checked)
			select id, '{"contact_person": "Rosa"}' from public.employers where user_id = ${ann.id}`;
		const response = await data(ann.token);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
		expect(response.headers.get('cache-control')).toBe('no-store');
		const text = await response.text();
		expect(JSON.parse(text)).toMatchObject({
			user: { id: ann.id, email: 'ann@example.org', full_name: null },
			applications: [
				{
					motivation: 'Motivation of ann',
					question_answers: [{ question: 'Why?', answer: 'So.' }],
					program_type: 'london',
					status: 'submitted',
					events: [{ mover: 'student', to_status: 'submitted' }, { mover: 'employer' }],
					messages: [{ side: 'student', text: 'A question of mine' }],
				},
			],
			ways_to_applications: [{ came_by: 'alert' }],
			employer: {
				company_name: 'Company of ann',
				verified: false,
				changes: { checked: { contact_person: 'Rosa' } },
			},
			member: { role: 'owner', application_mails: 'at-once', colleagues: 0 },
			interviews_in_your_calendar: [{ application_id: expect.any(String) }],
			invitations: [{ company: 'Company of ann', email: 'cleo@example.org', role: 'recruiter' }],
			memberships: [{ company: 'Company of ann', kind: 'joined', role: 'owner' }],
			alerts: [{ query: 'city=Leeds', frequency: 'weekly' }],
			networks: [{ used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
			application_notes: [{ text: 'Reads well' }],
			notes_that_name_you: [{ seen_at: null }],
			saved_filters: [{ name: 'To read', query: 'status=submitted' }],
			message_templates: { interview: 'Come and see us, {name}.' },
			messages_to_applicants: [{ text: 'An answer of mine' }],
			reported_messages: [{ reason: 'fee' }],
			messages_looked_at: [{ message: 'See a.example', state: 'waiting' }],
			exports: [{ kind: 'list', applications: 120, by_you: true }],
		});
		expect(text).not.toMatch(/bob|password|token/);
	});

	test('contains the profile, the uploaded CV, and each CV that was sent, byte for byte', async () => {
		const { id, token } = await somebody('kim');
		const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(200, 'é')]);
		await admin`insert into public.student_profiles (user_id, university) values (${id}, 'Leeds')`;
		await admin`insert into public.cv_files (user_id, name, content) values (${id}, 'own.pdf', ${pdf})`;
		await admin`insert into public.applications (user_id, program_type, motivation, experience, availability)
			values (${id}, 'remote', 'Once more', 'None', 'June')`;
		await admin`insert into public.application_copies (application_id, profile, cv_name, sent_cv)
			select id, '{"name": "Kim"}', 'sent.pdf', ${await sentCv(admin, id, pdf)}
			from public.applications where user_id = ${id}`;
		const copy = (await (await data(token)).json()) as {
			applications: { id: string }[];
			cvs: { name: string; pdf_base64: string }[];
		};
		const sent = copy.applications.map((application) => application.id);
		expect(copy).toMatchObject({
			profile: { university: 'Leeds' },
			applications: Array(2).fill({ sent: { profile: { name: 'Kim' }, cv_name: 'sent.pdf' } }),
			cvs: [
				{ application_ids: [], name: 'own.pdf' },
				{ application_ids: expect.arrayContaining(sent), name: 'sent.pdf' },
			],
		});
		for (const cv of copy.cvs) expect(Buffer.from(cv.pdf_base64, 'base64')).toEqual(pdf);
		await end(token);
		expect(
			await admin`select user_id as of from public.student_profiles where user_id = ${id}
			union all select user_id from public.cv_files where user_id = ${id}
			union all select application_id from public.application_copies where application_id = any (${sent})
			union all select user_id from public.sent_cvs where user_id = ${id}`,
		).toEqual([]);
	});

	test('contains every application if there is more than a page of them', async () => {
		const { id, token } = await signedUp(started.backend, 'many@example.org');
		await admin`
			insert into public.applications
				(user_id, program_type, motivation, experience, availability)
			select ${id}, 'remote', 'Number ' || n, 'None', 'June' from generate_series(1, 250) as n`;
		const { applications, employer } = (await (await data(token)).json()) as {
			applications: { id: string }[];
			employer: unknown;
		};
		expect(new Set(applications.map((application) => application.id)).size).toBe(250);
		expect(employer).toBeNull();
	});
});

describe('the deletion of an account', () => {
	test('removes its rows, sessions and mails, and nothing of other accounts', async () => {
		const cid = await somebody('cid');
		const dan = await somebody('dan');
		const response = await end(cid.token);
		expect([response.status, await response.text()]).toEqual([204, '']);
		expect(await tracesOf(cid.id)).toBe(0);
		expect(await tracesOf(dan.id)).toBeGreaterThanOrEqual(4);
		expect((await data(dan.token)).status).toBe(200);
	});

	test('tabs that renew at the same time, and one that has lost its answer, share one session', async () => {
		const { refreshToken } = await signedUp(started.backend, 'tabs@example.org');
		const renew = async (refresh_token: string) => {
			const path = '/auth/v1/token?grant_type=refresh_token';
			const response = await send('POST', path, { body: { refresh_token } });
			expect(response.status).toBe(200);
			return ((await response.json()) as { refresh_token: string }).refresh_token;
		};
		const tabs = Array.from({ length: 6 }, () => renew(refreshToken));
		const [next = '', ...others] = await Promise.all(tabs);
		expect(new Set([...others, await renew(refreshToken)])).toEqual(new Set([next]));
		expect(await renew(next)).not.toBe(next);
	});

	test('ends the session: it can no longer read, write or refresh', async () => {
		const eve = await somebody('eve');
		await end(eve.token);
		expect((await data(eve.token)).status).toBe(401);
		expect((await end(eve.token)).status).toBe(401);
		expect((await send('GET', '/auth/v1/user', { token: eve.token })).ok).toBe(false);
		const refresh = { body: { refresh_token: eve.refreshToken } };
		expect((await send('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).ok).toBe(false);
		const body = { user_id: eve.id, company_name: 'Again', contact_person: 'Eve' };
		const valid = { industry: 'Technology', company_size: '1-10', location: 'Leeds' };
		const row = { ...body, ...valid, company_description: 'Again' };
		const again = await send('POST', '/rest/v1/employers', { token: eve.token, body: row });
		expect(again.ok).toBe(false);
		expect(await tracesOf(eve.id)).toBe(0);
	});

	test('is mailed once, though it is asked for several times at the same moment', async () => {
		const ivo = { ...(await somebody('ivo')), email: 'ivo@example.org' };
		const once = () => deleteAccount(started.backend, ivo, started.config);
		await Promise.all([once(), once(), once()]);
		const last = (await started.backend.mailbox()).filter(
			({ to, subject }) => to === ivo.email && subject === accountDeletedMail(to).subject,
		);
		expect(last).toHaveLength(1);
	});

	test('allows a new account for the address', async () => {
		const first = await somebody('fay');
		await end(first.token);
		const second = await signedUp(started.backend, 'fay@example.org');
		expect(second.id).not.toBe(first.id);
		expect(await (await data(second.token)).json()).toMatchObject({ applications: [] });
	});
});

describe('an unauthenticated request', () => {
	const forged = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.x`.replaceAll('=', '');
	test.each(['', 'Bearer', 'Bearer a.b', `Bearer ${forged}`, 'Basic YTpi'])(
		'with "%s" is refused',
		async (authorization) => {
			for (const [method, path] of [
				['GET', '/account/data'],
				['POST', '/account/delete'],
			] as const) {
				const response = await app.request(path, {
					method,
					headers: { Authorization: authorization },
				});
				expect(response.status).toBe(401);
				expect(await response.json()).toMatchObject({ code: 'bad_jwt' });
			}
		},
	);

	test('with the key of the site or of staff is refused', async () => {
		const { publishable, secret = '' } = started.backend.keys;
		for (const key of [publishable, secret]) expect((await end(key)).status).toBe(401);
	});

	test('other methods are refused', async () => {
		const get = await app.request('/account/delete');
		expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
		const post = await app.request('/account/data', { method: 'POST' });
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});
});

test('too many requests are refused, as with other calls', async () => {
	const site = await fakeSite(started.config.siteUrl);
	const limited = createApp(testConfig(), fakeBackend(), site, tools);
	const statuses: number[] = [];
	for (let count = 0; count < 11; count += 1)
		statuses.push((await limited.request('/account/delete', { method: 'POST' })).status);
	expect(statuses).toEqual([...Array(10).fill(401), 429]);
	// A separate limit: others with the same address can still sign up.
	const body = { email: 'new@example.org', password: 'correct horse' };
	const request = call('POST', '/auth/v1/signup', { body });
	request.headers.set('apikey', KEYS.publishable);
	expect((await limited.fetch(request)).status).toBe(200);
});

test('nothing is partly done while the database is unavailable', async () => {
	const site = await fakeSite(started.config.siteUrl);
	const away = createApp(
		testConfig(),
		fakeBackend(() => new Response(null, { status: 503 })),
		site,
		tools,
	);
	const headers = { Authorization: 'Bearer aaa.bbb.ccc' };
	expect((await away.request('/account/data', { headers })).status).toBe(503);
	expect((await away.request('/account/delete', { method: 'POST', headers })).status).toBe(503);
});

async function tracesOf(id: string): Promise<number> {
	const [row] = await admin`select (
		(select count(*) from auth.users where id = ${id})
		+ (select count(*) from auth.identities where user_id = ${id})
		+ (select count(*) from auth.sessions where user_id = ${id})
		+ (select count(*) from auth.refresh_tokens where user_id = ${id})
		+ (select count(*) from auth.audit_log_entries where payload::text like ${`%${id}%`})
		+ (select count(*) from public.applications where user_id = ${id})
		+ (select count(*) from public.employers where user_id = ${id})
		+ (select count(*) from public.saved_internships where user_id = ${id})
		+ (select count(*) from public.saved_notes where user_id = ${id})
		+ (select count(*) from public.reopening_notices where user_id = ${id})
		+ (select count(*) from public.calendar_addresses where user_id = ${id})
		+ (select count(*) from public.deadline_mails where user_id = ${id})
		+ (select count(*) from public.alerts where user_id = ${id})
		+ (select count(*) from public.shared_lists where user_id = ${id})
		+ (select count(*) from public.saved_filters where user_id = ${id})
		+ (select count(*) from public.company_members where user_id = ${id})
		+ (select count(*) from public.company_invitations where invited_by = ${id})
		+ (select count(*) from public.application_assignments where user_id = ${id})
		+ (select count(*) from public.application_marks where marked_by = ${id})
		+ (select count(*) from public.application_changes where ${id} in (changed_by, colleague))
	)::int as n`;
	return row?.n;
}

test('the version of the terms that was accepted is kept with account and application, and goes with them', async () => {
	const data = { full_name: 'Tess', terms: TERMS_VERSION };
	const { id, token } = await signedUp(started.backend, 'tess@example.org', 'correct horse', data);
	const body = {
		user_id: id,
		program_type: 'london',
		motivation: 'Terms',
		experience: 'None',
		availability: 'June',
	};
	expect((await send('POST', '/rest/v1/applications', { token, body })).status).toBe(201);
	const copy = (await (await send('GET', '/account/data', { token })).json()) as {
		accepted_terms: object[];
		applications: object[];
	};
	expect(copy.accepted_terms).toEqual([
		{ version: TERMS_VERSION, accepted_on: londonDay(new Date()) },
	]);
	expect(copy.applications).toMatchObject([{ terms_version: TERMS_VERSION }]);
	expect((await end(token)).ok).toBe(true);
	expect(await admin`select from accounts.accepted_terms where user_id = ${id}`).toEqual([]);
});

test('a sign-up cannot accept another version, and one that says nothing has accepted none', async () => {
	const credentials = { email: 'uma@example.org', password: 'correct horse' };
	const other = { ...credentials, data: { terms: '2020-01-01' } };
	expect((await send('POST', '/auth/v1/signup', { body: other })).status).toBe(400);
	const { id } = await signedUp(started.backend, 'uma@example.org');
	expect(await admin`select from accounts.accepted_terms where user_id = ${id}`).toEqual([]);
});
