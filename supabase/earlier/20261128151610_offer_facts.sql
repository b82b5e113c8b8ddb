-- What an offer says: days, hours, pay, place and who to report to. Null for other moves, for earlier offers, and where
-- somebody applied for no internship. The same of an offer whose message waits for staff.
alter table public.application_events add column offer jsonb
	check (offer is null or (to_status = 'offered' and application_rules.is_offer(offer)));
grant select (offer) on public.application_events to authenticated;
grant insert (offer) on public.application_events to service_role;
alter table public.message_reviews add column offer jsonb check (application_rules.is_offer(offer));
