import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
	Draft,
	DraftQueue,
	EmployerPostings,
	NextDraft,
	ReturnedMany,
	StaffDraft,
	WaitingCorrection,
	WaitingDraft,
} from '#schema/employers/posting.ts';
import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import type { Claim } from '#schema/staff/claims.ts';
import type { StaffLogPage, StaffOverview } from '#schema/staff/staff.ts';
import type { StaffPage } from '#schema/staff/staff-answers.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { ageDrafts } from '#server/deeds/posting/drafts.ts';
import { bareAddress } from '#server/mail/mail-parts.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { holdNotices, releaseNotices } from '#test/rows/held-notices.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const today = londonDay(new Date());
type Person = { id: string; token: string };

let started: TestApi['started'];
let app: TestApi['app'];
let admin: TestApi['admin'];
let close: TestApi['close'];
const people = {} as Record<'employer' | 'rival' | 'member' | 'colleague' | 'student', Person>;

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	for (const name of ['employer', 'rival', 'member', 'colleague', 'student'] as const)
		people[name] = await signedUp(started.backend, `${name}@example.org`);
	await admin`insert into public.staff (user_id) values (${people.member.id}), (${people.colleague.id})`;
	for (const [name, company] of [
		['employer', 'Tidewell Systems'],
		['rival', 'Rival Ropes'],
	] as const)
		await admin`insert into public.employers (user_id, company_name, contact_person, verified)
			values (${people[name].id}, ${company}, 'Rosa Lind', true)`;
});
beforeEach(async () => {
	await admin`delete from public.internship_drafts`;
	await admin`delete from public.internships`;
	await admin`alter sequence posting_rules.correction_versions restart`;
	await admin`update public.employers set verified = true`;
	// The notices first: one that is left from the test before would become a mail of the next.
	await started.backend.sql`delete from outbox.notices`;
	await started.backend.sql`delete from outbox.mails`;
});
afterAll(() => close());

function ask<T = { code: string; problems?: object }>(
	who: keyof typeof people,
	method: string,
	path: string,
	body?: unknown,
): Promise<{ status: number; body: T }> {
	return askApi<T>(app, method, path, { token: people[who].token, body });
}

const written = async (change = {}) =>
	(
		await ask<Draft>('employer', 'POST', '/employer/drafts', {
			content: draftFor(today, change),
			step: 4,
		})
	).body;
async function submitted(change = {}): Promise<Draft> {
	const { id, version } = await written(change);
	return (await ask<Draft>('employer', 'POST', `/employer/drafts/${id}/submit`, { version })).body;
}
async function published(change = {}): Promise<StaffDraft> {
	const { id, version } = await submitted(change);
	await ask('member', 'POST', `/staff/drafts/${id}/approve`, { version });
	return publishNow(id);
}
/** Without waiting for the ten minutes in which an approval can be taken back. */
const publishNow = async (id: string) =>
	(await ask<StaffDraft>('member', 'POST', `/staff/drafts/${id}/publish-now`, {})).body;
const own = async () =>
	(await ask<EmployerPostings>('employer', 'GET', '/employer/internships')).body;
const mailsTo = async (address: string) => {
	const due = () => admin`select 1 from outbox.notices where due_at <= now()`;
	await vi.waitUntil(async () => (await due()).length === 0, { timeout: 30_000 });
	return admin<{ subject: string; body_text: string }[]>`
		select subject, body_text from outbox.mails where recipient = ${address} order by created_at, subject`;
};

describe('the office', () => {
	test('is mailed of drafts that wait, new, corrected and changed, once an hour at most', async () => {
		const office = bareAddress(started.config.officeAddress);
		const aboutDrafts = async () =>
			(await mailsTo(office)).filter(({ subject }) => /drafts? waits?/.test(subject));
		const first = await submitted();
		expect((await aboutDrafts())[0]).toMatchObject({
			subject: 'A draft waits: Ferry Data Intern, Tidewell Systems',
			body_text: expect.stringContaining(`/staff/drafts/${first.id}`),
		});
		await ask('member', 'POST', `/staff/drafts/${first.id}/return`, {
			version: first.version,
			reason: 'The place is not clear.',
			comments: {},
		});
		const returned = (await ask<Draft>('employer', 'GET', `/employer/drafts/${first.id}`)).body;
		expect(returned.returned).toMatchObject({ title: 'Ferry Data Intern' });
		const { version } = returned;
		await ask('employer', 'POST', `/employer/drafts/${first.id}/submit`, { version });
		await submitted({ title: 'Loom Intern' });
		expect(await aboutDrafts()).toHaveLength(1);
		const due = await admin`
			select round(extract(epoch from due_at - now()) / 60)::integer as minutes from outbox.notices
			where kind = 'drafts_waiting'`;
		expect(due).toHaveLength(1);
		expect(due[0]?.minutes).toBeGreaterThan(55);
		await admin`update public.internship_drafts set mailed_at = mailed_at - interval '1 hour'`;
		await admin`update outbox.notices set due_at = now() where kind = 'drafts_waiting'`;
		await vi.waitUntil(async () => (await aboutDrafts()).length === 2, { timeout: 30_000 });
		const digest = (await aboutDrafts())[1];
		expect(digest?.subject).toBe('2 drafts wait');
		expect(digest?.body_text).toContain('Corrected after we returned it, Tidewell Systems');
		expect(digest?.body_text).toContain('New, Tidewell Systems');
	});

	test('tells those who wait how long it took for nine of ten, from five decisions on', async () => {
		const waits = async () => (await written()).waits;
		await admin`delete from public.employer_decisions`;
		expect(await waits()).toEqual({ companies: null, drafts: null });
		const decided = (asked: string, at: string, days = 1) => admin`
			insert into public.employer_decisions (employer_id, outcome, asked_at, at)
			select id, 'verified', ${asked}::timestamptz, ${at}::timestamptz
			from public.employers, generate_series(1, ${days}) where company_name = 'Tidewell Systems'`;
		const day = (offset: number) => `${daysAfter(today, offset)}T10:00:00Z`;
		await decided(day(-200), day(-100), 20);
		await decided(day(-10), day(-10), 4);
		expect((await waits()).companies).toBeNull();
		await decided(day(-17), day(-10));
		// A week has five working days, wherever it begins.
		expect((await waits()).companies).toBe(5);
		await decided(day(-10), day(-10), 20);
		expect(await waits()).toEqual({ companies: 0, drafts: null });
		// A bank holiday is no working day: as if the whole week were made of them.
		await admin`delete from public.employer_decisions`;
		await admin`
			insert into application_rules.bank_holidays
			select ${day(-16)}::date + number from generate_series(0, 6) as number on conflict do nothing`;
		await decided(day(-17), day(-10), 5);
		expect(await waits()).toEqual({ companies: 0, drafts: null });
	});
});

test('the page of an internship has its terms, and what its company says of itself', async () => {
	await admin`update public.employers set company_description = 'We run ferries.', company_size = '11-50',
		location = 'Leeds', industry = 'Food & Hospitality' where company_name = 'Tidewell Systems'`;
	await published();
	const [row] = await admin<{ listing: object }[]>`
		select catalogue.by_slug(slug) as listing from public.internships`;
	expect(row?.listing).toMatchObject({
		supervisor: 'The head of data',
		notice: 'One week on both sides',
		about: {
			words: 'We run ferries.',
			size: '11-50',
			place: 'Leeds',
			industry: 'Food & Hospitality',
			since: today,
		},
	});
	expect(row?.listing).not.toHaveProperty('authority');
	await admin`update public.employers set verified = false`;
	expect(await admin`select from public.internships where not hidden`).toEqual([]);
});

describe('an employer’s drafts', () => {
	test('are written, saved, listed and deleted', async () => {
		const draft = await written({ title: '' });
		expect(draft).toMatchObject({
			state: 'draft',
			version: 1,
			step: 4,
			company: 'Tidewell Systems',
			verified: true,
			overdue: false,
			published: null,
			today,
		});
		const path = `/employer/drafts/${draft.id}`;
		const content = draftFor(today, { title: 'Loom Intern' });
		const saved = await ask<Draft>('employer', 'POST', path, { version: 1, content, step: 2 });
		expect(saved.body).toMatchObject({ version: 2, step: 2, content: { title: 'Loom Intern' } });
		expect((await ask<Draft>('employer', 'GET', path)).body).toEqual(saved.body);
		const late = await ask('employer', 'POST', path, { version: 1, content, step: 1 });
		expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
		expect((await own()).drafts).toMatchObject([{ id: draft.id, title: 'Loom Intern' }]);
		expect((await ask('employer', 'POST', `${path}/delete`, {})).status).toBe(200);
		expect((await own()).drafts).toEqual([]);
	});

	test('and internships are searched by title and place, and narrowed by how they stand', async () => {
		const listed = async (query: string) => {
			const { status, body } = await ask<EmployerPostings>(
				'employer',
				'GET',
				`/employer/internships?${new URLSearchParams(query)}`,
			);
			expect(status).toBe(200);
			const titles = [...body.drafts, ...body.internships].map(({ title }) => title);
			return { titles: titles.toSorted(), all: body.all };
		};
		await written({ title: 'Kiln Intern', location: 'Forth Street, Edinburgh', city: 'Edinburgh' });
		for (const title of ['Loom Intern', 'Ferry Intern', 'Wool Intern', 'Rope Intern'])
			await published({ title });
		await admin`update public.internships set status = 'paused', paused_by = 'employer' where title = 'Loom Intern'`;
		await admin`update public.internships set status = 'closed', closed_at = now() where title = 'Wool Intern'`;
		await admin`update public.internships set deadline = ${today}::date - 1 where title = 'Rope Intern'`;
		const of = async (query: string) => (await listed(query)).titles;
		expect((await listed('')).titles).toHaveLength(5);
		expect(await of('state=draft')).toEqual(['Kiln Intern']);
		expect(await of('state=open')).toEqual(['Ferry Intern']);
		expect(await of('state=paused')).toEqual(['Loom Intern']);
		expect(await of('state=closed')).toEqual(['Rope Intern', 'Wool Intern']);
		expect(await of('words=INTERN ferry')).toEqual(['Ferry Intern']);
		expect(await of('words=Édinburgh')).toEqual(['Kiln Intern']);
		expect(await of('words=loom&state=open')).toEqual([]);
		expect(await listed('words=100%25')).toEqual({ titles: [], all: 5 });
		expect(await of('state=unknown')).toHaveLength(5);
		expect((await ask('employer', 'GET', '/employer/internships?other=1')).status).toBe(400);
	});

	test('are nobody else’s: the same answer as for one that does not exist', async () => {
		const { id, content } = await submitted();
		const nothing = await ask('employer', 'GET', `/employer/drafts/${NOWHERE}`);
		expect(nothing.status).toBe(404);
		for (const who of ['rival', 'student', 'member'] as const) {
			expect(await ask(who, 'GET', `/employer/drafts/${id}`)).toEqual(nothing);
			expect(await ask(who, 'GET', '/employer/drafts/no-id')).toEqual(nothing);
			const saving = { version: 2, content, step: 1 };
			expect((await ask(who, 'POST', `/employer/drafts/${id}`, saving)).status).toBe(404);
			for (const step of ['submit', 'withdraw', 'delete'])
				expect(
					(
						await ask(
							who,
							'POST',
							`/employer/drafts/${id}/${step}`,
							step === 'submit' ? { version: 2 } : {},
						)
					).status,
				).toBe(404);
		}
		expect((await ask('student', 'GET', '/employer/internships')).status).toBe(404);
	});

	test('that are not complete are not submitted, and say why', async () => {
		const { id } = await written({ pay_amount: 1_000, title: 'Unpaid intern' });
		const answer = await ask('employer', 'POST', `/employer/drafts/${id}/submit`, { version: 1 });
		expect(answer).toMatchObject({
			status: 422,
			body: {
				code: 'incomplete',
				problems: { title: expect.any(String), pay_amount: expect.any(String) },
			},
		});
	});

	test('are submitted as they were checked, whatever is saved in that moment', async () => {
		const forbidden = draftFor(today, { benefits: ['Write to tidewell.com'] });
		const outcomes = new Set<number>();
		for (let round = 0; round < 100; round += 1) {
			const { id, version } = await written();
			const path = `/employer/drafts/${id}`;
			const submit = (seen: number) => ask('employer', 'POST', `${path}/submit`, { version: seen });
			const all = await Promise.all([
				submit(version + 1),
				ask('employer', 'POST', path, { version, content: forbidden, step: 4 }),
				submit(version),
				submit(version + 1),
			]);
			for (const { status } of all) outcomes.add(status);
			const { body } = await ask<Draft>('employer', 'GET', path);
			if (body.state === 'submitted') expect(body.content).toEqual(draftFor(today));
			else expect(body.content).toEqual(forbidden);
			await admin`delete from public.internship_drafts`;
		}
		expect([...outcomes].toSorted()).toEqual([200, 409, 422]);
	}, 240_000);

	test('of an unverified employer are kept, and told that verification comes first', async () => {
		await admin`update public.employers set verified = false`;
		const { id } = await written();
		expect(
			await ask('employer', 'POST', `/employer/drafts/${id}/submit`, { version: 1 }),
		).toMatchObject({
			status: 409,
			body: { code: 'not_verified' },
		});
	});

	test.each([
		{ content: EMPTY_DRAFT },
		{ content: { ...EMPTY_DRAFT, title: 7 }, step: 1 },
		{ content: { ...EMPTY_DRAFT, status: 'open' }, step: 1 },
		{ content: { ...EMPTY_DRAFT, deadline: '2027-02-30' }, step: 1 },
		{ content: EMPTY_DRAFT, step: 5 },
		{ content: EMPTY_DRAFT, step: 1, state: 'approved' },
		[],
	])('that are not valid are refused: %#', async (body) => {
		expect(await ask('employer', 'POST', '/employer/drafts', body)).toMatchObject({
			status: 400,
			body: { code: 'validation_failed' },
		});
	});

	test('have room for texts at their longest, of letters with three bytes', async () => {
		const text = (length: number) => '字'.repeat(length);
		const content = {
			...draftFor(today),
			description: text(5_000),
			typical_day: text(1_500),
			requirements: Array(20).fill(text(300)),
			benefits: Array(20).fill(text(300)),
			team: text(300),
			risks: text(2_000),
			selection: Array(6).fill(text(300)),
			questions: ['a', 'b', 'c'].map((letter) => letter + text(199)),
		};
		const { status, body } = await ask<Draft>('employer', 'POST', '/employer/drafts', {
			content,
			step: 1,
		});
		expect(status).toBe(201);
		expect(body.content).toEqual(content);
	});

	test('of before there was a field read no, and can be saved and submitted without it', async () => {
		const { driving_licence: _, ...older } = draftFor(today);
		const { body } = await ask<Draft>('employer', 'POST', '/employer/drafts', {
			content: older,
			step: 4,
		});
		await admin`update public.internship_drafts set content = content - 'driving_licence'`;
		const path = `/employer/drafts/${body.id}`;
		const { body: read } = await ask<Draft>('employer', 'GET', path);
		expect(read.content).toEqual(draftFor(today));
		const { version } = read;
		expect(await ask('employer', 'POST', `${path}/submit`, { version })).toMatchObject({
			status: 200,
			body: { state: 'submitted', content: { driving_licence: false } },
		});
	});

	test.each(['left out', 'empty'])(
		'with what the law asks %s is not submitted; one of before it was asked is',
		async (how) => {
			const content = draftFor(today);
			const {
				supervisor: _,
				risks: __,
				expenses: ___,
				notice: ____,
				authority: _____,
				...older
			} = content;
			const none = { supervisor: '', risks: '', expenses: '', notice: '', authority: false };
			const { body } = await ask<Draft>('employer', 'POST', '/employer/drafts', {
				content: how === 'empty' ? { ...older, ...none } : older,
				step: 4,
			});
			expect(body.content).toMatchObject(none);
			const path = `/employer/drafts/${body.id}`;
			const submit = (version: number) => ask('employer', 'POST', `${path}/submit`, { version });
			const refused = await submit(body.version);
			expect(refused.status).toBe(422);
			expect(Object.keys(refused.body.problems ?? {}).toSorted()).toEqual(
				Object.keys(none).toSorted(),
			);
			const again = await ask<Draft>('employer', 'POST', path, {
				content: older,
				step: 4,
				version: body.version,
			});
			expect(await submit(again.body.version)).toMatchObject({ status: 422 });
			await admin`update public.internship_drafts set created_at = '2026-11-24T23:59:59Z'`;
			expect(await submit(again.body.version)).toMatchObject({
				status: 200,
				body: { state: 'submitted' },
			});
		},
	);

	test('as long as they can be are saved', async () => {
		const long = (length: number) => 'ж'.repeat(length);
		const content = draftFor(today, {
			description: long(5_000),
			requirements: Array(20).fill(long(300)),
			benefits: Array(20).fill(long(300)),
		});
		const answer = await ask('employer', 'POST', '/employer/drafts', { content, step: 1 });
		expect(answer.status).toBe(201);
	});
});

describe('staff', () => {
	test('see what waits, oldest first, and whose it is', async () => {
		const first = await submitted({ title: 'First Intern' });
		await submitted({ title: 'Second Intern' });
		await written({ title: 'Not submitted' });
		const opened = { kind: 'draft', id: first.id };
		await ask('colleague', 'POST', '/staff/claims', opened);
		const { body } = await ask<StaffPage<WaitingDraft>>('member', 'GET', '/staff/drafts');
		expect(body.items).toMatchObject([
			{ title: 'First Intern', company: 'Tidewell Systems', changed: null, claim: { mine: false } },
			{ title: 'Second Intern', sector: first.content.sector, times_submitted: 1, claim: null },
		]);
		expect(await ask<Claim>('member', 'POST', '/staff/claims', opened)).toMatchObject({
			status: 200,
			body: { mine: false, by: expect.stringMatching(/^colleague/) },
		});
		const { body: read } = await ask<StaffDraft>('member', 'GET', `/staff/drafts/${first.id}`);
		expect(read.claim).toMatchObject({ mine: false });
	});

	test('narrow what waits by risks, tries, sector and words, each with what it would give, and the next one is among these', async () => {
		const first = await submitted({ title: 'First Intern' });
		const cash = `${first.content.description} Cash in hand on Fridays.`;
		const second = await submitted({ title: 'Second Intern', description: cash, sector: 'Sport' });
		const third = await submitted({ title: 'Third Intern', description: cash });
		await ask('member', 'POST', `/staff/drafts/${first.id}/return`, {
			version: first.version,
			reason: 'Which dock?',
			comments: { location: 'Which dock?' },
		});
		await ask('employer', 'POST', `/employer/drafts/${first.id}/submit`, {
			version: first.version + 1,
		});
		await ask('colleague', 'POST', '/staff/claims', { kind: 'draft', id: third.id });
		const queue = async (query: string) =>
			(await ask<DraftQueue>('member', 'GET', `/staff/drafts${query}`)).body;
		const titles = async (query: string) => (await queue(query)).items.map(({ title }) => title);
		const whole = await queue('');
		expect(whole).toMatchObject({ all: 3, chosen: 3, next: null });
		expect(whole.items.map(({ risks }) => risks)).toEqual([
			['words', 'company'],
			['words', 'company'],
			['unchanged', 'company'],
		]);
		expect(whole.counts).toEqual({
			risks: 3,
			'new-company': 3,
			new: 3,
			revision: 0,
			again: 1,
			asked: 0,
			copy: 0,
			free: 2,
		});
		expect(whole.sectors).toEqual({ Sport: 1, [first.content.sector as string]: 2 });
		expect(await titles('?only=again')).toEqual(['First Intern']);
		expect(await titles('?sector=Sport&only=risks')).toEqual(['Second Intern']);
		expect(await titles('?q=third')).toEqual(['Third Intern']);
		expect(await queue('?only=free,risks&q=intern')).toMatchObject({
			chosen: 2,
			counts: { again: 1 },
		});
		expect((await ask('member', 'GET', '/staff/drafts?only=all')).status).toBe(400);
		const next = (choice: object) =>
			ask<NextDraft>('member', 'POST', `/staff/drafts/${first.id}/next`, choice);
		expect((await next({ sector: 'Sport', only: [], q: '' })).body).toEqual({ id: second.id });
		expect((await next({ only: ['again'] })).body).toEqual({ id: null });
		expect((await next({ only: ['all'] })).status).toBe(400);
	});

	test('are answered before risks were looked for in more drafts than a page, and have all of them soon', async () => {
		const { employer } = people;
		const content = draftFor(today, { description: 'Cash in hand on Fridays.' });
		await admin.begin(async (tx) => {
			await tx`set local session_replication_role = replica`;
			await tx`
				insert into public.internship_drafts (employer_id, state, content, submitted_at)
				select employers.id, 'submitted', ${tx.json(content)}, now() - n * interval '1 hour'
				from public.employers cross join generate_series(1, 50) as n where user_id = ${employer.id}`;
		});
		const queue = async () =>
			(await ask<DraftQueue>('member', 'GET', '/staff/drafts?only=risks')).body;
		const first = await queue();
		expect(first).toMatchObject({ all: 50, chosen: 20, unseen: 30 });
		await vi.waitUntil(async () => (await queue()).unseen === 0, { timeout: 30_000 });
		expect(await queue()).toMatchObject({ all: 50, chosen: 50, counts: { risks: 50 } });
	});

	test('are told of a text that is public already, with where, and not of the internship itself', async () => {
		const public_ = await published();
		const copy = await submitted({ title: 'Other Intern' });
		const other = await submitted({
			title: 'Oven Intern',
			description:
				'You shape loaves before dawn, weigh flour, and learn why sourdough behaves badly in winter.',
			requirements: ['Early mornings'],
		});
		const read = async (id: string) =>
			(await ask<StaffDraft>('member', 'GET', `/staff/drafts/${id}`)).body.like;
		// The index of the search looks once a second for what is public.
		await vi.waitUntil(async () => (await read(copy.id)) !== null, { timeout: 30_000 });
		const queue = (await ask<DraftQueue>('member', 'GET', '/staff/drafts?only=copy')).body;
		expect(queue.items.map(({ title }) => title)).toEqual(['Other Intern']);
		expect(await read(copy.id)).toEqual({
			slug: public_.published?.slug,
			title: 'Ferry Data Intern',
			company: 'Tidewell Systems',
			part: 1,
		});
		expect(await read(other.id)).toBe(null);
		const listed = (await own()).internships[0]?.id;
		const { id } = (
			await ask<Draft>('employer', 'POST', `/employer/internships/${listed}/revise`, {})
		).body;
		const path = `/employer/drafts/${id}`;
		const { content } = (await ask<Draft>('employer', 'GET', path)).body;
		await ask('employer', 'POST', path, {
			version: 1,
			content: { ...content, weeks: 9 },
			step: 4,
		});
		await ask('employer', 'POST', `${path}/submit`, { version: 2 });
		expect(await read(id)).toBe(null);
	});

	test('return several with one reason: what is decided or taken meanwhile stops no other one', async () => {
		const first = await submitted({ title: 'First Intern' });
		const second = await submitted({ title: 'Second Intern' });
		const third = await submitted({ title: 'Third Intern' });
		await ask('colleague', 'POST', '/staff/claims', { kind: 'draft', id: second.id });
		const drafts = [first, second, third].map(({ id, version }) => ({ id, version }));
		const body = { drafts: [...drafts, { id: NOWHERE, version: 1 }], reason: 'Say which dock.' };
		expect((await ask('employer', 'POST', '/staff/drafts/return', body)).status).toBe(404);
		expect(
			(await ask('member', 'POST', '/staff/drafts/return', { ...body, drafts: [] })).status,
		).toBe(400);
		const { body: done } = await ask<ReturnedMany>('member', 'POST', '/staff/drafts/return', body);
		expect(done).toEqual({
			returned: [first.id, third.id],
			refused: [
				{ id: second.id, words: expect.stringMatching(/ has taken it up\.$/) },
				{ id: NOWHERE, words: 'There is no such draft.' },
			],
		});
		expect(
			(await ask<Draft>('employer', 'GET', `/employer/drafts/${third.id}`)).body,
		).toMatchObject({ state: 'returned', return_reason: 'Say which dock.' });
	});

	test('read the rest of a long list by key', async () => {
		for (let place = 0; place < 21; place += 1) await submitted({ title: `Intern ${place}` });
		const whole = (await ask<DraftQueue>('member', 'GET', '/staff/drafts')).body;
		expect(whole.items).toHaveLength(20);
		const { id } = whole.items[0] as WaitingDraft;
		await ask('member', 'POST', `/staff/drafts/${id}/approve`, { version: 2 });
		const rest = await ask<DraftQueue>('member', 'GET', `/staff/drafts?after=${whole.next}`);
		expect(rest.body.items.map(({ title }) => title)).toEqual(['Intern 20']);
		expect(rest.body).toMatchObject({ all: 20, next: null });
	});

	test('are warned of letters of two alphabets, and of a name like that of another verified company', async () => {
		const plain = await submitted();
		const { id } = await submitted({ title: 'Dаta Intern' });
		const warnings = async (draft: string) =>
			(await ask<StaffDraft>('member', 'GET', `/staff/drafts/${draft}`)).body.warnings;
		expect(await warnings(plain.id)).toEqual([]);
		expect(await warnings(id)).toEqual([{ kind: 'mixed-scripts', text: 'Dаta Intern' }]);
		const rename = (name: string) =>
			admin`update public.employers set company_name = ${name}, verified = true
				where user_id = ${people.rival.id}`;
		await rename('Tidewell System Ltd');
		await admin`update public.employers set verified = true`;
		expect(await warnings(plain.id)).toEqual([
			{ kind: 'like-verified', company: 'Tidewell System Ltd' },
		]);
		await rename('Rival Ropes');
	});

	test('are told how many wait, and since when', async () => {
		await submitted();
		const { body } = await ask<StaffOverview>('member', 'GET', '/staff');
		expect(body.waiting[0]).toEqual({ kind: 'drafts', count: 1, oldest: today });
	});

	test('approve: public at the next look of every process, with an address for ever, and a mail', async () => {
		const other = createCatalogue(started.backend.sql);
		expect((await other.openSlugs(today, 10)).length).toBe(0);
		const draft = await published();
		expect(draft).toMatchObject({
			state: 'approved',
			published: { slug: 'ferry-data-intern-tidewell-systems-leeds', status: 'open' },
		});
		await vi.waitUntil(async () => (await other.openSlugs(today, 10)).length === 1, {
			timeout: 30_000,
		});
		const again = await published();
		expect(again.published?.slug).toBe('ferry-data-intern-tidewell-systems-leeds-2');
		const [mail] = await mailsTo('employer@example.org');
		expect(mail?.subject).toMatch(/^Your internship is public/);
		expect(mail?.body_text).toContain('/internships/ferry-data-intern-tidewell-systems-leeds');
		expect((await own()).internships).toMatchObject([
			{ title: 'Ferry Data Intern', applications: {} },
			{},
		]);
	});

	test.each([
		{ reason: 'a\0b' },
		{ reason: 'a\ud800b' },
		{ comments: { title: 'a\0b' } },
		{ comments: { title: 'a\ud800b' } },
		{ version: 2 ** 31 },
	])('cannot return with a value that cannot be stored, and it still waits: %#', async (change) => {
		const { id, version } = await submitted();
		const body = { version, reason: 'Which dock?', comments: {}, ...change };
		expect(await ask('member', 'POST', `/staff/drafts/${id}/return`, body)).toMatchObject({
			status: 400,
			body: { code: 'validation_failed' },
		});
		expect((await ask<Draft>('employer', 'GET', `/employer/drafts/${id}`)).body.state).toBe(
			'submitted',
		);
	});

	test('return, with reasons at fields, which the employer reads in a mail and in the draft', async () => {
		const { id, version } = await submitted();
		const returned = {
			version,
			reason: 'The place is not clear.',
			comments: { location: 'Which dock?' },
		};
		expect((await ask('member', 'POST', `/staff/drafts/${id}/return`, returned)).status).toBe(200);
		expect((await ask<Draft>('employer', 'GET', `/employer/drafts/${id}`)).body).toMatchObject({
			state: 'returned',
			return_reason: 'The place is not clear.',
			comments: { location: 'Which dock?' },
		});
		const [mail] = await mailsTo('employer@example.org');
		expect(mail?.subject).toMatch(/^Your draft needs a change/);
		expect(mail?.body_text).toContain('Which dock?');
		expect(mail?.body_text).toContain(`/employer-dashboard/internships/${id}`);
		const second = await ask('colleague', 'POST', `/staff/drafts/${id}/approve`, { version });
		expect(second).toMatchObject({ status: 409, body: { code: 'returned' } });
	});

	test('return, and the mail has the reason although the draft was submitted again before it', async () => {
		const { id, version } = await submitted();
		await holdNotices(admin);
		await ask('member', 'POST', `/staff/drafts/${id}/return`, {
			version,
			reason: 'The place is not clear.',
			comments: { location: 'Which dock?' },
		});
		await releaseNotices(admin);
		await admin`update public.internship_drafts
			set state = 'submitted', return_reason = null, comments = '{}' where id = ${id}`;
		await admin`update outbox.notices set due_at = now()`;
		const [mail] = await mailsTo('employer@example.org');
		expect(mail?.subject).toMatch(/^Your draft needs a change/);
		expect(mail?.body_text).toContain('Reason:\n> The place is not clear.');
		expect(mail?.body_text).toContain('Which dock?');
	});

	test.each([
		{ version: 2, reason: ' ', comments: {} },
		{ version: 2, reason: 'No', comments: { slug: 'x' } },
		{ version: 2, reason: 'No', comments: { title: ' ' } },
		{ version: 2, reason: 'No' },
	])('return nothing without a reason, or at no field: %#', async (body) => {
		const { id } = await submitted();
		expect((await ask('member', 'POST', `/staff/drafts/${id}/return`, body)).status).toBe(400);
	});

	test('alone have these calls', async () => {
		const { id } = await submitted();
		await admin`delete from public.staff where user_id = ${people.colleague.id}`;
		for (const who of ['employer', 'student', 'colleague'] as const) {
			expect((await ask(who, 'GET', '/staff/drafts')).status).toBe(404);
			expect((await ask(who, 'GET', `/staff/drafts/${id}`)).status).toBe(404);
			expect((await ask(who, 'POST', `/staff/drafts/${id}/approve`, { version: 2 })).status).toBe(
				404,
			);
		}
		await admin`insert into public.staff (user_id) values (${people.colleague.id})`;
	});

	test('do not see what was not submitted', async () => {
		const { id } = await written();
		expect((await ask('member', 'GET', `/staff/drafts/${id}`)).status).toBe(404);
	});
});

describe('an internship that is public', () => {
	const idOf = async () => (await own()).internships[0]?.id ?? '';

	test.each(['submitted', 'unanswered'])(
		'is revised: who has applied, and is %s, is mailed what changed, once',
		async (status) => {
			await published();
			const internship = await idOf();
			const sent = await ask('student', 'POST', '/applications', {
				internship: 'ferry-data-intern-tidewell-systems-leeds',
				motivation: 'Ferries',
				experience: 'Two',
				availability: 'June',
			});
			expect(sent.status).toBe(201);
			await admin`update public.applications set status = ${status}`;
			const { body: revision } = await ask<{ id: string }>(
				'employer',
				'POST',
				`/employer/internships/${internship}/revise`,
				{},
			);
			const path = `/employer/drafts/${revision.id}`;
			const { body: draft } = await ask<Draft>('employer', 'GET', path);
			const content = { ...draft.content, pay_amount: 2_800, title: 'Ferry Intern', spots: 3 };
			await ask('employer', 'POST', path, { version: 1, content, step: 4 });
			const after = await ask<Draft>('employer', 'POST', `${path}/submit`, { version: 2 });
			expect(after.body).toMatchObject({
				state: 'submitted',
				published: { pay_amount: 2_600, title: 'Ferry Data Intern', spots: 3 },
				approved: { pay_amount: 2_600, spots: null },
			});
			const { body: queue } = await ask<StaffPage<WaitingDraft>>('member', 'GET', '/staff/drafts');
			expect(queue.items).toMatchObject([{ changed: ['pay_amount', 'title'] }]);
			const { body: seen } = await ask<StaffDraft>('member', 'GET', `/staff/drafts/${revision.id}`);
			expect(seen).toMatchObject({ open_applications: 1, published: { pay_amount: 2_600 } });
			await ask('member', 'POST', `/staff/drafts/${revision.id}/approve`, { version: 3 });
			await publishNow(revision.id);
			const mails = (await mailsTo('student@example.org')).filter(({ subject }) =>
				/has changed/.test(subject),
			);
			expect(mails).toHaveLength(1);
			expect(mails[0]?.body_text).toContain('£2,800 a month\n> \n> Before:\n> £2,600 a month');
			const told = await mailsTo('employer@example.org');
			// Mails of one transaction have one time.
			expect(told.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
				'1 new application',
				'Your change is public',
				'Your internship is public',
			]);
		},
	);

	/** Saves and submits a change of the internship. */
	const correct = async (change: Partial<DraftContent>) => {
		const { body } = await ask<{ id: string }>(
			'employer',
			'POST',
			`/employer/internships/${await idOf()}/revise`,
			{},
		);
		const path = `/employer/drafts/${body.id}`;
		const { body: draft } = await ask<Draft>('employer', 'GET', path);
		const content = { ...draft.content, ...change };
		const { version } = draft;
		const saved = await ask<Draft>('employer', 'POST', path, { version, content, step: 4 });
		return ask<Draft & { problems?: object }>('employer', 'POST', `${path}/submit`, {
			version: saved.body.version,
		});
	};
	const corrections = async () =>
		(await ask<StaffPage<WaitingCorrection>>('member', 'GET', '/staff/corrections')).body.items;
	const WORDS =
		'You clean the records of our ferries, find out where people wait, and show it in charts that captains understand.';

	test('is corrected in a few words at once: staff look at it and put it back', async () => {
		const { content } = await published();
		await ask('student', 'POST', '/applications', {
			internship: 'ferry-data-intern-tidewell-systems-leeds',
			motivation: 'Ferries',
			experience: 'Two',
			availability: 'June',
		});
		expect((await correct({ description: WORDS })).body).toMatchObject({
			state: 'approved',
			published: { description: WORDS },
			approved: { description: content.description },
		});
		const id = await idOf();
		const [waits] = await corrections();
		expect(waits).toMatchObject({
			id,
			version: 1,
			title: 'Ferry Data Intern',
			open_applications: 1,
			approved: { description: content.description },
			published: { description: WORDS },
		});
		const { body } = await ask<StaffOverview>('member', 'GET', '/staff');
		expect(body.waiting).toContainEqual({ kind: 'corrections', count: 1, oldest: today });
		// The student is told as one who waits until the refusal is shown to them.
		const [sent] = await admin`select id from public.applications where internship_id = ${id}`;
		const refused = await ask('employer', 'POST', `/employer/applications/${sent?.id}/move`, {
			to: 'rejected',
			expected: 'submitted',
			reasons: ['skills'],
			message: 'Dear Ann, we chose others.',
		});
		expect(refused.status).toBe(200);
		await admin`update outbox.notices set due_at = now() where kind = 'internship_changes'`;
		const [told] = (await mailsTo('student@example.org')).filter(({ subject }) =>
			/has changed/.test(subject),
		);
		expect(told?.body_text).toContain(WORDS);
		expect(told?.body_text).toContain(`Before:\n> ${content.description}`);
		for (const who of ['employer', 'rival', 'student'] as const)
			for (const [method, path] of [
				['GET', '/staff/corrections'],
				['POST', `/staff/corrections/${id}/accept`],
				['POST', `/staff/corrections/${id}/put-back`],
			] as const)
				expect((await ask(who, method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
		const back = (version: number) =>
			ask('member', 'POST', `/staff/corrections/${id}/put-back`, {
				version,
				reason: 'Of ferries.',
			});
		expect(await back(2)).toMatchObject({ status: 409, body: { code: 'changed' } });
		expect((await back(1)).status).toBe(200);
		expect(await back(1)).toMatchObject({ status: 409, body: { code: 'decided' } });
		expect(await corrections()).toEqual([]);
		const [row] = await admin`select description from public.internships`;
		expect(row).toEqual({ description: content.description });
		const [mail] = (await mailsTo('employer@example.org')).filter(({ subject }) =>
			/correction/.test(subject),
		);
		expect(mail?.body_text).toContain('Of ferries.');
		const { body: log } = await ask<StaffLogPage>('member', 'GET', '/staff/log');
		expect(log.items.slice(0, 2)).toMatchObject([
			{ action: 'put-back', subject: 'internship', name: 'Ferry Data Intern, Tidewell Systems' },
			{ action: 'correct', subject: 'internship', staff_email: 'employer' },
		]);
	});

	test('is not exchanged by corrections, neither at once nor bit by bit', async () => {
		const words = (from: number) =>
			Array.from({ length: 30 }, (_, place) => `harbour${100 + from + place}`).join(' ');
		const { content } = await published({ description: words(0) });
		const other = { title: 'Parcel Intern', description: words(50) };
		expect((await correct(other)).body).toMatchObject({
			state: 'submitted',
			published: { title: content.title, description: words(0) },
		});
		await admin`delete from public.internship_drafts where state = 'submitted'`;
		const states: string[] = [];
		for (const from of [5, 10, 15]) {
			states.push((await correct({ description: words(from) })).body.state);
			await admin`delete from public.internship_drafts where state = 'submitted'`;
		}
		expect(states).toEqual(['approved', 'approved', 'submitted']);
		expect(await corrections()).toMatchObject([
			{ version: 2, approved: { description: words(0) }, published: { description: words(10) } },
		]);
		// What staff have found fine is what the next correction is compared with.
		await ask('member', 'POST', `/staff/corrections/${await idOf()}/accept`, { version: 2 });
		expect((await correct({ description: words(15) })).body.state).toBe('approved');
		const forbidden = await correct({ benefits: ['Pay us £200 first'] });
		expect(forbidden).toMatchObject({
			status: 422,
			body: { problems: { benefits: expect.stringContaining('An intern never pays') } },
		});
	});

	test('is paused, opened, closed and opened again; its page says so', async () => {
		await published();
		const path = `/employer/internships/${await idOf()}`;
		expect((await ask('employer', 'POST', `${path}/pause`, {})).status).toBe(200);
		expect((await own()).internships).toMatchObject([{ status: 'paused', paused_by: 'employer' }]);
		const catalogue = createCatalogue(started.backend.sql);
		const slug = 'ferry-data-intern-tidewell-systems-leeds';
		expect(await catalogue.bySlug(slug, today)).toMatchObject({
			state: 'paused',
			internship: { status: 'paused', paused_by: 'employer' },
		});
		expect(await catalogue.openSlugs(today, 10)).toEqual([]);
		const open = { deadline: daysAfter(today, 30), most_applications: 20 };
		expect((await ask('employer', 'POST', `${path}/reopen`, open)).status).toBe(200);
		expect((await ask('employer', 'POST', `${path}/close`, {})).status).toBe(200);
		const early = { deadline: daysAfter(today, 3), most_applications: null };
		expect(await ask('employer', 'POST', `${path}/reopen`, early)).toMatchObject({
			status: 422,
			body: { code: 'deadline' },
		});
		expect((await ask('employer', 'POST', `${path}/reopen`, open)).status).toBe(200);
		expect((await own()).internships).toMatchObject([{ status: 'open', most_applications: 20 }]);
	});

	test('is copied; and is nobody else’s', async () => {
		await published();
		const path = `/employer/internships/${await idOf()}`;
		const { body } = await ask<{ id: string }>('employer', 'POST', `${path}/copy`, {});
		expect((await ask<Draft>('employer', 'GET', `/employer/drafts/${body.id}`)).body).toMatchObject(
			{
				state: 'draft',
				content: { title: 'Ferry Data Intern', starts_on: null },
			},
		);
		for (const step of ['revise', 'copy', 'pause', 'close'])
			expect((await ask('rival', 'POST', `${path}/${step}`, {})).status).toBe(404);
	});
});

test('drafts and internships are in the copy of an account', async () => {
	await published();
	await written();
	const response = await app.fetch(call('GET', '/account/data', { token: people.employer.token }));
	const copy = await response.json();
	expect(copy).toMatchObject({
		internships: [{ title: 'Ferry Data Intern' }],
		internship_drafts: [{ state: 'draft' }, { state: 'approved' }],
	});
	expect(JSON.stringify(copy)).not.toContain('claimed_by');
});

test('a draft that nobody touches is deleted, after two mails', async () => {
	const { id } = await written();
	const day = 86_400_000;
	for (let days = 0; days <= 181; days += 1)
		await ageDrafts(started.backend.sql, new Date(Date.now() + days * day));
	expect((await ask('employer', 'GET', `/employer/drafts/${id}`)).status).toBe(404);
});

test('the two mails name the draft', async () => {
	await written();
	for (const days of [174, 180])
		await ageDrafts(started.backend.sql, new Date(Date.now() + days * 86_400_000));
	const mails = await mailsTo('employer@example.org');
	expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
		'A draft is deleted in seven days',
		'A draft is deleted tomorrow',
	]);
	expect(mails[0]?.body_text).toContain('Ferry Data Intern');
});
