-- Words of searches that found nothing, so that staff can add them to the table of concepts: on which days, and never whose.
create table catalogue.empty_searches (
	words text not null check (char_length(words) between 2 and 60),
	day date not null,
	primary key (words, day)
);
create index empty_searches_day_idx on catalogue.empty_searches (day);
alter table catalogue.empty_searches enable row level security;
revoke all on catalogue.empty_searches from public, anon, authenticated, service_role;
