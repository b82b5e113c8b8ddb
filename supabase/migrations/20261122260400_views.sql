-- How often an internship was looked at: once for each visitor and day, without knowing who. Within a day a
-- visitor is a digest made with a random salt; both are deleted when the day is over, and the digest then
-- belongs to nobody. Neither is logged or part of a backup.
create unlogged table catalogue.view_salts (
	day date primary key,
	salt bytea not null
);
create unlogged table catalogue.view_digests (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	primary key (day, digest)
);
create table catalogue.views (
	internship_id uuid not null references public.internships (id) on delete cascade,
	day date not null,
	views integer not null check (views > 0),
	primary key (internship_id, day)
);
create index views_day_idx on catalogue.views (day);
alter table catalogue.view_salts enable row level security;
alter table catalogue.view_digests enable row level security;
alter table catalogue.views enable row level security;
revoke all on catalogue.view_salts, catalogue.view_digests, catalogue.views
	from public, anon, authenticated, service_role;

-- The salt of a day, the same for all servers; deletes those of other days with their digests.
create function catalogue.salt_of_views(today date) returns bytea
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	insert into catalogue.view_salts (day, salt)
		values (today, pg_catalog.sha256(pg_catalog.uuid_send(gen_random_uuid())
			|| pg_catalog.uuid_send(gen_random_uuid())))
		on conflict do nothing;
	delete from catalogue.view_salts as salt where salt.day <> today;
	return (select salt.salt from catalogue.view_salts as salt where salt.day = today);
end
$$;

-- Counts the views of internships: slugs and digests, in hexadecimal, in the same order. A digest that was counted on this day,
-- and an internship that does not exist, do not count.
create function catalogue.count_views(today date, slugs text[], digests text[]) returns void
	language sql volatile security definer set search_path = ''
as $$
	with counted as (
		insert into catalogue.view_digests (day, digest)
			select today, decode(viewed.digest, 'hex') from unnest(slugs, digests) as viewed (slug, digest)
			where exists (select from catalogue.view_salts where day = today)
			order by 2
			on conflict do nothing returning digest
	), viewed as (
		select internship.id, count(*)::integer as views
		from unnest(slugs, digests) as viewed (slug, digest)
		join counted on counted.digest = decode(viewed.digest, 'hex')
		join public.internships as internship on internship.slug = viewed.slug
		group by internship.id
	)
	insert into catalogue.views as known (internship_id, day, views)
		select id, today, views from viewed order by id
		on conflict (internship_id, day) do update set views = known.views + excluded.views
$$;

revoke all on function catalogue.salt_of_views(date), catalogue.count_views(date, text[], text[])
	from public, anon, authenticated, service_role;
