import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

const MOST = 10;
const EMPLOYER = 'employer@example.org';

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let internship: string;
let students: string[];

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = postgres(started.adminUrl, { max: 1 });
	world = employerWorld(started, admin);
	const { employer } = await world.employer(EMPLOYER, 'Tidewell Systems');
	internship = await world.publish(employer, 'loom-intern', { most_applications: MOST });
	students = [];
	for (let number = 0; number < MOST + 2; number += 1)
		students.push((await signedUp(started.backend, `student-${number}@example.org`)).id);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`update public.internships set status = 'open', paused_by = null`;
	await admin`delete from outbox.notices`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const apply = (number: number) => world.apply(students[number] ?? '', internship);
const state = async () => (await admin`select status, paused_by from public.internships`)[0];
async function fill(count: number): Promise<string[]> {
	const ids: string[] = [];
	for (let number = 0; number < count; number += 1) ids.push(await apply(number));
	return ids;
}
const full = expect.objectContaining({ status: 409, code: 'full' });

test('at its number of applications an internship pauses with the last one, and takes no more', async () => {
	await fill(MOST - 1);
	expect(await state()).toEqual({ status: 'open', paused_by: null });
	await apply(MOST - 1);
	expect(await state()).toEqual({ status: 'paused', paused_by: 'limit' });
	await expect(apply(MOST)).rejects.toEqual(full);
	const mails = (await started.backend.mailbox()).filter(({ to }) => to === EMPLOYER);
	expect(mails.map(({ subject }) => subject.split(':')[0])).toContain('“loom-intern” is paused');
});

test('of several that are the last at once, one is stored', async () => {
	await fill(MOST - 1);
	const tries = await Promise.allSettled([MOST - 1, MOST, MOST + 1].map(apply));
	expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	for (const result of tries) if (result.status === 'rejected') expect(result.reason).toEqual(full);
	const [row] = await admin`select count(*)::int as count from public.applications`;
	expect(row?.count).toBe(MOST);
	expect(await state()).toEqual({ status: 'paused', paused_by: 'limit' });
});

test('what was withdrawn does not count; a full one stays paused until it is opened again', async () => {
	const [first = ''] = await fill(MOST - 1);
	await world.move(first, 'withdrawn', students[0]);
	await apply(MOST - 1);
	expect(await state()).toMatchObject({ status: 'open' });
	const last = await apply(MOST);
	expect(await state()).toMatchObject({ status: 'paused' });
	await world.move(last, 'withdrawn', students[MOST]);
	expect(await state()).toMatchObject({ status: 'paused' });
	await admin`update public.internships set status = 'open', paused_by = null`;
	await apply(MOST + 1);
	expect(await state()).toEqual({ status: 'paused', paused_by: 'limit' });
});

test('opened again without room it takes none', async () => {
	await fill(MOST);
	await admin`update public.internships set status = 'open', paused_by = null`;
	await expect(apply(MOST)).rejects.toEqual(full);
});

test('one that its employer has paused takes none, for another reason', async () => {
	await admin`update public.internships set status = 'paused', paused_by = 'employer'`;
	await expect(apply(0)).rejects.toMatchObject({ status: 409, code: 'paused' });
});
