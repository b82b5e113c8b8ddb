-- Staff verify a company by its name, its website and the address of its account. Whoever changes one
-- of them, the profile waits to be verified again.
create function public.unverify_changed_employer() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if old.verified
		and (old.company_name, old.website) is distinct from (new.company_name, new.website)
	then
		new.verified := false;
	end if;
	return new;
end
$$;

-- After `protect`: triggers of one kind run in the order of their names.
create trigger unverify_changed before update on public.employers
	for each row execute function public.unverify_changed_employer();

-- Runs as the role that applies the migrations: the auth server has no rights on our tables.
create function accounts.unverify_employer() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	update public.employers set verified = false where user_id = new.id and verified;
	return null;
end
$$;
revoke all on function accounts.unverify_employer() from public, anon, authenticated, service_role;

create trigger unverify_employer after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.unverify_employer();
