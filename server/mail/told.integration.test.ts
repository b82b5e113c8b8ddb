import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import type { Colleagues } from '#schema/employers/colleagues.ts';
import type { ApplicationMails } from '#schema/employers/employer-overview.ts';
import { londonDay } from '#schema/london-day.ts';
import { keepPromisesOf } from '#server/deeds/applications/keep-promises.ts';
import { at, interviewWorld, invitation } from '#test/rows/interview-world.ts';
import { signedUp } from '#test/servers/backend.ts';
import { askApi, startTestApi, type TestApi } from '#test/servers/test-api.ts';

/** Who of a company is mailed: rosa is its owner, omar and uma are recruiters. */
type Person = { id: string; token: string };
const ROSA = 'rosa@example.org';
const OMAR = 'omar@example.org';
const UMA = 'uma@example.org';

let api: TestApi;
let world: Awaited<ReturnType<typeof interviewWorld>>;
let omar: Person;
let uma: Person;

beforeAll(async () => {
	api = await startTestApi({ officeAddress: 'office@example.org' });
	world = await interviewWorld(api);
	omar = await signedUp(api.started.backend, OMAR);
	uma = await signedUp(api.started.backend, UMA);
});
beforeEach(async () => {
	await world.forget();
	await api.admin`delete from public.company_members where role = 'recruiter'`;
	for (const { id } of [omar, uma])
		await api.admin`insert into public.company_members (employer_id, user_id, role)
			values (${world.rosa.employer}, ${id}, 'recruiter')`;
	await api.admin`update public.company_members set application_mails = null`;
});
afterAll(() => api.close());

const choose = async ({ token }: Person, mails: ApplicationMails) => {
	const path = '/employer/mails';
	const { status } = await askApi(api.app, 'POST', path, { token, body: { mails } });
	expect(status).toBe(200);
};
const moveAs = ({ token }: Person, id: string, body: object) =>
	askApi(api.app, 'POST', `/employer/applications/${id}/move`, { token, body });
const give = async (id: string, to: string | null, expected: string | null = null) => {
	const { status } = await world.host(id, '/assign', { to, expected });
	expect(status).toBe(200);
};
/** To whom of the company mails of a kind went. */
const toldOf = async (...kinds: string[]) =>
	(await world.mailed(...kinds))
		.map(({ to }) => to)
		.filter((to) => to !== 'ann@example.org' && to !== 'bob@example.org')
		.toSorted();
const due = () => api.admin`update outbox.notices set due_at = now()`;

/** An interview to which a person of the company has invited Ann, and whose time she has chosen. */
async function arranged(by: Person) {
	const id = await world.world.apply(world.ann.id, world.listing);
	await moveAs(by, id, {
		expected: 'submitted',
		to: 'interview',
		message: 'Do come.',
		interview: invitation(['10:00', '11:00']),
	});
	await world.pass();
	const application = await world.read(world.ann, id);
	await world.answer(world.ann, application, at('10:00'));
	return application;
}

describe('an interview', () => {
	test('is mailed with its calendar file to the owners and to the recruiter who has invited', async () => {
		await arranged(omar);
		const mails = await world.mailed('interview_answers');
		expect(mails.map(({ to }) => to)).toEqual(['ann@example.org', OMAR, ROSA]);
		expect(mails.every(({ calendar }) => calendar?.includes('METHOD:REQUEST'))).toBe(true);
		// Whom the student replies to stays the same.
		expect(mails[0]?.calendar).toContain(`mailto:${ROSA}`);
	});

	test('is mailed and reminded of to whom it was handed over, and to nobody else', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		await give(id, uma.id);
		await moveAs(omar, id, {
			expected: 'submitted',
			to: 'interview',
			message: 'Do come.',
			interview: invitation(['10:00']),
		});
		await world.pass();
		await world.answer(world.ann, await world.read(world.ann, id), at('10:00'));
		expect(await toldOf('interview_answers')).toEqual([UMA]);
		await api.admin`
			insert into outbox.notices (kind, row_id, words)
			select 'interview_reminders', application_id, jsonb_build_object('what', 'reminder',
				'at', application_rules.iso_moment(clock_timestamp()), 'revision', revision,
				'starts_at', application_rules.iso_moment(starts_at), 'minutes', minutes, 'place', null, 'message', null,
				'zone', zone)
			from public.application_interviews`;
		expect(await toldOf('interview_reminders')).toEqual([UMA]);
	});

	test('that is handed over leaves the calendars of those who had it when it is cancelled', async () => {
		const { id } = await arranged(omar);
		await world.mailed('interview_answers');
		await give(id, uma.id);
		await world.answer(world.ann, await world.read(world.ann, id), null);
		const mails = await world.mailed('interview_answers');
		expect(mails.map(({ to }) => to)).toEqual(['ann@example.org', OMAR, ROSA, UMA]);
		expect(mails.every(({ calendar }) => calendar?.includes('METHOD:CANCEL'))).toBe(true);
		expect(await api.admin`select from outbox.interview_calendars`).toEqual([]);
	});

	test('is not mailed to a former colleague, who may have invited', async () => {
		const { id } = await arranged(omar);
		await world.mailed('interview_answers');
		await api.admin`delete from public.company_members where user_id = ${omar.id}`;
		await world.answer(world.ann, await world.read(world.ann, id), at('11:00'));
		expect(await toldOf('interview_answers')).toEqual([ROSA]);
	});
});

test('an answer to an offer goes to who has made it, or has the application, and once to each', async () => {
	const id = await world.world.apply(world.ann.id, world.listing);
	await give(id, omar.id);
	await give(id, null, omar.id);
	await moveAs(omar, id, { expected: 'submitted', to: 'in-review' });
	await moveAs(omar, id, { expected: 'in-review', to: 'offered', message: 'Do come.' });
	await world.pass();
	await world.move(world.ann, id, '/move', { expected: 'offered', to: 'accepted', checked: true });
	await due();
	expect(await toldOf('application_events')).toEqual([OMAR, ROSA]);
});

describe('messages that nobody has read', () => {
	const write = async (id: string, text = 'May I ask something?') => {
		await world.move(world.ann, id, '/messages', { text });
		await due();
		return toldOf('unread_messages');
	};

	test('of nobody’s application go to the owners, and to recruiters who want mails about all', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		expect(await write(id)).toEqual([ROSA]);
		await choose(uma, 'daily');
		expect(await write(id, 'And by when?')).toEqual([ROSA, UMA]);
	});

	test('of an application that is somebody’s go to them, in one mail for all that are theirs', async () => {
		const ids = [
			await world.world.apply(world.ann.id, world.listing),
			await world.world.apply(world.bob.id, world.listing),
		];
		for (const id of ids) await give(id, omar.id);
		await world.move(world.bob, ids[1] ?? '', '/messages', { text: 'Hello' });
		expect(await write(ids[0] ?? '')).toEqual([OMAR]);
	});
});

test('due answers are named to those alone whose they are', async () => {
	const [mine, nobodys] = [
		await world.world.apply(world.ann.id, world.listing),
		await world.world.apply(world.bob.id, world.listing),
	];
	await give(mine, omar.id);
	const today = londonDay(new Date());
	await api.admin`update public.applications set answer_due_on = ${today} where id in (${mine}, ${nobodys})`;
	await keepPromisesOf(api.started.backend.sql, today);
	await due();
	const mails = await world.mailed('answer_reminders');
	expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
		[OMAR, '1 answer is due today'],
		[ROSA, '1 answer is due today'],
	]);
});

describe('new applications', () => {
	const news = async () => {
		await api.admin`update outbox.news set ready_at = now()`;
		await due();
		return (await world.mailed('employer_news')).map(
			({ to, subject }) => `${to} ${subject.split(':')[0]}`,
		);
	};

	test('are told to each member as they have chosen', async () => {
		await choose(world.rosa, 'never');
		await choose(omar, 'at-once');
		await world.world.apply(world.ann.id, world.listing);
		expect(await world.mailed('employer_news')).toMatchObject([{ to: OMAR }]);
		await choose(uma, 'daily');
		await world.world.apply(world.bob.id, world.listing);
		expect(await world.mailed('employer_news')).toMatchObject([{ to: OMAR }]);
		expect(await news()).toEqual([`${UMA} 1 new application`]);
	});

	test('are told to a recruiter who has chosen nothing where they are theirs', async () => {
		const id = await world.world.apply(world.ann.id, world.listing);
		await world.mailed('employer_news');
		await give(id, uma.id);
		await world.move(world.ann, id, '/move', { expected: 'submitted', to: 'withdrawn' });
		expect(await news()).toEqual([`${UMA} 1 withdrawal`]);
	});

	test('that somebody has taken on by the morning are not told to others', async () => {
		await world.world.apply(world.bob.id, world.listing);
		await world.mailed('employer_news');
		const id = await world.world.apply(world.ann.id, world.listing);
		await give(id, omar.id);
		expect(await news()).toEqual([]);
	});

	test('wait for colleagues when somebody wants what waits at once', async () => {
		await world.world.apply(world.bob.id, world.listing);
		await world.mailed('employer_news');
		await choose(uma, 'daily');
		await world.world.apply(world.ann.id, world.listing);
		await choose(uma, 'at-once');
		expect(await world.mailed('employer_news')).toMatchObject([{ to: UMA }]);
		expect(await news()).toEqual([`${ROSA} 1 new application`]);
	});
});

test('what staff say of an internship goes to each who posts', async () => {
	const [draft] = await api.admin<{ id: string }[]>`
		insert into public.internship_drafts (employer_id, state) values (${world.rosa.employer}, 'approved') returning id`;
	await api.admin`insert into outbox.notices (kind, row_id) values ('draft_approved', ${draft?.id ?? ''})`;
	expect(await toldOf('draft_approved')).toEqual([OMAR, ROSA, UMA]);
});

test('what staff decide of the company goes to each who posts, with who can correct its profile', async () => {
	const [decision] = await api.admin<{ id: string }[]>`
		insert into public.employer_decisions (employer_id, outcome, reason)
		values (${world.rosa.employer}, 'refused', 'We found no such company.') returning id`;
	await api.admin`insert into outbox.notices (kind, row_id) values ('employer_decisions', ${decision?.id ?? ''})`;
	const mails = await world.mailed('employer_decisions');
	expect(
		mails.map(({ to, text }) => [
			to,
			/Correct your profile/.test(text),
			/Once an owner/.test(text),
		]),
	).toEqual([
		[OMAR, false, true],
		[ROSA, true, false],
		[UMA, false, true],
	]);
});

test('an owner sees what a colleague has open, and a recruiter their own alone', async () => {
	const { id } = await arranged(omar);
	await world.move(world.ann, id, '/messages', { text: 'May I ask something?' });
	await give(await world.world.apply(world.bob.id, world.listing), omar.id);
	const openFor = async ({ token }: Person) => {
		const { body } = await askApi<Colleagues>(api.app, 'GET', '/employer/colleagues', { token });
		return Object.fromEntries(body.members.map(({ email, open }) => [email, open]));
	};
	const none = { applications: 0, unanswered: 0, interviews: [], keys: 0 };
	const omars = {
		applications: 2,
		unanswered: 1,
		interviews: [{ id, title: 'loom-intern', starts_at: at('10:00'), minutes: 30 }],
		keys: 0,
	};
	expect(await openFor(world.rosa)).toEqual({ [ROSA]: none, [OMAR]: omars, [UMA]: none });
	expect(await openFor(omar)).toEqual({ [ROSA]: null, [OMAR]: omars, [UMA]: null });
	await world.move(world.ann, id, '/move', { expected: 'interview', to: 'withdrawn' });
	expect((await openFor(world.rosa))[OMAR]).toEqual({ ...none, applications: 1 });
});

describe('who is given an application', () => {
	test('is mailed once about all of them, and not of what is taken from them again', async () => {
		const ids = [
			await world.world.apply(world.ann.id, world.listing),
			await world.world.apply(world.bob.id, world.listing),
		];
		for (const id of ids) await give(id, omar.id);
		await give(ids[0] ?? '', uma.id, omar.id);
		await give(ids[0] ?? '', omar.id, uma.id);
		await give(ids[1] ?? '', world.rosa.id, omar.id);
		await due();
		const mails = await world.mailed('applications_given');
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
			[OMAR, 'An application is yours now: loom-intern'],
		]);
		expect(mails[0]?.text).not.toMatch(/ann|bob/i);
	});

	test('is mailed also where they want no mails of new ones, as nobody else is mailed about it from now on', async () => {
		await choose(omar, 'never');
		await give(await world.world.apply(world.ann.id, world.listing), omar.id);
		await due();
		expect(await toldOf('applications_given')).toEqual([OMAR]);
	});

	test('finds it among theirs, and colleagues by their name', async () => {
		const [given, nobodys] = [
			await world.world.apply(world.ann.id, world.listing),
			await world.world.apply(world.bob.id, world.listing),
		];
		await give(given, omar.id);
		const listed = async ({ token }: Person, mine: string) => {
			const { body } = await askApi<ApplicantsPage>(
				api.app,
				'GET',
				`/employer/applications?mine=${mine}`,
				{
					token,
				},
			);
			return body.items.map(({ id, taken_by }) => [id, taken_by]);
		};
		expect(await listed(omar, 'yes')).toEqual([[given, { id: omar.id, name: null, you: true }]]);
		expect(await listed(uma, 'colleague')).toEqual([
			[given, { id: omar.id, name: OMAR, you: false }],
		]);
		expect(await listed(uma, 'nobody')).toEqual([[nobodys, null]]);
	});
});
