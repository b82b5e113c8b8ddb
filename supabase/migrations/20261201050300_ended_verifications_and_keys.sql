-- A mail to the members where the verification of a company ends by a change; a refusal has its own.
create trigger note_unverified after update on public.employers
	for each row when (old.verified and not new.verified and new.refused_at is null)
	execute function public.note_unverified();

-- Keys of a company end with the role of the owner who has made them. Until now they stayed, did not work, and worked again
-- once that account was an owner again.
delete from posting_rules.company_keys as key
where posting_rules.employer_of(key.made_by, 'connections') is distinct from key.employer_id;
create trigger end_keys after delete or update of role on public.company_members
	for each row execute function posting_rules.end_keys();
