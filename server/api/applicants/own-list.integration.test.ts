import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
	ApplicantsPage,
	MatchingApplicants,
	MoveOutcome,
	WholeApplicant,
} from '#schema/applications/applicants.ts';
import { csvRecords } from '#schema/csv/records.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { readSentCvs } from '#server/jobs/cv-texts.ts';
import { typedPdf } from '#test/pdf-files.ts';
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
let owen: Person;
const students: Record<string, Person> = {};
const internships: Record<string, string> = {};

beforeAll(async () => {
	({ started, app, admin, close } = await startTestApi());
	const world = employerWorld(started, admin);
	rosa = await world.employer('rosa@example.org', 'Tidewell');
	rival = await world.employer('rival@example.org', 'Rival');
	owen = await signedUp(started.backend, 'owen@example.org');
	await admin`insert into public.company_members ${admin({
		employer_id: rosa.employer,
		user_id: owen.id,
		role: 'recruiter',
	})}`;
	internships.loom = await world.publish(rosa.employer, 'loom-intern', {
		hours: 30,
		starts_on: '2031-06-01',
	});
	internships.secret = await world.publish(rosa.employer, 'secret-intern', { hide_names: true });
	for (const name of ['Zoë Loom', 'Ben Ray', 'Cleo Orr', 'Dan Ash'])
		students[name] = await signedUp(
			started.backend,
			`${name.slice(0, 3).toLowerCase().replace('ë', 'e')}@example.org`,
			'correct horse',
			{ full_name: name },
		);
});
beforeEach(async () => {
	await forgetApplications(admin);
});
afterAll(() => close());

async function applied(name: string, change: Record<string, unknown> = {}, copy?: object) {
	const [row] = await admin`insert into public.applications ${admin({
		user_id: students[name]?.id,
		internship_id: internships.loom,
		program_type: 'london',
		motivation: 'Looms',
		experience: 'Two summers',
		availability: 'June',
		answer_due_on: '2099-01-01',
		...change,
	})} returning id`;
	if (copy)
		await admin`insert into public.application_copies ${admin({
			application_id: row?.id,
			profile: admin.json(copy as never),
		})}`;
	return row?.id as string;
}
const send = (method: string, path: string, token = rosa.token, body?: unknown) =>
	app.fetch(call(method, `/api/employer${path}`, { token, body }));
async function ask<T>(method: string, path: string, token = rosa.token, body?: unknown) {
	const response = await send(method, path, token, body);
	return { status: response.status, body: (await response.json()) as T };
}
const page = async (query = '', token = rosa.token) =>
	(await ask<ApplicantsPage>('GET', `/applications${query}`, token)).body;
const namesWith = async (words: string) =>
	(await page(`?words=${encodeURIComponent(words)}`)).items.map(
		({ name, number }) => name ?? number,
	);
const mark = (ids: string[], marks: object, token = rosa.token) =>
	ask('POST', '/applications/marks', token, { ids, ...marks });

test('finds names however they are typed, words of answers, and all of several words', async () => {
	await applied('Zoë Loom', { motivation: 'I mend SQL tables' });
	await applied('Ben Ray', { experience: 'A summer of SQL and bread' });
	expect(await namesWith('zoe')).toEqual(['Zoë Loom']);
	expect(await namesWith('sql')).toEqual(['Zoë Loom', 'Ben Ray']);
	expect(await namesWith('SQL bread')).toEqual(['Ben Ray']);
	expect(await namesWith('ray sql')).toEqual(['Ben Ray']);
	expect(await namesWith('nothing of this')).toEqual([]);
	expect(await namesWith('100%_')).toEqual([]);
	await applied('Cleo Orr', { motivation: 'İstanbul, ÉCLAIRS and 300 \u212a' });
	for (const words of ['istanbul', 'ÉCLAIRS éclairs', '300 k', 'and İSTANBUL'])
		expect(await namesWith(words)).toEqual(['Cleo Orr']);
	const { body } = await ask<MatchingApplicants>('GET', '/applications/matching?words=bread');
	expect(body.items).toHaveLength(1);
	const csv = await (await send('GET', '/applications.csv?words=bread')).text();
	expect(csvRecords(csv, 100)).toHaveLength(2);
});

test('whose name has the words comes before those who only write them, and whole words before parts', async () => {
	await applied('Dan Ash', { motivation: 'Ben Ray taught me', answer_due_on: '2098-01-01' });
	await applied('Cleo Orr', { answer_due_on: '2098-02-01' }, { name: 'Bentley Rayner' });
	await applied('Ben Ray');
	expect(await namesWith('ben ray')).toEqual(['Ben Ray', 'Bentley Rayner', 'Dan Ash']);
	const hidden = { internship_id: internships.secret };
	await applied('Ben Ray', { ...hidden, motivation: 'I am Ben Ray' }, { name: 'Ben Ray' });
	expect((await namesWith('ben ray')).slice(0, 2)).toEqual(['Ben Ray', 'Bentley Rayner']);
});

test('a hidden name is not found, nor its CV; what was answered is', async () => {
	const hidden = { internship_id: internships.secret };
	await applied('Zoë Loom', { ...hidden, motivation: 'I mend tables' }, { name: 'Zoë Loom' });
	expect(await namesWith('zoe')).toEqual([]);
	expect(await namesWith('loom')).toEqual([]);
	expect(await namesWith('mend')).toEqual([1]);
});

test('reads a CV that was sent, in the page and in a search, unless it is hidden', async () => {
	const pdf = await typedPdf('Zoe Loom\nI have mended harpsichords for two summers.');
	const cv = async (internship: string | undefined) => {
		const id = await applied('Zoë Loom', { internship_id: internship });
		const sent_cv = await sentCv(admin, students['Zoë Loom']?.id ?? '', Buffer.from(pdf));
		await admin`insert into public.application_copies ${admin({ application_id: id, sent_cv, cv_name: 'cv.pdf' })}`;
		return id;
	};
	const [open, hidden] = [await cv(internships.loom), await cv(internships.secret)];
	const textOf = async (id: string) =>
		(await ask<WholeApplicant>('GET', `/applications/${id}`)).body.cv_text;
	expect(await textOf(open)).toBeNull();
	expect(await readSentCvs(started.backend.sql)).toBe(1);
	expect(await textOf(open)).toContain('mended harpsichords');
	expect(await textOf(hidden)).toBeNull();
	expect((await page('?words=harpsichords')).items.map(({ id }) => id)).toEqual([open]);
	expect(await readSentCvs(started.backend.sql)).toBe(0);
});

test('a CV at which our code fails is left without text, and keeps no other one waiting', async () => {
	await sentCv(admin, students['Ben Ray']?.id ?? '', Buffer.from('%PDF-1.7\n%%EOF'));
	const failing = () => Promise.reject(new TypeError('a fault'));
	await expect(readSentCvs(started.backend.sql, failing)).rejects.toThrow('a fault');
	expect(await readSentCvs(started.backend.sql)).toBe(0);
});

test('sorts and filters by stars and shortlist, which all colleagues share and nobody else', async () => {
	const [zoe, ben, cleo] = [
		await applied('Zoë Loom'),
		await applied('Ben Ray'),
		await applied('Cleo Orr'),
	];
	expect(await mark([ben], { stars: 2 })).toMatchObject({ status: 200 });
	await mark([cleo], { stars: 3 }, owen.token);
	await mark([zoe, ben], { shortlisted: true }, owen.token);
	const { items, facets } = await page('?sort=stars');
	expect(items.map(({ id, stars, shortlisted }) => [id, stars, shortlisted])).toEqual([
		[cleo, 3, false],
		[ben, 2, true],
		[zoe, 0, true],
	]);
	expect(facets?.stars).toEqual({ 0: 1, 2: 1, 3: 1 });
	expect((await page('?shortlisted=yes&stars=2')).items.map(({ id }) => id)).toEqual([ben]);
	expect((await mark([ben], { stars: 1 }, rival.token)).status).toBe(404);
	expect((await mark([ben], { stars: 4 })).status).toBe(400);
	const student = students['Ben Ray']?.token;
	expect((await mark([ben], { stars: 3 }, student)).status).toBe(404);
	const own = await app.fetch(call('GET', `/api/applications/${ben}`, { token: student }));
	expect(await own.text()).not.toContain('shortlisted');
	const copy = await app.fetch(call('GET', '/account/data', { token: student }));
	expect(await copy.text()).not.toContain('shortlisted');
	expect(await (await send('GET', '/applications.csv')).text()).not.toContain('hortlist');
});

test('says who can work the hours from the first day', async () => {
	const fits = { weekly_hours: 35, earliest_start: '2031-05-01', level: 'master' };
	await applied('Zoë Loom', {}, fits);
	await applied('Ben Ray', {}, { ...fits, weekly_hours: 20 });
	await applied('Cleo Orr', {}, { ...fits, earliest_start: '2031-07-01' });
	await applied('Dan Ash');
	const { items, facets } = await page('?sort=fits');
	expect(items[0]?.name).toBe('Zoë Loom');
	expect(facets?.fits).toEqual({ yes: 1, no: 2, unknown: 1 });
	expect(facets?.level).toEqual({ master: 3, unknown: 1 });
});

test('pages in every order are of the same length, and have each once', async () => {
	await admin`
		insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability, answer_due_on, status)
		select ${students['Dan Ash']?.id ?? ''}, ${internships.loom ?? ''}, 'london', 'Many', 'Many', 'June', '2099-01-01', 'withdrawn'
		from generate_series(1, 120)`;
	for (const sort of ['due', 'newest', 'fits', 'stars']) {
		const ids: string[] = [];
		for (let after: string | null = ''; after !== null; ) {
			const { items, next, skipped }: ApplicantsPage = await page(
				`?sort=${sort}${after && `&after=${after}`}`,
			);
			expect(skipped).toBe(ids.length);
			ids.push(...items.map(({ id }) => id));
			after = next;
		}
		expect([sort, new Set(ids).size, ids.length]).toEqual([sort, 120, 120]);
	}
});

test('a board has the first of each status that match, with counts; the list goes on after them', async () => {
	await admin`
		insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability, answer_due_on, status)
		select ${students['Dan Ash']?.id ?? ''}, ${internships.loom ?? ''}, 'london', 'Many', 'Many', 'June', '2099-01-01', 'withdrawn'
		from generate_series(1, 45)`;
	const late = await applied('Zoë Loom', { answer_due_on: '2020-01-01' });
	const secret = await applied('Ben Ray', { internship_id: internships.secret });
	const read = await applied('Cleo Orr', { status: 'in-review' });
	const { items, columns, total } = await page('?view=board');
	expect(columns?.map((one) => [one.status, one.total, one.overdue, one.items.length])).toEqual([
		['submitted', 2, 1, 2],
		['in-review', 1, 0, 1],
		['withdrawn', 45, 0, 20],
	]);
	const [sent, reading, withdrawn] = columns ?? [];
	expect(sent?.items.map(({ id, name }) => [id, name])).toEqual([
		[late, 'Zoë Loom'],
		[secret, null],
	]);
	expect([reading?.items[0]?.id, sent?.next]).toEqual([read, null]);
	// The list is the same as without it.
	expect([items, total]).toEqual([(await page()).items, 48]);
	expect((await page()).columns).toBeNull();
	const rest = await page(`?status=withdrawn&after=${withdrawn?.next}`);
	const ids = [...(withdrawn?.items ?? []), ...rest.items].map(({ id }) => id);
	expect([rest.next, ids.length, new Set(ids).size]).toEqual([null, 45, 45]);
	expect((await page('?view=board&status=in-review')).columns).toHaveLength(1);
	// A file has the same applications.
	const csv = await (await send('GET', '/applications.csv?view=board')).text();
	expect(csvRecords(csv, 100)).toHaveLength(49);
});

test('many are moved while a colleague moves one: told, nothing overwritten, one mail each', async () => {
	const many = 60;
	await admin`update public.employers set host_since = clock_timestamp() - interval '1 year' where id = ${rosa.employer}`;
	// Not signed up: the passwords of so many take longer than all other tests of this file.
	const accounts = await admin<{ id: string; name: string }[]>`
		insert into auth.users (id, email, raw_user_meta_data)
		select gen_random_uuid(), 'student' || place || '@example.org', jsonb_build_object('full_name', 'Student ' || place)
		from generate_series(1, ${many}) as place
		returning id, raw_user_meta_data ->> 'full_name' as name`;
	for (const { id, name } of accounts) students[name] = { id, token: '' };
	const names = accounts.map(({ name }) => name);
	const ids = await Promise.all(names.map((name) => applied(name)));
	await admin`delete from outbox.notices`;
	const [colleagues = ''] = ids;
	const { sql } = started.backend;
	const [{ body }] = await Promise.all([
		ask<{ items: MoveOutcome[] }>('POST', '/applications/moves', rosa.token, {
			to: 'rejected',
			reasons: ['skills'],
			message: 'Dear {name}, the work needs a skill that we did not find.',
			moves: ids.map((id) => ({ id, expected: 'submitted' })),
		}),
		moveApplication(sql, {
			as: 'employer',
			person: owen.id,
			application: colleagues,
			expected: 'submitted',
			to: 'interview',
			message: 'Come and see us.',
		}).catch(({ code }) => code),
	]);
	const { items } = body;
	expect(items).toHaveLength(many);
	const statuses = await admin<{ id: string; status: string; events: number; mails: number }[]>`
		select id, status, (select count(*)::integer from public.application_events where application_id = applications.id) as events,
			(select count(*)::integer from outbox.notices join public.application_events as event on event.id = row_id
				where kind = 'application_events' and event.application_id = applications.id) as mails
		from public.applications where id = any (${ids}::uuid[])`;
	// Either was first; the other was told, and has changed nothing.
	const first = statuses.find(({ id }) => id === colleagues);
	const outcome = items.find(({ application_id }) => application_id === colleagues)?.outcome;
	expect([first?.status, outcome]).toEqual(
		first?.status === 'interview' ? ['interview', 'moved_meanwhile'] : ['rejected', 'moved'],
	);
	expect(new Set(statuses.map(({ events, mails }) => `${events} ${mails}`))).toEqual(
		new Set(['1 1']),
	);
	expect(statuses.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(
		many - 1,
	);
	const messages = await admin`
		select message from public.application_events where to_status = 'rejected'`;
	expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
});
