-- Searches that found nothing.

-- Notes that the words of a search found nothing on a day, once. A day has at most so many of them. Called by the server.
create or replace function catalogue.note_empty_search(given text, today date, most integer) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	if (select count(*) < most from catalogue.empty_searches where day = today) then
		insert into catalogue.empty_searches (words, day) values (given, today) on conflict do nothing;
	end if;
end
$$;

-- Words that found nothing on at least five days, those of most days first. Called by staff; nothing for others.
create or replace function staff_rules.empty_searches()
	returns table (words text, days integer, last_day date)
	language sql stable security definer set search_path = ''
as $$
	select empty.words, count(*)::integer, max(empty.day)
	from catalogue.empty_searches as empty
	where staff_rules.is_staff()
	group by empty.words having count(*) >= 5
	order by count(*) desc, max(empty.day) desc, empty.words limit 200
$$;
grant execute on function staff_rules.empty_searches to authenticated;
