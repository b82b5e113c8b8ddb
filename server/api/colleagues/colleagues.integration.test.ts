import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Colleagues, OwnInvitation } from '#schema/employers/colleagues.ts';
import { memberChangeWords } from '#schema/employers/member-changes.ts';
import { londonDate, londonDay, longDate } from '#schema/london-day.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };

let api: TestApi;
let world: ReturnType<typeof employerWorld>;
/** The first owner of the company, an owner of another, and accounts that belong to none at first. */
let rosa: Person;
let rival: Person;
let owen: Person;
let nia: Person;
let company: string;

const COLLEAGUES = '/employer/colleagues';
const NOWHERE = '00000000-0000-4000-8000-000000000000';

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	({ employer: company, ...rosa } = await world.employer('rosa@tidewell.example', 'Tidewell'));
	rival = await world.employer('rival@example.org', 'Rival');
	const { backend } = api.started;
	owen = await signedUp(backend, 'owen@tidewell.example', 'correct horse', {
		full_name: 'Owen Tarrant',
	});
	nia = await signedUp(backend, 'nia@elsewhere.example');
});
beforeEach(async () => {
	const { admin } = api;
	await admin`delete from public.company_invitations`;
	await admin`delete from public.employer_decisions`;
	await admin.begin(async (tx) => {
		await tx`update public.employers set user_id = ${rosa.id}, verified = true where id = ${company}`;
		await tx`delete from public.company_members where employer_id = ${company} and user_id <> ${rosa.id}`;
	});
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(() => api.close());

const ask = <T = { id: string; code: string }>(
	{ token }: Pick<Person, 'token'>,
	method: 'GET' | 'POST',
	path: string,
	body: object = {},
) =>
	askApi<T>(api.app, method, `${COLLEAGUES}${path}`, {
		token,
		...(method === 'POST' && { body }),
	});

const list = async (person: Person) => (await ask<Colleagues>(person, 'GET', '')).body;
const invite = (person: Person, email: string, role = 'recruiter') =>
	ask(person, 'POST', '', { email, role });

/** Invites an account and accepts for it. */
async function join(person: Person, email: string, role = 'recruiter') {
	const { body } = await invite(rosa, email, role);
	expect((await ask(person, 'POST', `/invitations/${body.id}/accept`)).status).toBe(200);
}

const refusal = ({ status, body }: { status: number; body: { code: string } }) => [
	status,
	body.code,
];

/** Recipient and subject of each mail, in their order. */
const mailed = async () =>
	(await api.started.backend.mailbox()).map(({ to, subject }) => [to, subject]);

test('an owner invites a colleague by mail, who accepts and sees what the company has', async () => {
	const { status, body } = await invite(rosa, 'Owen@Tidewell.example');
	expect(status).toBe(201);
	const [mail] = await api.started.backend.mailbox();
	expect(mail?.to).toBe('owen@tidewell.example');
	expect(mail?.subject).toMatch(/^Tidewell invites you to /);
	expect(mail?.text).toContain(`/employer-dashboard/invitations/${body.id}\n`);
	const read = await ask<OwnInvitation>(owen, 'GET', `/invitations/${body.id}`);
	expect(read).toMatchObject({
		status: 200,
		body: {
			company: 'Tidewell',
			role: 'recruiter',
			email: 'owen@tidewell.example',
			over: false,
			other_company: null,
			only_owner: false,
		},
	});
	expect((await ask(owen, 'POST', `/invitations/${body.id}/accept`)).status).toBe(200);
	expect(await list(owen)).toMatchObject({
		company: 'Tidewell',
		role: 'recruiter',
		members: [
			{ email: 'rosa@tidewell.example', role: 'owner', you: false },
			{ name: 'Owen Tarrant', role: 'recruiter', you: true },
		],
		invitations: [],
	});
	expect((await mailed()).at(-1)).toEqual([
		'rosa@tidewell.example',
		'A colleague has joined: Tidewell',
	]);
});

describe('an invitation', () => {
	test('is seen by owners alone, with who has sent it and until when', async () => {
		await join(owen, 'owen@tidewell.example');
		await invite(rosa, 'nia@elsewhere.example');
		expect(await list(rosa)).toMatchObject({
			invitations: [
				{ email: 'nia@elsewhere.example', role: 'recruiter', by_you: true, over: false },
			],
		});
		expect((await list(owen)).invitations).toEqual([]);
	});

	test('can be used once', async () => {
		const { body } = await invite(rosa, 'owen@tidewell.example');
		const accept = () => ask(owen, 'POST', `/invitations/${body.id}/accept`);
		const both = await Promise.all([accept(), accept()]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		await ask(owen, 'POST', '/leave');
		expect((await accept()).status).toBe(404);
		expect((await list(rosa)).members).toHaveLength(1);
	});

	test('is of no use to another address, which is not told whose it is', async () => {
		const { body } = await invite(rosa, 'owen@tidewell.example');
		for (const [method, path] of [
			['GET', ''],
			['POST', '/accept'],
			['POST', '/decline'],
		] as const) {
			const answer = await ask(nia, method, `/invitations/${body.id}${path}`);
			expect(refusal(answer)).toEqual([403, 'other_address']);
			expect(JSON.stringify(answer.body)).not.toMatch(/owen|Tidewell/i);
		}
		expect((await list(rosa)).invitations).toHaveLength(1);
	});

	test('ends after seven days, and can be sent again', async () => {
		const { body } = await invite(rosa, 'owen@tidewell.example');
		const [row] = await api.admin`
			select ends_at - invited_at between interval '167 hours' and interval '169 hours' as week
			from public.company_invitations`;
		expect(row).toEqual({ week: true });
		const again = () => ask(rosa, 'POST', `/invitations/${body.id}/again`);
		expect(refusal(await again())).toEqual([409, 'sent_lately']);
		await api.admin`update public.company_invitations
			set invited_at = now() - interval '8 days', ends_at = now() - interval '1 day'`;
		const accept = () => ask(owen, 'POST', `/invitations/${body.id}/accept`);
		expect(refusal(await accept())).toEqual([409, 'invitation_over']);
		expect((await list(rosa)).invitations).toMatchObject([{ over: true }]);
		expect((await again()).status).toBe(200);
		expect((await mailed()).map(([to]) => to)).toEqual(Array(2).fill('owen@tidewell.example'));
		expect((await accept()).status).toBe(200);
	});

	test('is ended by an owner, and by whoever is invited', async () => {
		const { body: first } = await invite(rosa, 'owen@tidewell.example');
		expect((await ask(rosa, 'POST', `/invitations/${first.id}/withdraw`)).status).toBe(200);
		expect((await ask(owen, 'POST', `/invitations/${first.id}/accept`)).status).toBe(404);
		const { body: second } = await invite(rosa, 'owen@tidewell.example');
		expect((await ask(owen, 'POST', `/invitations/${second.id}/decline`)).status).toBe(200);
		expect((await list(rosa)).invitations).toEqual([]);
	});

	test.each([
		['a recruiter', () => owen, 404],
		['an owner of another company', () => rival, 404],
	] as const)('is not sent again or withdrawn by %s', async (_, person, status) => {
		await join(owen, 'owen@tidewell.example');
		const { body } = await invite(rosa, 'nia@elsewhere.example');
		for (const path of ['again', 'withdraw'])
			expect((await ask(person(), 'POST', `/invitations/${body.id}/${path}`)).status).toBe(status);
		expect((await list(rosa)).invitations).toHaveLength(1);
	});

	test('goes to an address once, and to no member', async () => {
		await join(owen, 'owen@tidewell.example');
		expect(refusal(await invite(rosa, 'OWEN@tidewell.example'))).toEqual([409, 'is_colleague']);
		await invite(rosa, 'nia@elsewhere.example');
		expect(refusal(await invite(rosa, 'nia@elsewhere.example'))).toEqual([409, 'is_invited']);
	});

	test('is accepted by no account that belongs to a company', async () => {
		const { body } = await invite(rosa, 'rival@example.org');
		const path = `/invitations/${body.id}`;
		expect((await ask<OwnInvitation>(rival, 'GET', path)).body).toMatchObject({
			other_company: 'Rival',
			only_owner: true,
		});
		expect(refusal(await ask(rival, 'POST', `${path}/accept`))).toEqual([409, 'has_company']);
		expect((await list(rosa)).invitations).toHaveLength(1);
	});

	test('is sent once staff have checked the company', async () => {
		await api.admin`
			update public.employers set verified = false, host_since = null where id = ${company}`;
		expect(refusal(await invite(rosa, 'owen@tidewell.example'))).toEqual([409, 'not_checked']);
	});

	test('is sent neither first nor again while a changed name is checked', async () => {
		const { body } = await invite(rosa, 'owen@tidewell.example');
		await api.admin`update public.company_invitations set invited_at = now() - interval '1 hour'`;
		await api.admin`update public.employers set company_name = 'Tidewell Bank' where id = ${company}`;
		const again = await ask(rosa, 'POST', `/invitations/${body.id}/again`);
		expect(refusal(again)).toEqual([409, 'not_checked']);
		expect(refusal(await invite(rosa, 'nia@elsewhere.example'))).toEqual([409, 'not_checked']);
		await api.admin`update public.employers set company_name = 'Tidewell' where id = ${company}`;
	});

	test('says nothing of whether its address has an account', async () => {
		const answers = await Promise.all(
			['nia@elsewhere.example', 'nobody@elsewhere.example'].map((email) => invite(rosa, email)),
		);
		expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
			Array(2).fill([201, ['id']]),
		);
		const mails = await api.started.backend.mailbox();
		const texts = mails.map(({ text }) => text.replaceAll(/[\da-f-]{36}|\d\d:\d\d/g, ''));
		expect(texts).toEqual([texts[0], texts[0]]);
		const [withAccount, withoutAccount] = (await list(rosa)).invitations.map(
			({ id: _, email: __, ...rest }) => ({
				...rest,
				until: '',
			}),
		);
		expect(withAccount).toEqual(withoutAccount);
	});

	test('makes an owner only of an address of the company, where staff have checked that', async () => {
		await api.admin`insert into public.employer_decisions (employer_id, outcome, checks)
			values (${company}, 'verified', '{mail-domain}')`;
		const asOwner = await invite(rosa, 'nia@elsewhere.example', 'owner');
		expect(refusal(asOwner)).toEqual([422, 'other_domain']);
		expect((await list(rosa)).owner_domain).toBe('tidewell.example');
		await join(nia, 'nia@elsewhere.example');
		const promoted = await ask(rosa, 'POST', `/members/${nia.id}/role`, {
			role: 'owner',
			expected: 'recruiter',
		});
		expect(refusal(promoted)).toEqual([422, 'other_domain']);
		expect((await invite(rosa, 'owen@tidewell.example', 'owner')).status).toBe(201);
	});

	test('is one of at most fifty people and invitations', async () => {
		await api.admin`insert into public.company_invitations (employer_id, email, role)
			select ${company}, 'n' || n || '@example.org', 'recruiter' from generate_series(1, 49) as n`;
		expect(refusal(await invite(rosa, 'owen@tidewell.example'))).toEqual([
			403,
			'too_many_colleagues',
		]);
	});

	test('to the address of an account goes with that account', async () => {
		const temp = await signedUp(api.started.backend, 'temp@tidewell.example');
		await invite(rosa, 'temp@tidewell.example');
		await api.admin`select accounts.delete(${temp.id})`;
		expect((await list(rosa)).invitations).toEqual([]);
	});

	test('stays where somebody signs up twice with its address before confirming it', async () => {
		const email = 'new@tidewell.example';
		await invite(rosa, email);
		const body = { email, password: 'correct horse' };
		await api.started.backend.fetch(call('POST', '/auth/v1/signup', { body }));
		const begun = await api.admin`select replaced from accounts.begin_sign_up(${email})`;
		expect(begun).toEqual([{ replaced: true }]);
		expect((await list(rosa)).invitations).toMatchObject([{ email }]);
	});
});

describe('a role', () => {
	const change = (person: Person, of: Person, role: string, expected: string) =>
		ask(person, 'POST', `/members/${of.id}/role`, { role, expected });

	test('is changed by an owner, and mailed to whom it is about', async () => {
		await join(owen, 'owen@tidewell.example');
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
		expect(refusal(await change(rosa, owen, 'owner', 'owner'))).toEqual([409, 'changed_meanwhile']);
		expect((await change(rosa, owen, 'owner', 'recruiter')).status).toBe(200);
		expect((await list(owen)).role).toBe('owner');
		expect(await mailed()).toEqual([['owen@tidewell.example', 'You are now an owner of Tidewell']]);
	});

	test('ends with the account: the other owners are mailed', async () => {
		const temp = await signedUp(api.started.backend, 'temp@tidewell.example');
		await join(temp, 'temp@tidewell.example');
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
		await api.admin`select accounts.delete(${temp.id})`;
		api.started.backend.sendNotices();
		expect(await mailed()).toEqual([['rosa@tidewell.example', 'A colleague has left: Tidewell']]);
	});

	test('of the last owner stays', async () => {
		await join(owen, 'owen@tidewell.example');
		expect(refusal(await change(rosa, rosa, 'recruiter', 'owner'))).toEqual([409, 'last_owner']);
		expect((await list(rosa)).role).toBe('owner');
	});

	test('that an owner gives up leaves the profile to the other owner', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		expect((await change(rosa, rosa, 'recruiter', 'owner')).status).toBe(200);
		expect((await list(rosa)).role).toBe('recruiter');
		const profile = await api.admin`
			select user_id, verified from public.employers where id = ${company}`;
		expect(profile).toEqual([{ user_id: owen.id, verified: true }]);
		expect((await change(owen, rosa, 'owner', 'recruiter')).status).toBe(200);
	});

	test('that leaves the profile to an address elsewhere has the company checked again, if its address was', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		await join(nia, 'nia@elsewhere.example', 'owner');
		await api.admin`insert into public.employer_decisions (employer_id, outcome, checks)
			values (${company}, 'verified', '{mail-domain}')`;
		const verified = async () =>
			(await api.admin`select verified from public.employers where id = ${company}`)[0]?.verified;
		expect((await change(rosa, rosa, 'recruiter', 'owner')).status).toBe(200);
		expect(await verified()).toBe(true);
		expect((await ask(owen, 'POST', '/leave')).status).toBe(200);
		expect(await verified()).toBe(false);
	});

	test('of an owner goes to a recruiter with the account of the last owner, who is mailed', async () => {
		const last = await world.employer('kim@kimco.example', 'Kimco');
		const temp = await signedUp(api.started.backend, 'temp@kimco.example');
		await api.admin`insert into public.company_members (employer_id, user_id, role)
			values (${last.employer}, ${temp.id}, 'recruiter')`;
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
		await api.admin`select accounts.delete(${last.id})`;
		api.started.backend.sendNotices();
		expect((await mailed()).toSorted()).toEqual([
			['temp@kimco.example', 'A colleague has left: Kimco'],
			['temp@kimco.example', 'You are now an owner of Kimco'],
		]);
		expect((await list(temp)).role).toBe('owner');
	});

	test.each([
		['a recruiter', () => owen],
		['an owner of another company', () => rival],
	])('is not changed by %s', async (_, person) => {
		await join(owen, 'owen@tidewell.example');
		expect((await change(person(), owen, 'owner', 'recruiter')).status).toBe(404);
		expect((await change(person(), rosa, 'recruiter', 'owner')).status).toBe(404);
		expect((await list(rosa)).members.map(({ role }) => role)).toEqual(['owner', 'recruiter']);
	});
});

describe('who belonged to the company', () => {
	const changes = async (person: Person) => (await list(person)).changes.map(memberChangeWords);

	beforeEach(async () => {
		await api.admin`delete from posting_rules.member_changes`;
	});

	test('is kept with who changed it, for owners and staff, and without the name once the account is deleted', async () => {
		const on = `on ${londonDate(new Date().toISOString())}`;
		const since = longDate(londonDay(new Date()));
		await join(owen, 'owen@tidewell.example');
		await ask(rosa, 'POST', `/members/${owen.id}/role`, { role: 'owner', expected: 'recruiter' });
		await ask(rosa, 'POST', `/members/${owen.id}/role`, { role: 'owner', expected: 'owner' });
		await ask(rosa, 'POST', `/members/${owen.id}/role`, { role: 'recruiter', expected: 'owner' });
		expect(await changes(owen)).toEqual([]);
		await ask(rosa, 'POST', `/members/${owen.id}/remove`);
		const temp = await signedUp(api.started.backend, 'temp@tidewell.example');
		await join(temp, 'temp@tidewell.example');
		const all = [
			`temp@tidewell.example joined ${on} as a recruiter`,
			`Owen Tarrant was removed by rosa@tidewell.example ${on}: a recruiter, here since ${since}`,
			`rosa@tidewell.example made Owen Tarrant a recruiter ${on}`,
			`rosa@tidewell.example made Owen Tarrant an owner ${on}`,
			`Owen Tarrant joined ${on} as a recruiter`,
		];
		expect(await changes(rosa)).toEqual(all);
		await api.admin`insert into public.staff (user_id) values (${nia.id}) on conflict do nothing`;
		const staff = await askApi<StaffCompany>(api.app, 'GET', `/staff/employers/${company}`, {
			token: nia.token,
		});
		expect(staff.body.changes.map(memberChangeWords)).toEqual(all);
		await api.admin`delete from public.staff`;
		await api.admin`select accounts.delete(${temp.id})`;
		expect((await changes(rosa)).slice(0, 2)).toEqual([
			`Somebody whose account is deleted left ${on}: a recruiter, here since ${since}`,
			`Somebody whose account is deleted joined ${on} as a recruiter`,
		]);
		const kept =
			await api.admin`select to_jsonb(change)::text as text from posting_rules.member_changes as change`;
		expect(JSON.stringify(kept)).not.toContain(temp.id);
	});
});

describe('whoever belongs to the company no more', () => {
	const read = async ({ token }: Person) =>
		(await askApi(api.app, 'GET', '/employer/company', { token })).body;
	const today = londonDay(new Date());
	const former = { company: 'Tidewell', since: today, until: today, is_student: false };

	test('is told which company it was, without the name of anybody', async () => {
		await join(owen, 'owen@tidewell.example');
		await ask(rosa, 'POST', `/members/${owen.id}/remove`);
		const body = await read(owen);
		expect(body).toEqual({ row: null, role: null, left: { ...former, by_themselves: false } });
		expect(JSON.stringify(body)).not.toMatch(/rosa/i);
		await api.admin`insert into public.student_profiles (user_id) values (${owen.id})`;
		expect(await read(owen)).toMatchObject({ left: { is_student: true } });
		await api.admin`delete from public.student_profiles`;
		await join(owen, 'owen@tidewell.example');
		expect(await read(owen)).not.toHaveProperty('left');
		await ask(owen, 'POST', '/leave');
		expect(await read(owen)).toMatchObject({ left: { ...former, by_themselves: true } });
	});

	test('is told nothing of others', async () => {
		await join(owen, 'owen@tidewell.example');
		await ask(rosa, 'POST', `/members/${owen.id}/remove`);
		await api.admin`delete from posting_rules.member_changes where user_id = ${nia.id}`;
		expect(await read(nia)).toEqual({ row: null, role: null, left: null });
	});
});

describe('the verification of the company', () => {
	const UNVERIFIED = 'We check your company again: Tidewell';
	/** Whoever was mailed that it has ended, and the words. */
	const told = async () => {
		const mails = (await api.started.backend.mailbox()).filter(
			({ subject }) => subject === UNVERIFIED,
		);
		return { to: mails.map(({ to }) => to).toSorted(), text: mails[0]?.text.replaceAll('\n', ' ') };
	};
	const everybody = ['nia@elsewhere.example', 'owen@tidewell.example', 'rosa@tidewell.example'];

	beforeEach(async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		await join(nia, 'nia@elsewhere.example');
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
	});

	test('ends with a change of its website: each owner and recruiter is mailed, once', async () => {
		const change = (website: string) =>
			api.started.backend.fetch(
				call('PATCH', `/rest/v1/employers?id=eq.${company}`, {
					body: { website },
					token: owen.token,
				}),
			);
		expect((await change('https://tidewell.test')).status).toBe(204);
		expect((await change('https://tidewell-two.test')).status).toBe(204);
		const { to, text } = await told();
		expect(to).toEqual(everybody);
		expect(text).toContain('The website of Tidewell has changed.');
		await api.admin`update public.employers set website = null where id = ${company}`;
	});

	test('ends with the address of an owner: the same are mailed', async () => {
		await api.admin`update auth.users set email = 'owen@other.example' where id = ${owen.id}`;
		const { to, text } = await told();
		expect(to).toHaveLength(3);
		expect(text).toContain('The email address of an owner of Tidewell, or which owner fills');
		await api.admin`update auth.users set email = 'owen@tidewell.example' where id = ${owen.id}`;
	});

	test('that staff refuse has its own mail, to the same', async () => {
		const [decision] = await api.admin<{ id: string }[]>`
			insert into public.employer_decisions (employer_id, outcome, reason) values (${company}, 'refused', 'Who?')
			returning id`;
		await api.admin`
			update public.employers set verified = false, verified_at = null, refused_at = now(), refusal = 'Who?'
			where id = ${company}`;
		await api.admin`
			insert into outbox.notices (kind, row_id) values ('employer_decisions', ${decision?.id ?? ''})`;
		expect((await mailed()).toSorted()).toEqual(
			everybody.map((to) => [to, expect.stringContaining('We could not verify your company: ')]),
		);
		await api.admin`
			update public.employers set refused_at = null, refusal = null, answers_until = null where id = ${company}`;
	});
});

describe('a membership', () => {
	test('ends at once, with a mail', async () => {
		await join(owen, 'owen@tidewell.example');
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
		expect((await ask(rosa, 'POST', `/members/${owen.id}/remove`)).status).toBe(200);
		expect((await ask(owen, 'GET', '')).status).toBe(404);
		const listed = await askApi(api.app, 'GET', '/employer/applications', { token: owen.token });
		expect(listed.status).toBe(404);
		expect(await mailed()).toEqual([['owen@tidewell.example', 'You no longer act for Tidewell']]);
		expect((await ask(rosa, 'POST', `/members/${owen.id}/remove`)).status).toBe(404);
	});

	test('that an owner ends takes along the invitations that the colleague has sent', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		await invite(owen, 'nia@elsewhere.example');
		await invite(rosa, 'sam@elsewhere.example');
		expect((await ask(rosa, 'POST', `/members/${owen.id}/remove`)).status).toBe(200);
		const { invitations } = await list(rosa);
		expect(invitations.map(({ email }) => email)).toEqual(['sam@elsewhere.example']);
	});

	test('is ended by whoever leaves, and the owners are mailed', async () => {
		await join(owen, 'owen@tidewell.example');
		await api.started.backend.mailbox();
		await api.admin`delete from outbox.mails`;
		expect((await ask(owen, 'POST', '/leave')).status).toBe(200);
		expect((await list(rosa)).members).toHaveLength(1);
		expect(await mailed()).toEqual([['rosa@tidewell.example', 'A colleague has left: Tidewell']]);
		expect((await ask(owen, 'POST', '/leave')).status).toBe(404);
	});

	test('of the last owner does not end', async () => {
		await join(owen, 'owen@tidewell.example');
		expect(refusal(await ask(rosa, 'POST', '/leave'))).toEqual([409, 'last_owner']);
		expect(refusal(await ask(rosa, 'POST', `/members/${rosa.id}/remove`))).toEqual([
			409,
			'last_owner',
		]);
		expect((await list(rosa)).members).toHaveLength(2);
	});

	test('of two owners who remove each other ends once', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		const both = await Promise.all([
			ask(rosa, 'POST', `/members/${owen.id}/remove`),
			ask(owen, 'POST', `/members/${rosa.id}/remove`),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		const left = await api.admin`
			select member.role, member.user_id = employers.user_id as fills_profile
			from public.company_members as member join public.employers on employers.id = employer_id
			where employer_id = ${company}`;
		expect(left).toEqual([{ role: 'owner', fills_profile: true }]);
	});

	test('of two owners who leave at the same moment ends once', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		const both = await Promise.all([ask(rosa, 'POST', '/leave'), ask(owen, 'POST', '/leave')]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	});

	test.each([
		['a recruiter', () => owen],
		['an owner of another company', () => rival],
		['whoever belongs to none', () => nia],
	])('is not ended by %s', async (_, person) => {
		await join(owen, 'owen@tidewell.example');
		for (const id of [rosa.id, owen.id, NOWHERE, 'x'])
			expect((await ask(person(), 'POST', `/members/${id}/remove`)).status).toBe(404);
		expect((await list(rosa)).members).toHaveLength(2);
	});

	test('is needed to read who belongs to a company, and to invite', async () => {
		expect((await ask(nia, 'GET', '')).status).toBe(404);
		expect((await invite(nia, 'a@example.org')).status).toBe(404);
		await join(owen, 'owen@tidewell.example');
		expect((await invite(owen, 'a@example.org')).status).toBe(404);
	});
});

test('the database keeps an owner who fills the profile, whoever writes', async () => {
	await join(owen, 'owen@tidewell.example');
	const removeRosa = api.admin`delete from public.company_members where user_id = ${rosa.id}`;
	await expect(removeRosa).rejects.toMatchObject({ code: 'PT409' });
	const demoteRosa = api.admin`
		update public.company_members set role = 'recruiter' where user_id = ${rosa.id}`;
	await expect(demoteRosa).rejects.toMatchObject({ code: 'PT409' });
});

describe('the profile of a company', () => {
	const read = (person: Person) =>
		askApi<{ row: Record<string, unknown> | null; role: string | null }>(
			api.app,
			'GET',
			'/employer/company',
			{ token: person.token },
		);
	const given = {
		company_name: 'Tidewell',
		contact_person: 'Ann',
		industry: 'Technology',
		company_size: '11-50',
		location: 'York',
		company_description: 'We make looms.',
	};
	const changed = async (person: Person) => (await read(person)).body.row?.updated_at;
	const save = async (person: Person, body: object) =>
		askApi<{ code: string }>(api.app, 'POST', '/employer/company', {
			token: person.token,
			body: { seen: await changed(person), ...body },
		});

	test('is read by each member, with their role', async () => {
		await join(owen, 'owen@tidewell.example');
		expect((await read(owen)).body).toMatchObject({
			row: { id: company, company_name: 'Tidewell' },
			role: 'recruiter',
		});
		expect((await read(nia)).body).toMatchObject({ row: null, role: null });
	});

	test('is saved as it was seen: of two owners the second overwrites nothing', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		const seen = await changed(rosa);
		expect((await save(owen, { ...given, location: 'Leeds' })).status).toBe(200);
		const late = await save(rosa, { ...given, seen });
		expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
		expect((await read(rosa)).body.row).toMatchObject({ location: 'Leeds', user_id: rosa.id });
		expect((await save(rosa, given)).status).toBe(200);
		expect((await read(owen)).body.row).toMatchObject({ location: 'York' });
	});

	test('is saved by an owner who does not fill it, and by no recruiter', async () => {
		await join(owen, 'owen@tidewell.example');
		expect((await save(owen, given)).status).toBe(404);
		await api.admin`update public.company_members set role = 'owner' where user_id = ${owen.id}`;
		expect((await save(owen, given)).status).toBe(200);
		expect((await read(rosa)).body.row).toMatchObject({ location: 'York', verified: true });
		expect((await save(owen, { ...given, company_name: 'Otherwise' })).status).toBe(200);
		expect((await read(rosa)).body.row).toMatchObject({ user_id: rosa.id, verified: false });
		expect((await save(owen, given)).status).toBe(200);
	});

	test.each([
		['of the account that fills it', () => rosa, 'weaver@tidewell.example', false],
		['of another owner, within its domain', () => owen, 'spinner@tidewell.example', true],
		['of another owner, to another domain', () => owen, 'owen@elsewhere.example', false],
	])('after a change of the address %s', async (_, person, email, verified) => {
		await join(owen, 'owen@tidewell.example', 'owner');
		const { id } = person();
		const [before] = await api.admin`select email from auth.users where id = ${id}`;
		await api.admin`update auth.users set email = ${email} where id = ${id}`;
		expect((await read(rosa)).body.row).toMatchObject({ verified });
		await api.admin`update auth.users set email = ${before?.email} where id = ${id}`;
	});

	test('takes no words that others may not read', async () => {
		await join(owen, 'owen@tidewell.example', 'owner');
		const body = { ...given, location: 'Call 07700 900123' };
		expect(refusal(await save(owen, body))).toEqual([400, 'validation_failed']);
	});
});
