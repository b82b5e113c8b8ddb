-- The telephone number that was sent with an application is read by application_rules.sent_phone alone: an employer is
-- shown it with the address, once an invitation or an offer is final.
alter table public.application_copies add column phone text check (char_length(phone) <= 40);
update public.application_copies set phone = profile ->> 'phone' where profile ->> 'phone' is not null;
update public.application_copies set profile = profile - 'phone' where profile ? 'phone';
alter table public.application_copies add check (not profile ? 'phone');
revoke select on public.application_copies from authenticated;
grant select (application_id, profile, permission_shown, cv_name, sent_cv, created_at)
	on public.application_copies to authenticated;
