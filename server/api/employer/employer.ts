import type { Hono } from 'hono';
import type { Sql, TransactionSql } from 'postgres';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import { companyProfile } from '#schema/employers/employer.ts';
import {
	applicationMailsChoice,
	type EmployerCounts,
	type EmployerOverview,
	type EmployerTasks,
} from '#schema/employers/employer-overview.ts';
import type { FormerCompany } from '#schema/employers/member-changes.ts';
import { companyAnswer } from '#schema/staff/company-notes.ts';
import { answerCalls, type CallTools, get, post } from '#server/api/calls.ts';
import { bodyOf, idIn } from '#server/api/request-parts.ts';
import { answerStaff, noStaffQuestion } from '#server/deeds/answer-staff.ts';
import { chooseApplicationMails } from '#server/deeds/applications/choose-mails.ts';
import { type CompanyProfile, saveCompanyProfile } from '#server/deeds/company-profile.ts';
import { employerWith } from '#server/deeds/members.ts';
import { noAnswer, orNoAnswer, refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';
import { agreedInterviews, employerTasks, MOST_COMING } from './employer-tasks.ts';

/**
 * What the dashboard of an employer counts (`GET /overview`; `GET /counts` for the tabs beside another one), and when they
 * are mailed about applications (`POST /mails`, answered with the overview). `GET /company` is the profile of the company of
 * which one is a member, with one's role there, or the company to which one belonged, and `POST /company` changes it as an owner; `POST /staff-questions/:id/answer`
 * answers what staff have asked. Shapes are in
 * schema/employers/employer-overview.ts and colleagues.ts; who has no company profile gets 404.
 */
export function employer(tools: CallTools): Hono {
	const { clock } = tools.services;
	const { sql } = tools.backend;
	const overview = async (user: string): Promise<EmployerOverview> => {
		const today = clock.today();
		const [counted, tasks] = await Promise.all([
			asPerson(sql, user, (tx) => overviewOf(tx, today)).catch(refused),
			employerTasks(sql, user, today),
		]);
		return { ...counted, ...tasks };
	};
	return answerCalls(tools, [
		get('/overview', 'read', ({ id }) => overview(id)),
		get('/counts', 'read', ({ id }) => countsOf(sql, id)),
		get('/company', 'read', ({ id }) => ownCompany(sql, id)),
		post('/company', 'employer', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, companyProfile(Number(clock.today().slice(0, 4))));
			const { founded_year = null, company_number = null, seen, ...others } = given;
			const { phone = null, website = null, linkedin_url = null, ...required } = others;
			const optional = { phone, website, linkedin_url, founded_year, company_number };
			const profile: CompanyProfile = { ...required, ...optional };
			await saveCompanyProfile(sql, { person, profile, seen });
		}),
		post('/mails', 'employer', async ({ id }, { req }) => {
			const { mails } = await bodyOf(req.raw, applicationMailsChoice);
			await chooseApplicationMails(sql, { person: id, mails });
			return overview(id);
		}),
		post('/staff-questions/:id/answer', 'employer', async ({ id: person }, context) => {
			const question = idIn(context, noStaffQuestion);
			const { answer } = await bodyOf(context.req.raw, companyAnswer);
			await answerStaff(sql, { person, question, answer });
			tools.backend.sendNotices();
		}),
	]);
}

/** The company of a person with their role in it; both null without one, with the one to which they belonged before. */
async function ownCompany(sql: Sql, user: string): Promise<OwnCompany> {
	const [company] = await asPerson(
		sql,
		user,
		(tx) => tx<OwnCompany[]>`
			select to_jsonb(employer) as row, member.role
			from public.company_members as member
			join public.employers as employer on employer.id = member.employer_id
			where member.user_id = ${user}`,
	).catch(refused);
	return company ?? { row: null, role: null, left: await formerCompany(sql, user) };
}

/** Known for as long as it is kept who belonged to it. */
async function formerCompany(sql: Sql, user: string): Promise<FormerCompany | null> {
	const [former] = await orNoAnswer(
		asServiceRole(
			sql,
			(tx) => tx<FormerCompany[]>`
				select employer.company_name as company, (change.since at time zone 'Europe/London')::date::text as since,
					(change.at at time zone 'Europe/London')::date::text as until,
					coalesce(change.changed_by = change.user_id, false) as by_themselves,
					exists (select from public.applications where user_id = ${user})
						or exists (select from public.student_profiles where user_id = ${user}) as is_student
				from posting_rules.member_changes as change
				join public.employers as employer on employer.id = change.employer_id
				where change.user_id = ${user} and change.kind = 'left' order by change.at desc limit 1`,
		),
	);
	return former ?? null;
}

async function countsOf(sql: Sql, user: string): Promise<EmployerCounts> {
	const [counts] = await orNoAnswer(
		asServiceRole(
			sql,
			(tx) => tx<EmployerCounts[]>`
				select count(distinct internship.id)::integer as internships, count(application.id)::integer as applications
				from public.employers as employer
				join public.internships as internship on internship.employer_id = employer.id
				left join public.applications as application on application.internship_id = internship.id
				where employer.id = ${employerWith(tx, user, 'applicants')}`,
		),
	);
	return counts ?? { internships: 0, applications: 0 };
}

type OwnCompany =
	| { row: object; role: CompanyRole }
	| { row: null; role: null; left: FormerCompany | null };

/** Offers that their students are shown and may still accept, and accepted ones of which the first day is to come. */
const comingOffers = (tx: TransactionSql, today: string) => tx`
	(
		select coalesce(jsonb_agg(jsonb_build_object('application', coming.id,
			'name', coalesce(coming.sent_name, named.name), 'internship', coming.title, 'status', coming.status,
			'day', coming.day, 'undo_until', application_rules.iso_moment(coming.undo_until))
			order by coming.day, coming.id), '[]')
		from (
			select application.id, internship.title, application.status, dated.day, (
					select max(event.at) + application_rules.take_back_time() from public.application_events as event
					where event.application_id = application.id and event.to_status = 'accepted' and event.takes_back is null
						and application.status = 'accepted'
						and event.at > clock_timestamp() - application_rules.take_back_time()
				) as undo_until,
				coalesce(copy.profile ->> 'latin_name', copy.profile ->> 'name') as sent_name
			from application_rules.answered_by_me as application
			join public.internships as internship on internship.id = application.internship_id
			left join public.application_copies as copy on copy.application_id = application.id
			cross join lateral (
				select event.id, event.details from public.application_events as event
				where event.application_id = application.id and event.to_status = 'offered' and event.takes_back is null
					and not exists (select from public.application_events as later where later.takes_back = event.id)
				order by event.number desc limit 1
			) as offer
			cross join lateral (
				select case application.status when 'offered' then offer.details ->> 'offer_until'
					else offer.details -> 'offer' ->> 'first_day' end as day
			) as dated
			where application.internship_id = any (array(select application_rules.own_internships()))
				and application.status in ('offered', 'accepted') and dated.day >= ${today}
				and application_rules.is_shown(offer.id)
			order by dated.day, application.id limit ${MOST_COMING}
		) as coming
		left join lateral application_rules.applicants(array[coming.id]) as named on true
	)`;

async function overviewOf(
	tx: TransactionSql,
	today: string,
): Promise<Omit<EmployerOverview, keyof EmployerTasks>> {
	const own = tx`(select posting_rules.own_employer('internships'))`;
	const [row] = await tx<{ overview: EmployerOverview }[]>`
		select application_rules.employer_overview(${today}::date) || jsonb_build_object(
			'today', ${today}::text,
			'interviews', ${agreedInterviews(tx, 'coming')},
			'offers', ${comingOffers(tx, today)},
			'waits', posting_rules.waiting_times(),
			'sent_in', exists (
				select from public.internship_drafts where employer_id = ${own} and state = 'submitted'
			),
			'draft', (
				select jsonb_build_object('id', draft.id,
					'title', left(coalesce(draft.content ->> 'title', ''), 200), 'returned', state = 'returned')
				from public.internship_drafts as draft
				where employer_id = ${own} and state in ('draft', 'returned') and internship_id is null
				order by touched_at desc limit 1
			)
		) as overview`;
	if (!row) throw noAnswer();
	return row.overview;
}
