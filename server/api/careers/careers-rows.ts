import type { Sql } from 'postgres';
import { MOST_CHOSEN, type OwnConsent } from '#schema/careers/consent.ts';
import { titleOf } from '#server/deeds/careers/look.ts';
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
