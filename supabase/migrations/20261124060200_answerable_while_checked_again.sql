-- While a change of its name, website or address is checked, a company answers those who have applied: they were
-- promised an answer by a day. Its internships stay hidden, and nobody new applies. It ends where staff refuse.
alter table public.employers
	-- Since when it answers applications: since it was verified first. Null before, and once staff have refused.
	add column host_since timestamptz;

-- Those that wait to be verified again have had internships, and were not refused last.
alter table public.employers disable trigger user;
update public.employers as employer set host_since = coalesce(employer.verified_at, employer.created_at)
	where employer.verified or (
		exists (select from public.internships where employer_id = employer.id)
		and coalesce((
			select decision.outcome from public.employer_decisions as decision
			where decision.employer_id = employer.id order by decision.at desc limit 1
		), 'verified') = 'verified'
		and employer.refused_at is null
	);
alter table public.employers enable trigger user,
	add constraint employers_hosts_check check (host_since is not null or not verified);
