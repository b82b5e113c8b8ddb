import bcrypt from 'bcryptjs';
import type { TransactionSql } from 'postgres';
import type { DraftContent } from '#schema/internships/fields.ts';
import { cvOf } from '#schema/students/cv.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';
import { makePdf } from '#server/cv/make-pdf.ts';
import { insertInternships } from '#server/deeds/posting/publish.ts';
import { BCRYPT_COST } from '#server/gateway/auth/sign-up.ts';
import { applications, type DemoApplication } from './applications.ts';
import { drafts, listings } from './listings.ts';
import { DEMO_PASSWORD, type DemoStudent, employers, reviewer, students } from './people.ts';
import { storeAccount } from './store-account.ts';

/** How many days ago its people signed up. */
const DAYS = 50;

/** Puts in everything; the caller's transaction makes it all or nothing. @param today ISO date in London */
export async function fill(sql: TransactionSql, today: string): Promise<void> {
	const hash = await bcrypt.hash(DEMO_PASSWORD, BCRYPT_COST);
	const companies: string[] = [];
	for (const { email, contact, ...company } of employers) {
		const user = await storeAccount(sql, {
			email,
			name: contact,
			hash,
			account: 'employer',
			days: DAYS,
		});
		const [row] = await sql<{ id: string }[]>`
			insert into public.employers ${sql({
				user_id: user,
				company_name: company.company,
				contact_person: contact,
				website: `https://www.${email.split('@')[1]}`,
				industry: company.industry,
				company_size: company.size,
				location: company.location,
				company_description: company.about,
				profile_completed: true,
				verified: company.verified,
			})} returning id`;
		companies.push(row?.id ?? '');
	}
	const [tidewell = '', mirza = ''] = companies;
	const internships: string[] = [];
	for (const { slug, status, content } of listings(today))
		internships.push(await publish(sql, tidewell, slug, status, content));
	await putDrafts(sql, tidewell, mirza, today);
	const users: string[] = [];
	for (const student of students) {
		const { email, name } = student;
		const user = await storeAccount(sql, { email, name, hash, days: DAYS });
		await putProfile(sql, user, student);
		users.push(user);
	}
	const staff = await storeAccount(sql, { ...reviewer, hash, days: DAYS });
	await sql`insert into public.staff (user_id, role) values (${staff}, 'reviewer')`;
	for (const application of applications)
		await apply(sql, users[application.student] ?? '', internships, application);
	await putMessages(sql, users[4] ?? '', internships[0] ?? '');
	await putAround(sql, users, internships, today);
}

async function publish(
	sql: TransactionSql,
	employer: string,
	slug: string,
	status: 'open' | 'paused',
	content: DraftContent,
): Promise<string> {
	const company = { id: employer, company_name: employers[0].company };
	const [id = ''] = await insertInternships(sql, [{ slug, employer: company, content }]);
	await sql`
		update public.internships
		set status = ${status}, paused_by = ${status === 'paused' ? 'employer' : null}, sample = true,
			published_at = now() - interval '46 days'
		where id = ${id}`;
	return id;
}

async function putDrafts(sql: TransactionSql, tidewell: string, mirza: string, today: string) {
	const { submitted, returned, begun } = drafts(today);
	const put = (employer: string, content: DraftContent, change: object) =>
		sql`insert into public.internship_drafts ${sql({
			employer_id: employer,
			content: sql.json(content),
			...change,
		})}`;
	await put(tidewell, submitted, {
		state: 'submitted',
		step: 4,
		submitted_at: sql`now() - interval '3 days'`,
		times_submitted: 1,
	});
	await put(tidewell, returned, {
		state: 'returned',
		step: 2,
		submitted_at: sql`now() - interval '6 days'`,
		times_submitted: 1,
		decided_at: sql`now() - interval '5 days'`,
		return_reason: 'One thing is not clear yet.',
		comments: sql.json({ location: 'Which towns, how often, and who pays the fare?' }),
	});
	await put(mirza, begun, { state: 'draft', step: 2 });
}

async function putProfile(
	sql: TransactionSql,
	user: string,
	{ name, profile, permission }: DemoStudent,
) {
	if (!profile) return;
	const experience = [
		{
			role: 'Survey assistant',
			organisation: 'A sample society',
			from: '2025-06',
			to: '2025-09',
			details: 'Asked 120 people, and counted what they said.',
		},
	];
	await sql`
		insert into public.student_profiles ${sql({
			user_id: user,
			name,
			...profile,
			skills: sql.json(profile.skills),
			experience: sql.json(experience),
			languages: sql.json([{ language: 'English', level: 'fluent' }]),
			work_permission: permission && sql.json(permission),
			weekly_hours: 35,
		})}`;
}

async function apply(
	sql: TransactionSql,
	user: string,
	internships: string[],
	{ listing, sentDaysAgo, steps, cv }: DemoApplication,
): Promise<void> {
	const internship = listing === null ? null : (internships[listing] ?? null);
	const [row] = await sql<{ id: string }[]>`
		insert into public.applications (user_id, internship_id, program_type, program_name, motivation,
			experience, availability, question_answers, answer_due_on)
		select ${user}, ${internship}::uuid, 'uk-cities',
			(select title || ', ' || company from public.internships where id = ${internship}::uuid),
			'I came to data through clinic records that nobody could read. Ninety pools that count lengths in ninety ways is the same trouble with better weather, and I would like to learn how you decide what was true.',
			'Two summers of surveys, and a course project that was used.', 'From June, 35 hours a week.', (
				select coalesce(jsonb_agg(jsonb_build_object('question', asked.question, 'answer',
					'How many people swim before eight: it says when the heating has to start.')
					order by asked.place), '[]')
				from public.internships, unnest(questions) with ordinality as asked (question, place)
				where id = ${internship}::uuid
			),
			(now() at time zone 'Europe/London')::date - ${sentDaysAgo}::integer + 14
		returning id`;
	const id = row?.id ?? '';
	await sql`update public.applications set created_at = now() - ${sentDaysAgo} * interval '1 day',
		status = ${steps.at(-1)?.to ?? 'submitted'} where id = ${id}`;
	const events = [
		{ to: 'submitted', by: 'student', daysAgo: sentDaysAgo, message: null },
		...steps,
	];
	for (const [index, step] of events.entries())
		await sql`
			insert into public.application_events (application_id, at, mover, moved_by, from_status, to_status, reasons,
				message, details)
			values (${id}, now() - ${step.daysAgo} * interval '1 day', ${step.by}, case ${step.by}
					when 'student' then ${user}::uuid
					when 'employer' then (select employers.user_id from public.internships
						join public.employers on employers.id = employer_id where internships.id = ${internship}::uuid)
				end,
				${events[index - 1]?.to ?? null}, ${step.to},
				${'reasons' in step ? (step.reasons ?? []) : []}::text[], ${step.message ?? null},
				case ${step.to}
					when 'offered' then jsonb_build_object('offer', null, 'offer_until',
						(now() at time zone 'Europe/London')::date - ${step.daysAgo}::integer + 14)
					when 'interview' then jsonb_build_object('interview', jsonb_build_object('times', (
						select jsonb_agg(application_rules.iso_moment(
							((now() at time zone 'Europe/London')::date + days + time '10:00') at time zone 'Europe/London'
						) order by days) from unnest(array[3, 4, 5]) as days
					), 'minutes', 30, 'place', 'A video call', 'one_each', true, 'cancelled', false))
				end)`;
	if (internship) await putCopy(sql, id, user, cv === true);
}

/** What went along: the profile, the permission to work and, if there is one, a CV. */
async function putCopy(sql: TransactionSql, application: string, user: string, withCv: boolean) {
	const [profile] = await sql<{ sent: SentProfile; saved_at: string }[]>`
		select application_rules.sent_profile(profile) as sent, to_json(updated_at) #>> '{}' as saved_at
		from public.student_profiles as profile where user_id = ${user}`;
	if (!profile) return;
	const pdf = withCv ? await cvFrom(profile.sent, profile.saved_at) : null;
	await sql`
		with sent as (
			insert into public.sent_cvs (user_id, content)
			select ${user}::uuid, ${pdf}::bytea where ${pdf}::bytea is not null
			on conflict (user_id, digest) do update set user_id = excluded.user_id returning id
		)
		insert into public.application_copies (application_id, profile, phone, permission_shown, cv_name, sent_cv)
		select ${application}, ${sql.json(profile.sent)}, phone, work_permission, ${pdf && 'cv.pdf'}, (select id from sent)
		from public.student_profiles where user_id = ${user}`;
	if (pdf)
		await sql`insert into public.cv_files (user_id, name, content) values (${user}, 'cv.pdf', ${pdf})
			on conflict (user_id) do nothing`;
}

async function cvFrom(profile: SentProfile, savedAt: string): Promise<Buffer | null> {
	const cv = cvOf(profile);
	const contact = [{ text: 'Sample CV', href: null }, ...cv.contact];
	const result = await makePdf({ cv: { ...cv, contact }, email: null, savedAt });
	return 'pdf' in result ? Buffer.from(result.pdf) : null;
}

/** What a student who is invited and the employer have written to each other; the last message is not read yet. */
const putMessages = (sql: TransactionSql, student: string, internship: string) => sql`
	insert into public.application_messages (application_id, side, written_by, text, written_at, sent_at, read_at)
	select application.id, said.side, case said.side when 'student' then application.user_id else employer.user_id end,
		said.words, now() - said.ago, now() - said.ago, case when said.is_read then now() - said.ago end
	from public.applications as application
	join public.internships as internship on internship.id = application.internship_id
	join public.employers as employer on employer.id = internship.employer_id
	cross join (values
		('student', 'Is the day a week to learn a fixed day?', interval '12 days', true),
		('employer', 'Friday, as a rule. The analysts have theirs on the same day.', interval '11 days', true),
		('student', 'Thank you. Fridays suit me well.', interval '1 day', false)
	) as said (side, words, ago, is_read)
	where application.user_id = ${student} and internship.id = ${internship}`;

/** Views, saved internships, a message and a report; and no mail about any of all this. */
async function putAround(
	sql: TransactionSql,
	users: string[],
	internships: string[],
	today: string,
) {
	await sql`
		insert into catalogue.views (internship_id, day, views)
		select internship::uuid, ${today}::date - day, 3 + (day * 7 + place) % 19
		from unnest(${internships}::text[]) with ordinality as own (internship, place), generate_series(1, 40) as day`;
	await sql`
		insert into public.saved_internships (user_id, internship_id)
		select ${users[0] ?? ''}, internship::uuid from unnest(${internships}::text[]) as internship`;
	await sql`
		insert into public.contacts (name, email, subject, category, message) values
			('Sample Reader', 'reader@student.example', 'A sample message', 'general', 'Does a sample get an answer?')`;
	await sql`
		insert into public.reports (internship, reason, message)
		select slug, 'misleading', 'A sample report.' from public.internships where id = ${internships[1] ?? ''}`;
}
