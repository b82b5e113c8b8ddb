import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { employerWorld } from '#test/rows/employer-world.ts';

/** Vera is an administrator of staff, and a recruiter of Tidewell; Bethan is an administrator alone. */
type Person = { id: string; token: string };
let server: TestServer;
let vera: Person;
let bethan: Person;
const ids: Record<string, string> = {};

const today = londonDay(new Date());

beforeAll(async () => {
	server = await startTestServer();
	const { admin, started } = server;
	const world = employerWorld(started, admin);
	const rosa = await world.employer('rosa@tidewell.example', 'Tidewell');
	[vera, bethan] = [await server.person('vera@example.org'), await server.person('b@example.org')];
	for (const { id } of [vera, bethan])
		await admin`insert into public.staff (user_id, role) values (${id}, 'administrator')`;
	await admin`
		insert into public.company_members (employer_id, user_id, role)
		values (${rosa.employer}, ${vera.id}, 'recruiter')`;
	const ann = await server.person('ann@example.org');
	const listing = await world.publish(rosa.employer, 'loom-intern');
	const application = await world.apply(ann.id, listing);
	const id = async (rows: PromiseLike<readonly { id?: string }[]>) => (await rows)[0]?.id ?? '';
	const content = JSON.stringify(draftFor(today));
	Object.assign(ids, {
		employer: rosa.employer,
		listing,
		draft: await id(admin`
			insert into public.internship_drafts (employer_id, content, step, state, submitted_at)
			values (${rosa.employer}, ${content}::text::jsonb, 4, 'submitted', now()) returning id`),
		review: await id(admin`
			insert into public.message_reviews (employer_id, user_id, to_status, message, found, words, people, state)
			values (${rosa.employer}, ${rosa.id}, 'rejected', 'Pay a deposit.', '{money}', '{deposit}', 1, 'waiting')
			returning id`),
		report: await id(admin`
			insert into public.reports (internship, reason, message) values ('loom-intern', 'fee', 'They ask for money.')
			returning id`),
	});
	await admin`
		insert into public.reviewed_applications (review_id, application_id, expected, waits)
		values (${ids.review ?? ''}, ${application}, 'submitted', true)`;
	await admin`
		insert into posting_rules.corrections (internship_id, approved)
		values (${listing}, ${content}::text::jsonb)`;
});
afterAll(() => server.close());

const call = (person: Person, path: string, body: object) =>
	server.send(`/api/staff${path}`, { token: person.token, body });
const changedAt = async () => {
	const [row] = await server.admin<{ at: string }[]>`
		select to_json(updated_at) #>> '{}' as at from public.employers where id = ${ids.employer ?? ''}`;
	return row?.at ?? '';
};
const claimed = (kind: string, id: string | undefined) => ({ kind, id, take_over: false });

describe('who belongs to a company decides nothing about it as staff', () => {
	test.each<[string, () => Promise<[path: string, body: object]>]>([
		['take up its draft', async () => ['/claims', claimed('draft', ids.draft)]],
		['take up its correction', async () => ['/claims', claimed('correction', ids.listing)]],
		['take up its message', async () => ['/claims', claimed('applicant-message', ids.review)]],
		['take up a report of it', async () => ['/claims', claimed('report', ids.report)]],
		['approve its draft', async () => [`/drafts/${ids.draft}/approve`, { version: 1 }]],
		[
			'return its draft',
			async () => [`/drafts/${ids.draft}/return`, { version: 1, reason: 'Why?', comments: {} }],
		],
		['publish it now', async () => [`/drafts/${ids.draft}/publish-now`, {}]],
		[
			'verify it',
			async () => [
				`/employers/${ids.employer}/verify`,
				{
					expected: await changedAt(),
					checks: ['website'],
					company_number: null,
					note: 'I know them.',
				},
			],
		],
		['accept its correction', async () => [`/corrections/${ids.listing}/accept`, { version: 1 }]],
		[
			'put its correction back',
			async () => [`/corrections/${ids.listing}/put-back`, { version: 1, reason: 'Why?' }],
		],
		['approve its message', async () => [`/applicant-messages/${ids.review}/approve`, {}]],
		[
			'return its message',
			async () => [`/applicant-messages/${ids.review}/return`, { reason: 'Why?' }],
		],
		[
			'stop its message',
			async () => [`/applicant-messages/${ids.review}/stop`, { reason: 'Why?' }],
		],
		[
			'resolve a report of it',
			async () => [`/reports/${ids.report}/resolve`, { resolution: 'Nothing was wrong.' }],
		],
		['read a reported conversation', async () => [`/reports/${ids.report}/messages`, {}]],
		['pause its internship', async () => ['/listings/loom-intern/pause', { reason: 'Why?' }]],
		['open it again', async () => ['/listings/loom-intern/undo', {}]],
		['take back its refusal', async () => [`/employers/${ids.employer}/take-back`, {}]],
	])('%s', async (_, asked) => {
		const [path, body] = await asked();
		const refused = await call(vera, path, body);
		expect(JSON.parse(refused.text)).toMatchObject({ code: 'own_company' });
		expect(refused.status).toBe(403);
	});

	test('is not led to its drafts', async () => {
		const path = `/drafts/${ids.employer}/next`;
		const [own, other] = [await call(vera, path, {}), await call(bethan, path, {})];
		expect(JSON.parse(own.text)).toEqual({ id: null });
		expect(JSON.parse(other.text)).toEqual({ id: ids.draft });
	});

	test('and a colleague who does not belong to it decides', async () => {
		const approved = await call(bethan, `/drafts/${ids.draft}/approve`, { version: 1 });
		expect(approved.status).toBe(200);
		const resolved = await call(bethan, `/reports/${ids.report}/resolve`, {
			resolution: 'Paused.',
		});
		expect(resolved.status).toBe(200);
	});
});
