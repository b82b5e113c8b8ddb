-- The lines of imports that have become internships, by what they say: the same line is not stored again, although its
-- internship has been corrected since, and of two imports at once one stores it.
create table posting_rules.imported_lines (
	-- Of the employer and the content.
	digest bytea primary key check (octet_length(digest) = 32),
	internship_id uuid not null references public.internships (id) on delete cascade
);
create index imported_lines_internship_idx on posting_rules.imported_lines (internship_id);
alter table posting_rules.imported_lines enable row level security;
revoke all on posting_rules.imported_lines from public, anon, authenticated, service_role;
grant select, insert on posting_rules.imported_lines to service_role;
create policy "the server adds lines" on posting_rules.imported_lines
	for all to service_role using (true) with check (true);

drop function if exists staff_rules.employers_by_mail(text[]);
