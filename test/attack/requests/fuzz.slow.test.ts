import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { honeypot } from '#schema/honeypot.ts';
import { londonDay } from '#schema/london-day.ts';
import { anyCharacter } from '#test/any-character.ts';
import {
	INSIDE,
	startTestServer,
	type TestResponse,
	type TestServer,
} from '#test/attack/test-server.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';

let server: TestServer;
let person: { id: string; token: string; refreshToken: string };
/** Staff, and the employer of a verified company. */
let host: { id: string; token: string };

beforeAll(async () => {
	server = await startTestServer();
	person = await server.person('ann@example.org');
	host = await server.person('host@example.org');
	const { admin } = server;
	await admin`insert into public.staff (user_id) values (${host.id})`;
	await admin`insert into public.employers ${admin(verifiedEmployer(host.id, 'Loom Ltd'))}`;
	await admin`insert into public.internships ${admin(internshipRow(SLUG))}`;
});
afterAll(() => server.close());

/** Different in each run. The test's name contains it; set `seed` to it to reproduce a failure. */
const seed = Math.floor(Math.random() * 2 ** 31);
const AT_ONCE = 8;
const SLUG = 'loom-intern';
const NOWHERE = '00000000-0000-4000-8000-000000000000';
const seen = '2026-11-22T21:17:40.490526+00:00';
const today = londonDay(new Date());

const nasty = fc.constantFrom(
	'',
	' ',
	'\0',
	'\ud800',
	'\u202e',
	"'",
	"' or 1=1 --",
	'"; drop table contacts; --',
	'__proto__',
	'constructor',
	'{}',
	'[]',
	'null',
	'eq.1',
	'9'.repeat(400),
	'😀'.repeat(3_000),
	'a@b.example',
	'-1',
	'1e999',
	'../..',
	'%00',
	'<script>',
	'2026-02-30',
);
const text = fc.oneof(nasty, fc.string({ unit: anyCharacter, maxLength: 60 }), fc.string());
const number = fc.oneof(fc.constantFrom(-1, 0, 2 ** 31, 1e15), fc.double());
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), number, fc.bigInt().map(String));

/** A valid body with one or more members replaced, or with additional ones. */
const spoilt = (right: object) =>
	fc
		.tuple(
			fc.record(
				Object.fromEntries(
					Object.entries(right).map(([name, good]) => [
						name,
						fc.oneof({ arbitrary: fc.constant(good), weight: 3 }, { arbitrary: value, weight: 1 }),
					]),
				),
				{ requiredKeys: [] },
			),
			fc.dictionary(text, value, { maxKeys: 1 }),
		)
		.map(([row, more]) => ({ ...row, ...more }));

const body = (right: object) =>
	fc.oneof(
		{ arbitrary: spoilt(right).map((row) => JSON.stringify(row)), weight: 6 },
		{ arbitrary: spoilt(right).map((row) => JSON.stringify([row])), weight: 1 },
		{ arbitrary: value.map((any) => JSON.stringify(any) ?? ''), weight: 1 },
		{ arbitrary: text, weight: 1 },
	);

/** Node refuses longer addresses before the server's code (raw-http.test.ts). */
const word = text.map((any) => any.slice(0, 200));
const query = fc.dictionary(
	fc.oneof(
		fc.constantFrom(
			'select',
			'user_id',
			'order',
			'limit',
			'columns',
			'on_conflict',
			'type',
			'token',
		),
		word,
	),
	fc.oneof(fc.constantFrom('*', 'user_id', 'created_at.desc', 'eq.1', '20'), word),
	{ maxKeys: 3 },
);

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 80 });
const headers = fc.dictionary(
	fc.constantFrom(
		'Prefer',
		'Range',
		'Accept',
		'Accept-Profile',
		honeypot.header,
		'Content-Profile',
	),
	printable,
	{ maxKeys: 2 },
);

const account = { email: 'new@example.org', password: 'correct horse', data: { full_name: 'A' } };
const row = () => ({
	user_id: person.id,
	program_type: 'london',
	program_name: null,
	...answers,
});
const company = () => ({
	company_name: 'A',
	contact_person: 'B',
	industry: 'Technology',
	company_size: '1-10',
	location: 'Leeds',
	company_description: 'C',
	founded_year: 1900,
});
const employer = () => ({ user_id: person.id, profile_completed: true, ...company() });
const answers = { motivation: 'a', experience: 'b', availability: 'c' };
const skills = { skills: ['a'], languages: [] };
const contact = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M', category: null };

/** Every permitted call: method, path, number of runs and a valid body. */
const calls: [method: string, path: string, runs: number, right?: () => object][] = [
	['POST', '/auth/v1/signup', 8, () => account],
	['POST', '/auth/v1/token?grant_type=password', 15, () => account],
	['POST', '/auth/v1/token?grant_type=refresh_token', 15, () => ({ refresh_token: 'a' })],
	['POST', '/auth/v1/recover', 10, () => ({ email: 'ann@example.org' })],
	['POST', '/auth/v1/resend', 10, () => ({ type: 'signup', email: 'ann@example.org' })],
	['GET', '/auth/v1/verify', 15],
	['POST', '/auth/v1/verify', 15, () => ({ type: 'signup', token_hash: 'a' })],
	['GET', '/auth/v1/user', 10],
	['PUT', '/auth/v1/user', 10, () => ({ data: { full_name: 'A' } })],
	['POST', '/auth/v1/logout', 5],
	['GET', '/auth/v1/health', 5],
	['POST', '/rest/v1/newsletter_subscriptions', 20, () => ({ email: 'a@example.org' })],
	['POST', '/rest/v1/contacts', 25, () => contact],
	['POST', '/rest/v1/applications', 25, row],
	['GET', '/rest/v1/applications', 20],
	['POST', '/rest/v1/employers', 25, employer],
	['GET', '/rest/v1/employers', 20],
	['GET', '/account/data', 5],
	['GET', '/newsletter/unsubscribe', 10],
	['POST', '/newsletter/unsubscribe', 10],
	['GET', '/api/applications', 5],
	[
		'POST',
		'/api/applications',
		15,
		() => ({
			internship: SLUG,
			...answers,
			question_answers: [{ question: 'a', answer: 'b' }],
			profile: { seen, show_permission: true },
			cv: null,
		}),
	],
	['POST', '/api/profile', 15, () => ({ section: 'skills', expected: 0, value: skills })],
	['GET', '/api/profile/proposals', 5],
	['POST', '/api/profile/proposals', 5, () => ({})],
	['POST', '/api/alerts', 10, () => ({ query: 'q=loom', frequency: 'daily' })],
	['POST', '/api/alerts/deadlines', 5, () => ({ wanted: false })],
	['POST', '/api/saved', 10, () => ({ internships: [SLUG] })],
	[
		'POST',
		`/api/applications/${NOWHERE}/interview`,
		10,
		() => ({ event: NOWHERE, seen: null, time: null, message: 'a', zone: 'Europe/London' }),
	],
	['GET', `/api/applications/${NOWHERE}/calendar`, 5],
	['POST', `/api/applications/${NOWHERE}/messages`, 10, () => ({ text: 'a' })],
	[
		'POST',
		`/api/applications/${NOWHERE}/messages/${NOWHERE}/report`,
		5,
		() => ({ reason: 'rude', message: 'a' }),
	],
	['POST', '/api/saved/compare', 10, () => ({ internships: [SLUG] })],
	['POST', '/api/saved/compare/own', 5, () => ({ internships: [SLUG] })],
	['POST', '/api/saved/note', 10, () => ({ internship: SLUG, text: 'a', expected: 0 })],
	['GET', '/api/careers', 5],
	['GET', '/api/careers/consent', 5],
	[
		'POST',
		'/api/careers/consent',
		10,
		() => ({ service: NOWHERE, kind: 'chosen', applications: [NOWHERE], wording: '2026-11-29' }),
	],
	['POST', '/api/careers/consent/end', 5, () => ({})],
	['GET', `/api/careers/invitations/${NOWHERE}`, 5],
	['POST', `/api/careers/invitations/${NOWHERE}/accept`, 5, () => ({})],
	['POST', '/api/lists', 10, () => ({ title: 'Looms', line: null, internships: [SLUG] })],
	[
		'POST',
		'/api/reports',
		10,
		() => ({ internship: SLUG, reason: 'fee', message: 'a', email: null }),
	],
];

/** The same of those who answer applications, and of staff. */
const hostCalls: typeof calls = [
	['GET', '/api/employer/applications', 10],
	['GET', '/api/employer/internships', 5],
	['GET', '/api/employer/company', 5],
	['POST', '/api/employer/company', 10, company],
	['GET', '/api/employer/drafts/template', 5],
	['POST', '/api/employer/drafts/import', 10, () => ({ seen: 'x' })],
	['POST', '/api/employer/drafts/submit', 10, () => ({ drafts: [{ id: NOWHERE, version: 1 }] })],
	['GET', '/api/employer/connections', 5],
	['POST', '/api/employer/connections/keys', 10, () => ({ name: 'Greenhouse' })],
	['POST', `/api/employer/connections/keys/${NOWHERE}/end`, 5, () => ({})],
	['POST', '/api/employer/connections/webhooks', 10, () => ({ url: 'https://a.example/' })],
	['POST', `/api/employer/connections/webhooks/${NOWHERE}/secret`, 5, () => ({})],
	['POST', `/api/employer/connections/webhooks/${NOWHERE}/test`, 5, () => ({})],
	['GET', '/api/v1/drafts', 5],
	['POST', '/api/v1/drafts', 10, () => draftFor(today)],
	['GET', '/api/employer/colleagues', 5],
	['POST', '/api/employer/colleagues', 10, () => ({ email: 'bo@b.example', role: 'recruiter' })],
	[
		'POST',
		`/api/employer/colleagues/members/${NOWHERE}/role`,
		10,
		() => ({ role: 'owner', expected: 'recruiter' }),
	],
	['POST', `/api/employer/colleagues/members/${NOWHERE}/remove`, 5, () => ({ successor: null })],
	['GET', `/api/employer/colleagues/invitations/${NOWHERE}`, 5],
	['POST', `/api/employer/colleagues/invitations/${NOWHERE}/accept`, 5, () => ({})],
	['GET', '/api/staff/careers-services', 5],
	[
		'POST',
		'/api/staff/careers-services',
		10,
		() => ({ university: 'Leeds', other_names: ['Leeds Uni'], email: 'bo@b.example' }),
	],
	['POST', `/api/staff/careers-services/${NOWHERE}/invite`, 5, () => ({ email: 'bo@b.example' })],
	['POST', `/api/staff/careers-services/advisers/${NOWHERE}/remove`, 5, () => ({})],
	['POST', '/api/employer/drafts', 15, () => ({ content: draftFor(today), step: 1 })],
	[
		'POST',
		`/api/employer/drafts/${NOWHERE}`,
		10,
		() => ({ version: 1, content: draftFor(today), step: 1 }),
	],
	[
		'POST',
		'/api/employer/applications/moves',
		15,
		() => ({ moves: [{ id: NOWHERE, expected: 'submitted' }], to: 'in-review', message: 'a' }),
	],
	[
		'POST',
		'/api/employer/message-templates',
		10,
		() => ({ to: 'interview', text: 'Come and see.' }),
	],
	[
		'POST',
		`/api/employer/applications/${NOWHERE}/assign`,
		10,
		() => ({ to: NOWHERE, expected: null }),
	],
	[
		'POST',
		`/api/employer/applications/${NOWHERE}/notes`,
		10,
		() => ({ text: 'a', colleague: NOWHERE }),
	],
	['GET', `/api/employer/applications/${NOWHERE}/calendar`, 5],
	['POST', `/api/employer/applications/${NOWHERE}/messages`, 10, () => ({ text: 'a' })],
	['POST', `/api/staff/reports/${NOWHERE}/messages`, 5, () => ({})],
	['POST', `/api/staff/reports/${NOWHERE}/messages/${NOWHERE}/stop`, 5, () => ({ reason: 'a' })],
	['GET', '/api/staff/employers', 10],
	['GET', '/api/staff/log', 5],
	['POST', '/api/staff/people/search', 10, () => ({ who: 'ann', after: 'b@example.org' })],
	[
		'POST',
		'/api/staff/saved-answers',
		10,
		() => ({ kind: 'draft', name: 'a', text: 'b', shared: true }),
	],
	['POST', `/api/staff/saved-answers/${NOWHERE}`, 5, () => ({ name: 'a', text: 'b' })],
	['POST', '/api/staff/claims', 10, () => ({ kind: 'report', id: NOWHERE, take_over: true })],
	[
		'POST',
		`/api/staff/employers/${NOWHERE}/refuse`,
		15,
		() => ({
			expected: seen,
			reason: 'a',
			touched: { waiting: 1, interview: 0, offered: 0, accepted: 0 },
			typed: 1,
		}),
	],
	[
		'POST',
		`/api/staff/drafts/${NOWHERE}/return`,
		15,
		() => ({ version: 1, reason: 'a', comments: { title: 'a' } }),
	],
];

function withQuery(path: string, parts: Record<string, string>): string {
	const words = Object.entries(parts).map((part) => part.map(encoded).join('='));
	if (words.length === 0) return path;
	return `${path}${path.includes('?') ? '&' : '?'}${words.join('&')}`;
}

/** A lone surrogate has no percent encoding. */
const encoded = (part: string) => encodeURIComponent(part.toWellFormed());

function expectCalm({ status, text: output, headers: got }: TestResponse): void {
	expect(status).toBeLessThan(500);
	expect(output).not.toMatch(INSIDE);
	if (output && status >= 400) expect(JSON.parse(output)).toEqual(expect.any(Object));
	expect(got.get('cache-control')).toBe('no-store');
	expect(got.get('x-content-type-options')).toBe('nosniff');
}

describe(`no request causes a server error or reveals internal details (seed ${seed})`, () => {
	test.each([...calls, ...hostCalls])('%s %s', async (method, path, numRuns, right) => {
		const { token } = /^\/api\/(employer|staff)\//.test(path) ? host : person;
		const request = fc.record({
			parts: query,
			raw: right ? body(right()) : fc.constant(undefined),
			headers,
			signedIn: fc.boolean(),
		});
		const property = fc.asyncProperty(
			fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }),
			async (requests) => {
				const answers = requests.map(({ parts, raw, headers: more, signedIn }) =>
					server.send(withQuery(path, parts), {
						method,
						headers: more,
						...(raw !== undefined && { raw }),
						// Signing out with the valid token would end the session that the other calls need.
						...(signedIn && !path.includes('logout') && { token }),
					}),
				);
				for (const answer of await Promise.all(answers)) expectCalm(answer);
			},
		);
		await fc.assert(property, { seed, numRuns, endOnFailure: true });
		expect((await server.send('/healthz')).status).toBe(200);
	});

	test('the server logged no error, and Ann’s account is unchanged', async () => {
		expect(server.log().filter((line) => /"msg":"failed"|failed to answer/.test(line))).toEqual([]);
		expect((await server.send('/auth/v1/user', { token: person.token })).status).toBe(200);
		const rows = await server.admin`
			select verified, user_id from employers where user_id <> ${host.id}`;
		for (const { verified, user_id } of rows)
			expect([verified, user_id]).toEqual([false, person.id]);
	});
});
