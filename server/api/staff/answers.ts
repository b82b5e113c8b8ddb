import type { Sql, TransactionSql } from 'postgres';
import { MOST_OF_A_NEW_EMPLOYER } from '#schema/applications/message-risks.ts';
import type { Clock } from '#schema/server-services.ts';
import {
	contactAnswer,
	messageReturn,
	type ReviewedMessage,
	reportResolution,
	type StaffMessage,
	type StaffReport,
} from '#schema/staff/staff-answers.ts';
import { type Call, post } from '#server/api/calls.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import {
	approveMessage,
	returnMessage,
	stopMessage,
} from '#server/deeds/applications/decide-message.ts';
import { readReported, stopReported } from '#server/deeds/applications/messages-for-staff.ts';
import { notFound } from '#server/deeds/deed.ts';
import { answerMessage, resolveReport } from '#server/deeds/staff/answers.ts';
import { isFree, listForStaff, newestFirst, oldestFirst, pageAfter } from './for-staff.ts';

const noMessage = () => notFound('There is no such message.');

/** `GET /` lists the messages of the contact form; `POST /:id/answer` answers one by mail. */
export function messageCalls(sql: Sql): Call[] {
	return [
		listForStaff('messages', sql, {
			from: (tx, { show, q }) => tx`
				from public.contacts as contact
				left join public.contact_answers as answer on answer.contact_id = contact.id
				left join public.staff_claims as claim on claim.contact_id = contact.id
				where (answer.id is null) = ${show === 'open'}
					and (${q} = '' or public.has_typed(${q}, contact.email, name, subject, contact.message, answer.message))`,
			filters: (tx) => ({
				'student-inquiries': tx`coalesce(category = 'student-inquiries', false)`,
				'employer-partnerships': tx`coalesce(category = 'employer-partnerships', false)`,
				'technical-support': tx`coalesce(category = 'technical-support', false)`,
				general: tx`coalesce(category = 'general', false)`,
				media: tx`coalesce(category = 'media', false)`,
				unsorted: tx`category is null`,
				again: tx`exists (
					select from public.contacts as earlier
					where earlier.email = contact.email and earlier.created_at < contact.created_at)`,
				free: isFree(tx),
			}),
			rows: (tx, { show, from, ...page }) => {
				const isOpen = show === 'open';
				const moment = isOpen ? oldestFirst(tx, tx`created_at`) : newestFirst(tx, tx`answer.at`);
				return tx<{ item: StaffMessage; moment: string }[]>`
				select to_jsonb(page) - 'moment' as item, moment from (
					select ${moment} as moment, contact.id, created_at, name, email, subject, category, contact.message,
						case when answer.id is not null then
							json_build_object('at', answer.at, 'message', answer.message) end as answer,
						staff_rules.claim_of(claim) as claim
					${from} ${pageAfter(tx, page, moment, tx`contact.id`)}
				) as page`;
			},
		}),
		post('/messages/:id/answer', 'staff', async ({ id }, context) => {
			const contact = idIn(context, noMessage);
			const { message } = await bodyOf(context.req.raw, contactAnswer);
			await answerMessage(sql, { person: id, contact, message });
			return { answered: true };
		}),
	];
}

const noReport = () => notFound('There is no such report.');

/** In SQL, by how much a report is listed ahead of others: money and danger do not wait until older ones are looked at. */
const aheadOfOthers = (tx: TransactionSql) => tx`
	case when report.reason in ('fee', 'illegal') then interval '100 years' else interval '0' end`;

/**
 * `GET /` lists reports of internships and of messages, those of money or danger first; `POST /:id/resolve` notes what was done
 * about one; `POST /:id/messages` reads the conversation around a reported message, and the log says so; `POST …/stop` stops
 * one of its messages.
 */
export function staffReports(sql: Sql): Call[] {
	return [
		listForStaff('reports', sql, {
			from: (tx, { show, q }) => tx`
				from public.reports as report
				left join public.internships on internships.slug = report.internship
				left join public.application_events as event on event.id = event_id
				left join public.application_messages as written on written.id = report.application_message_id
				left join public.applications as application
					on application.id = coalesce(event.application_id, written.application_id)
				left join public.listing_questions as question on question.id = report.listing_question_id
				left join public.internships as applied
					on applied.id = coalesce(application.internship_id, question.internship_id)
				left join public.employers on employers.id = applied.employer_id
				left join public.staff_claims as claim on claim.report_id = report.id
				where (report.resolved_at is null) = ${show === 'open'}
					and (${q} = '' or public.has_typed(${q}, report.internship, internships.title,
						internships.company, company_name, report.message, report.resolution, event.message, written.text,
						question.text, question.answer))`,
			filters: (tx) => ({
				message: tx`coalesce(application.id, question.id) is not null`,
				internship: tx`coalesce(application.id, question.id) is null`,
				fee: tx`report.reason = 'fee'`,
				pay: tx`report.reason = 'pay'`,
				illegal: tx`report.reason = 'illegal'`,
				several: tx`exists (
					select from public.reports as other where other.id <> report.id and other.internship = report.internship)`,
				stopped: tx`exists (select from posting_rules.stops where internship_id = internships.id)`,
				answer: tx`report.email is not null`,
				free: isFree(tx),
			}),
			rows: (tx, { show, from, ...page }) => {
				const isOpen = show === 'open';
				const moment = isOpen
					? oldestFirst(tx, tx`report.created_at - ${aheadOfOthers(tx)}`)
					: newestFirst(tx, tx`report.resolved_at`);
				return tx<{ item: StaffReport; moment: string }[]>`
				select to_jsonb(page) - 'moment' as item, moment from (
					select ${moment} as moment, report.id, report.created_at, report.internship, internships.title, internships.company,
						internships.employer_id is not null as by_employer, (
							select json_build_object('kind', kind, 'untold_until', at + application_rules.take_back_time())
							from posting_rules.stops where internship_id = internships.id
						) as stopped, report.reason, report.message, report.email, report.resolved_at, report.resolution,
						case when coalesce(application.id, question.id) is not null then json_build_object('application', application.id,
							'company', company_name, 'by', coalesce(written.side, question_side, 'employer'),
							'at', coalesce(event.at, written.sent_at, written.written_at,
								case question_side when 'employer' then question.answered_at else question.asked_at end),
							'asked', case question_side when 'employer' then question.text end,
							'message', coalesce(written.text, case question_side when 'employer' then question.answer
								else question.text end, concat_ws(chr(10), event.message,
								application_rules.texts_of(event.details)))) end as about,
						staff_rules.claim_of(claim) as claim
					${from} ${pageAfter(tx, page, moment, tx`report.id`)}
				) as page`;
			},
		}),
		post('/reports/:id/resolve', 'staff', async ({ id }, context) => {
			const report = idIn(context, noReport);
			const { resolution } = await bodyOf(context.req.raw, reportResolution);
			await resolveReport(sql, { person: id, report, resolution });
			return { resolved: true };
		}),
		post('/reports/:id/messages', 'staff', async ({ id }, context) => {
			const report = idIn(context, noReport);
			await bodyOf(context.req.raw, noBody);
			return { messages: await readReported(sql, { person: id, report }) };
		}),
		post('/reports/:id/messages/:message/stop', 'staff', async ({ id }, context) => {
			const report = idIn(context, noReport);
			const message = idIn(context, noMessage, 'message');
			const { reason } = await bodyOf(context.req.raw, messageReturn);
			await stopReported(sql, { person: id, report, message, reason });
			return { stopped: true };
		}),
	];
}

/**
 * Messages of employers to applicants. `GET /` lists them; `POST /:id/approve` moves the applications as the
 * employer asked, those that can still be moved; `POST /:id/return` says why not; `POST /:id/stop` takes back what nobody is
 * shown yet.
 */
export function messageReviews(sql: Sql, clock: Clock): Call[] {
	return [
		listForStaff('applicant-messages', sql, {
			from: (tx, { show, q }) => {
				const isLeaving = tx`staff_rules.leaves_at(review) is not null`;
				const listed = {
					open: tx`review.state = 'waiting'`,
					leaving: isLeaving,
					done: tx`review.state <> 'waiting' and not ${isLeaving}`,
				}[show];
				return tx`
					from public.message_reviews as review
					join public.employers on employers.id = review.employer_id
					left join public.staff_claims as claim on claim.review_id = review.id
					left join public.listing_questions as question on question.id = review.listing_question_id
					where ${listed} and (${q} = ''
						or public.has_typed(${q}, company_name, application_rules.reviewed_text(review)))`;
			},
			filters: (tx) => ({
				many: tx`review.people > ${MOST_OF_A_NEW_EMPLOYER}`,
				rejection: tx`coalesce(review.to_status = 'rejected', false)`,
				alone: tx`review.to_status is null`,
				link: tx`'link' = any (review.found)`,
				contact: tx`review.found && array['telephone', 'mail-address', 'messenger']`,
				money: tx`'money' = any (review.found)`,
				document: tx`'document' = any (review.found)`,
				reported: tx`'reported' = any (review.found)`,
				free: isFree(tx),
			}),
			rows: (tx, { show, from, ...page }) => {
				const moment =
					show === 'open'
						? oldestFirst(tx, tx`review.asked_at`)
						: newestFirst(tx, tx`coalesce(review.decided_at, review.asked_at)`);
				return tx<{ item: ReviewedMessage; moment: string }[]>`
				select to_jsonb(page) - 'moment' as item, moment from (
					select ${moment} as moment, review.id, review.asked_at, company_name as company, review.to_status as to,
						question.text as asked,
						application_rules.reviewed_text(review) as message,
						review.found, review.words, review.people, review.state,
						staff_rules.leaves_at(review) as leaves_at, review.decided_at, review.answer,
						array(
							select distinct coalesce(title, 'An internship that is gone')
							from public.reviewed_applications as reviewed
							join public.applications as application on application.id = reviewed.application_id
							left join public.internships on internships.id = application.internship_id
							where reviewed.review_id = review.id
							union all select title from public.internships where id = question.internship_id
							order by 1 limit 10
						) as internships,
						-- One that goes with no move is to one student.
						case when review.to_status is null then 1 else (
							select count(*)::integer from public.reviewed_applications where review_id = review.id
						) end as applications, staff_rules.claim_of(claim) as claim
					${from} ${pageAfter(tx, page, moment, tx`review.id`)}
				) as page`;
			},
		}),
		post('/applicant-messages/:id/approve', 'staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			return { moved: await approveMessage(sql, { person: id, review, today: clock.today() }) };
		}),
		post('/applicant-messages/:id/return', 'staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			const { reason } = await bodyOf(context.req.raw, messageReturn);
			await returnMessage(sql, { person: id, review, reason, today: clock.today() });
			return { returned: true };
		}),
		post('/applicant-messages/:id/stop', 'staff', async ({ id }, context) => {
			const review = idIn(context, noMessage);
			const { reason } = await bodyOf(context.req.raw, messageReturn);
			const today = clock.today();
			return { stopped: await stopMessage(sql, { person: id, review, reason, today }) };
		}),
	];
}
