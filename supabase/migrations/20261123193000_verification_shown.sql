-- What "Verified" means on the page of an internship: on which day, in Europe/London, and what was checked.
create function catalogue.verification_of(employer uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object(
		'on', (employers.verified_at at time zone 'Europe/London')::date,
		'checks', coalesce((
			select to_jsonb(decision.checks) from public.employer_decisions as decision
			where decision.employer_id = employers.id and decision.outcome = 'verified'
			order by decision.at desc limit 1
		), '[]')
	)
	from public.employers where employers.id = employer and employers.verified_at is not null
$$;
revoke all on function catalogue.verification_of(uuid) from public, anon, authenticated, service_role;

create or replace function catalogue.by_slug(given text) returns jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('description', description,
		'requirements', requirements, 'benefits', benefits, 'details', details, 'paused_by', paused_by,
		'verification', catalogue.verification_of(employer_id))
	from catalogue.cards as card join public.internships using (number) where card.slug = given
$$;
