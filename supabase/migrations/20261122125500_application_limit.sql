-- How many applications one account may hold: a person sends some dozens, and what an account holds has
-- to be copied, listed and answered. Staff and restored backups are not bound. The lock taken by
-- b_drop_repeated makes the count exact; a repeated application is dropped before it is counted.
create function public.limit_applications() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') and (
		select pg_catalog.count(*) from public.applications where user_id = new.user_id
	) >= 500 then
		-- The API answers it as 403, with this message.
		raise sqlstate 'PT403' using message =
			'Your account holds 500 applications, which is the most it can hold. Write to us to have old ones removed.';
	end if;
	return new;
end
$$;

create trigger c_limit before insert on public.applications
	for each row execute function public.limit_applications();
