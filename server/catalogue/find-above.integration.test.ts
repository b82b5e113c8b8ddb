import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueDatabase } from '#server/catalogue/database.ts';
import { connect } from '#server/postgres/database.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

/** From so many on the whole catalogue is searched; the same figure stands in supabase/functions. */
const MANY = 2_001;

let started: TestBackend;
beforeAll(async () => {
	started = await startTestBackend();
});
afterAll(async () => {
	await started.close();
	await dropTestDatabases();
});

test('the texts of alerts find the same whether few internships are new or many', async () => {
	const admin = connect(started.adminUrl, { max: 1 });
	const add = (...rows: object[]) => admin`insert into public.internships ${admin(rows)}`;
	await add(internshipRow('weaver', { title: 'Weaver' }), internshipRow('dyer', { title: 'Dyer' }));
	const { findAbove } = catalogueDatabase(started.backend.sql);
	const find = async () =>
		(await findAbove(['weaver', 'booking', 'weaver dyer', '–'], 0)).map(
			(numbers) => numbers && [...numbers].sort(),
		);
	const few = await find();
	expect(few.map((numbers) => numbers?.length)).toEqual([1, 2, 0, undefined]);
	const closed = Array.from({ length: MANY }, (_, at) =>
		internshipRow(`closed-${at}`, { title: 'Weaver', status: 'closed', closed_at: new Date() }),
	);
	await add(...closed);
	expect(await find()).toEqual(few);
	await admin.end();
});
