-- What a status brings along stands in one column of its move, whatever the status: of an offer its last day and what is
-- offered. Null where a move brings nothing. So another status, or another date of one, needs no column of its own.
alter table public.application_events add column details jsonb;
update public.application_events set details = jsonb_build_object('offer_until', offer_until, 'offer', offer)
	where offer_until is not null or offer is not null;
alter table public.application_events drop column offer_until, drop column offer;
alter table public.application_events add constraint application_events_details_check
	check (details is null or application_rules.are_details(to_status, details));
grant select (details) on public.application_events to authenticated;
grant insert (details) on public.application_events to service_role;
-- Offers by their last day.
create index application_events_offers_idx on public.application_events ((details ->> 'offer_until'))
	where to_status = 'offered';

-- As the employer gave it, where the message waits for staff: it is checked again when the application is moved.
alter table public.message_reviews add column details jsonb
	check (jsonb_typeof(details) = 'object' and char_length(details::text) <= 4000);
update public.message_reviews
	set details = jsonb_build_object('offer_until', offer_until, 'offer', offer - 'pay_currency')
	where offer_until is not null or offer is not null;
alter table public.message_reviews drop column offer_until, drop column offer;
