import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CareersService, OwnAdviserInvitation } from '#schema/careers/careers-services.ts';
import type { CareersPage, OwnConsent } from '#schema/careers/consent.ts';
import { CONSENT_WORDING, type ConsentKind } from '#schema/careers/consent-words.ts';
import type { Me } from '#schema/me.ts';
import type { StaffLogPage } from '#schema/staff/staff.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
/** An administrator, a reviewer, advisers of Leeds and of York, a student who agrees, one who does not, and an employer. */
let ida: Person;
let rae: Person;
let gwen: Person;
let york: Person;
let ada: Person;
let ben: Person;
let rosa: Person & { employer: string };
let intern: string;
let other: string;

beforeAll(async () => {
	api = await startTestApi();
	const { backend } = api.started;
	const account = (name: string, full_name: string) =>
		signedUp(backend, `${name}@example.org`, 'correct horse', { full_name });
	ida = await account('ida', 'Ida Bell');
	rae = await account('rae', 'Rae Rees');
	gwen = await account('gwen', 'Gwen Lisle');
	york = await account('york', 'Yann York');
	ada = await account('ada', 'Ada Finch');
	ben = await account('ben', 'Ben Small');
	await api.admin`insert into public.staff (user_id, role) values (${ida.id}, 'administrator'), (${rae.id}, 'reviewer')`;
	world = employerWorld(api.started, api.admin);
	rosa = await world.employer('rosa@tidewell.example', 'Tidewell');
	intern = await world.publish(rosa.employer, 'intern', {
		title: 'Data Intern',
		company: 'Tidewell',
	});
	other = await world.publish(rosa.employer, 'other', {
		title: 'Other Intern',
		company: 'Tidewell',
	});
});
beforeEach(async () => {
	const { admin } = api;
	await admin`delete from public.careers_consents`;
	await admin`delete from public.careers_services`;
	await forgetApplications(admin);
	await admin`delete from public.student_profiles`;
	await admin`delete from public.staff_log`;
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
	await profile(ada, 'University of Leeds');
	await profile(ben, 'University of Leeds');
});
afterAll(() => api.close());

const profile = ({ id }: Person, university: string) =>
	api.admin`insert into public.student_profiles (user_id, university) values (${id}, ${university})
		on conflict (user_id) do update set university = excluded.university`;
const ask = <T = { id: string; code: string }>(
	{ token }: Person,
	method: 'GET' | 'POST',
	path: string,
	body: object = {},
) => askApi<T>(api.app, method, path, { token, ...(method === 'POST' && { body }) });
const STAFF = '/staff/careers-services';
const leeds = {
	university: 'University of Leeds',
	other_names: ['Leeds Uni'],
	email: 'gwen@example.org',
};
const admit = async (given: object = leeds, by = ida) => ask(by, 'POST', STAFF, given);
const services = async () => (await ask<CareersService[]>(ida, 'GET', STAFF)).body;
const invitationTo = async (email: string) => {
	const [row] = await api.admin`select id from public.careers_invitations where email = ${email}`;
	return `/careers/invitations/${row?.id}`;
};
/** Admits the service of Leeds, for which Gwen reads. @returns its id */
async function withGwen(): Promise<string> {
	const { body } = await admit();
	await ask(gwen, 'POST', `${await invitationTo('gwen@example.org')}/accept`);
	return body.id;
}
const agree = (person: Person, service: string, kind: ConsentKind, applications: string[] = []) =>
	ask(person, 'POST', '/careers/consent', {
		service,
		kind,
		applications,
		wording: CONSENT_WORDING,
	});
const own = async (person: Person) =>
	(await ask<OwnConsent>(person, 'GET', '/careers/consent')).body;
const look = (person = gwen) => ask<CareersPage & { code: string }>(person, 'GET', '/careers');
const seen = async (person = gwen) => (await look(person)).body.applications;
const takeBack = (person: Person) => ask(person, 'POST', '/careers/consent/end');
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [
	status,
	body.code,
];
const mailed = async () =>
	(await api.started.backend.mailbox()).map(({ to, subject }) => `${to}: ${subject}`);
const steps = async () => {
	const rows = await api.admin`
		select staff_email || ' ' || action || ' ' || detail as line from public.staff_log
		where subject = 'careers-service' order by number`;
	return rows.map(({ line }) => line);
};

test('careers services are searched by their names and people', async () => {
	await withGwen();
	const listed = async (q: string) =>
		(await ask<CareersService[]>(ida, 'GET', `${STAFF}?${new URLSearchParams({ q })}`)).body.map(
			({ university }) => university,
		);
	for (const q of ['', 'of leeds', 'leeds uni', 'gwen@'])
		expect(await listed(q)).toEqual(['University of Leeds']);
	expect(await listed('Bath')).toEqual([]);
});

test('an administrator admits a careers service, whose person accepts and reads what a student agrees to, until it is taken back', async () => {
	const { status, body } = await admit();
	expect(status).toBe(201);
	const [mail] = await api.started.backend.mailbox();
	expect(mail?.to).toBe('gwen@example.org');
	const path = await invitationTo('gwen@example.org');
	expect(mail?.text).toContain(path.replace('/careers/', '/careers-service/'));
	expect((await ask<OwnAdviserInvitation>(gwen, 'GET', path)).body).toMatchObject({
		university: 'University of Leeds',
		over: false,
		taken: false,
	});
	expect((await look()).status).toBe(404);
	expect((await ask(gwen, 'POST', `${path}/accept`)).status).toBe(200);
	expect((await ask<Me>(gwen, 'GET', '/me')).body.role).toBe('adviser');
	const log = await ask<StaffLogPage>(ida, 'GET', '/staff/log');
	expect(log.body.items.map(({ name }) => name)).toContain('University of Leeds');
	expect(log.body.items.filter(({ name, subject_id: id }) => id && name === null)).toEqual([]);
	const application = await world.apply(ada.id, intern);
	await world.apply(ben.id, intern);
	expect(await seen()).toEqual([]);

	expect((await own(ada)).service).toEqual({ id: body.id, university: 'University of Leeds' });
	expect((await agree(ada, body.id, 'all')).status).toBe(200);
	expect(await seen()).toMatchObject([
		{
			id: application,
			name: 'Ada Finch',
			title: 'Data Intern',
			company: 'Tidewell',
			status: 'submitted',
		},
	]);
	expect((await own(ada)).consent).toMatchObject({ kind: 'all', wording: CONSENT_WORDING });
	expect((await takeBack(ada)).status).toBe(200);
	expect((await look()).body).toMatchObject({
		applications: [],
		shown: { applications: 0, students: 0 },
	});
	expect(await mailed()).toContain(
		'ada@example.org: The careers service of University of Leeds sees nothing of you any more',
	);
	expect(new Set(await steps())).toEqual(
		new Set([
			'ida@example.org admit University of Leeds',
			'careers service join University of Leeds',
			'careers service look University of Leeds',
		]),
	);
});

describe('who is admitted', () => {
	test('is decided by administrators alone, and who may not invite uses up no mail', async () => {
		const service = await withGwen();
		await ask(ida, 'POST', `${STAFF}/${service}/invite`, { email: 'new@example.org' });
		const [invitation] = await api.admin`select id from public.careers_invitations`;
		const calls: ['GET' | 'POST', string, object?][] = [
			['GET', STAFF],
			['POST', STAFF, { ...leeds, university: 'York', other_names: [] }],
			['POST', `${STAFF}/${service}/invite`, { email: 'x@example.org' }],
			['POST', `${STAFF}/${service}/end`],
			['POST', `${STAFF}/invitations/${invitation?.id}/again`],
			['POST', `${STAFF}/invitations/${invitation?.id}/withdraw`],
			['POST', `${STAFF}/advisers/${gwen.id}/remove`],
		];
		for (const [method, path, body] of calls) {
			expect(refusal(await ask(rae, method, path, body))).toEqual([403, 'role']);
			for (const person of [gwen, ada, rosa])
				expect(refusal(await ask(person, method, path, body))).toEqual([404, 'not_found']);
		}
		expect(await services()).toMatchObject([
			{ names: ['leeds uni', 'university of leeds'], members: [{ email: 'gwen@example.org' }] },
		]);
	});

	test('is one service for each name of a university, however it is written', async () => {
		await admit();
		const taken = {
			university: 'York',
			other_names: ['The  University of LEEDS.'],
			email: 'y@example.org',
		};
		expect(refusal(await admit(taken))).toEqual([409, 'name_taken']);
		expect(await services()).toHaveLength(1);
		await profile(ada, 'leeds uni');
		expect((await own(ada)).service?.university).toBe('University of Leeds');
		await profile(ada, 'Leeds Beckett University');
		expect((await own(ada)).service).toBeNull();
	});

	test('reads no more once they are removed, or the service has ended, and is told', async () => {
		const service = await withGwen();
		await world.apply(ada.id, intern);
		await agree(ada, service, 'all');
		expect(await seen()).toHaveLength(1);
		await ask(ida, 'POST', `${STAFF}/advisers/${gwen.id}/remove`);
		expect((await look()).status).toBe(404);
		expect(await mailed()).toContain(
			'gwen@example.org: Your access for the careers service of University of Leeds has ended',
		);
		await ask(ida, 'POST', `${STAFF}/${service}/invite`, { email: 'gwen@example.org' });
		await ask(gwen, 'POST', `${await invitationTo('gwen@example.org')}/accept`);
		expect(await seen()).toHaveLength(1);
		expect((await ask(ida, 'POST', `${STAFF}/${service}/end`)).status).toBe(200);
		expect((await look()).status).toBe(404);
		expect((await own(ada)).consent).toBeNull();
		const [ended] = await api.admin`select end_reason, service_id from public.careers_consents`;
		expect(ended).toEqual({ end_reason: 'service', service_id: null });
		// The same name again is another service: nobody has agreed to it.
		await withGwen();
		expect(await seen()).toEqual([]);
	});
});

describe('an invitation', () => {
	test('is of no use to another address, used, after its end, or withdrawn', async () => {
		await admit();
		const path = await invitationTo('gwen@example.org');
		for (const [method, end] of [
			['GET', ''],
			['POST', '/accept'],
			['POST', '/decline'],
		] as const) {
			const answer = await ask(york, method, path + end);
			expect(refusal(answer)).toEqual([403, 'other_address']);
			expect(JSON.stringify(answer.body)).not.toMatch(/gwen|Leeds/i);
		}
		await api.admin`update public.careers_invitations set ends_at = now()`;
		expect(refusal(await ask(gwen, 'POST', `${path}/accept`))).toEqual([409, 'invitation_over']);
		const [{ id = '' } = {}] = await api.admin<
			{ id: string }[]
		>`select id from public.careers_invitations`;
		expect(refusal(await ask(ida, 'POST', `${STAFF}/invitations/${id}/again`))).toEqual([
			409,
			'sent_lately',
		]);
		await api.admin`update public.careers_invitations set invited_at = now() - interval '1 hour'`;
		expect((await ask(ida, 'POST', `${STAFF}/invitations/${id}/again`)).status).toBe(200);
		const both = await Promise.all([1, 2].map(() => ask(gwen, 'POST', `${path}/accept`)));
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		const service = (await services())[0]?.id;
		await ask(ida, 'POST', `${STAFF}/${service}/invite`, { email: 'york@example.org' });
		const second = await invitationTo('york@example.org');
		await ask(ida, 'POST', `${STAFF}/invitations/${second.split('/').at(-1)}/withdraw`);
		expect((await ask(york, 'POST', `${second}/accept`)).status).toBe(404);
	});

	test('is for one careers service, of two that are accepted at once as well', async () => {
		await admit();
		const { body } = await admit({ ...leeds, university: 'York', other_names: [] });
		const services = await api.admin<{ service_id: string; id: string }[]>`
			select id, service_id from public.careers_invitations`;
		expect(services.map(({ service_id }) => service_id)).toContain(body.id);
		const answers = await Promise.all(
			services.map(({ id }) => ask(gwen, 'POST', `/careers/invitations/${id}/accept`)),
		);
		expect(answers.map(({ status, body: { code } }) => [status, code]).toSorted()).toEqual([
			[200, undefined],
			[409, 'taken'],
		]);
	});

	test('is not accepted while the account applies, nor the other way round', async () => {
		for (let tries = 0; tries < 5; tries += 1) {
			await admit({ ...leeds, university: `York ${tries}`, other_names: [] });
			const path = await invitationTo('gwen@example.org');
			const applying = world.apply(gwen.id, intern).then(
				() => 200,
				({ status }) => status,
			);
			const [applied, { status }] = await Promise.all([
				applying,
				ask(gwen, 'POST', `${path}/accept`),
			]);
			expect([
				[200, 409],
				[403, 200],
			]).toContainEqual([applied, status]);
			await api.admin`delete from public.applications where user_id = ${gwen.id}`;
			await api.admin`delete from public.careers_services`;
		}
	});

	test('is not for an account that is used for something else, nor is an account of a careers service', async () => {
		const { body } = await admit({ ...leeds, email: 'ada@example.org' });
		await world.apply(ada.id, intern);
		for (const [email, person] of [
			['rosa@tidewell.example', rosa],
			['rae@example.org', rae],
			['ada@example.org', ada],
		] as const) {
			if (person !== ada) await ask(ida, 'POST', `${STAFF}/${body.id}/invite`, { email });
			const answer = await ask(person, 'POST', `${await invitationTo(email)}/accept`);
			expect(refusal(answer)).toEqual([409, 'taken']);
		}
		await ask(ida, 'POST', `${STAFF}/${body.id}/invite`, { email: 'gwen@example.org' });
		await ask(gwen, 'POST', `${await invitationTo('gwen@example.org')}/accept`);
		await expect(world.apply(gwen.id, intern)).rejects.toMatchObject({ status: 403 });
		expect(
			(await ask(ida, 'POST', '/staff/members', { email: 'gwen@example.org', role: 'reviewer' }))
				.status,
		).toBe(403);
		await expect(world.employer('gwen2@example.org', 'Fine')).resolves.toBeDefined();
		await expect(
			api.admin`insert into public.company_members (employer_id, user_id, role) values (${rosa.employer}, ${gwen.id}, 'recruiter')`,
		).rejects.toThrow('belongs to a careers service');
	});
});

describe('what a student agrees to', () => {
	test('is theirs alone: of their university, of their own applications, by the words of today', async () => {
		const service = await withGwen();
		const york2 = await admit({
			university: 'University of York',
			other_names: [],
			email: 'york@example.org',
		});
		await ask(york, 'POST', `${await invitationTo('york@example.org')}/accept`);
		const bens = await world.apply(ben.id, intern);
		const adas = await world.apply(ada.id, intern);
		expect(refusal(await agree(ada, york2.body.id, 'all'))).toEqual([409, 'not_yours']);
		expect(refusal(await agree(ada, service, 'chosen', [bens]))).toEqual([422, 'applications']);
		expect(refusal(await agree(ada, service, 'chosen'))).toEqual([422, 'applications']);
		expect(refusal(await agree(ada, service, 'all', [adas]))).toEqual([422, 'applications']);
		const old = { service, kind: 'all', applications: [], wording: '2020-01-01' };
		expect(refusal(await ask(ada, 'POST', '/careers/consent', old))).toEqual([409, 'other_words']);
		expect(await seen()).toEqual([]);
		await agree(ada, service, 'all');
		expect(await seen(york)).toEqual([]);
		expect(await seen()).toHaveLength(1);
	});

	test('is what was chosen and no more, and replaces what was chosen before', async () => {
		const service = await withGwen();
		const first = await world.apply(ada.id, intern);
		await agree(ada, service, 'chosen', [first]);
		await world.apply(ada.id, other);
		expect((await seen()).map(({ id }) => id)).toEqual([first]);
		const countAfter = async (id: string) =>
			(await ask<CareersPage>(gwen, 'GET', `/careers?before=${id}`)).body.applications.length;
		expect([await countAfter(first), await countAfter(service)]).toEqual([0, 1]);
		expect((await own(ada)).applications.map(({ chosen }) => chosen)).toEqual([false, true]);
		await agree(ada, service, 'all');
		expect(await seen()).toHaveLength(2);
		await agree(ada, service, 'counted');
		expect(await seen()).toEqual([]);
		const rows = await api.admin`select end_reason from public.careers_consents order by given_at`;
		expect(rows.map(({ end_reason }) => end_reason)).toEqual(['changed', 'changed', null]);
	});

	test('shows no move before its student sees it, and nothing but what was said', async () => {
		const service = await withGwen();
		const id = await world.apply(ada.id, intern);
		await agree(ada, service, 'all');
		await askApi(api.app, 'POST', '/employer/applications/moves', {
			token: rosa.token,
			body: { moves: [{ id, expected: 'submitted' }], to: 'in-review', message: '' },
		});
		const [row] = await api.admin`select status from public.applications where id = ${id}`;
		expect(row?.status).toBe('in-review');
		const [visible] = await seen();
		expect(visible?.status).toBe('submitted');
		expect(Object.keys(visible ?? {}).toSorted()).toEqual([
			'company',
			'id',
			'name',
			'sent_on',
			'status',
			'title',
		]);
		await api.admin`alter table public.application_events disable trigger all`;
		await api.admin`update public.application_events set at = at - interval '1 hour'`;
		await api.admin`alter table public.application_events enable trigger all`;
		expect((await seen())[0]?.status).toBe('in-review');
	});

	test('ends with the university in the profile, the profile itself, and the account', async () => {
		const service = await withGwen();
		const end = async (change: () => PromiseLike<unknown>) => {
			await profile(ada, 'University of Leeds');
			await agree(ada, service, 'counted');
			await change();
			const [row] =
				await api.admin`select end_reason from public.careers_consents order by given_at desc limit 1`;
			return row?.end_reason;
		};
		expect(await end(() => profile(ada, 'Leeds Uni'))).toBeNull();
		await takeBack(ada);
		expect(await end(() => profile(ada, 'University of York'))).toBe('university');
		expect(
			await end(() => api.admin`delete from public.student_profiles where user_id = ${ada.id}`),
		).toBe('university');
		const mails = (await mailed()).filter((line) => line.includes('sees nothing of you'));
		expect(mails).toHaveLength(3);
		const { backend } = api.started;
		const cora = await signedUp(backend, 'cora@example.org');
		await profile(cora, 'University of Leeds');
		await agree(cora, service, 'all');
		await world.apply(cora.id, intern);
		expect(await seen()).toHaveLength(1);
		await api.admin`delete from auth.users where id = ${cora.id}`;
		expect(await seen()).toEqual([]);
		expect(await api.admin`select from public.careers_consents where user_id = ${cora.id}`).toEqual(
			[],
		);
	});

	test('is in the copy of the account, with how it ended', async () => {
		const service = await withGwen();
		await agree(ada, service, 'counted');
		await takeBack(ada);
		const response = await api.app.fetch(call('GET', '/account/data', { token: ada.token }));
		expect(
			((await response.json()) as { careers_consents: object[] }).careers_consents,
		).toMatchObject([
			{
				university: 'University of Leeds',
				kind: 'counted',
				wording: CONSENT_WORDING,
				end_reason: 'withdrawn',
			},
		]);
	});
});

describe('numbers', () => {
	let service: string;
	/** Students who are counted: applications of each, by slug. */
	const crowd: Person[] = [];
	beforeAll(async () => {
		for (let index = 0; index < 11; index += 1)
			crowd.push(await signedUp(api.started.backend, `crowd-${index}@example.org`));
	});
	beforeEach(async () => {
		service = await withGwen();
	});
	/** Stores what students have agreed to and sent, as if it were some weeks ago. */
	async function counted(people: Person[], internships: string[], kind: ConsentKind = 'counted') {
		for (const person of people) {
			await profile(person, 'University of Leeds');
			for (const internship of internships) await world.apply(person.id, internship);
			await agree(person, service, kind);
		}
		await api.admin`update public.careers_consents set given_at = given_at - interval '15 days'`;
		await api.admin`alter table public.applications disable trigger all`;
		await api.admin`update public.applications set created_at = created_at - interval '15 days'
			where created_at > now() - interval '1 day'`;
		await api.admin`alter table public.applications enable trigger all`;
	}
	const numbers = async () => {
		const { counted: all, counts } = (await look()).body;
		return { all, ...counts };
	};

	test('are of students, not of applications, and of fewer than five there is none', async () => {
		await counted(crowd.slice(0, 4), [intern, other]);
		expect(await numbers()).toEqual({ all: null, status: [], sector: [], city: [], month: [] });
		await counted(crowd.slice(4, 5), [intern]);
		const { all, status, sector } = await numbers();
		expect({ all, status }).toEqual({ all: 5, status: [{ key: 'submitted', least: 5 }] });
		expect(sector).toHaveLength(1);
	});

	test('cannot be subtracted: one more or less student changes none but at each fifth', async () => {
		await counted(crowd.slice(0, 6), [intern]);
		const six = await numbers();
		expect(six.all).toBe(5);
		for (const last of [6, 7, 8]) {
			await counted(crowd.slice(last, last + 1), [last === 6 ? other : intern]);
			expect(await numbers()).toEqual(six);
		}
		await takeBack(crowd[0] as Person);
		expect(await numbers()).toEqual(six);
		await counted(crowd.slice(9, 11), [intern]);
		expect((await numbers()).all).toBe(10);
	});

	test('have nobody in them who is shown with a name: they could be subtracted', async () => {
		await counted(crowd.slice(0, 4), [intern]);
		await counted(crowd.slice(4, 8), [intern], 'all');
		expect(await numbers()).toMatchObject({ all: null, status: [] });
		expect((await look()).body.shown).toEqual({ applications: 4, students: 4 });
	});

	test('do not say what else somebody has sent who begins to show one with a name', async () => {
		await counted(crowd.slice(0, 5), [intern, other]);
		const five = await numbers();
		const changing = crowd[0] as Person;
		const [first] = await api.admin<{ id: string }[]>`
			select id from public.applications where user_id = ${changing.id} limit 1`;
		await agree(changing, service, 'chosen', [first?.id ?? '']);
		expect((await look()).body.shown).toEqual({ applications: 1, students: 1 });
		expect(await numbers()).toEqual(five);
		await agree(changing, service, 'all');
		expect(await numbers()).toEqual(five);
		await takeBack(changing);
		expect((await numbers()).all).toBeNull();
		await agree(changing, service, 'all');
		expect((await numbers()).all).toBeNull();
	});

	test('have nobody in them any more from the Monday on who was counted before', async () => {
		await counted(crowd.slice(0, 5), [intern]);
		const changing = crowd[0] as Person;
		await agree(changing, service, 'all');
		expect((await numbers()).all).toBe(5);
		await api.admin`update public.careers_consents set given_at = given_at - interval '8 days',
			ended_at = ended_at - interval '8 days' where user_id = ${changing.id}`;
		expect((await numbers()).all).toBeNull();
	});

	test('wait for the next Monday with what is new, and lose at once who takes it back', async () => {
		await counted(crowd.slice(0, 5), [intern]);
		const [first] = await api.admin`select id from public.applications limit 1`;
		await world.move(first?.id, 'in-review');
		expect((await numbers()).status).toEqual([{ key: 'submitted', least: 5 }]);
		for (const person of crowd.slice(5, 10)) {
			await profile(person, 'University of Leeds');
			await world.apply(person.id, intern);
			await agree(person, service, 'counted');
		}
		expect((await numbers()).all).toBe(5);
		await takeBack(crowd[0] as Person);
		expect((await numbers()).all).toBeNull();
	});

	test('cannot be asked for by a filter', async () => {
		for (const query of ['?sector=Technology', '?status=offered', '?before=1', '?kind=all'])
			expect((await ask(gwen, 'GET', `/careers${query}`)).status).toBe(400);
	});
});

test('nobody but an adviser reads the page, and an adviser reads nothing else of the site’s people', async () => {
	await withGwen();
	const id = await world.apply(ada.id, intern);
	for (const person of [ada, ben, rosa, rae, ida, york])
		expect((await look(person)).status).toBe(404);
	for (const path of [
		`/applications/${id}`,
		`/employer/applications/${id}`,
		`/staff/applications/${id}`,
		'/staff',
		'/staff/log',
		'/employer/applications',
	])
		expect([403, 404]).toContain((await ask(gwen, 'GET', path)).status);
});
