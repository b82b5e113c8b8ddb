import type { Sql, TransactionSql } from 'postgres';
import { londonDay } from '#schema/london-day.ts';
import { emptyProfile } from '#schema/students/student-profile.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';

const APPLICANTS = 1_000;
const DRAFTS = 1_000;
const LISTINGS = ['bench-ferries', 'bench-looms', 'bench-ovens'];

/**
 * A company of `employer` with a thousand applicants, each with a CV whose words were read, at all stages, of whom a third are
 * hidden; and a thousand drafts of other companies that wait for `staff`.
 * @returns ids of an applicant and of a draft
 */
export const fill = (sql: Sql, employer: string, staff: string) =>
	sql.begin(async (tx) => {
		// What triggers would do for each row is written below.
		await tx`set local session_replication_role = replica`;
		const one = await applicants(tx, employer);
		const draft = await drafts(tx, staff);
		return { one, draft };
	});

async function applicants(tx: TransactionSql, employer: string): Promise<string> {
	const [company] = await tx<{ id: string }[]>`
		insert into public.employers ${tx({ ...verifiedEmployer(employer, 'Bench'), host_since: '2026-01-01' })} returning id`;
	const companyId = company?.id ?? '';
	await tx`
		insert into public.company_members (employer_id, user_id, role) values (${companyId}, ${employer}, 'owner')
		on conflict do nothing`;
	for (const [place, slug] of LISTINGS.entries()) {
		const change = { source: 'employer', employer_id: companyId, hide_names: place === 2 };
		await tx`insert into public.internships ${tx(internshipRow(slug, change))}`;
	}
	await tx`
		insert into auth.users (id, email, aud, role, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		select md5('bench' || n)::uuid, 'student-' || n || '@bench.example', 'authenticated', 'authenticated', now(), '{}',
			'{"full_name": "A Student"}', now(), now()
		from generate_series(1, ${APPLICANTS}::integer) as n`;
	await tx`
		insert into public.applications (id, user_id, internship_id, number, program_type, motivation, experience, availability,
			status, answer_due_on, created_at, names_hidden, to_office)
		select md5('application' || n)::uuid, md5('bench' || n)::uuid, internship.id, n / 3 + 1, 'london',
			repeat('I mend looms and tables. ', 60), repeat('Two summers in a shop. ', 60), 'From June',
			(array['submitted', 'submitted', 'in-review', 'interview', 'rejected', 'offered'])[1 + n % 6],
			current_date + n % 20 - 3, now() - n % 480 * interval '1 hour', internship.hide_names, false
		from generate_series(1, ${APPLICANTS}::integer) as n
		join public.internships as internship on internship.slug = (${LISTINGS}::text[])[1 + n % 3]`;
	await tx`
		insert into public.application_events (application_id, at, mover, from_status, to_status, details)
		select application.id, application.created_at, 'student', null, 'submitted', null from public.applications as application
		where application.user_id = any (array(select id from auth.users where email like '%@bench.example'))
		union all
		select id, created_at + interval '1 hour', 'employer', 'submitted', status, case when status = 'interview' then
			'{"interview": {"times": ["2099-01-01T10:00:00.000Z", "2099-01-02T10:00:00.000Z"], "minutes": 30, "place": "Leeds Dock",
				"one_each": true, "cancelled": false}}'::jsonb end
		from public.applications where status <> 'submitted'`;
	await tx`
		insert into public.sent_cvs (id, user_id, content, text)
		select md5('cv' || n)::uuid, md5('bench' || n)::uuid, convert_to('%PDF-1.7 ' || n, 'UTF8'),
			'Student ' || n || ', Leeds. ' || (
				select string_agg(md5('word' || n * 7 % 1000 + place) || ' kept the books of a shop in Leeds.', ' ')
				from generate_series(1, 50) as place
			)
		from generate_series(1, ${APPLICANTS}::integer) as n`;
	const { work_permission: _permission, phone: _phone, ...sent } = emptyProfile;
	await tx`
		insert into public.application_copies (application_id, profile, permission_shown, sent_cv, cv_name)
		select md5('application' || n)::uuid, ${tx.json(sent)}::jsonb || jsonb_build_object('name', 'Student ' || n, 'university', 'Northbridge University',
				'course', 'Statistics', 'level', (array['bachelor', 'master', 'phd'])[1 + n % 5 % 3], 'graduation', '2027-06',
				'weekly_hours', 20 + n % 20, 'earliest_start', '2027-06-01', 'skills', '["SQL", "Python"]'::jsonb),
			'{"kind": "no-restriction"}', md5('cv' || n)::uuid, 'cv.pdf'
		from generate_series(1, ${APPLICANTS}::integer) as n`;
	await tx`
		insert into public.application_marks (application_id, stars, shortlisted)
		select md5('application' || n)::uuid, n % 4, n % 7 = 0 from generate_series(3, ${APPLICANTS}::integer, 3) as n`;
	const [row] = await tx<{ id: string }[]>`select md5('application1')::uuid as id`;
	return row?.id ?? '';
}

/** Of twenty companies, each text its own; in every fifth are words that staff look at. */
async function drafts(tx: TransactionSql, staff: string): Promise<string> {
	await tx`insert into public.staff (user_id) values (${staff}) on conflict do nothing`;
	await tx`
		insert into auth.users (id, email, aud, role, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		select md5('company' || n)::uuid, 'company-' || n || '@bench.example', 'authenticated', 'authenticated', now(), '{}', '{}', now(), now()
		from generate_series(1, 20) as n`;
	await tx`
		insert into public.employers (id, user_id, company_name, contact_person, profile_completed, verified, verified_at, host_since)
		select md5('company' || n)::uuid, md5('company' || n)::uuid, 'Company ' || n, 'Rosa Lind', true, true, now() - interval '1 year', now()
		from generate_series(1, 20) as n`;
	const content = draftFor(londonDay(new Date()));
	await tx`
		insert into public.internship_drafts (id, employer_id, state, content, step, submitted_at, times_submitted)
		select md5('draft' || n)::uuid, md5('company' || 1 + n % 20)::uuid, 'submitted',
			${tx.json(content)}::jsonb || jsonb_build_object('title', 'Intern ' || n, 'description', concat(
				'You count the ', (array['ferries', 'looms', 'ovens', 'bridges', 'maps', 'kites', 'wells', 'clocks'])[1 + n % 8],
				' of our ', (array['harbour', 'mill', 'bakery', 'valley', 'archive', 'meadow', 'quarry'])[1 + n % 7], ' in week ', n,
				', compare them with year ', 1900 + n, ', and tell what you see.', case when n % 5 = 0 then ' Cash in hand on Fridays.' end)),
			4, now() - (${DRAFTS}::integer - n) * interval '10 minutes', 1
		from generate_series(1, ${DRAFTS}::integer) as n`;
	const [row] = await tx<{ id: string }[]>`select md5('draft1')::uuid as id`;
	return row?.id ?? '';
}
