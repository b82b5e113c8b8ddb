import type { Fragment, TransactionSql } from 'postgres';

/** In SQL, what a company in `employer` took out of the site, newest first: a read of a member of it or of staff. */
export const takenOut = (tx: TransactionSql, employer: Fragment, most: number) => tx`
	array(
		select jsonb_build_object('at', export.at, 'kind', export.kind, 'applications', export.applications,
			'internship', coalesce(title, export.internship), 'by', application_rules.taken_out_by(export.one))
		from (
			select max(at) as at, kind, internship, sum(applications) as applications, min(id::text)::uuid as one
			from public.applicant_exports where employer_id = ${employer}
			-- Single CVs that somebody takes on a day are one line.
			group by kind, internship, user_id, case kind when 'cv' then at::date::text else id::text end
		) as export
		left join public.internships on internships.slug = export.internship
		order by export.at desc limit ${most}
	)`;
