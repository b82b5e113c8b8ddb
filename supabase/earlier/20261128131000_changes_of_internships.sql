-- When and how often what readers see of an internship has changed: for feeds, calendars and the sitemap. `updated_at`
-- was the time of any write.
alter table public.internships add column revision integer not null default 0 check (revision >= 0);

-- Between the trigger that hides and the one that writes the version.
create trigger note_change before insert or update on public.internships
	for each row execute function catalogue.note_change();

-- When internships were last deleted: the time of the last change of all never goes back.
alter table catalogue.state add column deleted_at timestamptz;
