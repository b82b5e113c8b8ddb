import type { Fragment, TransactionSql } from 'postgres';
import { UNDECIDED } from '#schema/applications/application-moves.ts';
import type { LatestDetails } from '#schema/applications/details.ts';
import { type DoubtsOf, offerDoubts } from '#schema/applications/offer/offer-doubts.ts';
import type {
	StudentApplication,
	WholeApplication,
} from '#schema/applications/student-applications.ts';
import { SIMILAR_SHOWN } from '#schema/internships/catalogue-contract.ts';
import type { MessageReport } from '#schema/report.ts';
import { unreadBy } from '#server/deeds/applications/application-messages.ts';
import { latestDetails } from '#server/deeds/applications/applications.ts';

/** An application may have fifteen thousand characters of answers: a list has none of them. */
export const PAGE = 20;

type Whole = Omit<WholeApplication, 'listing' | 'today'>;

/** As it is read: its details in one object, and instead of the doubts about an offer what they depend on. */
type QueryRow<Item> = Omit<Item, 'doubts' | keyof LatestDetails> & {
	details: LatestDetails;
	basis: DoubtsOf | null;
};

const wholeOf = <Item>({ basis, details, ...item }: QueryRow<Item>, today: string) =>
	({ ...item, ...details, doubts: basis ? offerDoubts(basis, today) : [] }) as unknown as Item;

/**
 * What is accepted or needs its student first, then newest first; one more than a page, if there is one.
 * @param before the last that is known already
 */
export async function listApplications(
	tx: TransactionSql,
	user: string,
	today: string,
	before: string | undefined,
): Promise<StudentApplication[]> {
	const rows = await tx<{ item: QueryRow<StudentApplication> }[]>`
		with own as materialized (
			select application.id, created_at,
				application_rules.status_of(application.id) in ('interview', 'offered', 'accepted') as urgent
			from public.applications as application where user_id = ${user}
		), page as (
			select * from own
			${before ? tx`where (urgent, created_at, id) < (select urgent, created_at, id from own where id = ${before})` : tx``}
			order by urgent desc, created_at desc, id desc limit ${PAGE + 1}
		)
		select (
			select to_json(item) from (
				select ${columns(tx, today)} from public.applications as application where application.id = page.id
			) as item
		) as item
		from page order by urgent desc, created_at desc, id desc`;
	return rows.map(({ item }) => wholeOf(item, today));
}

/** Undefined where it is somebody else's, or there is none. */
export async function readApplication(
	tx: TransactionSql,
	user: string,
	id: string,
	today: string,
): Promise<Whole | undefined> {
	const [row] = await tx<{ item: QueryRow<Whole> }[]>`
		select to_json(found) as item from (
			select ${columns(tx, today)}, motivation, experience, availability, question_answers, (
				select to_json(along) from (
					select profile || jsonb_build_object('phone', application_rules.sent_phone(application_id)) as profile,
							permission_shown, cv_name
						from public.application_copies
					where application_id = application.id
				) as along
			) as sent, ${otherOpen(tx)} as other_open, together.*
			from public.applications as application cross join ${withdrawnWith(tx)} where user_id = ${user} and id = ${id}
		) as found`;
	return row && wholeOf(row.item, today);
}

/** The applications of the person to these internships that have an offer, to answer or accepted. */
export async function readOffers(
	tx: TransactionSql,
	user: string,
	today: string,
	slugs: string[],
): Promise<StudentApplication[]> {
	const rows = await tx<{ item: QueryRow<StudentApplication> }[]>`
		select to_json(found) as item from (
			select ${columns(tx, today)} from public.applications as application
			where user_id = ${user} and internship_id in (
					select internships.id from public.internships where slug = any (${slugs})
				)
				and application_rules.status_of(id) in ('offered', 'accepted')
			order by created_at desc
		) as found`;
	return rows.map(({ item }) => wholeOf(item, today));
}

/**
 * Its history as both sides see it, oldest first: without what was taken back, and without the taking back.
 * @param nameless whether an employer reads it who does not see who has applied, in SQL: what it wrote has no name filled in then
 */
export const eventsOf = (tx: TransactionSql, nameless: Fragment = tx`false`) => tx`
	(
		select coalesce(json_agg(shown order by shown.number), '[]') from (
			select id, number, at, mover, from_status, to_status, reasons,
				case when ${nameless} then coalesce(template, message) else message end as message,
				application_rules.texts_of(details) is not null as has_texts
			from public.application_events as event
			where application_id = application.id and takes_back is null and not exists (
				select from public.application_events as later where later.takes_back = event.id
			)
		) as shown
	)`;

/** Another application in short, as one of a list. */
const inShort = (tx: TransactionSql) => tx`
	coalesce(json_agg(json_build_object('id', other.id, 'status', known, 'program_name', other.program_name,
		'program_type', other.program_type, 'internship', (
			select json_build_object('title', title, 'company', company, 'location', location)
			from public.internships where internships.id = other.internship_id
		)) order by other.created_at desc), '[]')`;

const otherOpen = (tx: TransactionSql) => tx`
	(
		select ${inShort(tx)}
		from public.applications as other cross join lateral application_rules.status_of(other.id) as known
		where other.user_id = application.user_id and other.id <> application.id and known = any (${UNDECIDED})
			and application_rules.status_of(application.id) = 'accepted'
	)`;

/** What was withdrawn with the acceptance of this one, and can be taken back. */
const withdrawnWith = (tx: TransactionSql) => tx`
	lateral (
		select ${inShort(tx)} as withdrawn_with,
			coalesce(min(application_rules.undo_seconds(other.id)), 0) as withdrawn_seconds
		from public.applications as other cross join lateral application_rules.status_of(other.id) as known
		where application_rules.undo_seconds(other.id) > 0 and known = 'withdrawn' and other.id in (
			select event.application_id from public.application_events as event
			where event.withdrawn_with = application.id
		)
	) as together`;

const columns = (tx: TransactionSql, today: string) => tx`
	id, created_at, program_type, program_name, application_rules.status_of(id) as status, answer_due_on,
	${latestDetails(tx)} as details, ${unreadBy(tx, 'student')} as unread,
	case when application_rules.status_of(id) = 'offered' then application_rules.offer_basis(id) end as basis,
	(
		select to_json(chosen) from (
			select slug, title, company, location, sector, source, starts_on, starts, weeks, hours, least_hours, hours_pattern, country,
				sponsorship, part_of_course, pay_amount, pay_per, pay_currency,
				case when application_rules.has_passed(deadline, ${today}) then 'closed' else internships.status end as status
			from public.internships
			where internships.id = application.internship_id
		) as chosen
	) as internship,
	${eventsOf(tx)} as events,
	application_rules.standing_of(internship_id) as standing,
	application_rules.undo_seconds(id) as undo_seconds`;

/** The person's application to this internship that is not withdrawn. */
export async function findApplicationTo(tx: TransactionSql, user: string, slug: string) {
	const [row] = await tx<{ item: { id: string; created_at: string } }[]>`
		select to_json(sent) as item from (
			select application.id, application.created_at from public.applications as application
			join public.internships on internships.id = internship_id
			where user_id = ${user} and slug = ${slug} and application_rules.status_of(application.id) <> 'withdrawn'
		) as sent`;
	return row?.item ?? null;
}

/** Those of these internships to which the person has never applied, at most as many as a page shows. */
export async function notAppliedTo<Item extends { slug: string }>(
	tx: TransactionSql,
	user: string,
	internships: Item[],
): Promise<Item[]> {
	const rows = await tx<{ slug: string }[]>`
		select slug from public.internships where slug = any (${internships.map(({ slug }) => slug)}) and id in (
			select internship_id from public.applications where user_id = ${user}
		)`;
	const slugs = new Set(rows.map(({ slug }) => slug));
	return internships.filter(({ slug }) => !slugs.has(slug)).slice(0, SIMILAR_SHOWN);
}

/** How often the person has applied to an internship, with what was withdrawn. */
export async function countApplicationsTo(tx: TransactionSql, user: string, slug: string) {
	const [row] = await tx<{ count: number }[]>`
		select count(*)::integer as count from public.applications as application
		join public.internships on internships.id = internship_id
		where user_id = ${user} and slug = ${slug}`;
	return row?.count ?? 0;
}

/** The answers of the last application that the next form repeats. */
export async function readEarlierAnswers(tx: TransactionSql, user: string) {
	const [row] = await tx<{ experience: string; availability: string }[]>`
		select experience, availability from public.applications
		where user_id = ${user} order by created_at desc, id desc limit 1`;
	return row ?? null;
}

/** Whether the employer of an internship reads applications without names until it invites somebody. */
export async function hidesNames(tx: TransactionSql, slug: string) {
	const rows = await tx`select from public.internships where slug = ${slug} and hide_names`;
	return rows.length > 0;
}

/** Whether an internship is of the person's own company. */
export async function isOwnInternship(tx: TransactionSql, slug: string) {
	const rows = await tx`
		select from public.internships where slug = ${slug} and employer_id = posting_rules.own_employer()`;
	return rows.length > 0;
}

/** The CV that was sent with an application; undefined where it is somebody else's, or there is none. */
export async function readSentCv(tx: TransactionSql, user: string, id: string) {
	const [row] = await tx<{ name: string; content: Uint8Array }[]>`
		select cv_name as name, content from public.application_copies
		join public.applications as application on application.id = application_id
		join public.sent_cvs on sent_cvs.id = sent_cv
		where application.id = ${id} and application.user_id = ${user}`;
	return row;
}

/** @throws 42501 where it is no message of an employer to this student. What was reported already stays as it is. */
export const insertMessageReport = (
	tx: TransactionSql,
	id: string,
	{ event, reason, message = null }: MessageReport,
) => tx`
	insert into public.reports (internship, event_id, reason, message)
	select slug, ${event}::uuid, ${reason}, ${message}
	from public.applications as application
	left join public.internships on internships.id = internship_id
	where application.id = ${id} and exists (
		select from public.application_events as event
		where event.id = ${event} and event.application_id = application.id
	)
	on conflict do nothing`;
