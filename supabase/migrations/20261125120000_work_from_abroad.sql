-- Work for a host in the UK that is done from abroad only: what the UK permits decides nothing there.

alter table public.internships drop constraint internships_check3;
alter table public.internships add constraint internships_sponsorship_country_check check (
	case
		when sponsorship is not null then country = 'United Kingdom'
		else country <> 'United Kingdom' or (source = 'site' and remote = 'remote')
	end
);
