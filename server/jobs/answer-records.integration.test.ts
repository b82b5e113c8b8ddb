import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { takeBackMove } from '#server/deeds/applications/pending-moves.ts';
import { connect } from '#server/postgres/database.ts';
import { noonIn } from '#test/noon.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { refreshRecords } from './jobs.ts';

const TODAY = londonDay(new Date());

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
let employer: string;
let company: string;
let internship: string;
let students: string[];

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 1 });
	world = employerWorld(started, admin);
	const owner = await world.employer('employer@example.org', 'Tidewell Systems');
	employer = owner.id;
	company = owner.employer;
	internship = await world.publish(company, 'loom-intern', { answer_days: 7 });
	students = [];
	for (let number = 0; number < 6; number += 1)
		students.push((await signedUp(started.backend, `student-${number}@example.org`)).id);
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from catalogue.answer_records`;
	await refresh();
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const refresh = (today = TODAY) => refreshRecords(started.backend.sql, today);
const version = async () => (await admin`select version from catalogue.state`)[0]?.version;
const readRecord = async () =>
	(await createCatalogue(started.backend.sql).bySlug('loom-intern', TODAY))?.record;
/** Sent some days before, by the first of the students. */
async function applied(count: number, days = 0): Promise<string[]> {
	const ids: string[] = [];
	for (const student of students.slice(0, count)) ids.push(await world.apply(student, internship));
	if (days > 0) await admin`update public.applications set created_at = ${noonIn(-days)}`;
	return ids;
}

describe('the record of an employer', () => {
	test('is shown from the fifth application on, with the days in the middle', async () => {
		const ids = await applied(4, 3);
		for (const id of ids) await world.move(id, 'interview');
		await refresh();
		expect(await readRecord()).toBeNull();
		await world.apply(students[4] ?? '', internship);
		await refresh();
		expect(await readRecord()).toEqual({ asked: 4, answered: 4, days: 3 });
	});

	test('is one of those that pages list, while its company is verified', async () => {
		const records = () => createCatalogue(started.backend.sql).records();
		const ids = await applied(4, 3);
		for (const id of ids) await world.move(id, 'interview');
		await refresh();
		expect(await records()).toEqual([]);
		await world.apply(students[4] ?? '', internship);
		await refresh();
		const record = { asked: 4, answered: 4, days: 3 };
		expect(await records()).toEqual([{ company: 'Tidewell Systems', record }]);
		await admin`update public.employers set verified = false where id = ${company}`;
		expect(await records()).toEqual([]);
		await admin`update public.employers set verified = true where id = ${company}`;
		expect(await records()).toEqual([{ company: 'Tidewell Systems', record }]);
	});

	test('counts what is overdue as asked, and an answer that was taken back not as answered', async () => {
		const ids = await applied(5);
		// A move of its employer is mailed after ten minutes, until when it can be taken back; those of the world at once.
		const application = ids[0] ?? '';
		const by = { as: 'employer', person: employer, application } as const;
		const reasons = { reasons: [], message: null };
		await moveApplication(started.backend.sql, {
			...by,
			...reasons,
			expected: 'submitted',
			to: 'interview',
		});
		await world.move(ids[1] ?? '', 'rejected');
		await admin`update public.applications set answer_due_on = ${daysAfter(TODAY, -1)}
			where id = ${ids[2] ?? ''}`;
		await refresh();
		expect(await readRecord()).toEqual({ asked: 3, answered: 2, days: 0 });
		await takeBackMove(started.backend.sql, by);
		await refresh();
		expect(await readRecord()).toEqual({ asked: 2, answered: 1, days: 0 });
	});

	test('an answer becomes overdue with the day', async () => {
		const [first = ''] = await applied(5);
		await world.move(first, 'interview');
		await refresh();
		await refresh(daysAfter(TODAY, 7));
		expect(await readRecord()).toEqual({ asked: 1, answered: 1, days: 0 });
		await refresh(daysAfter(TODAY, 8));
		expect(await readRecord()).toEqual({ asked: 5, answered: 1, days: 0 });
		await refresh();
	});

	test('renders pages again only where visitors read something else', async () => {
		const ids = await applied(5);
		await refresh();
		const before = await version();
		await world.apply(students[5] ?? '', internship);
		await world.move(ids[0] ?? '', 'in-review');
		expect(await refresh()).toBe(0);
		expect(await version()).toBe(before);
		for (const id of ids) await world.move(id, 'interview');
		expect(await refresh()).toBe(1);
		expect(Number(await version())).toBe(Number(before) + 1);
		expect(await refresh()).toBe(0);
	});

	test('of a hundred employers at a time, first where something has happened', async () => {
		const ids = await applied(5);
		await refresh(daysAfter(TODAY, 1));
		// Employers that do not exist count as well until they are taken.
		await admin`
			insert into catalogue.stale_records (employer_id, daily) select gen_random_uuid(), true from generate_series(1, 250)`;
		for (const id of ids) await world.move(id, 'interview');
		const waiting = async () =>
			(await admin`select count(*)::integer as count from catalogue.stale_records`)[0]?.count;
		expect(await refresh(daysAfter(TODAY, 1))).toBe(1);
		expect(await readRecord()).toEqual({ asked: 5, answered: 5, days: 0 });
		expect(await waiting()).toBe(151);
		await refresh(daysAfter(TODAY, 1));
		await refresh(daysAfter(TODAY, 1));
		expect(await waiting()).toBe(0);
		await refresh();
	});

	test('is worked out by one of two processes', async () => {
		const ids = await applied(5);
		for (const id of ids) await world.move(id, 'interview');
		const before = Number(await version());
		await Promise.all([refresh(), refresh()]);
		await refresh();
		expect(Number(await version())).toBe(before + 1);
	});
});
