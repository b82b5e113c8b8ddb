import type { Sql } from 'postgres';
import * as v from 'valibot';
import {
	type CareersService,
	newAdviser,
	newCareersService,
} from '#schema/careers/careers-services.ts';
import { FEWEST_COUNTED } from '#schema/careers/consent-words.ts';
import { type Call, type CallTools, get, post } from '#server/api/calls.ts';
import { countInvitation } from '#server/api/invitation-mails.ts';
import { bodyOf, idIn, noBody } from '#server/api/request-parts.ts';
import { noService } from '#server/deeds/careers/advisers.ts';
import {
	admitService,
	endService,
	inviteAdviser,
	removeAdviser,
	requireMayAdmit,
	sendAdviserInvitationAgain,
	withdrawAdviserInvitation,
} from '#server/deeds/careers/services.ts';
import { deed } from '#server/deeds/deed.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { invalid, json } from '#server/http/api-error.ts';
import { searchedWords } from './for-staff.ts';

/**
 * Careers services of universities, for administrators: `GET /careers-services?q=` names those that have the words, `POST /careers-services` admits
 * one and invites its first person. `/:id/invite` invites another one, `/:id/end` ends it. `/invitations/:id/again` and
 * `/withdraw` send and end an invitation, `/advisers/:id/remove` removes an adviser.
 */
export function staffCareersServices({ backend, limits }: CallTools): Call[] {
	const { sql, sendNotices } = backend;
	const at = (path: string) => `/careers-services${path}`;
	const countMail = async (person: string, email: string) => {
		await requireMayAdmit(sql, person);
		await countInvitation(limits, email);
	};
	/** A step about an invitation or account, which takes no body. */
	const step = (path: string, work: typeof removeAdviser) =>
		post(at(path), 'staff', async ({ id: person }, context) => {
			const id = idIn(context, noService);
			await bodyOf(context.req.raw, noBody);
			await work(sql, { person, id });
			sendNotices();
		});
	return [
		get(at(''), 'read', ({ id }, { req }) => {
			const query = v.safeParse(searched, req.query());
			if (!query.success) throw invalid('The query is not valid.');
			return readCareersServices(sql, id, query.output.q);
		}),
		post(at(''), 'staff', async ({ id: person }, { req }) => {
			const given = await bodyOf(req.raw, newCareersService);
			await countMail(person, given.email);
			const id = await admitService(sql, { ...given, person });
			sendNotices();
			return json({ id }, 201);
		}),
		post(at('/:id/invite'), 'staff', async ({ id: person }, context) => {
			const service = idIn(context, noService);
			const { email } = await bodyOf(context.req.raw, newAdviser);
			await countMail(person, email);
			await inviteAdviser(sql, { person, service, email });
			sendNotices();
		}),
		step('/:id/end', (database, { person, id }) => endService(database, { person, service: id })),
		step('/invitations/:id/again', sendAdviserInvitationAgain),
		step('/invitations/:id/withdraw', withdrawAdviserInvitation),
		step('/advisers/:id/remove', removeAdviser),
	];
}

const searched = v.strictObject({ q: searchedWords });

/**
 * The careers services that are admitted, by university.
 * @param person of staff @param q words in a name of the university, or in the name or address of one of its people
 * @throws {ApiError} 404; 403 role
 */
const readCareersServices = (sql: Sql, person: string, q: string): Promise<CareersService[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'careers-services');
		const rows = await tx<CareersService[]>`
			select service.id, university, (admitted_at at time zone 'Europe/London')::date::text as since, array(
					select key from public.careers_names where service_id = service.id order by key
				) as names, (
					select case when count(*) >= ${FEWEST_COUNTED} then count(*)::integer end
					from public.careers_consents where service_id = service.id and ended_at is null
				) as agreed, (
					select coalesce(json_agg(json_build_object('id', member.user_id, 'name', nullif(btrim(account.full_name), ''),
						'email', account.email, 'since', (member.added_at at time zone 'Europe/London')::date)
						order by member.added_at, member.user_id), '[]')
					from public.careers_members as member
					cross join lateral accounts.find(array[member.user_id]) as account
					where member.service_id = service.id
				) as members, (
					select coalesce(json_agg(json_build_object('id', invitation.id, 'email', invitation.email,
						'until', application_rules.iso_moment(ends_at), 'over', ends_at <= clock_timestamp())
						order by invited_at desc, id), '[]')
					from public.careers_invitations as invitation where service_id = service.id
				) as invitations
			from public.careers_services as service
			where ${q} = '' or public.has_typed(${q}, university, (
					select string_agg(key, ' ') from public.careers_names where service_id = service.id
				), (
					select string_agg(concat_ws(' ', account.full_name, account.email), ' ')
					from public.careers_members as member
					cross join lateral accounts.find(array[member.user_id]) as account
					where member.service_id = service.id
				), (
					select string_agg(email, ' ') from public.careers_invitations where service_id = service.id
				))
			order by lower(university), service.id`;
		return [...rows];
	});
