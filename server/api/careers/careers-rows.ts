import type { Sql } from 'postgres';
import type { CareersService } from '#schema/careers/careers-services.ts';
import { MOST_CHOSEN, type OwnConsent } from '#schema/careers/consent.ts';
import { FEWEST_COUNTED } from '#schema/careers/consent-words.ts';
import { titleOf } from '#server/deeds/careers/look.ts';
import { deed } from '#server/deeds/deed.ts';
import { requireStaff } from '#server/deeds/staff/staff.ts';
import { refused } from '#server/http/api-error.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/** The careers service of the university in a student's profile, what they have agreed to, and what they can choose of. */
export const readOwnConsent = (sql: Sql, person: string): Promise<OwnConsent> =>
	asServiceRole(sql, async (tx) => {
		const [service] = await tx<{ id: string; university: string }[]>`
			select service.id, service.university from public.student_profiles as profile
			join public.careers_names as named on named.key = application_rules.university_key(profile.university)
			join public.careers_services as service on service.id = named.service_id
			where profile.user_id = ${person}`;
		const [consent] = await tx<(NonNullable<OwnConsent['consent']> & { id: string })[]>`
			select id, kind, university, wording::text, (given_at at time zone 'Europe/London')::date::text as since
			from public.careers_consents where user_id = ${person} and ended_at is null`;
		const { id = null, ...agreed } = consent ?? {};
		const applications = service
			? await tx<OwnConsent['applications']>`
				select application.id, ${titleOf(tx)} as title,
					internship.company, (application.created_at at time zone 'Europe/London')::date::text as sent_on, exists (
						select from public.careers_chosen where consent_id = ${id}::uuid and application_id = application.id
					) as chosen
				from public.applications as application
				left join public.internships as internship on internship.id = internship_id
				where application.user_id = ${person}
				order by application.created_at desc, application.id desc limit ${MOST_CHOSEN}`
			: [];
		return {
			service: service ?? null,
			consent: consent ? (agreed as OwnConsent['consent']) : null,
			applications: [...applications],
		};
	}).catch(refused);

/** The careers services that are admitted, by university. @param person of staff @throws {ApiError} 404; 403 role */
export const readCareersServices = (sql: Sql, person: string): Promise<CareersService[]> =>
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
			from public.careers_services as service order by lower(university), service.id`;
		return [...rows];
	});
