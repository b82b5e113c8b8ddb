-- Who was not answered in time can still be invited or chosen, and so is told what changes, too.
create or replace function posting_rules.open_applications(draft public.internship_drafts) returns integer
	language sql stable security definer set search_path = ''
as $$
	select count(*)::integer from public.applications
	where internship_id = draft.internship_id and staff_rules.is_staff()
		and status in ('submitted', 'in-review', 'interview', 'offered', 'unanswered')
$$;

-- Deletes drafts that nobody has touched for 180 days. Their employers are told seven days and one day before,
-- once each; where the server did not run, the deletion waits for as long as the mails were late. What waits for
-- staff or was approved is nobody's to touch: the schema retention deletes it after 12 months.
-- @returns how many were deleted
create or replace function posting_rules.age_drafts(moment timestamptz) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	deleted integer;
begin
	with warned as (
		update public.internship_drafts set warnings = warnings + 1, warned_at = moment
		where state in ('draft', 'returned') and (
			(warnings = 0 and touched_at <= moment - interval '173 days')
			or (warnings = 1 and touched_at <= moment - interval '179 days'
				and warned_at <= moment - interval '6 days')
		)
		returning id, warnings
	)
	insert into outbox.notices (kind, row_id)
		select case warnings when 1 then 'draft_last_week' else 'draft_last_day' end, id from warned;
	delete from public.internship_drafts
		where state in ('draft', 'returned') and touched_at <= moment - interval '180 days'
			and warnings = 2 and warned_at <= moment - interval '1 day';
	get diagnostics deleted = row_count;
	return deleted;
end
$$;

-- The same condition as of "members of staff see all".
drop policy "staff see all internships" on public.internships;
