import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Host, MOST_AT_ONCE } from '#schema/applications/applicants.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { moveApplication, moveApplications } from '#server/deeds/applications/move-applications.ts';
import { addNote, deleteNote } from '#server/deeds/applications/notes.ts';
import { closeInternship } from '#server/deeds/posting/internship-status.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { takeBackMove, takeBackMoves } from './pending-moves.ts';

type Wish = { id: string; expected: ApplicationStatus };

let started: TestBackend;
let admin: Sql;
const people: Record<'ann' | 'bob' | 'employer' | 'rival' | 'member' | 'former', string> = {
	ann: '',
	bob: '',
	employer: '',
	rival: '',
	member: '',
	former: '',
};
let internship: string;
let siteInternship: string;

beforeAll(async () => {
	started = await startTestBackend();
	admin = postgres(started.adminUrl, { max: 4 });
	for (const name of Object.keys(people) as (keyof typeof people)[])
		people[name] = (
			await signedUp(started.backend, `${name}@example.org`, 'correct horse', {
				full_name: name === 'ann' ? 'Ann Ng' : name,
			})
		).id;
	internship = await published('loom-intern', await employerOf(people.employer));
	await employerOf(people.rival);
	siteInternship = await published('site-intern', null);
	await admin`insert into public.staff (user_id) values (${people.member}), (${people.former})`;
	await admin`delete from public.staff where user_id = ${people.former}`;
});
beforeEach(async () => {
	await forgetApplications(admin);
	await admin`delete from outbox.notices`;
	await admin`delete from public.staff_log`;
	await admin`update public.employers set verified = true`;
	await admin`update public.internships set status = 'open', closed_at = null`;
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

async function employerOf(user: string): Promise<string> {
	const row = verifiedEmployer(user, user);
	const [added] = await admin`insert into public.employers ${admin(row)} returning id`;
	return added?.id;
}
async function published(slug: string, employer: string | null): Promise<string> {
	const row = internshipRow(slug, employer ? { source: 'employer', employer_id: employer } : {});
	const [added] = await admin`insert into public.internships ${admin(row)} returning id`;
	return added?.id;
}

/** Until transactions wait for others. */
const somebodyWaits = (count = 1) =>
	expect
		.poll(async () => {
			const waiting = await admin`select from pg_catalog.pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock'`;
			return waiting.length;
		})
		.toBeGreaterThanOrEqual(count);

const closed = {
	status: 409,
	code: 'not_taken_back',
	message: expect.stringContaining('has closed'),
};

/** Runs SQL as somebody does through the API. */
const as = <T>(person: string, work: (sql: TransactionSql) => Promise<T>) =>
	admin.begin(async (sql) => {
		const claims = JSON.stringify({ sub: person, role: 'authenticated' });
		await sql`select set_config('request.jwt.claims', ${claims}, true),
			set_config('request.jwt.claim.sub', ${person}, true)`;
		await sql`set local role authenticated`;
		return work(sql);
	}) as Promise<T>;

async function applied(by = people.ann, to: string | null = internship): Promise<string> {
	const [row] = await admin`
		insert into public.applications ${admin({
			user_id: by,
			internship_id: to,
			program_type: 'london',
			motivation: 'Looms',
			experience: 'Two summers',
			availability: 'June',
			answer_due_on: '2027-01-01',
		})} returning id`;
	return row?.id;
}
/** As whom somebody moves an application. */
const partyOf = (person: string): 'student' | Host => {
	if (person === people.employer || person === people.rival) return 'employer';
	return person === people.member || person === people.former ? 'staff' : 'student';
};
const moved = (
	person: string,
	application: string,
	to: ApplicationStatus,
	expected: ApplicationStatus = 'submitted',
) =>
	moveApplication(started.backend.sql, { as: partyOf(person), person, application, expected, to });
const takenBack = (person: string, application: string, as = partyOf(person)) =>
	takeBackMove(started.backend.sql, { as, person, application });
const movedMany = (
	person: string,
	moves: Wish[],
	to: ApplicationStatus,
	message: string | null = null,
	as: Host = 'employer',
) =>
	moveApplications(started.backend.sql, {
		as,
		person,
		moves,
		to,
		reasons: to === 'rejected' ? ['skills'] : [],
		message,
	});
const takenBackMany = (as: Host, person: string, applications: string[]) =>
	takeBackMoves(started.backend.sql, { as, person, applications });
const seen = async (by: string) =>
	(await as(by, (sql) => sql`select id from public.applications`)).length;
const statuses = async () =>
	(await admin`select status from public.applications order by id`).map(({ status }) => status);
const logged = async () =>
	(await admin`select action, subject_id, detail from public.staff_log order by number`).map(
		(line) => ({ ...line }),
	);
const refusal = (status: number) => expect.objectContaining({ status });

describe('a signed-in member of staff', () => {
	test('moves any application but their own, and the log says so', async () => {
		const id = await applied();
		await moved(people.member, id, 'interview');
		expect(
			await admin`select mover, moved_by from public.application_events where application_id = ${id}`,
		).toEqual([{ mover: 'staff', moved_by: people.member }]);
		const own = await applied(people.member, siteInternship);
		await expect(moved(people.member, own, 'interview')).rejects.toEqual(refusal(404));
		expect(await logged()).toEqual([
			{ action: 'application-moved', subject_id: id, detail: 'submitted to interview' },
		]);
	});

	test('takes back their own move, not a colleague’s', async () => {
		const id = await applied(people.ann, siteInternship);
		await admin`insert into public.staff (user_id) values (${people.bob})`;
		await moved(people.member, id, 'interview');
		await expect(takenBack(people.bob, id, 'staff')).rejects.toEqual(refusal(409));
		await takenBack(people.member, id);
		await admin`delete from public.staff where user_id = ${people.bob}`;
		expect(await statuses()).toEqual(['submitted']);
		expect((await logged()).map(({ action }) => action)).toEqual([
			'application-moved',
			'application-move-taken-back',
		]);
	});

	test('cannot do what the server does', async () => {
		const id = await applied();
		await expect(moved(people.member, id, 'unanswered')).rejects.toEqual(refusal(422));
	});

	test('sees nothing any more from the moment of the removal', async () => {
		const id = await applied();
		expect([await seen(people.member), await seen(people.former)]).toEqual([1, 0]);
		await expect(moved(people.former, id, 'interview')).rejects.toEqual(refusal(404));
	});
});

describe('an employer', () => {
	test('sees and moves applications to their internships only', async () => {
		const id = await applied();
		const site = await applied(people.bob, siteInternship);
		expect([await seen(people.employer), await seen(people.rival)]).toEqual([1, 0]);
		for (const [by, which] of [
			[people.rival, id],
			[people.employer, site],
		] as const)
			await expect(moved(by, which, 'interview')).rejects.toEqual(refusal(404));
		await moved(people.employer, id, 'interview');
	});

	test('that is checked again sees them, and once a refusal has ended its time sees none', async () => {
		const id = await applied();
		await admin`update public.employers set verified = false`;
		expect(await seen(people.employer)).toBe(1);
		await admin`update public.employers set refused_at = now(), refusal = 'Which one?'`;
		expect(await seen(people.employer)).toBe(1);
		await admin`update public.employers set host_since = null`;
		expect(await seen(people.employer)).toBe(0);
		await expect(moved(people.employer, id, 'interview')).rejects.toEqual(refusal(404));
		await expect(
			movedMany(people.employer, [{ id, expected: 'submitted' }], 'interview'),
		).rejects.toEqual(refusal(404));
	});

	test('is verified or not while one of its internships is changed: neither is refused for the other', async () => {
		let hiding: Promise<unknown> | undefined;
		await admin.begin(async (sql) => {
			await sql`select from public.internships where id = ${internship} for update`;
			hiding = admin`update public.employers set verified = false
				where user_id = ${people.employer}`.execute();
			hiding.catch(() => {});
			await somebodyWaits();
			await sql`update public.internships set featured = not featured where id = ${internship}`;
		});
		await hiding;
		const [row] = await admin`select hidden from public.internships where id = ${internship}`;
		expect(row).toEqual({ hidden: true });
	});

	test('takes no answer back once the internship is closed, and neither does a student a withdrawal', async () => {
		const [rejected, withdrawn] = [await applied(), await applied(people.bob)];
		const met = await applied(people.member);
		await moved(people.employer, met, 'interview');
		await moved(people.employer, met, 'offered', 'interview');
		await moved(people.employer, rejected, 'interview');
		await moved(people.bob, withdrawn, 'withdrawn');
		const secondsLeft = async (by: string, id: string) =>
			(await as(by, (sql) => sql`select application_rules.undo_seconds(${id}::uuid) as left`))[0]
				?.left;
		expect(await secondsLeft(people.employer, rejected)).toBeGreaterThan(590);
		await closeInternship(started.backend.sql, { person: people.employer, internship });
		for (const [by, id] of [
			[people.employer, rejected],
			[people.bob, withdrawn],
		] as const) {
			expect(await secondsLeft(by, id)).toBe(0);
			await expect(takenBack(by, id)).rejects.toMatchObject(closed);
		}
		expect(await takenBackMany('employer', people.employer, [rejected])).toEqual([
			{ application_id: rejected, outcome: 'not_taken_back' },
		]);
		await takenBack(people.employer, met);
		expect((await statuses()).toSorted()).toEqual(['interview', 'interview', 'withdrawn']);
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toHaveLength(
			3,
		);
		await admin`update public.internships set status = 'open', closed_at = null`;
		await takenBack(people.employer, rejected);
	});

	test('cannot close an internship while an answer is being taken back', async () => {
		const id = await applied();
		await moved(people.employer, id, 'interview');
		const close = () =>
			closeInternship(started.backend.sql, { person: people.employer, internship });
		let closing: Promise<unknown> | undefined;
		let takingBack: Promise<unknown> | undefined;
		// The mail about the move is being written: taking back waits for it, and closing for taking back.
		await admin.begin(async (sql) => {
			await sql`select from outbox.notices where kind = 'application_events' for update`;
			takingBack = takenBack(people.employer, id);
			await somebodyWaits();
			closing = close();
			closing.catch(() => {});
			await somebodyWaits(2);
		});
		await takingBack;
		await expect(closing).rejects.toMatchObject({ status: 409, code: 'waiting 1' });
		await moved(people.employer, id, 'interview');
		await close();
		await expect(takenBack(people.employer, id)).rejects.toMatchObject(closed);
	});

	test('is told names and addresses of their applicants only', async () => {
		const ids = [await applied(), await applied(people.bob, siteInternship)];
		const named = (by: string) =>
			as(
				by,
				(sql) =>
					sql`select name, email from application_rules.applicants(${ids}::uuid[]) order by name`,
			);
		expect(await named(people.employer)).toEqual([{ name: 'Ann Ng', email: null }]);
		expect(await named(people.member)).toMatchObject([
			{ email: 'ann@example.org' },
			{ email: expect.stringContaining('@') },
		]);
		expect(await named(people.ann)).toEqual([]);
	});
});

describe('many moves at once', () => {
	test('fill in each name, and leave alone what somebody else has moved', async () => {
		const [first, second] = [await applied(), await applied(people.bob)];
		const foreign = await applied(people.ann, siteInternship);
		await moved(people.employer, second, 'in-review');
		const outcomes = await movedMany(
			people.employer,
			[first, second, foreign].map((id): Wish => ({ id, expected: 'submitted' })),
			'rejected',
			'Dear {name}, we chose others, {name}.',
		);
		expect(Object.fromEntries(outcomes.map((one) => [one.application_id, one.outcome]))).toEqual({
			[first]: 'moved',
			[second]: 'moved_meanwhile',
			[foreign]: 'not_found',
		});
		expect(
			await admin`select message, reasons from public.application_events where to_status = 'rejected'`,
		).toEqual([{ message: 'Dear Ann Ng, we chose others, Ann Ng.', reasons: ['skills'] }]);
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toHaveLength(
			2,
		);
	});

	test('are all refused without a reason’s message, or where one would be too long', async () => {
		const id = await applied();
		const wishes: Wish[] = [{ id, expected: 'submitted' }];
		for (const template of [null, ' ', `${'m'.repeat(4_990)}{name}{name}`])
			await expect(movedMany(people.employer, wishes, 'rejected', template)).rejects.toEqual(
				refusal(422),
			);
		expect(await statuses()).toEqual(['submitted']);
	});

	test('of two at once move each application once', async () => {
		const wishes: Wish[] = [
			{ id: await applied(), expected: 'submitted' },
			{ id: await applied(people.bob), expected: 'submitted' },
		];
		const both = await Promise.all([
			movedMany(people.employer, wishes, 'interview'),
			movedMany(people.member, wishes.toReversed(), 'offered', null, 'staff'),
		]);
		const outcomes = both.flat().map(({ outcome }) => outcome);
		expect(outcomes.toSorted()).toEqual(['moved', 'moved', 'moved_meanwhile', 'moved_meanwhile']);
		expect(await admin`select from outbox.notices where kind = 'application_events'`).toHaveLength(
			2,
		);
	});

	test('are a thousand, with one mail each, and no more', async () => {
		await admin`insert into public.applications
			(user_id, program_type, motivation, experience, availability, answer_due_on)
			select ${people.ann}, 'remote', n::text, 'None', 'June', '2027-01-01' from generate_series(1, ${MOST_AT_ONCE + 1}::integer) as n`;
		const ids = await admin<{ id: string }[]>`select id from public.applications`;
		const wishes = ids.map(({ id }): Wish => ({ id, expected: 'submitted' }));
		await expect(movedMany(people.member, wishes, 'interview', null, 'staff')).rejects.toEqual(
			refusal(422),
		);
		const outcomes = await movedMany(
			people.member,
			wishes.slice(1),
			'interview',
			'{name}',
			'staff',
		);
		expect(outcomes.filter(({ outcome }) => outcome === 'moved')).toHaveLength(MOST_AT_ONCE);
		const notices = await admin`
			select distinct row_id from outbox.notices where kind = 'application_events'`;
		expect(notices).toHaveLength(MOST_AT_ONCE);
		const moved = wishes.slice(1).map(({ id }) => id);
		const back = await takenBackMany('staff', people.member, moved);
		expect(back.filter(({ outcome }) => outcome === 'taken_back')).toHaveLength(MOST_AT_ONCE);
		expect(new Set(await statuses())).toEqual(new Set(['submitted']));
	});
});

describe('notes', () => {
	const hostOf = (person: string): Host =>
		person === people.member || person === people.former ? 'staff' : 'employer';
	const note = (person: string, application: string, text = 'Strong on looms') =>
		addNote(started.backend.sql, { as: hostOf(person), person, application, text });
	const notesSeen = async (by: string) =>
		(await as(by, (sql) => sql`select text from public.application_notes`)).map(({ text }) => text);

	test('of an employer are theirs; of an application without one, staff’s', async () => {
		const id = await applied();
		const site = await applied(people.bob, siteInternship);
		await note(people.employer, id);
		await note(people.member, site, 'Ours');
		expect(await notesSeen(people.employer)).toEqual(['Strong on looms']);
		expect(await notesSeen(people.member)).toEqual(['Ours']);
		for (const person of [people.ann, people.bob, people.rival, people.former])
			expect(await notesSeen(person)).toEqual([]);
		for (const [by, which] of [
			[people.member, id],
			[people.employer, site],
			[people.ann, id],
			[people.former, site],
		] as const)
			await expect(note(by, which)).rejects.toEqual(refusal(404));
	});

	test('are deleted by who wrote them', async () => {
		const site = await applied(people.bob, siteInternship);
		const written = await note(people.member, site);
		await admin`insert into public.staff (user_id) values (${people.former})`;
		const deleted = (person: string) =>
			deleteNote(started.backend.sql, { as: 'staff', person, application: site, note: written });
		await expect(deleted(people.former)).rejects.toEqual(refusal(404));
		await admin`delete from public.staff where user_id = ${people.former}`;
		await deleted(people.member);
		expect(await notesSeen(people.member)).toEqual([]);
	});

	test('are one where the same person sends the same words twice within a minute', async () => {
		const id = await applied();
		const [first, again] = await Promise.all([
			note(people.employer, id, 'Strong on looms '),
			note(people.employer, id),
		]);
		expect(again).toBe(first);
		await note(people.employer, id, 'Ask about Fridays');
		expect(await notesSeen(people.employer)).toHaveLength(2);
		await admin`update public.application_notes set at = at - interval '1 minute'`;
		expect(await note(people.employer, id)).not.toBe(first);
	});

	test('are a hundred for an application at the most', async () => {
		const id = await applied();
		await admin`insert into public.application_notes (application_id, written_by, text)
			select ${id}, ${people.employer}, n::text from generate_series(1, 100) as n`;
		await expect(note(people.employer, id)).rejects.toEqual(refusal(409));
	});

	test('are a hundred also if two are added at once', async () => {
		const id = await applied();
		await admin`insert into public.application_notes (application_id, written_by, text)
			select ${id}, ${people.employer}, n::text from generate_series(1, 99) as n`;
		const both = await Promise.allSettled(
			['One', 'Two'].map((text) => note(people.employer, id, text)),
		);
		expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
			reason: { status: 409 },
		});
	});
});
