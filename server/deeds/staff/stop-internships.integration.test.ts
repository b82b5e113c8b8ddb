import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStanding } from '#schema/applications/company-standing.ts';
import { londonDay } from '#schema/london-day.ts';
import { closeInternship, reopenInternship } from '#server/deeds/posting/internship-status.ts';
import { asPerson, asVisitor } from '#server/postgres/as-person.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { readConcerned, stopInternship, undoStop } from './stop-internships.ts';

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let host: { id: string; employer: string };
let member = '';
let students: string[] = [];
let internship = '';
let sent: string[] = [];
const today = londonDay(new Date());
const slug = 'yard-intern';

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	world = employerWorld(started, admin);
	member = (await signedUp(started.backend, 'member@example.org')).id;
	await admin`insert into public.staff (user_id) values (${member})`;
	host = await world.employer('rosa@example.org', 'Harrow & Pike');
	students = [];
	for (const name of ['ann', 'bob', 'cy'])
		students.push((await signedUp(started.backend, `${name}@example.org`)).id);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from public.internships`;
	await admin`delete from public.staff_log`;
	internship = await world.publish(host.employer, slug);
	sent = [];
	for (const student of students) sent.push(await world.apply(student, internship));
	await world.move(sent[1] ?? '', 'offered');
	await world.move(sent[2] ?? '', 'rejected');
	await admin`delete from outbox.notices`;
	await admin`delete from outbox.mails`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const sql = () => started.backend.sql;
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });
const stop = (kind: 'paused' | 'taken-down', person = member) =>
	stopInternship(sql(), { person, internship: slug, kind, reason: 'It asks for a deposit.' });
const undo = (person = member) => undoStop(sql(), { person, internship: slug });
const row = async () =>
	(
		await admin`select status, paused_by, hidden, taken_down_at is not null as down
			from public.internships where id = ${internship}`
	)[0];
const open = { status: 'open', paused_by: null, hidden: false, down: false };
const toOffice = async () =>
	(await admin`select distinct to_office from public.applications`).map((one) => one.to_office);
const dueOf = async () =>
	(await admin`select answer_due_on::text as due from public.applications order by id`).map(
		({ due }) => due,
	);
const mails = async () => {
	const due = () => admin`select 1 from outbox.notices where due_at <= now()`;
	await admin`update outbox.notices set due_at = now()`;
	await vi.waitUntil(async () => (await due()).length === 0, { timeout: 30_000 });
	const stored = await admin<{ recipient: string; subject: string; body_text: string }[]>`
		select recipient, subject, body_text from outbox.mails order by recipient`;
	return Object.fromEntries(
		stored.map(({ recipient, subject, body_text }) => [recipient, `${subject}\n${body_text}`]),
	);
};
const standing = () =>
	asPerson(sql(), students[0] ?? '', async (tx) => {
		const [row] = await tx<{ standing: CompanyStanding | null }[]>`
			select application_rules.standing_of(internship_id) as standing from public.applications`;
		return row?.standing;
	});
const log = async () =>
	(await admin`select action from public.staff_log order by number`).map(({ action }) => action);

describe('an internship that staff pause', () => {
	test('takes no applications, is not its employer’s to open, and all are told after ten minutes', async () => {
		const until = Date.parse(await stop('paused'));
		expect(until - Date.now()).toBeGreaterThan(590_000);
		expect(await row()).toEqual({ ...open, status: 'paused', paused_by: 'staff' });
		const opening = { person: host.id, internship, deadline: null, most_applications: null, today };
		await expect(reopenInternship(sql(), opening)).rejects.toEqual(
			refusal(409, 'stopped_by_staff'),
		);
		await expect(stop('paused')).rejects.toEqual(refusal(409, 'paused'));
		const why = await asPerson(sql(), host.id, (tx) => tx`select reason from posting_rules.stops`);
		expect([...why]).toEqual([{ reason: 'It asks for a deposit.' }]);
		const told = await mails();
		expect(told['rosa@example.org']).toContain('We have paused your internship');
		expect(told['rosa@example.org']).toContain('It asks for a deposit.');
		expect(told['ann@example.org']).toContain('An internship you applied to is paused');
		expect(told['cy@example.org']).toBeUndefined();
	});

	test('is opened again by staff: nobody was told within ten minutes, its employer is later', async () => {
		await stop('paused');
		await undo();
		expect(await row()).toEqual(open);
		expect(await admin`select from outbox.notices`).toEqual([]);
		await expect(undo()).rejects.toEqual(refusal(409, 'not_stopped'));
		await stop('paused');
		await mails();
		await undo();
		expect((await mails())['rosa@example.org']).toContain('open again');
		expect(await log()).toEqual(['pause', 'open-again', 'pause', 'open-again']);
	});
});

describe('an internship that staff take down', () => {
	test('is hidden at once; the office answers, by the same days; its employer reads none of it', async () => {
		const before = await dueOf();
		await stop('taken-down');
		expect(await row()).toEqual({ status: 'closed', paused_by: null, hidden: true, down: true });
		expect([...(await asVisitor(sql(), (tx) => tx`select slug from public.internships`))]).toEqual(
			[],
		);
		expect(await toOffice()).toEqual([true]);
		expect(await dueOf()).toEqual(before);
		const seen = await asPerson(sql(), host.id, (tx) => tx`select id from public.applications`);
		expect([...seen]).toEqual([]);
		const waiting = await admin`select employer_id from application_rules.waiting`;
		expect([...waiting]).toEqual([{ employer_id: null }]);
		await expect(closeInternship(sql(), { person: host.id, internship })).rejects.toEqual(
			refusal(409, 'closed'),
		);
		await expect(stop('paused')).rejects.toEqual(refusal(409, 'taken-down'));
	});

	test('tells its employer why, and each student what it means for them, after ten minutes', async () => {
		await stop('taken-down');
		expect(await standing()).toBeNull();
		await admin`update public.internships set taken_down_at = taken_down_at - interval '11 minutes'`;
		expect(await standing()).toEqual({ kind: 'taken-down', company: 'Harrow & Pike' });
		const told = await mails();
		expect(told['rosa@example.org']).toContain('It asks for a deposit.');
		expect(told['ann@example.org']).toContain('Our office answers your application now');
		expect(told['ann@example.org']).toContain('Do not send money for it');
		expect(told['bob@example.org']).toContain('Your offer still stands');
		expect(told['cy@example.org']).toBeUndefined();
		await expect(undo()).rejects.toEqual(refusal(409, 'not_taken_back'));
		await world.move(sent[0] ?? '', 'withdrawn', students[0]);
	});

	test('is as it was before where it is taken back in time, also after a pause', async () => {
		await stop('paused');
		await stop('taken-down');
		await undo();
		expect(await row()).toEqual(open);
		expect(await toOffice()).toEqual([false]);
		expect(await admin`select from outbox.notices`).toEqual([]);
		expect(await log()).toEqual(['pause', 'take-down', 'take-back-removal']);
	});

	test('is staff’s alone to stop, with a reason, and only of employers', async () => {
		await expect(stop('paused', host.id)).rejects.toEqual(refusal(404, 'not_found'));
		await expect(undo(students[0])).rejects.toEqual(refusal(404, 'not_found'));
		await expect(
			stopInternship(sql(), { person: member, internship: slug, kind: 'paused', reason: ' ' }),
		).rejects.toEqual(refusal(422, 'reason'));
		await expect(
			stopInternship(sql(), { person: member, internship: 'none', kind: 'paused', reason: 'No.' }),
		).rejects.toEqual(refusal(404, 'not_found'));
	});
});

test('whom a removal concerns is read before it is done, by administrators of another company alone', async () => {
	const read = (person: string) => readConcerned(sql(), { person, internship: slug });
	expect(await read(member)).toEqual({ submitted: 1, offered: 1, rejected: 1 });
	for (const person of [host.id, students[0] ?? ''])
		await expect(read(person)).rejects.toMatchObject({ status: 404 });
	await admin`update public.staff set role = 'reviewer' where user_id = ${member}`;
	await expect(read(member)).rejects.toMatchObject({ status: 403 });
	await admin`update public.staff set role = 'administrator' where user_id = ${member}`;
	expect(await row()).toEqual(open);
});
