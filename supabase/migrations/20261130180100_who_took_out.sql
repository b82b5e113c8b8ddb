-- Which member of a company has taken applications or CVs out. Null of exports before, and once the account is deleted.
alter table public.applicant_exports add column user_id uuid references auth.users (id) on delete set null;
create index applicant_exports_user_idx on public.applicant_exports (user_id);
