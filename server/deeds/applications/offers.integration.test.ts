import { extractText, getMeta } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import { deleteAccount } from '#server/api/account/account.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import type { Mail } from '#server/mail/mail.ts';
import { apply, employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

type Person = { id: string; token: string };
let api: TestApi;
let world: ReturnType<typeof employerWorld>;
let ann: Person;
let rosa: Person;
/** Internships with a first day, and without one. */
let dated: string;
let open: string;

beforeAll(async () => {
	api = await startTestApi();
	world = employerWorld(api.started, api.admin);
	ann = await signedUp(api.started.backend, 'ann@example.org');
	const employer = await world.employer('rosa@example.org', 'Tidewell Systems');
	rosa = employer;
	dated = await world.publish(employer.employer, 'loom-intern', { hours: 35, pay_amount: 2400 });
	open = await world.publish(employer.employer, 'yarn-intern', {
		starts_on: null,
		starts: 'Any month, on a Monday',
		hours: 35,
		pay_amount: 2400,
	});
	const permission = {
		kind: 'student-visa',
		terms: [{ from: '2027-04-19', to: '2027-06-18' }],
	};
	await api.admin`
		insert into public.student_profiles (user_id, level, work_permission)
		values (${ann.id}, 'bachelor', ${api.admin.json(permission)})`;
});
beforeEach(async () => {
	await forgetApplications(api.admin);
	await api.admin`delete from outbox.notices`;
	await api.admin`delete from outbox.mails`;
});
afterAll(() => api.close());

const facts = {
	first_day: '2027-05-03',
	last_day: '2027-07-25',
	hours: 35,
	pay_amount: 2400,
	pay_per: 'month',
	place: 'Leeds Dock, Leeds',
	report_to: 'Rosa Lind',
};
const move = (id: string, expected: string, to: string, more: object = {}) =>
	askApi<WholeApplicant & { code: string; message: string }>(
		api.app,
		'POST',
		`/employer/applications/${id}/move`,
		{ token: rosa.token, body: { expected, to, ...more } },
	);
const own = (id: string, to?: string, more: object = {}) =>
	askApi<WholeApplication & { code: string; message: string }>(
		api.app,
		to ? 'POST' : 'GET',
		`/applications/${id}${to ? '/move' : ''}`,
		{ token: ann.token, ...(to && { body: { expected: 'offered', to, ...more } }) },
	);
/** Lets ten minutes pass for everything that has happened. */
const pass = async (seconds = 600) => {
	await api.admin`update public.application_events set at = at - make_interval(secs => ${seconds})`;
	await api.admin`update outbox.notices set due_at = due_at - make_interval(secs => ${seconds})`;
};
/** The mails about moves that are due by now, once they are written. */
async function mailed(): Promise<Mail[]> {
	await expect
		.poll(
			async () => {
				const [row] = await api.admin`
					select count(*)::integer as due from outbox.notices
					where kind = 'application_events' and due_at <= clock_timestamp()`;
				return row?.due;
			},
			{ timeout: 30_000 },
		)
		.toBe(0);
	return api.admin<Mail[]>`
		select recipient as "to", subject, body_text as text from outbox.mails where kind = 'application_events' order by subject`;
}

describe('an offer', () => {
	test.each([
		['place', 'Leeds. First send £180 by bank transfer to hold it'],
		['report_to', 'Rosa, WhatsApp 07700 900123'],
	])('whose %s asks for what a fraud needs waits for staff, who read it', async (field, text) => {
		const id = await world.apply(ann.id, open);
		const sent = await move(id, 'submitted', 'offered', { offer: { ...facts, [field]: text } });
		expect(sent.body).toMatchObject({ status: 'submitted', waits: { to: 'offered' } });
		const [read] = await api.admin`
			select application_rules.reviewed_text(review) as text from public.message_reviews as review
			where state = 'waiting'`;
		expect(read?.text).toContain(
			`\n${field === 'place' ? 'Place' : 'They report to'}: ${text}`.trim(),
		);
		await api.admin`delete from public.message_reviews`;
	});

	test('without a message is reported by its student, and staff read its texts', async () => {
		const id = await world.apply(ann.id, dated);
		const { place: _, report_to: __, ...others } = facts;
		const offer = {
			...others,
			place: '12 Bank Street, Leeds LS1 5QQ',
			report_to: 'Rosa Lind, Head of Finance',
		};
		expect((await move(id, 'submitted', 'offered', { offer })).body.status).toBe('offered');
		await pass();
		const event = (await own(id)).body.events.at(-1);
		expect(event).toMatchObject({ message: null, has_texts: true });
		const [mail] = await mailed();
		expect(mail?.text).toContain('Report this message');
		const report = { event: event?.id, reason: 'fee', message: null };
		const path = `/applications/${id}/report`;
		expect((await askApi(api.app, 'POST', path, { token: ann.token, body: report })).status).toBe(
			201,
		);
		await api.admin`insert into public.staff (user_id) values (${ann.id})`;
		const read = await askApi<object>(api.app, 'GET', '/staff/reports', { token: ann.token });
		await api.admin`delete from public.staff`;
		expect(read.body).toMatchObject({
			items: [
				{
					about: {
						message:
							'Place: 12 Bank Street, Leeds LS1 5QQ\nThey report to: Rosa Lind, Head of Finance',
					},
				},
			],
		});
		await api.admin`delete from public.reports`;
	});

	test('by the hour keeps its pence, in the mail too; of a month it has none', async () => {
		const id = await world.apply(ann.id, open);
		const hourly = { ...facts, pay_amount: 14.5, pay_per: 'hour' };
		const pence = { ...facts, pay_amount: 2400.5 };
		expect(await move(id, 'submitted', 'offered', { offer: pence })).toMatchObject({
			status: 422,
			body: { message: 'Give the pay as a whole number.' },
		});
		expect((await move(id, 'submitted', 'offered', { offer: hourly })).status).toBe(200);
		await pass();
		expect((await own(id)).body.offer).toEqual({ ...hourly, pay_currency: 'GBP' });
		const [mail] = await mailed();
		expect(mail?.text).toContain('£14.50 an hour, before tax');
		for (const wrong of [
			{ pay_amount: 2400.5, pay_per: 'month' },
			{ pay_amount: 14.505, pay_per: 'hour' },
		])
			await expect(
				api.admin`
					update public.application_events
					set details = jsonb_set(details, '{offer}', details -> 'offer' || ${api.admin.json(wrong)})
					where details is not null`,
			).rejects.toThrow('application_events_details_check');
	});

	test('to a listing without a first day names it, is checked, and says what contradicts the profile', async () => {
		const id = await world.apply(ann.id, open);
		const without = await move(id, 'submitted', 'offered');
		expect(without).toMatchObject({ status: 422, body: { code: 'offer_facts' } });
		expect(without.body.message).toContain('no first day');
		const low = { ...facts, pay_amount: 1500 };
		const refused = await move(id, 'submitted', 'offered', { offer: low });
		expect(refused).toMatchObject({ status: 422, body: { code: 'offer_facts' } });
		expect(refused.body.message).toMatch(/an hour is £\d.\d\d below/);
		const past = { ...facts, first_day: '2026-01-04' };
		expect((await move(id, 'submitted', 'offered', { offer: past })).status).toBe(422);

		expect((await move(id, 'submitted', 'offered', { offer: facts })).status).toBe(200);
		await pass();
		const seen = (await own(id)).body;
		expect(seen.offer).toEqual({ ...facts, pay_currency: 'GBP' });
		expect(seen.doubts[0]).toMatchObject({
			about: 'permission',
			words: expect.stringContaining('your term from 19 April to 18 June lies in it'),
		});
		const [mail] = await mailed();
		expect(mail?.text).toContain('Check before you accept');
		expect(mail?.text).toContain('3 May 2027');
		expect(mail?.text).toContain('Rosa Lind');

		const unticked = await own(id, 'accepted');
		expect(unticked).toMatchObject({ status: 422, body: { code: 'not_checked' } });
		expect((await own(id, 'accepted', { checked: true })).body).toMatchObject({
			status: 'accepted',
			offer: { first_day: '2027-05-03' },
			doubts: [],
		});
	});

	test('is on the overview of its company until its last day, and accepted until it begins', async () => {
		const coming = async () => {
			const path = '/employer/overview';
			const { body } = await askApi<EmployerOverview>(api.app, 'GET', path, { token: rosa.token });
			return body.offers;
		};
		const id = await world.apply(ann.id, open);
		await move(id, 'submitted', 'offered', { offer: facts });
		expect(await coming()).toEqual([]);
		await pass();
		const day = (await own(id)).body.offer_until;
		const offer = { application: id, internship: 'yarn-intern' };
		expect(await coming()).toMatchObject([{ ...offer, status: 'offered', day, undo_until: null }]);
		await own(id, 'accepted', { checked: true });
		const accepted = { ...offer, status: 'accepted', day: facts.first_day };
		expect(await coming()).toMatchObject([{ ...accepted, undo_until: expect.any(String) }]);
		await pass();
		expect(await coming()).toMatchObject([{ ...accepted, undo_until: null }]);
	});

	test('says what the listing says where nothing else is given, and a renewal what it said before', async () => {
		const id = await world.apply(ann.id, dated);
		await move(id, 'submitted', 'offered');
		await pass();
		expect((await own(id)).body.offer).toMatchObject({
			first_day: '2027-06-07',
			last_day: '2027-08-29',
			report_to: null,
		});
		const { offer_until } = (await own(id)).body;
		const later = {
			offer_until: offer_until && new Date(Date.parse(offer_until) + 7 * 86_400_000),
		};
		const day = (later.offer_until as Date).toISOString().slice(0, 10);
		const changed = { ...facts, first_day: '2027-06-21', last_day: '2027-09-12' };
		await move(id, 'offered', 'offered', { offer_until: day, offer: changed });
		await pass();
		expect((await own(id)).body.offer).toMatchObject({ first_day: '2027-06-21' });
	});

	test('is no row that the rules forbid, whoever writes it', async () => {
		const id = await world.apply(ann.id, dated);
		const [{ valid } = { valid: null }] = await api.admin`
			select application_rules.is_offer(${api.admin.json({ ...facts, pay_currency: 'GBP' })}) as valid`;
		expect(valid).toBe(true);
		await expect(
			api.admin`
				insert into public.application_events (application_id, mover, from_status, to_status, offer)
				values (${id}, 'staff', 'submitted', 'offered', ${api.admin.json({ ...facts, last_day: '2027-01-01' })})`,
		).rejects.toThrow();
	});
});

test('offers beyond the number of places are asked about, with what the places are', async () => {
	await api.admin`update public.internships set spots = 1 where id = ${dated}`;
	const bob = await signedUp(api.started.backend, 'bob@example.org');
	const [one, other] = [await world.apply(ann.id, dated), await world.apply(bob.id, dated)];
	expect((await move(one, 'submitted', 'offered')).status).toBe(200);
	expect(await move(other, 'submitted', 'offered')).toMatchObject({
		status: 422,
		body: { code: 'beyond_places', message: '1 place: 0 accepted, 2 offered. Go on?' },
	});
	expect((await move(other, 'submitted', 'interview')).status).toBe(200);
	const more = { beyond_places: true };
	expect((await move(other, 'interview', 'offered', more)).status).toBe(200);
	await api.admin`update public.internships set spots = null where id = ${dated}`;
});

test('offers to several at once on days that some did not write are asked about, without the names that are hidden', async () => {
	const bob = await signedUp(api.started.backend, 'dates@example.org');
	const { sql } = api.started.backend;
	const availability = 'From 1 July 2027';
	await api.admin`update auth.users set raw_user_meta_data = ${api.admin.json({ full_name: 'Bob Ng' })} where id = ${bob.id}`;
	await api.admin`update public.internships set starts_on = '2027-05-03' where id = ${dated}`;
	const one = await world.apply(ann.id, dated);
	const other = await apply(sql, api.admin, bob.id, dated, { availability });
	const [row] = await api.admin`
		update public.applications set names_hidden = true where id = ${other} returning number`;
	const offerBoth = (more: object = {}) =>
		askApi<{ code: string; message: string; items: { outcome: string }[] }>(
			api.app,
			'POST',
			'/employer/applications/moves',
			{
				token: rosa.token,
				body: {
					moves: [one, other].map((id) => ({ id, expected: 'submitted' })),
					to: 'offered',
					beyond_places: true,
					...more,
				},
			},
		);
	const asked = await offerBoth();
	expect(asked).toMatchObject({ status: 422, body: { code: 'other_days' } });
	expect(asked.body.message).toContain(`Applicant ${row?.number} is free from 1 July 2027`);
	expect(asked.body.message).not.toContain('Bob');
	expect(await api.admin`select distinct status from public.applications`).toEqual([
		{ status: 'submitted' },
	]);
	await api.admin`update public.applications set names_hidden = false where id = ${other}`;
	expect((await offerBoth()).body.message).toContain('Bob Ng is free from 1 July 2027');
	const sent = await offerBoth({ other_days: true });
	expect(sent.body.items.map(({ outcome }) => outcome)).toEqual(['moved', 'moved']);
});

describe('withdrawing several after accepting', () => {
	const others = (id: string, path: string, body?: object) =>
		askApi<WholeApplication & { code: string }>(api.app, 'POST', `/applications/${id}/${path}`, {
			token: ann.token,
			...(body && { body }),
		});
	const statusesOf = async (...ids: string[]) =>
		Promise.all(ids.map(async (id) => (await own(id)).body.status));

	test('is taken back in one step, and with the acceptance', async () => {
		const kept = await world.apply(ann.id, dated);
		const second = await world.apply(ann.id, open);
		await move(second, 'submitted', 'interview');
		await move(kept, 'submitted', 'offered', {
			offer: { ...facts, first_day: '2027-06-21', last_day: '2027-08-29' },
		});
		await pass();
		const accepted = (await own(kept, 'accepted', { checked: true })).body;
		const each = accepted.other_open.map(({ id, status }) => ({ id, expected: status }));
		expect(each).toEqual([{ id: second, expected: 'interview' }]);
		const withdrawn = await others(kept, 'withdraw-others', { applications: each });
		expect(withdrawn.body).toMatchObject({
			other_open: [],
			withdrawn_with: [{ id: second }],
			withdrawn_seconds: expect.toSatisfy((seconds: number) => seconds > 500),
		});

		const back = await others(kept, 'take-back-others');
		expect(back.body).toMatchObject({ other_open: [{ id: second }], withdrawn_with: [] });
		expect(await statusesOf(kept, second)).toEqual(['accepted', 'interview']);
		expect((await others(kept, 'take-back-others')).body.code).toBe('not_taken_back');

		await others(kept, 'withdraw-others', { applications: each });
		expect(await statusesOf(kept, second)).toEqual(['accepted', 'withdrawn']);
		await others(kept, 'take-back');
		expect(await statusesOf(kept, second)).toEqual(['offered', 'interview']);
		const late = await others(kept, 'withdraw-others', { applications: each });
		expect(late.body.code).toBe('moved_meanwhile');
	});

	test('is nobody else’s', async () => {
		const kept = await world.apply(ann.id, dated);
		const eve = await signedUp(api.started.backend, 'eve@example.org');
		const answer = await askApi(api.app, 'POST', `/applications/${kept}/withdraw-others`, {
			token: eve.token,
			body: { applications: [{ id: kept, expected: 'submitted' }] },
		});
		expect(answer.status).toBe(404);
	});
});

describe('moves within ten minutes', () => {
	test('are one mail, of the last', async () => {
		const id = await world.apply(ann.id, dated);
		await move(id, 'submitted', 'in-review');
		await pass(120);
		await move(id, 'in-review', 'interview');
		await pass(120);
		await move(id, 'interview', 'offered');
		await pass(599);
		expect(await mailed()).toEqual([]);
		await pass(2);
		expect((await mailed()).map(({ subject }) => subject)).toEqual([
			'You have an offer: loom-intern, Tidewell Systems',
		]);
	});

	test('are mailed as they stand once the last is taken back', async () => {
		const id = await world.apply(ann.id, dated);
		await move(id, 'submitted', 'in-review');
		await pass(300);
		await move(id, 'in-review', 'interview');
		await pass(400);
		await askApi(api.app, 'POST', `/employer/applications/${id}/take-back`, { token: rosa.token });
		expect((await mailed()).map(({ subject }) => subject)).toEqual([
			'Your application is being read: loom-intern, Tidewell Systems',
		]);
	});

	test('are two mails where ten minutes lie between them', async () => {
		const id = await world.apply(ann.id, dated);
		await move(id, 'submitted', 'in-review');
		await pass(601);
		await move(id, 'in-review', 'interview');
		await pass(601);
		expect(await mailed()).toHaveLength(2);
	});
});

test('address and telephone number are in no copy before an invitation', async () => {
	await api.admin`
		update public.student_profiles set phone = '+44 7700 900123', skills = '["Looms"]'
		where user_id = ${ann.id}`;
	const { body: profile } = await askApi<{ updated_at: string }>(api.app, 'GET', '/profile', {
		token: ann.token,
	});
	const seen = profile.updated_at;
	const { body: sent } = await askApi<WholeApplication>(api.app, 'POST', '/applications', {
		token: ann.token,
		body: {
			internship: 'loom-intern',
			motivation: 'm',
			experience: 'e',
			availability: 'a',
			profile: { seen, show_permission: false },
			cv: { kind: 'made', seen, leave_out: false },
		},
	});
	expect(sent.sent).toMatchObject({ cv_name: 'CV.pdf', profile: { phone: '+44 7700 900123' } });
	const file = async (path: string) => {
		const answer = await api.app.fetch(call('GET', `/api/employer${path}`, { token: rosa.token }));
		return new Uint8Array(await answer.arrayBuffer());
	};
	const read = () =>
		askApi<WholeApplicant>(api.app, 'GET', `/employer/applications/${sent.id}`, {
			token: rosa.token,
		});
	const cv = await file(`/applications/${sent.id}/cv`);
	const { text } = await extractText(cv.slice(), { mergePages: true });
	expect(text).toContain('Looms');
	expect(text).not.toMatch(/900123|ann@/);
	expect((await getMeta(cv.slice())).info.Title).toBe('CV');
	expect(new TextDecoder().decode(await file('/applications.csv'))).not.toMatch(/900123|ann@/);
	expect(new TextDecoder().decode(await file('/cvs.zip'))).not.toContain('ann@');
	expect((await read()).body).toMatchObject({ email: null, profile: { phone: null } });

	await move(sent.id, 'submitted', 'interview');
	expect((await read()).body).toMatchObject({ email: null, profile: { phone: null } });
	await pass();
	expect((await read()).body).toMatchObject({
		email: 'ann@example.org',
		profile: { phone: '+44 7700 900123' },
	});
});

test('the deletion of an account with an accepted offer is mailed to the employer', async () => {
	const cat = await signedUp(api.started.backend, 'cat@example.org');
	const id = await world.apply(cat.id, dated);
	await move(id, 'submitted', 'offered');
	await pass();
	await askApi(api.app, 'POST', `/applications/${id}/move`, {
		token: cat.token,
		body: { expected: 'offered', to: 'accepted', checked: true },
	});
	const { siteUrl, officeAddress } = api.started.config;
	const person = { id: cat.id, email: 'cat@example.org' } as AccountUser;
	await deleteAccount(api.started.backend, person, { siteUrl, officeAddress });
	const mails = await api.admin<Mail[]>`
		select recipient as "to", subject, body_text as text from outbox.mails where subject like '%deleted their account%'`;
	expect(mails).toMatchObject([
		{
			to: 'rosa@example.org',
			text: expect.stringContaining('They had accepted your offer: the place is free again.'),
		},
	]);
});

test('of what is over nobody is told: the last day of the work, or of an offer, has passed', async () => {
	const dora = await signedUp(api.started.backend, 'dora@example.org');
	for (const [listing, accepts] of [
		[dated, true],
		[open, false],
	] as const) {
		const id = await world.apply(dora.id, listing);
		await move(id, 'submitted', 'offered', { offer: facts });
		await pass();
		if (accepts)
			await askApi(api.app, 'POST', `/applications/${id}/move`, {
				token: dora.token,
				body: { expected: 'offered', to: 'accepted', checked: true },
			});
	}
	const waits = async () =>
		(
			await api.admin<{ status: string }[]>`
				select status from application_rules.held_for(${dora.id}) order by status`
		).map(({ status }) => status);
	expect(await waits()).toEqual(['accepted', 'offered']);
	await api.admin`
		update public.application_events
		set details = details || jsonb_build_object('offer_until', '2026-01-10')
			|| jsonb_build_object('offer', details -> 'offer' || '{"first_day": "2026-01-05", "last_day": "2026-03-29"}')
		where details is not null`;
	expect(await waits()).toEqual([]);
});

test('a withdrawal from an offer is mailed to its employer, whatever mails they have chosen', async () => {
	await api.admin`update public.company_members set application_mails = 'never'`;
	const id = await world.apply(ann.id, dated);
	await move(id, 'submitted', 'offered');
	await pass();
	await mailed();
	await own(id, 'withdrawn', { message: 'I have another one.' });
	await pass();
	const mail = (await mailed()).find(({ to }) => to === 'rosa@example.org');
	expect(mail?.subject).toMatch(/^Withdrawn from your offer/);
	expect(mail?.text).toContain('The place that you held is free again.');
	expect(mail?.text).toContain('I have another one.');
});
