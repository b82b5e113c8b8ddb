-- Row-level security decides whose it is.
grant select (terms_version) on public.applications to authenticated;
