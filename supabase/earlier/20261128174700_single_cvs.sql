-- A CV that an employer takes out by itself is noted as an export is.
alter table public.applicant_exports drop constraint applicant_exports_kind_check;
alter table public.applicant_exports add constraint applicant_exports_kind_check check (kind in ('list', 'cvs', 'cv'));
